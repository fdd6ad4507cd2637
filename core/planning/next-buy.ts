import { modelOf } from './build-model.ts'
import type { ModelRecipe } from './model.ts'
import type { Part } from './model-foods.ts'
import type { PlanSummary } from './plan.ts'
import type { PlanProblem, PlanRecipe } from './problem.ts'
import { traceOf } from './trace.ts'

/** The one purchase that gets the most out of a plan's kitchen. */
export interface NextBuy {
  food: string
  /** Recipes that miss nothing else, the best first. */
  recipes: readonly Pick<PlanRecipe, 'id' | 'title'>[]
  /** Stock that spoils as planned, and that these recipes use. */
  rescues: readonly string[]
}

/** A single recipe more is no reason to buy something. */
const LEAST_RECIPES = 2
const NONE: ReadonlySet<string> = new Set()

/** With less of what it needs, a recipe misses a food. */
const ENOUGH = 0.6

/** What to buy besides: what saves the most from spoiling, then what lets most more be cooked. Null if nothing does. */
export function nextBuy(
  problem: PlanProblem,
  { buys, spoils }: Pick<PlanSummary, 'buys' | 'spoils'>,
): NextBuy | null {
  const planned = new Set(problem.fixed.map(({ recipeId }) => recipeId))
  const bought = new Set(buys.map(({ food }) => food))
  const lost = new Set(spoils.map(({ name }) => name))
  const model = modelOf(problem)
  const { left } = traceOf(model, [])
  const isThere = ({ stock, also, grams }: Part) =>
    [stock, ...also].reduce((sum, shelf) => sum + (left[shelf] ?? 0), 0) >= grams * model.eaters * ENOUGH
  const missingOf = ({ parts }: ModelRecipe) => {
    // What the plan takes isn't there any more, and what it buys is bought with it.
    const missing = parts.filter((part) => !part.minor && !(part.stock >= 0 && isThere(part)))
    const foods = missing.map(({ food }) => model.foods[food]?.food ?? '')
    return new Set(foods.filter((food) => !bought.has(food)))
  }
  const byFood = new Map<string, { recipes: PlanRecipe[]; rescues: Set<string> }>()
  for (const { id } of problem.recipes) {
    const row = model.recipes[model.recipeOf(id)]
    const missing = row ? missingOf(row) : NONE
    const [food] = missing
    if (!row || food === undefined || missing.size > 1 || planned.has(id)) continue
    const found = byFood.get(food) ?? { recipes: [], rescues: new Set() }
    found.recipes.push(row.recipe)
    for (const { stock } of row.recipe.needs) if (stock !== null && lost.has(stock)) found.rescues.add(stock)
    byFood.set(food, found)
  }
  const [best] = [...byFood]
    .filter(([, found]) => found.rescues.size > 0 || found.recipes.length >= LEAST_RECIPES)
    .sort(
      ([a, one], [b, other]) =>
        other.rescues.size - one.rescues.size ||
        other.recipes.length - one.recipes.length ||
        (a < b ? -1 : 1),
    )
  if (!best) return null
  const [food, found] = best
  return {
    food,
    recipes: found.recipes.map(({ id, title }) => ({ id, title })),
    rescues: spoils.flatMap(({ name }) => (found.rescues.has(name) ? name : [])),
  }
}
