import type { PlanRecipe } from './problem.ts'

/** A little more than written is cut and stirred in the same time. */
export const ABOUT_AS_WRITTEN = 1.25
/** Of all minutes, so many more for as much again: from pan to pan, or for more to cut. */
const IN_BATCHES = 0.4
const IN_ONE_POT = 0.15
const MOST_IN_ONE_POT = 15

/** How long so many portions take, with what has to be cooked before; null if unknown. */
export function minutesFor(
  { minutes, servings, batches }: Pick<PlanRecipe, 'minutes' | 'servings' | 'batches'>,
  portions: number,
): number | null {
  const times = servings > 0 ? portions / servings : 1
  if (minutes === null || !(times > ABOUT_AS_WRITTEN)) return minutes
  const more = (times - 1) * minutes * (batches ? IN_BATCHES : IN_ONE_POT)
  return Math.round(minutes + (batches ? more : Math.min(MOST_IN_ONE_POT, more)))
}
