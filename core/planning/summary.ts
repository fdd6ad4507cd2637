import { modelOf } from './build-model.ts'
import type { PlannedMeal } from './meal.ts'
import { isAhead, type Model, portionsOf } from './model.ts'
import { positive } from './model-foods.ts'
import type { PlanExtra, PlanPurchase, PlanSummary } from './plan.ts'
import type { PlanNeed, PlanProblem } from './problem.ts'
import { reasonsOf } from './reasons.ts'
import { isSettled } from './settled.ts'
import { eatenOf, storedPortions } from './sources.ts'
import { type Bought, type Trace, traceOf } from './trace.ts'
import { unmetOf } from './unmet.ts'
import { isDueIn, unusedStock } from './unused.ts'
import { USUAL_PACKAGE } from './weights.ts'

export { DUE_AFTER_PLAN } from './unused.ts'

/** Of a food in several packages, so little is missing that it counts as whole. */
const WHOLE_SHARE = 0.95

/** What follows from a plan that was changed by hand. `meals`: those that aren't fixed. */
export function summaryOf(problem: PlanProblem, meals: readonly PlannedMeal[]): PlanSummary {
  return summarize(modelOf(problem), meals)
}

export function summarize(model: Model, meals: readonly PlannedMeal[]): PlanSummary {
  const trace = traceOf(model, meals)
  const buys = buysOf(model, trace)
  return {
    buys,
    extras: extrasOf(model, trace, new Set(buys.map(({ food }) => food))),
    spoils: spoilsOf(model, trace),
    unmet: unmetOf(model, trace, buys.filter((one) => isForDays(model, trace, one)).length),
    reasons: reasonsOf(model, trace),
  }
}

/** Not only for meals after the days that are planned. */
const isForDays = (model: Model, { meals }: Trace, { meals: ids }: PlanPurchase): boolean =>
  meals.some(({ id, date }) => ids.includes(id) && model.dayOf(date) <= model.last)

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** The needs of a recipe for one food. */
const needsOf = (model: Model, recipeId: string | null, food: string): readonly PlanNeed[] =>
  model.recipes[model.recipeOf(recipeId)]?.recipe.needs.filter(
    (need) => need.food === food && !need.staple,
  ) ?? []

function buysOf(model: Model, { bought }: Trace): PlanPurchase[] {
  const byFood = new Map<number, Bought[]>()
  for (const one of bought) byFood.set(one.food, [...(byFood.get(one.food) ?? []), one])
  return [...byFood].map(([food, parts]) => {
    const name = model.foods[food]?.food ?? ''
    let grams: number | null = 0
    let amount: PlanPurchase['amount'] | undefined
    for (const { meal, needs, grams: short } of parts) {
      const lines = needsOf(model, meal.recipeId, name)
      if (lines.some((line) => line.grams === null)) grams = null
      if (grams !== null) grams += short
      for (const line of lines) {
        const value = positive(line.amount?.value)
        const more =
          line.amount && value !== null
            ? { ...line.amount, value: (value * portionsOf(meal) * short) / needs }
            : null
        if (amount === undefined) amount = more
        else if (amount && more && amount.unit === more.unit)
          amount = { value: amount.value + more.value, unit: amount.unit }
        else amount = null
      }
    }
    return {
      food: name,
      grams: grams === null ? null : rounded(grams),
      amount: amount ? { ...amount, value: rounded(amount.value) } : null,
      meals: [...new Set(parts.map(({ meal }) => meal.id))],
    }
  })
}

function extrasOf(model: Model, { meals }: Trace, bought: ReadonlySet<string>): PlanExtra[] {
  const byFood = new Map<string, string[]>()
  const isScarce = scarceStock(model, meals)
  for (const meal of meals) {
    if (meal.kind !== 'recipe' || !isAhead(meal, model.today)) continue
    for (const { food, minor, staple, stock } of model.recipes[model.recipeOf(meal.recipeId)]?.recipe.needs ??
      []) {
      if (staple || bought.has(food) || !(stock === null ? minor : isScarce(stock))) continue
      if (isSettled(model.problem.settled, meal.id, food)) continue
      const name = stock ?? food
      byFood.set(name, [...new Set([...(byFood.get(name) ?? []), meal.id])])
    }
  }
  return [...byFood].map(([food, ids]) => ({ food, meals: ids }))
}

/** More of it is planned than a usual package has, and nobody said how much there is. */
function scarceStock(model: Model, meals: readonly PlannedMeal[]): (name: string) => boolean {
  const planned = new Map<string, number>()
  for (const meal of meals) {
    if (meal.kind !== 'recipe' || !isAhead(meal, model.today)) continue
    for (const { stock, grams } of model.recipes[model.recipeOf(meal.recipeId)]?.parts ?? []) {
      const name = model.stocks[stock]?.name
      if (name !== undefined) planned.set(name, (planned.get(name) ?? 0) + grams * portionsOf(meal))
    }
  }
  return (name) => {
    const packages = model.stocks.filter((one) => one.name === name)
    const have = packages.reduce((sum, one) => sum + one.have, 0)
    return packages.every(({ known }) => !known) && (planned.get(name) ?? 0) > Math.max(have, USUAL_PACKAGE)
  }
}

function spoilsOf(model: Model, { meals, left }: Trace): PlanSummary['spoils'] {
  const stock = unusedStock(model, left).flatMap((index) => {
    const { name, known, untilDate } = model.stocks[index] as Model['stocks'][number]
    if (untilDate === null) return []
    const rest = left[index] as number
    const all = model.stocks.reduce((sum, one) => (one.name === name ? sum + one.have : sum), 0)
    const part = rest < all * WHOLE_SHARE ? rest / all : 1
    return [{ name, title: name, grams: known ? Math.round(rest) : null, until: untilDate, part }]
  })
  const ahead = meals.filter((meal) => isAhead(meal, model.today))
  const leftovers = model.problem.leftovers.flatMap((leftover) => {
    const { name, title, until } = leftover
    if (until === null || !isDueIn(model, model.dayOf(until))) return []
    const portions = storedPortions(leftover, model.eaters)
    const left = portions - eatenOf(leftover, ahead, model.eaters)
    return left > 0
      ? [{ name, title, grams: null, until, isLeftovers: true as const, part: left / portions }]
      : []
  })
  return [...stock, ...leftovers].sort((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0))
}
