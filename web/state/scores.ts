import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import { call } from '../api/functions.ts'
import { useKitchen } from './kitchen.ts'
import { usePantry } from './pantry.ts'
import { useAllNeeds } from './preferences.ts'

const NONE: ReadonlyMap<string, ScoredRecipe> = new Map()

/** How well these recipes match the pantry on this device, by id; empty without a pantry, and until loaded. */
export function useScores(ids: readonly string[]): ReadonlyMap<string, ScoredRecipe> {
  const { staples } = usePantry()
  const { ingredients, soon, isReady } = useKitchen()
  const { avoid, diets } = useAllNeeds()
  const { data } = useQuery({
    queryKey: ['score-recipes', ids, ingredients, soon, staples, avoid, diets],
    queryFn: async ({ signal }) => {
      const input = {
        ids: [...ids],
        ingredients: [...ingredients],
        soon: [...soon],
        staples: [...staples].slice(0, 100),
        dietary: [...diets],
        avoid: [...avoid],
      }
      const { scores } = await call('score-recipes', input, { signal })
      return new Map(scores.map((score) => [score.id, score]))
    },
    enabled: isReady && ingredients.length > 0 && ids.length > 0,
    // Cards that stay keep their scores while the next page's are loading.
    placeholderData: keepPreviousData,
  })
  return ingredients.length > 0 ? (data ?? NONE) : NONE
}
