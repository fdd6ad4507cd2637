import { same } from '../text/same.ts'
import type { PlannedMeal } from './meal.ts'

/** Fields that only make sense together. */
const PLACE = ['date', 'slot'] as const
const DISH = ['kind', 'recipeId', 'title', 'cooks', 'from', 'stock', 'reasons'] as const

const some = <Key extends keyof PlannedMeal>(meal: PlannedMeal, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, meal[key]])) as Pick<PlannedMeal, Key>

/** Locked, cooked, or put in the user's words since: planning elsewhere didn't know. */
const isHeld = (meal: PlannedMeal, base: PlannedMeal) =>
  (meal.locked && !base.locked) ||
  (meal.doneAt !== null && base.doneAt === null) ||
  (meal.kind !== base.kind && (meal.kind === 'note' || meal.kind === 'off'))

/**
 * A meal that two devices changed at the same time: each keeps what it changed, and this side wins where both changed
 * the same. A dish that one side locked, cooked or wrote itself outlasts planning on the other. `mine` is undefined where it was removed on this side.
 */
export function joinMeal(
  base: PlannedMeal,
  mine: PlannedMeal | undefined,
  theirs: PlannedMeal,
): PlannedMeal | undefined {
  if (!mine) return isHeld(theirs, base) ? theirs : undefined
  const changed = <Key extends keyof PlannedMeal>(...keys: Key[]) =>
    same(some(mine, keys), some(base, keys)) ? some(theirs, keys) : some(mine, keys)
  const held = [mine, theirs].find((one) => isHeld(one, base))
  const dish = held ? some(held, DISH) : changed(...DISH)
  return {
    ...theirs,
    ...changed(...PLACE),
    ...dish,
    ...changed('servings'),
    ...changed('locked'),
    ...changed('doneAt'),
  }
}
