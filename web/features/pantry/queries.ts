import { useQuery } from '@tanstack/react-query'
import type { MatchRecipesInput, MatchRecipesOutput } from '#core/contracts/match-recipes.ts'
import { callFunction } from '#web/lib/functions.ts'
import { readTable } from '#web/lib/rest.ts'
import { BUILT_IN_INGREDIENTS, type KnownIngredient } from './built-in-ingredients.ts'

const HOUR = 3_600_000

/** The 500 most common ingredients, most popular first; a short list of our own until they are there, or if they never come. */
export function useCommonIngredients(): readonly KnownIngredient[] {
  const { data } = useQuery({
    queryKey: ['common_ingredients'],
    queryFn: ({ signal }) =>
      readTable<KnownIngredient>(
        'common_ingredients',
        { select: 'name,emoji,category', order: 'popularity_score.desc', limit: '500' },
        signal,
      ),
    staleTime: HOUR,
  })
  return data?.length ? data : BUILT_IN_INGREDIENTS
}

export const matchRecipes = async (input: MatchRecipesInput, signal?: AbortSignal) =>
  (await callFunction<MatchRecipesOutput>('match-recipes', input, { signal })).recipes
