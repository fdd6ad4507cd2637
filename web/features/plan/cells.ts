import { MEAL_SLOTS, type MealSlot } from '#core/contracts/planning-limits.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'

/** A place for a meal. */
export interface Cell {
  date: string
  slot: MealSlot
}

export interface DayView {
  date: string
  /** In the order of the day: those that are planned, and those that have a meal. */
  slots: readonly { slot: MealSlot; meals: readonly PlannedMeal[] }[]
}

export const isSameCell = (a: Cell, b: Cell): boolean => a.date === b.date && a.slot === b.slot

const inOrder = (a: PlannedMeal, b: PlannedMeal) => a.addedAt.localeCompare(b.addedAt)

export const mealsAt = (meals: readonly PlannedMeal[], { date, slot }: Cell): PlannedMeal[] =>
  meals.filter((meal) => meal.date === date && meal.slot === slot).sort(inOrder)

export const mealsOf = (meals: readonly PlannedMeal[], days: readonly string[]): PlannedMeal[] => {
  const wanted = new Set(days)
  return meals.filter(({ date }) => wanted.has(date))
}

export const dayViews = (
  meals: readonly PlannedMeal[],
  days: readonly string[],
  planned: readonly MealSlot[],
): DayView[] =>
  days.map((date) => ({
    date,
    slots: MEAL_SLOTS.map((slot) => ({ slot, meals: mealsAt(meals, { date, slot }) })).filter(
      ({ slot, meals: there }) => there.length > 0 || planned.includes(slot),
    ),
  }))

/** Where a cell step leads: by cells of the day, or to the same meal of another day. Undefined at the edge. */
export function cellNext(views: readonly DayView[], from: Cell, key: string): Cell | undefined {
  const at = views.findIndex(({ date }) => date === from.date)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const day = views[at + (key === 'ArrowLeft' ? -1 : 1)]
    return day && { date: day.date, slot: from.slot }
  }
  const cells = views.flatMap(({ date, slots }) => {
    const shown = slots.map(({ slot }) => slot)
    // Its own slot may not be planned on the other days.
    const all = MEAL_SLOTS.filter((slot) => shown.includes(slot) || slot === from.slot)
    return all.map((slot) => ({ date, slot }))
  })
  const place = cells.findIndex(({ date, slot }) => date === from.date && slot === from.slot)
  return cells[place + (key === 'ArrowUp' ? -1 : 1)]
}
