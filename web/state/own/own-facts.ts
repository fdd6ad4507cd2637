import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ownRow, type StoredContent } from '#core/own-recipes/own-row.ts'
import { type OwnFacts, ownSource } from '../../api/own-source.ts'
import { linesInside } from './own-links.ts'
import { useOwnRecipes } from './own-recipes.ts'

/** A slow device that gave no answer in time is asked again, a few times. */
const AGAIN_MS = 5000
const MOST_ASKED = 4
const askAgain = (isAnswered: boolean, asked: number) =>
  isAnswered || asked >= MOST_ASKED ? false : AGAIN_MS

const openReader = async () => ownSource.reader?.().catch(() => undefined)

/**
 * The recipe as a row with its facts, which follow from what is inside of linked recipes too. If they can't be computed,
 * nothing is promised of its allergens and diets.
 */
export const ownFacts = async (own: StoredContent, inside?: readonly string[]): Promise<OwnFacts> =>
  (await (await openReader())?.ownFacts(own, inside)) ?? { row: ownRow(own) }

/** The address of the drawn cover; null if there is none. */
export const drawnCover = async (own: StoredContent): Promise<string | null> =>
  (await (await openReader())?.ownCover(own)) ?? null

type Edited = StoredContent & { updatedAt: string }

/** The facts of a recipe that is on this device. */
export function useOwnFacts(own: Edited | undefined) {
  const recipes = useOwnRecipes()
  const inside = useMemo(
    () => own && linesInside({ id: own.id, ingredients: own.content.ingredients }, recipes),
    [own, recipes],
  )?.map(({ line }) => line)
  return useQuery({
    queryKey: ['own-facts', own?.id, own?.updatedAt, inside],
    queryFn: () => ownFacts(own as StoredContent, inside),
    enabled: own !== undefined,
    // What couldn't be computed is tried again on the next page.
    staleTime: ({ state }) => (state.data?.details ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => askAgain(state.data?.details !== undefined, state.dataUpdateCount),
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

/** What is known of lines of own recipes: how they are bought, say. Null if it can't be known. */
export function useLineDetails(lines: readonly string[]) {
  return useQuery({
    queryKey: ['own-line-details', lines],
    queryFn: async () => (await (await openReader())?.lineDetails(lines)) ?? null,
    enabled: lines.length > 0,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => askAgain(state.data != null, state.dataUpdateCount),
  })
}
