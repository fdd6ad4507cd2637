import type { MealSlot } from '../contracts/planning-limits.ts'

export const calendarName = 'Sous meal plan'
const slotNames: Readonly<Record<MealSlot, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}
/** As an entry of a calendar. */
export const mealInCalendar = (slot: MealSlot, title: string) => `${slotNames[slot]}: ${title}`
export const leftoversOf = (title: string) => `${title} (leftovers)`
/** On the shopping list: something small that most kitchens have. */
export const ifOut = (food: string) => `${food} (if you’re out)`
export const forEaters = (count: number) => `For ${count}`
