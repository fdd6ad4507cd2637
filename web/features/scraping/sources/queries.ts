import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callOperator } from '#web/api/operator-access.ts'
import { notify } from '#web/lib/toast.ts'
import * as strings from './strings.ts'

const KEY = 'recipe-sources'
const asItIs = { staleTime: 0, retry: false } as const
const WATCH_MS = 5000

export const useSources = () =>
  useQuery({
    queryKey: [KEY, 'list'],
    queryFn: async ({ signal }) => (await callOperator('recipe-sources', { action: 'list' }, signal)).sources,
    // Only while one is being visited.
    refetchInterval: ({ state }) => (state.data?.some(({ running }) => running) ? WATCH_MS : false),
    ...asItIs,
  })

export const useRemovals = () =>
  useQuery({
    queryKey: [KEY, 'removals'],
    queryFn: async ({ signal }) =>
      (await callOperator('recipe-sources', { action: 'removals' }, signal)).removals,
    ...asItIs,
  })

/** An action on sources or removals, after which all of them are read again. */
export function useSourceAction<Input, Output>(
  act: (input: Input) => Promise<Output>,
  failed: string,
  done: (output: Output) => string | undefined,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (output) => {
      const title = done(output)
      if (title) notify({ title, variant: 'success' })
      return client.invalidateQueries({ queryKey: [KEY] })
    },
    onError: ({ message }) => notify({ title: failed, description: message, variant: 'destructive' }),
  })
}

export const useAddSource = () =>
  useSourceAction(
    (source: { kind: 'site' | 'feed'; address: string; every_hours: number | null; folder?: string }) =>
      callOperator('recipe-sources', { action: 'add', ...source }),
    strings.addFailed,
    () => strings.added,
  )
