import type { Model } from './model.ts'

/** Of a choice, what is cooked, and where the rest is eaten. */
interface Standing {
  kind: string
  recipe?: number
  second?: number
}

/** Within a limit on purchases, so many meals of a week at most are the same dish. */
const OF_ONE_DISH = 2
const WEEK = 7

/**
 * Whether a dish would be eaten too often if it were cooked in a cell, and maybe eaten again in a second one. An empty
 * meal is worse than any repetition, so that a cost for it would not help where few recipes fit a limit on purchases.
 */
export function isTooOften(
  { cells, mostToBuy, problem, recipeOf, dayOf, last }: Model,
  choices: readonly (Standing | null)[],
  { cell, recipe, second }: { cell: number; recipe: number; second: number },
): boolean {
  const slot = cells[cell]?.slot
  if (mostToBuy === null || slot === 'breakfast' || slot === 'snack') return false
  let eaten = second < 0 ? 1 : 2
  for (const choice of choices)
    if (choice?.kind === 'recipe' && choice.recipe === recipe) eaten += (choice.second ?? -1) < 0 ? 1 : 2
  for (const { recipeId, date } of problem.fixed) {
    const day = dayOf(date)
    if (recipeOf(recipeId) === recipe && day >= 0 && day <= last) eaten++
  }
  return eaten > OF_ONE_DISH * Math.ceil((last + 1) / WEEK)
}
