import type { MealSlot } from '../contracts/planning-limits.ts'
import type { PlanRecipe } from './problem.ts'
import { MEAL_SHARE, NUTRITION } from './weights.ts'
import type { PlanWishes } from './wishes.ts'

/** What is known of a day's meals, for one person, and the part of the day that these meals are. */
export interface DayNutrition {
  kcal: number
  kcalShare: number
  protein: number
  proteinShare: number
}

export const noNutrition = (): DayNutrition => ({ kcal: 0, kcalShare: 0, protein: 0, proteinShare: 0 })

const finite = (value: number | null): value is number => value !== null && value >= 0 && value < 1e6

/** A meal comes (1) or goes (-1). */
export function addMeal(
  day: DayNutrition,
  recipe: PlanRecipe | undefined,
  slot: MealSlot,
  sign: 1 | -1,
): void {
  if (!recipe) return
  const share = MEAL_SHARE[slot] ?? MEAL_SHARE.dinner
  if (finite(recipe.kcal)) {
    day.kcal += sign * recipe.kcal
    day.kcalShare += sign * share
  }
  if (finite(recipe.protein)) {
    day.protein += sign * recipe.protein
    day.proteinShare += sign * share
  }
}

const goal = (value: number | null | undefined, share: number) =>
  typeof value === 'number' && value > 0 && share > 1e-9 ? value * share : null

/** How far a day is from its goals, as parts of them. */
export function missed(day: DayNutrition, { kcal, protein }: PlanWishes): { kcal: number; protein: number } {
  const [least, most, wished] = [
    goal(kcal?.min, day.kcalShare),
    goal(kcal?.max, day.kcalShare),
    goal(protein, day.proteinShare),
  ]
  const below = least === null ? 0 : Math.max(0, 1 - day.kcal / least)
  const above = most === null ? 0 : Math.max(0, day.kcal / most - 1)
  return {
    kcal: Math.max(below, above),
    protein: wished === null ? 0 : Math.max(0, 1 - day.protein / wished),
  }
}

export function nutritionCost(day: DayNutrition, wishes: PlanWishes): number {
  if (wishes.kcal === null && wishes.protein === null) return 0
  const { kcal, protein } = missed(day, wishes)
  return NUTRITION * (Math.min(kcal, 3) + protein)
}
