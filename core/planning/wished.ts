import { namedUuid } from '../text/named-uuid.ts'
import type { PlannedMeal } from './meal.ts'
import type { PlanWishes } from './wishes.ts'

/** Stands for the wishes that a plan tries to meet. What people can't eat is none: that counts for every meal. */
export function wishKey(wishes: PlanWishes): string {
  const { minutes, daysOff, cookTwice, variety, kcal, protein, mostToBuy } = wishes
  return namedUuid(JSON.stringify([minutes, daysOff, cookTwice, variety, kcal, protein, mostToBuy]))
}

/** With the wishes that it was planned with, or put there. */
export const wishedWith = (meal: PlannedMeal, key: string): PlannedMeal => ({
  ...meal,
  reasons: [{ kind: 'wished', key }, ...meal.reasons.filter(({ kind }) => kind !== 'wished')],
})

/** Whether a meal was planned with these wishes, as far as that is known. */
export const isWishedWith = ({ reasons }: PlannedMeal, key: string): boolean =>
  reasons.every((one) => one.kind !== 'wished' || one.key === key)
