import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlanFeedsInput, PlanFeedsOutput } from '#core/contracts/plan-feeds.ts'
import { call } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import * as strings from './strings.ts'

const feedsKey = (userId: string) => ['plan-feeds', userId]

export const useFeeds = (userId: string) =>
  useQuery({
    queryKey: feedsKey(userId),
    queryFn: ({ signal }) => call('plan-feeds', { action: 'list' }, { signal }),
  })

/** Every action returns the links as they are then. */
export function useFeedAction(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: PlanFeedsInput) => call('plan-feeds', input),
    // The new address is for this moment only.
    onSuccess: ({ feeds }) => client.setQueryData<PlanFeedsOutput>(feedsKey(userId), { feeds }),
    onError: (error) => notify({ title: strings.failed, description: error.message, variant: 'destructive' }),
  })
}
