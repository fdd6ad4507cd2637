import type { MealSlot } from '#core/contracts/planning-limits.ts'

export const title = 'Today’s plan'
export const slotNames: Record<MealSlot, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}
export const tonight = 'Tonight'
export const leftoversOf = (meal: string) => `Leftovers: ${meal}`
export const start = 'Cook'
export const startNamed = (meal: string) => `Start cooking ${meal}`
export const thaw = (foods: string) => `Thaw the ${foods}`
export const thawForTomorrow = (foods: string) =>
  `For tomorrow: move the ${foods} from the freezer to the fridge`
export const toPlan = 'Your plan'
export const planWeek = 'Plan your week'
