import { addDays, daysBetween } from '../stock/day.ts'
import type { PlannedMeal, PlanReason } from './meal.ts'
import { type Model, type ModelRecipe, portionsOf } from './model.ts'
import { minutesFor } from './real-time.ts'
import type { Bought, Trace } from './trace.ts'
import { unusedStock } from './unused.ts'

/** What is due within so many days of the first one "won't keep", also if fewer are planned. */
const SOON = 7
/** Less of a food than this is no reason to cook something. */
const LEAST_SHARE = 0.1
const QUICK_MINUTES = 25
const MOST_DATES = 2
/** Of a package, so little more is done without. */
const SLACK = 0.05
/** Nobody buys one more for so little. */
const PART_OF_ONE = 0.15

/** Why each meal stands where it does. Everything said here follows from the trace of the food. */
export function reasonsOf(model: Model, trace: Trace): Record<string, PlanReason[]> {
  const reasons: Record<string, PlanReason[]> = {}
  for (const meal of trace.meals) reasons[meal.id] = reasonsFor(meal, model, trace)
  return reasons
}

function reasonsFor(meal: PlannedMeal, model: Model, trace: Trace): PlanReason[] {
  if (meal.kind === 'leftovers') return leftoversReason(meal, model, trace)
  const recipe = model.recipes[model.recipeOf(meal.recipeId)]
  if (meal.kind !== 'recipe' || !recipe || meal.doneAt !== null) return []
  const found: PlanReason[] = []
  found.push(...usesReasons(meal, model, trace))
  const missing = trace.bought.filter((one) => one.meal === meal).map((one) => one.food)
  const shared = sharedWith(meal, model, trace)
  if (missing.length === 0) {
    if (recipe.parts.some(({ minor }) => !minor)) found.push({ kind: 'ready' })
  } else {
    // All of it, and among the first: what is on the list for a meal is on its card.
    const there = new Set(
      trace.taken.flatMap(({ meal: of, stock, grams }) =>
        of === meal && grams > 0 ? (model.stocks[stock]?.name ?? []) : [],
      ),
    )
    /** By the name of what is there of it: fresh spinach for frozen. */
    const thereOf = (name: string) =>
      recipe.recipe.needs
        .filter(({ food, instead }) => food === name && !instead)
        .flatMap(({ stock, also = [] }) => [stock, ...also])
        .find((stock) => stock !== null && there.has(stock))
    const names = [...new Set(missing)].map((food) => model.foods[food]?.food ?? '')
    const more = [...new Set(names.flatMap((name) => thereOf(name) ?? []))]
    const pieces = more.map((name) => {
      const short = trace.bought.flatMap((one) => {
        const food = model.foods[one.food]?.food ?? ''
        return one.meal === meal && thereOf(food) === name ? missingPieces(one, recipe, food) : []
      })
      return short.reduce((sum, count) => sum + count, 0)
    })
    const foods = [...new Set(names.map((name) => thereOf(name) ?? name))]
    const at = found.findIndex(({ kind }) => kind === 'uses')
    found.splice(at + 1, 0, {
      kind: 'buy',
      foods,
      ...(more.length > 0 && { more }),
      ...(pieces.some((one) => one > 0) && { pieces }),
    })
  }
  if (recipe.recipe.first) found.push({ kind: 'first', foods: recipe.recipe.first })
  const frozen = new Set(trace.taken.flatMap((one) => (one.meal === meal ? frozenIn(model, one.stock) : [])))
  if (frozen.size > 0) found.push({ kind: 'thaw', foods: [...frozen] })
  if (shared) found.push({ kind: 'shares', food: model.foods[shared.food]?.food ?? '', with: shared.with })
  const later = trace.meals.find(({ kind, from }) => kind === 'leftovers' && from === meal.id)
  if (later) found.push({ kind: 'twice', date: later.date })
  if (recipe.recipe.favorite) found.push({ kind: 'favorite' })
  if (recipe.recipe.own) found.push({ kind: 'own' })
  const minutes = minutesFor(recipe.recipe, portionsOf(meal))
  if (minutes !== null && minutes > 0 && minutes <= QUICK_MINUTES) found.push({ kind: 'quick', minutes })
  return found
}

