import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PlannedMeal } from '#core/planning/meal.ts'
import type { EatersNeeds } from '#web/state/plan/eaters.ts'
import type { BrokenName } from './broken-names.ts'
import { avoidsAny } from './problem-for.ts'
import { solveNames } from './solver.ts'

/** What meals contain that someone avoids, by their title alone: those in the user's own words, and those of a recipe that isn't available. */
export function useOwnWords(
  meals: readonly PlannedMeal[],
  needs: EatersNeeds,
  isUnavailable: (meal: PlannedMeal) => boolean,
): (meal: PlannedMeal) => BrokenName | undefined {
  const isByName = (meal: PlannedMeal) =>
    meal.kind === 'note' || (meal.kind === 'leftovers' && meal.recipeId === null) || isUnavailable(meal)
  const titles = [...new Set(meals.flatMap((meal) => (isByName(meal) ? meal.title : [])))].sort()
  const { data = [] } = useQuery({
    queryKey: ['plan-own-words', titles, needs],
    queryFn: ({ signal }) => solveNames(titles, needs, signal),
    enabled: titles.length > 0 && avoidsAny(needs),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  return (meal) => (isByName(meal) ? data.find(({ title }) => title === meal.title) : undefined)
}
