import type { MealSlot } from '../contracts/planning-limits.ts'
import { modelOf } from './build-model.ts'
import type { PlannedMeal } from './meal.ts'
import { isDate, type Model, weekdayOf } from './model.ts'
import { addMeal, missed, noNutrition } from './nutrition.ts'
import type { PlanProblemFound } from './plan.ts'
import { minutesFor } from './real-time.ts'
import type { Trace } from './trace.ts'
import { Week } from './week.ts'
import { NUTRITION_TOLERANCE } from './weights.ts'

/** The same dinner within so many days is a repetition. */
const AGAIN_WITHIN = 7
/** With fewer meals, no double portion is missed. */
const SEVERAL = 3

/** The wishes that the plan doesn't meet, each with the recipes there would be without it. */
export function unmetOf(model: Model, trace: Trace, bought: number): PlanProblemFound[] {
  return [
    ...withoutRecipe(model, trace),
    ...tooSlow(model, trace),
    ...tooMuch(model, trace, bought),
    ...offGoal(model, trace),
    ...repeated(model, trace),
    ...neverTwice(model, trace),
  ]
}

const fitting = ({ problem }: Model, slot: MealSlot) =>
  problem.recipes.reduce((count, { slots }) => (slots.includes(slot) ? count + 1 : count), 0)

function withoutRecipe(model: Model, { meals }: Trace): PlanProblemFound[] {
  const { problem } = model
  const filled = new Set(meals.map(({ date, slot }) => `${date} ${slot}`))
  return model.cells.flatMap(({ date, slot, choices }): PlanProblemFound[] => {
    if (choices.length > 0 || filled.has(`${date} ${slot}`)) return []
    if (problem.wishes.mostToBuy !== null && fitting(model, slot) > 0) return []
    const reasons = [
      ...tooFew(problem, 'diets', problem.withoutDiets),
      ...tooFew(problem, 'too slow', problem.withoutMinutes),
    ]
    return reasons.length > 0
      ? reasons.map((one) => (one.kind === 'diets' ? { ...one, date, slot } : one))
      : [{ kind: 'no recipe', date, slot, without: problem.recipes.length }]
  })
}

/** A wish without which there would be more recipes. */
const tooFew = (
  { recipes }: Model['problem'],
  kind: 'diets' | 'too slow',
  without = 0,
): PlanProblemFound[] => (without > recipes.length ? [{ kind, date: null, slot: null, without }] : [])

function tooSlow(model: Model, { meals }: Trace): PlanProblemFound[] {
  const days = new Set(model.problem.days)
  return meals.flatMap(({ kind, date, slot, recipeId, doneAt, cooks }): PlanProblemFound[] => {
    const recipe = model.recipes[model.recipeOf(recipeId)]?.recipe
    if (kind !== 'recipe' || doneAt !== null || !days.has(date) || !isDate(date)) return []
    const limit = model.problem.wishes.minutes[weekdayOf(date)] ?? null
    const minutes = recipe ? minutesFor(recipe, cooks) : null
    if (limit === null || minutes === null || minutes <= limit) return []
    return [{ kind: 'too slow', date, slot, without: fitting(model, slot) }]
  })
}

/** Meals that stay need more than is wished; meals that nothing can be cooked for within the wish. */
function tooMuch({ problem, cells }: Model, { meals }: Trace, bought: number): PlanProblemFound[] {
  const most = problem.wishes.mostToBuy
  if (most === null) return []
  const kind = 'too much to buy'
  const all = { kind, date: null, slot: null, without: problem.recipes.length } as const
  const filled = new Set(meals.map(({ date, slot }) => `${date} ${slot}`))
  const isEmpty = cells.some(({ date, slot }) => !filled.has(`${date} ${slot}`))
  const found = bought > most ? [all] : []
  if (!isEmpty) return found
  const rest = modelOf({ ...problem, fixed: meals })
  const week = new Week(rest)
  const empty = rest.cells.flatMap(({ date, slot }, cell): PlanProblemFound[] => {
    const without = fitting(rest, slot)
    return without > 0 && week.offers(cell).length === 0 ? [{ kind, date, slot, without }] : []
  })
  return [...found, ...empty]
}

function offGoal(model: Model, { meals }: Trace): PlanProblemFound[] {
  const { wishes, days, recipes } = model.problem
  if (wishes.kcal === null && wishes.protein === null) return []
  return [...new Set(days)].flatMap((date): PlanProblemFound[] => {
    const day = noNutrition()
    for (const meal of meals)
      if (meal.date === date) addMeal(day, model.recipes[model.recipeOf(meal.recipeId)]?.recipe, meal.slot, 1)
    const off = missed(day, wishes)
    const found = (['kcal', 'protein'] as const).filter((kind) => off[kind] > NUTRITION_TOLERANCE)
    return found.map((kind) => ({ kind, date, slot: null, without: recipes.length }))
  })
}

function repeated(model: Model, { meals }: Trace): PlanProblemFound[] {
  if (model.problem.wishes.variety === 'low') return []
  const cooked = meals
    .filter(
      ({ kind, slot, date }) => kind === 'recipe' && (slot === 'lunch' || slot === 'dinner') && isDate(date),
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const fixed = new Set(model.problem.fixed.map(({ id }) => id))
  const last = new Map<string, number>()
  return cooked.flatMap(({ id, recipeId, date, slot }): PlanProblemFound[] => {
    if (recipeId === null) return []
    const day = model.dayOf(date)
    const before = last.get(recipeId)
    last.set(recipeId, day)
    if (before === undefined || day - before >= AGAIN_WITHIN || fixed.has(id)) return []
    return (
      tooFewToDiffer(model, date, slot) ?? [{ kind: 'variety', date, slot, without: fitting(model, slot) }]
    )
  })
}

/** The wishes that leave fewer dishes than there are days between two of the same: variety isn't what gives. */
function tooFewToDiffer(model: Model, date: string, slot: MealSlot): PlanProblemFound[] | undefined {
  const { problem, cells } = model
  const all = fitting(model, slot)
  const inTime = cells.find((cell) => cell.date === date && cell.slot === slot)?.choices.length ?? all
  if (inTime >= AGAIN_WITHIN) return undefined
  const slow = Math.max(all, problem.withoutMinutes ?? 0)
  const found = [
    ...tooFew(problem, 'diets', problem.withoutDiets),
    ...(slow > inTime && problem.wishes.minutes.some((limit) => limit !== null)
      ? [{ kind: 'too slow' as const, date: null, slot: null, without: slow }]
      : []),
  ]
  return found.length > 0 ? found : undefined
}

/** Double portions are wished for, and several meals are cooked, but none for two. */
function neverTwice({ problem, cells }: Model, { meals }: Trace): PlanProblemFound[] {
  const places = new Set(cells.map(({ date, slot }) => `${date} ${slot}`))
  const cooked = meals.filter(({ kind, date, slot }) => kind === 'recipe' && places.has(`${date} ${slot}`))
  const isTwice = ({ kind, cooks, servings, from }: PlannedMeal) =>
    kind === 'recipe' ? cooks > servings : from !== null
  return problem.wishes.cookTwice && cooked.length >= SEVERAL && !meals.some(isTwice)
    ? [{ kind: 'cook twice', date: null, slot: null, without: 0 }]
    : []
}
