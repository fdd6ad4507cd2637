import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { minutesFor } from '#core/planning/real-time.ts'
import { DUE_AFTER_PLAN } from '#core/planning/summary.ts'
import type { PlanWishes } from '#core/planning/wishes.ts'
import { addDays } from '#core/stock/day.ts'
import { burst } from '#web/lib/burst.ts'
import { mealsOf } from './cells.ts'
import { isKept } from './edits.ts'
import { problemFor, type Situation } from './problem-for.ts'
import { solveSummary } from './solver.ts'

const lastOfBurst = burst(500)

/** What reasons and warnings are about: the meals as they are shown, and the wishes. */
const markOf = (meals: readonly PlannedMeal[], wishes: PlanWishes) =>
  JSON.stringify([
    meals.map(({ id, recipeId, date, slot, kind, servings, cooks }) => [
      id,
      recipeId,
      date,
      slot,
      kind,
      servings,
      cooks,
    ]),
    wishes,
  ])

/** What the time of a meal depends on. */
export const timeKey = ({ recipeId, cooks }: Pick<PlannedMeal, 'recipeId' | 'cooks'>): string =>
  `${recipeId} ${cooks}`

/** What follows from the days as they are planned now: also after a change by hand. */
export function useOutlook(situation: Situation & { isReady: boolean }) {
  const { today, stock } = situation
  const days = situation.days.filter((day) => day >= today)
  const shown = mealsOf(situation.meals, days)
  const mark = markOf(shown, situation.wishes)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const { isReady, favorites: _, ...rest } = situation
  const { data, isError } = useQuery({
    // Names and dates of the stock, not all that is known about it.
    queryKey: [
      'plan-outlook',
      { ...rest, stock: stock.map(({ name, amount, until, chance }) => [name, amount, until, chance]) },
    ],
    queryFn: async ({ signal }) => {
      await lastOfBurst(signal)
      const open = shown.filter((meal) => !isKept(meal))
      const ids = new Set(open.map(({ id }) => id))
      const kept = situation.meals.filter(({ id }) => !ids.has(id))
      const { problem, broken, unknown } = await problemFor(
        { ...situation, days, meals: kept },
        1,
        signal,
        open,
      )
      const summary = await solveSummary(problem, open, signal)
      const due = [...problem.stock, ...problem.leftovers].filter(
        ({ until }) => until !== null && until >= first && until <= addDays(last, DUE_AFTER_PLAN),
      )
      const known = [...problem.recipes, ...problem.fixedRecipes]
      return {
        ...summary,
        broken,
        due: due.length,
        mark,
        minutes: Object.fromEntries(
          shown.flatMap((meal) => {
            const recipe = known.find(({ id }) => id === meal.recipeId)
            return recipe && meal.kind === 'recipe' ? [[timeKey(meal), minutesFor(recipe, meal.cooks)]] : []
          }),
        ),
        keeps: Object.fromEntries(known.map(({ id, keepsCooked }) => [id, keepsCooked])),
        unknown: unknown.flatMap(({ recipeId }) => recipeId ?? []),
      }
    },
    enabled: isReady && shown.length > 0,
    placeholderData: keepPreviousData,
    // A recipe may be there the next time: written by now, or back online.
    staleTime: ({ state }) => (state.data?.unknown.length ? 0 : Number.POSITIVE_INFINITY),
    gcTime: 60_000,
  })
  const outlook = shown.length > 0 ? data : undefined
  return {
    outlook,
    /** It is of the meals or wishes before a change: nothing of it may be said of those that are shown. */
    isOld: outlook !== undefined && outlook.mark !== mark,
    isFailed: isError,
    hasMeals: shown.length > 0,
  }
}
