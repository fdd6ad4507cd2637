import { useQuery } from '@tanstack/react-query'
import { ownRow, type StoredContent } from '#core/own-recipes/own-row.ts'
import { type OwnFacts, ownSource } from '../../api/own-source.ts'

const openReader = async () => ownSource.reader?.().catch(() => undefined)

/** The recipe as a row with its facts. If they can't be computed, nothing is promised of its allergens and diets. */
export const ownFacts = async (own: StoredContent): Promise<OwnFacts> =>
  (await (await openReader())?.ownFacts(own)) ?? { row: ownRow(own) }

/** The address of the drawn cover; null if there is none. */
export const drawnCover = async (own: StoredContent): Promise<string | null> =>
  (await (await openReader())?.ownCover(own)) ?? null

type Edited = StoredContent & { updatedAt: string }

/** The facts of a recipe that is on this device. */
export function useOwnFacts(own: Edited | undefined) {
  return useQuery({
    queryKey: ['own-facts', own?.id, own?.updatedAt],
    queryFn: () => ownFacts(own as StoredContent),
    enabled: own !== undefined,
    // What couldn't be computed is tried again on the next page.
    staleTime: ({ state }) => (state.data?.details ? Number.POSITIVE_INFINITY : 0),
    // While an edit that has just arrived is read, the recipe stays on the page.
    placeholderData: (known) => (known?.row.id === own?.id ? known : undefined),
  })
}

export function useDrawnCover(own: Edited, wanted: boolean) {
  return useQuery({
    queryKey: ['own-cover', own.id, own.updatedAt],
    queryFn: () => drawnCover(own),
    enabled: wanted,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    placeholderData: (known, query) => (query?.queryKey[1] === own.id ? known : undefined),
  }).data
}
