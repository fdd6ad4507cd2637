import type { PlannedMeal, PlanReason } from './meal.ts'

/** Food to buy for the plan, and the meals it is for. */
export interface PlanPurchase {
  food: string
  grams: number | null
  amount: { value: number; unit: string | null } | null
  /** Ids of meals. */
  meals: readonly string[]
}

/**
 * A wish that could not be met, and the meal or day that it is about. Too much to buy: with a date, that meal is left
 * empty, as nothing can be cooked for it within the wish; without one, meals that stay need more. Too slow without a date:
 * the time limits leave too few recipes to differ.
 */
export interface PlanProblemFound {
  kind: 'no recipe' | 'too slow' | 'diets' | 'too much to buy' | 'kcal' | 'protein' | 'variety' | 'cook twice'
  date: string | null
  slot: string | null
  /** How many recipes there would be without this wish. */
  without: number
}

/** Food that a plan doesn't use in time. */
interface PlanSpoiled {
  name: string
  /** As shown: of leftovers, the dish. */
  title: string
  /** Null where it isn't known. */
  grams: number | null
  until: string
  isLeftovers?: true
  /** The part that is left, of 1. */
  part: number
}

/** A pinch, a sprig or something to serve with it that isn't at home: most kitchens have some, or do without. */
export interface PlanExtra {
  food: string
  /** Ids of meals. */
  meals: readonly string[]
}

/** What follows from the meals of a plan, however they were chosen. */
export interface PlanSummary {
  /** For all meals to come, those that stay too. */
  buys: readonly PlanPurchase[]
  /** Not counted as purchases. */
  extras: readonly PlanExtra[]
  /** Stock and leftovers that aren't used before their date. */
  spoils: readonly PlanSpoiled[]
  unmet: readonly PlanProblemFound[]
  /** By the id of the meal: true for the meals as they are now. */
  reasons: Readonly<Record<string, readonly PlanReason[]>>
}

export interface WeekPlan extends Omit<PlanSummary, 'reasons'> {
  /** New meals; the fixed ones are not repeated. */
  meals: readonly PlannedMeal[]
}
