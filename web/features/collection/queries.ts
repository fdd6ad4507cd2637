import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import {
  type CuisineCount,
  type SearchRecipesInput,
  type SearchRecipesOutput,
  seedForDatabase,
} from '#core/contracts/search-recipes.ts'
import type { Needs } from '#core/food-facts/card-facts.ts'
import { withUnderstood } from '#core/recipes/read-search.ts'
import { callDatabase } from '#web/api/rpc.ts'
import { pageData } from '#web/lib/page-data.ts'
import { type CollectionView, isCleared } from './collection-address.ts'
import { readViewSearch } from './understood.ts'

/** Fresh for 5 minutes, kept for 10. */
const COLLECTION_FRESH_MS = 5 * 60_000
const COLLECTION_KEPT_MS = 10 * 60_000

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
  return {
    search: words,
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
    staleTime: COLLECTION_FRESH_MS,
    gcTime: COLLECTION_KEPT_MS,
    // The previous page stays visible, dimmed, until the next one arrives.
    placeholderData: keepPreviousData,
  })
}

export const useCollection = (view: CollectionView, needs: Needs) =>
  useQuery(collectionQuery(withNeeds(view, needs)))

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
