import type { MealSlot } from '../contracts/planning-limits.ts'
import { isDate, type Model, type ModelRecipe } from './model.ts'
import {
  SAME_CUISINE,
  SAME_DISH,
  SAME_DISH_DAYS,
  SAME_KIND_DAYS,
  SAME_MAIN,
  SAME_METHOD,
  SAME_RECIPE,
  SAME_RECIPE_DAYS,
  SMALL_MEAL_VARIETY,
  VARIETY,
} from './weights.ts'

interface Eaten {
  recipe: number
  day: number
  slot: MealSlot
}

const isSmall = (slot: MealSlot) => slot === 'breakfast' || slot === 'snack'

/** How much recipes repeat what is on the table around a meal. */
export class Variety {
  readonly #recipes: readonly ModelRecipe[]
  readonly #factor: number
  readonly #again: Float64Array
  readonly #alike: Float64Array
  /** Meals that stay, and recent ones. */
  readonly #always: Eaten[]
  #day = 0
  #slot: MealSlot = 'dinner'

  constructor({ recipes, problem, recipeOf, dayOf }: Model) {
    this.#recipes = recipes
    this.#factor = VARIETY[problem.wishes.variety] ?? VARIETY.normal
    this.#again = new Float64Array(recipes.length)
    const kinds = recipes.reduce(
      (most, { main, cuisine, method, dish }) => Math.max(most, main, cuisine, method, dish),
      -1,
    )
    this.#alike = new Float64Array(kinds + 1)
    this.#always = problem.fixed.flatMap(({ kind, recipeId, date, slot }) => {
      const recipe = recipeOf(recipeId)
      return kind === 'recipe' && recipe >= 0 && isDate(date) ? [{ recipe, day: dayOf(date), slot }] : []
    })
  }

  /** Starts a meal: `cost` answers for it, of what was added since. */
  start(day: number, slot: MealSlot): void {
    this.#day = day
    this.#slot = slot
    this.#again.fill(0)
    this.#alike.fill(0)
    for (const meal of this.#always) this.add(meal.recipe, meal.day, meal.slot)
  }

  add(recipe: number, day: number, slot: MealSlot): void {
    const apart = Math.abs(day - this.#day)
    if (apart >= SAME_RECIPE_DAYS) return
    const small = isSmall(slot) || isSmall(this.#slot)
    const factor = this.#factor * (small ? SMALL_MEAL_VARIETY : 1)
    this.#again[recipe] =
      (this.#again[recipe] as number) + SAME_RECIPE * factor * (1 - apart / SAME_RECIPE_DAYS)
    // A porridge says nothing about a dinner.
    if (isSmall(slot) !== isSmall(this.#slot)) return
    const { main, cuisine, method, dish } = this.#recipes[recipe] as ModelRecipe
    if (dish >= 0 && apart < SAME_DISH_DAYS)
      this.#alike[dish] = (this.#alike[dish] as number) + SAME_DISH * factor * (1 - apart / SAME_DISH_DAYS)
    if (apart >= SAME_KIND_DAYS) return
    const near = factor * (1 - apart / SAME_KIND_DAYS)
    if (main >= 0) this.#alike[main] = (this.#alike[main] as number) + SAME_MAIN * near
    if (cuisine >= 0) this.#alike[cuisine] = (this.#alike[cuisine] as number) + SAME_CUISINE * near
    if (method >= 0) this.#alike[method] = (this.#alike[method] as number) + SAME_METHOD * near
  }

  /** What two meals repeat of each other. */
  between(
    one: number,
    oneDay: number,
    oneSlot: MealSlot,
    other: number,
    day: number,
    slot: MealSlot,
  ): number {
    const apart = Math.abs(day - oneDay)
    if (apart >= SAME_RECIPE_DAYS) return 0
    const factor = this.#factor * (isSmall(slot) || isSmall(oneSlot) ? SMALL_MEAL_VARIETY : 1)
    let cost = one === other ? SAME_RECIPE * factor * (1 - apart / SAME_RECIPE_DAYS) : 0
    if (isSmall(slot) !== isSmall(oneSlot)) return cost
    const a = this.#recipes[one] as ModelRecipe
    const b = this.#recipes[other] as ModelRecipe
    if (a.dish >= 0 && a.dish === b.dish && apart < SAME_DISH_DAYS)
      cost += SAME_DISH * factor * (1 - apart / SAME_DISH_DAYS)
    if (apart >= SAME_KIND_DAYS) return cost
    const near = factor * (1 - apart / SAME_KIND_DAYS)
    if (a.main >= 0 && a.main === b.main) cost += SAME_MAIN * near
    if (a.cuisine >= 0 && a.cuisine === b.cuisine) cost += SAME_CUISINE * near
    if (a.method >= 0 && a.method === b.method) cost += SAME_METHOD * near
    return cost
  }

  /** What a recipe repeats of the meals that stay. */
  ofFixed(recipe: number, day: number, slot: MealSlot): number {
    let cost = 0
    for (const meal of this.#always) cost += this.between(recipe, day, slot, meal.recipe, meal.day, meal.slot)
    return cost
  }

  cost(recipe: number): number {
    const { main, cuisine, method, dish } = this.#recipes[recipe] as ModelRecipe
    let cost = this.#again[recipe] as number
    if (main >= 0) cost += this.#alike[main] as number
    if (cuisine >= 0) cost += this.#alike[cuisine] as number
    if (method >= 0) cost += this.#alike[method] as number
    if (dish >= 0) cost += this.#alike[dish] as number
    return cost
  }
}
