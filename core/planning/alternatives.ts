import { daysBetween } from '../stock/day.ts'
import { modelOf } from './build-model.ts'
import type { PlannedMeal } from './meal.ts'
import { contentOf } from './meal-content.ts'
import type { Model } from './model.ts'
import { positive } from './model-foods.ts'
import type { PlanPurchase, PlanSummary } from './plan.ts'
import type { PlanNeed, PlanProblem } from './problem.ts'
import { minutesFor } from './real-time.ts'
import { summarize } from './summary.ts'
import { type Offer, Week } from './week.ts'

/** Another choice for a meal, and what changes with it. */
export interface PlanAlternative {
  /** In place of the meal, with the same id. */
  meal: PlannedMeal
  /** Meals that eat its leftovers, as they are then. */
  followers: readonly PlannedMeal[]
  /** How long it takes for those who eat of it; null if unknown, and for leftovers. */
  minutes: number | null
  /** Foods that must be bought then, and those that needn't be any more. */
  buys: readonly string[]
  /** More of what is bought anyway, or is there: null where how much isn't known. */
  more: readonly { food: string; amount: PlanPurchase['amount'] }[]
  saves: readonly string[]
  /** Stock that would spoil then, and what would be used instead of spoiling. */
  spoils: readonly string[]
  rescues: readonly string[]
}

/** The best other choices for one meal while all others stay, the best first. */
export function alternatives(
  problem: PlanProblem,
  meals: readonly PlannedMeal[],
  mealId: string,
  count: number,
): PlanAlternative[] {
  const all = [...problem.fixed, ...meals.filter(({ id }) => problem.fixed.every((one) => one.id !== id))]
  const meal = all.find(({ id }) => id === mealId)
  if (!meal) return []
  const followers = all.filter(({ from }) => from === mealId)
  const model = modelOf(around(problem, all, meal, followers), meal)
  const offers = new Week(model)
    .offers(0)
    .filter((offer) => !isSame(model, offer, meal) && feeds(model, offer, meal, followers))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, Math.max(0, count))

  // The meal itself may be one that stays: only its replacement is summed up.
  const rest = { ...problem, fixed: problem.fixed.filter(({ id }) => id !== mealId) }
  const whole = modelOf(rest)
  const now = summarize(whole, all)
  return offers.map(({ choice }) => {
    const content = contentOf(model, choice, [], [])
    const changed = { ...meal, ...content, doneAt: null, reasons: [] }
    const then = followers.map((one) => ({ ...one, recipeId: content.recipeId, title: content.title }))
    const replaced = new Map([changed, ...then].map((one) => [one.id, one]))
    const summary = summarize(
      whole,
      all.map((one) => replaced.get(one.id) ?? one),
    )
    const withReasons = (one: PlannedMeal) => ({ ...one, reasons: summary.reasons[one.id] ?? [] })
    return {
      meal: withReasons(changed),
      followers: then.map(withReasons),
      ...changes(now, summary, model.recipes[model.recipeOf(changed.recipeId)]?.recipe.needs ?? []),
      minutes: timeOfMeal(model, changed),
    }
  })
}

/** All other meals stay, and this one is cooked for as many as now. */
function around(
  problem: PlanProblem,
  all: readonly PlannedMeal[],
  meal: PlannedMeal,
  followers: readonly PlannedMeal[],
): PlanProblem {
  const portions = followers.length > 0 ? Math.max(meal.cooks, meal.servings) : meal.servings
  return {
    ...problem,
    wishes: { ...problem.wishes, eaters: positive(portions) ?? 1, cookTwice: false },
    fixed: all.filter((one) => one !== meal && !followers.includes(one)),
  }
}

function isSame({ recipes, sources }: Model, { choice }: Offer, meal: PlannedMeal): boolean {
  if (choice.kind === 'source') {
    const source = sources[choice.source]
    return meal.kind === 'leftovers' && source?.from === meal.from && source?.stock === meal.stock
  }
  return (
    choice.kind === 'recipe' && meal.kind === 'recipe' && recipes[choice.recipe]?.recipe.id === meal.recipeId
  )
}

/** Those who eat the rest later still can. */
function feeds(
  { recipes }: Model,
  { choice }: Offer,
  meal: PlannedMeal,
  followers: readonly PlannedMeal[],
): boolean {
  if (followers.length === 0) return true
  if (choice.kind !== 'recipe') return false
  const row = recipes[choice.recipe]
  const keeps = row && !row.recipe.batches ? row.keeps : 0
  return followers.every(({ date }) => daysBetween(meal.date, date) <= keeps)
}

const timeOfMeal = ({ recipes, recipeOf }: Model, { kind, recipeId, cooks }: PlannedMeal) => {
  const recipe = kind === 'recipe' ? recipes[recipeOf(recipeId)]?.recipe : undefined
  return recipe ? minutesFor(recipe, cooks) : null
}

/** Less is no news. */
const MUCH_MORE = 1.1

/** What is bought anyway, and more of it. */
function moreOf(now: PlanSummary, then: PlanSummary): PlanAlternative['more'] {
  return then.buys.flatMap(({ food, grams, amount }): PlanAlternative['more'][number][] => {
    const before = now.buys.find((one) => one.food === food)
    if (!before) return []
    const isMore = (one: number | null | undefined, other: number | null | undefined) =>
      one != null && other != null && one > other * MUCH_MORE
    const [a, b] = [amount, before.amount]
    if (a && b && a.unit === b.unit)
      return isMore(a.value, b.value) ? [{ food, amount: { ...a, value: a.value - b.value } }] : []
    return isMore(grams, before.grams) ? [{ food, amount: null }] : []
  })
}

function changes(now: PlanSummary, then: PlanSummary, needs: readonly PlanNeed[]) {
  const without = (these: readonly string[], those: readonly string[]) =>
    these.filter((one) => !those.includes(one))
  const [foods, foodsThen] = [now, then].map(({ buys }) => buys.map(({ food }) => food)) as [
    string[],
    string[],
  ]
  const [lost, lostThen] = [now, then].map(({ spoils }) => spoils.map(({ name }) => name)) as [
    string[],
    string[],
  ]
  const news = without(foodsThen, foods)
  /** What is there of it by another name: fresh spinach for frozen. */
  const thereOf = (food: string) =>
    needs.find((need) => need.food === food && need.stock !== null && !need.instead)?.stock
  const amountOf = (name: string) => then.buys.find(({ food }) => food === name)?.amount ?? null
  return {
    buys: news.filter((food) => !thereOf(food)),
    more: [
      ...news.flatMap((food) => {
        const there = thereOf(food)
        return there ? [{ food: there, amount: amountOf(food) }] : []
      }),
      ...moreOf(now, then),
    ],
    saves: without(foods, foodsThen),
    spoils: without(lostThen, lost),
    rescues: without(lost, lostThen),
  }
}
