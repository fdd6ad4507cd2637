import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import {
  type CollectionRecipe,
  type CuisineCount,
  type SearchRecipesInput,
  type SearchRecipesOutput,
  seedForDatabase,
} from '#core/contracts/search-recipes.ts'
import type { Needs } from '#core/food-facts/card-facts.ts'
import { withUnderstood } from '#core/recipes/read-search.ts'
import { callDatabase } from '#web/api/rpc.ts'
import { pageData } from '#web/lib/page-data.ts'
import { ownFlag } from '#web/state/own/own-flag.ts'
import { type CollectionView, isCleared } from './collection-address.ts'
import { readViewSearch } from './understood.ts'

/** Fresh for 5 minutes, kept for 10. */
const COLLECTION_FRESH_MS = 5 * 60_000
const COLLECTION_KEPT_MS = 10 * 60_000
const NO_RECIPES: readonly CollectionRecipe[] = []

/** The view with what the user keeps to. */
function withNeeds(view: CollectionView, { avoid, diets }: Needs): CollectionView {
  return {
    ...view,
    diets: [...new Set([...view.diets, ...diets])],
    without: [...new Set([...view.without, ...avoid])],
  }
}

/** The search arguments, without defaults. What the search says counts like the filters. */
function searchInput(view: CollectionView): SearchRecipesInput {
  const { words, understood } = readViewSearch(view)
  // What became filters may be part of a dish's name: "breakfast burrito". Filters set by hand are meant.
  const isFree = !view.cuisine && view.difficulty === 'all' && !view.minutes
  return {
    search: words,
    ...(understood.length > 0 && isFree && { named: view.search.replaceAll('\u0000', '') }),
    sort: view.sort,
    page: view.page,
    ...(view.sort === 'random' && { seed: seedForDatabase(view.seed) }),
    ...withUnderstood(
      {
        // PostgreSQL text can't contain NUL characters.
        ...(view.cuisine && { cuisine: view.cuisine.replaceAll('\u0000', '') }),
        ...(view.difficulty !== 'all' && { difficulty: view.difficulty }),
        ...(view.diets.length > 0 && { diets: [...view.diets] }),
        ...(view.without.length > 0 && { without: [...view.without] }),
        ...(view.minutes && { minutes: view.minutes }),
      },
      understood,
    ),
  }
}

/** The server embeds the first page in the HTML. */
function collectionInPage(view: CollectionView): SearchRecipesOutput | undefined {
  const { collection } = pageData()
  const isFirst = isCleared(view) && view.page === 1 && view.seed === collection?.seed
  return isFirst ? collection.found : undefined
}

const collectionQuery = (view: CollectionView) => {
  const input = searchInput(view)
  return queryOptions({
    queryKey: ['collection', input],
    queryFn: ({ signal }) => callDatabase<SearchRecipesOutput>('search_collection', input, signal),
    initialData: () => collectionInPage(view),
    // The page's own copy has no recipes of the user's own.
    ...(ownFlag.get().used && { initialDataUpdatedAt: 0 }),
    staleTime: COLLECTION_FRESH_MS,
    gcTime: COLLECTION_KEPT_MS,
    // The previous page stays visible, dimmed, until the next one arrives.
    placeholderData: keepPreviousData,
  })
}

export const useCollection = (view: CollectionView, needs: Needs) =>
  useQuery(collectionQuery(withNeeds(view, needs)))

/** Fewer results than these, and others are offered that are close to them. */
const FEW = 6
const MOST_RELAXED = 3

/** A search with one word less, in each way. The last word names the dish most often: "curry" is tried before "chicken". */
function relaxedWords(words: string): string[] {
  const all = [...new Set(words.split(/\s+/).filter((word) => word.length > 2))]
  if (all.length < 2) return []
  return all.slice(0, MOST_RELAXED).map((_, left) => all.filter((_, at) => at !== left).join(' '))
}

/** Where a search found few, recipes that have all of its words but one; empty until known, and if that fails. */
export function useNeighbors(
  view: CollectionView,
  needs: Needs,
  found: SearchRecipesOutput | undefined,
): readonly CollectionRecipe[] {
  const input = searchInput(withNeeds(view, needs))
  const isFew = found !== undefined && found.total > 0 && found.total < FEW && view.page === 1
  const searches = isFew ? relaxedWords(input.search ?? '') : []
  return useQueries({
    queries: searches.map((search) => ({
      queryKey: ['collection', 'close', input, search],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callDatabase<SearchRecipesOutput>('search_collection', { ...input, search, sort: 'random' }, signal),
      staleTime: COLLECTION_FRESH_MS,
      gcTime: COLLECTION_KEPT_MS,
    })),
    combine: (answers) => {
      // Nothing jumps: the first searches come first, so all must be there.
      if (answers.some(({ isPending }) => isPending)) return NO_RECIPES
      const close = new Map(answers.flatMap(({ data }) => data?.recipes ?? []).map((one) => [one.id, one]))
      for (const { id } of found?.recipes ?? []) close.delete(id)
      return [...close.values()].slice(0, FEW)
    },
  })
}

/** The cuisines of the recipes, from A to Z. */
export function useCuisines(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['cuisines'],
    queryFn: ({ signal }) => callDatabase<CuisineCount[]>('recipe_cuisines', {}, signal),
    staleTime: COLLECTION_FRESH_MS,
    gcTime: COLLECTION_KEPT_MS,
    select: (rows) => rows.map(({ cuisine }) => cuisine).sort((a, b) => a.localeCompare(b)),
  })
  return data ?? []
}
