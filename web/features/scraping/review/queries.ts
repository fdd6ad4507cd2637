import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ScrapeRules } from '#core/contracts/scrape-review.ts'
import type { RecipeEdit } from '#core/contracts/stored-recipes.ts'
import { callOperator } from '#web/api/operator-access.ts'
import { notify } from '#web/lib/toast.ts'
import * as strings from './strings.ts'

export interface QueueFilter {
  kind: 'all' | 'new' | 'change'
  host?: string
  doubtful?: boolean
}

const KEY = 'recipe-review'
const asItIs = { staleTime: 0, retry: false } as const

export const useQueue = (filter: QueueFilter, page: number) =>
  useQuery({
    queryKey: [KEY, 'list', filter, page],
    queryFn: ({ signal }) => callOperator('recipe-review', { action: 'list', ...filter, page }, signal),
    placeholderData: keepPreviousData,
    ...asItIs,
  })

export const useDraft = (id: string) =>
  useQuery({
    queryKey: [KEY, 'one', id],
    queryFn: async ({ signal }) =>
      (await callOperator('recipe-review', { action: 'show', id }, signal)).draft,
    gcTime: 0,
    ...asItIs,
  })

const failed = (title: string) => ({
  onError: ({ message }: Error) => notify({ title, description: message, variant: 'destructive' }),
})

export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ action, ids }: { action: 'approve' | 'reject'; ids: string[] }) =>
      callOperator('recipe-review', { action, ids }),
    onSuccess: ({ decided }, { action }) => {
      const text = action === 'approve' ? strings.approved : strings.rejected
      notify({ title: text(decided.length), variant: 'success' })
      void client.invalidateQueries({ queryKey: ['stored-recipes'], refetchType: 'active' })
      return client.invalidateQueries({ queryKey: [KEY, 'list'] })
    },
    ...failed(strings.decideFailed),
  })
}

export function useEditDraft(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (recipe: RecipeEdit) => callOperator('recipe-review', { action: 'edit', id, recipe }),
    onSuccess: ({ draft }) => {
      notify({ title: strings.editSaved, variant: 'success' })
      client.setQueryData([KEY, 'one', id], draft)
      return client.invalidateQueries({ queryKey: [KEY, 'list'] })
    },
    ...failed(strings.editFailed),
  })
}

export const useRules = () =>
  useQuery({
    queryKey: [KEY, 'rules'],
    queryFn: async ({ signal }) => (await callOperator('recipe-review', { action: 'rules' }, signal)).rules,
    ...asItIs,
  })

export function useSaveRules() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rules: ScrapeRules) => callOperator('recipe-review', { action: 'rules', rules }),
    onSuccess: ({ rules }) => {
      notify({ title: strings.rulesSaved, variant: 'success' })
      client.setQueryData([KEY, 'rules'], rules)
    },
    ...failed(strings.rulesFailed),
  })
}