/** How many more of it are bought; 0 where they aren't counted. */
function missingPieces({ food, grams }: Bought, { parts, recipe }: ModelRecipe, name: string): number {
  const isCounted = recipe.needs.some((need) => need.food === name && need.amount?.unit === null)
  const each = parts.find((part) => part.food === food && part.each > 0)?.each ?? 0
  return isCounted && each > 0 ? Math.ceil(grams / each - PART_OF_ONE) : 0
}

const frozenIn = ({ stocks }: Model, stock: number): string[] =>
  stocks[stock]?.frozen ? [stocks[stock].name] : []

/** By date, the first first; more than two would hide the rest. */
function usesReasons(meal: PlannedMeal, model: Model, { taken, left }: Trace): PlanReason[] {
  const isRest = new Set(unusedStock(model, left).map((index) => model.stocks[index]?.name))
  const due = taken
    .filter((one) => one.meal === meal)
    .flatMap(({ stock, grams }) => {
      const shelf = model.stocks[stock]
      if (!shelf?.untilDate || meal.date > shelf.untilDate) return []
      if (shelf.until > Math.max(model.last, SOON)) return []
      return grams >= shelf.have * LEAST_SHARE ? [{ name: shelf.name, by: shelf.untilDate }] : []
    })
    .sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))
  const dates = [...new Set(due.map(({ by }) => by))].slice(0, MOST_DATES)
  return dates.flatMap((by) => {
    const names = [...new Set(due.filter((one) => one.by === by).map(({ name }) => name))]
    const [whole, some] = [
      names.filter((name) => !isRest.has(name)),
      names.filter((name) => isRest.has(name)),
    ]
    return [
      ...(whole.length > 0 ? [{ kind: 'uses' as const, foods: whole, by }] : []),
      ...(some.length > 0 ? [{ kind: 'uses' as const, foods: some, by, some: true as const }] : []),
    ]
  })
}

/** Packages for both are no more than for the one that needs most of it: not two bunches and one more. */
const isOnePurchase = (size: number | null, one: number, other: number): boolean =>
  size === null || Math.ceil((one + other) / size - SLACK) <= Math.ceil(Math.max(one, other) / size - SLACK)

/** The purchase that spoils soonest of those that another meal shares while it keeps. */
function sharedWith(meal: PlannedMeal, { foods }: Model, { bought }: Trace) {
  let best: { food: number; with: string; keeps: number } | undefined
  for (const { food, grams } of bought.filter((one) => one.meal === meal)) {
    const keeps = foods[food]?.keeps ?? Number.POSITIVE_INFINITY
    if (best && best.keeps <= keeps) continue
    const other = bought.find(
      (one) =>
        one.food === food && one.meal !== meal && Math.abs(daysBetween(one.meal.date, meal.date)) <= keeps,
    )
    if (other && isOnePurchase(foods[food]?.package ?? null, grams, other.grams))
      best = { food, with: other.meal.id, keeps }
  }
  return best
}

function leftoversReason(meal: PlannedMeal, model: Model, { meals }: Trace): PlanReason[] {
  const cooked = meal.from === null ? undefined : meals.find(({ id }) => id === meal.from)
  if (cooked) {
    const recipe = model.recipes[model.recipeOf(cooked.recipeId)]
    return [
      {
        kind: 'leftovers',
        of: cooked.title,
        until: recipe ? addDays(cooked.date, Math.min(recipe.keeps, 365)) : null,
      },
    ]
  }
  const stored = model.sources.find(({ stock }) => stock !== null && stock === meal.stock)
  return stored ? [{ kind: 'leftovers', of: stored.title, until: stored.untilDate }] : []
}
