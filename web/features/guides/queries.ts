import { useQuery } from '@tanstack/react-query'
import type { Guide } from '#content/guides/schema.ts'
import type { SearchRecipesInput, SearchRecipesOutput } from '#core/contracts/search-recipes.ts'
import type { Needs } from '#core/food-facts/card-facts.ts'
import { callDatabase } from '#web/api/rpc.ts'

const FRESH_MS = 5 * 60_000
const RELATED = 4

/** A few recipes from the collection that match a guide and what the user can eat, best first. */
export function useRelatedRecipes(
  { title: _, ...wanted }: Guide['related'],
  { avoid, diets }: Needs,
  enabled: boolean,
) {
  const input: SearchRecipesInput = {
    ...wanted,
    diets: [...new Set([...(wanted.diets ?? []), ...diets])],
    without: [...avoid],
    sort: 'rated',
    page: 1,
  }
  return useQuery({
    queryKey: ['guide-recipes', input],
    queryFn: ({ signal }) => callDatabase<SearchRecipesOutput>('search_collection', input, signal),
    select: ({ recipes }) => recipes.slice(0, RELATED),
    staleTime: FRESH_MS,
    enabled,
  })
}
