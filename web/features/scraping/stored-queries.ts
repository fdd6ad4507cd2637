import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { RecipeEdit, StoredFilters } from '#core/contracts/stored-recipes.ts'
import { type ExportFormat, exportFileName } from '#core/scraping/export-row.ts'
import { postFunction } from '#web/api/functions.ts'
import { callOperator, operatorAccess } from '#web/api/operator-access.ts'
import { readTable } from '#web/api/rest.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { STORED_PAGE, type StoredRow, storedParams } from './stored-search.ts'
import * as strings from './strings.ts'

const KEY = 'stored-recipes'
/** Operators see the current state, and refresh with a button. */
const asItIs = { staleTime: 0, retry: false } as const

export const useStored = (filters: StoredFilters, page: number) =>
  useQuery({
    queryKey: [KEY, 'search', filters, page],
    queryFn: async ({ signal }) => {
      const rows = await readTable<StoredRow>('external_recipes', storedParams(filters, page), signal)
      return { rows: rows.slice(0, STORED_PAGE), more: rows.length > STORED_PAGE }
    },
    placeholderData: keepPreviousData,
    ...asItIs,
  })

export const useStoredRecipe = (id: string) =>
  useQuery({
    queryKey: [KEY, 'one', id],
    queryFn: async ({ signal }) => {
      const [row] = await readTable<ExternalRecipeRow>(
        'external_recipes',
        { select: '*', id: `eq.${id}`, limit: '1' },
        signal,
      )
      if (!row) throw new Error(strings.fetchOneFailed)
      return row
    },
    gcTime: 0,
    ...asItIs,
  })

export const useCounts = () =>
  useQuery({
    queryKey: [KEY, 'counts'],
    queryFn: ({ signal }) => callOperator('stored-recipes', { action: 'counts' }, signal),
    ...asItIs,
  })

/** After a change, refetch everything that shows stored recipes. */
export function useStoredAgain() {
  const client = useQueryClient()
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: ['collection'] })
    return client.invalidateQueries({ queryKey: [KEY], refetchType: 'active' })
  }, [client])
}

function useChange<Input>(change: (input: Input) => Promise<unknown>, done: string, failed: string) {
  const again = useStoredAgain()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      notify({ title: done, variant: 'success' })
      return again()
    },
    onError: ({ message }) =>
      notify({
        title: failed,
        description: message === failed ? undefined : message,
        variant: 'destructive',
      }),
  })
}

export const useUpdateRecipe = () =>
  useChange(
    (input: { id: string; recipe: RecipeEdit }) =>
      callOperator('stored-recipes', { action: 'update', ...input }),
    strings.updated,
    strings.updateFailed,
  )

export const useDeleteRecipe = () =>
  useChange(
    (id: string) => callOperator('stored-recipes', { action: 'delete', id }),
    strings.deleted,
    strings.deleteFailed,
  )

/** Everything that matches the filters, as a file; the server streams it row by row. */
export const useExportStored = () =>
  useMutation({
    mutationFn: async ({ format, filters }: { format: ExportFormat; filters: StoredFilters }) => {
      const response = await postFunction('stored-recipes', {
        action: 'export',
        access_code: operatorAccess.get() ?? '',
        format,
        filters,
      })
      saveFile(await response.blob(), exportFileName(new Date(), format))
    },
    onError: ({ message }) =>
      notify({ title: strings.exportFailed, description: message, variant: 'destructive' }),
  })
