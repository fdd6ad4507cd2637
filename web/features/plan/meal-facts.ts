import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { totalOf } from '#core/contracts/total-time.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { readTable } from '#web/api/rest.ts'
import { useOwnRecipes } from '#web/state/own/own-recipes.ts'

type Row = Pick<
  ExternalRecipeRow,
  'id' | 'cover_image_url' | 'cooking_time_minutes' | 'prep_time_minutes' | 'rest_time_minutes'
>

/** What a card shows of its recipe besides the title. */
export interface MealFacts {
  picture: string | null
  minutes: number | null
}

const COLUMNS = 'id,cover_image_url,cooking_time_minutes,prep_time_minutes,rest_time_minutes'
/** The ids are in the address, so not too many. */
const MOST_IDS = 100

/** Pictures and times by recipe. A card is complete without them, so errors are silent. */
export function useMealFacts(meals: readonly PlannedMeal[]): ReadonlyMap<string, MealFacts> {
  const own = useOwnRecipes()
  const ids = [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))].sort().slice(0, MOST_IDS)
  const asked = ids.filter((id) => !own.has(id))
  const { data } = useQuery({
    queryKey: ['plan-facts', asked],
    queryFn: ({ signal }) =>
      readTable<Row>('external_recipes', { select: COLUMNS, id: `in.(${asked.join(',')})` }, signal),
    enabled: asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  return useMemo(() => {
    const rows = (data ?? []).map((row): [string, MealFacts] => [
      row.id,
      { picture: row.cover_image_url, minutes: totalOf(row) },
    ])
    const mine = [...own].map(([id, { content }]): [string, MealFacts] => [
      id,
      { picture: null, minutes: totalOf(content) },
    ])
    return new Map([...rows, ...mine])
  }, [data, own])
}
