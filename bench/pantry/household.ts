import { type Draw, drawsOf, normal } from './random.ts'
import type { FoodRule, Habits, HouseholdType, RecipeRule, Rules } from './rules.ts'

/** A food that a household buys, and how much faster than others it eats it. */
export interface Carried extends FoodRule {
  pace: number
}

export interface Household {
  type: HouseholdType
  draw: Draw
  foods: ReadonlyMap<string, Carried>
  recipes: readonly (RecipeRule & { liking: number })[]
}

const FEWEST_RECIPES = 8

function typeOf(types: readonly HouseholdType[], at: number): HouseholdType {
  let left = at * types.reduce((sum, { share }) => sum + share, 0)
  for (const type of types) {
    left -= type.share
    if (left < 0) return type
  }
  return types.at(-1) as HouseholdType
}

export function householdOf(
  { types, foods, recipes, habits }: Rules,
  seed: number,
  index: number,
): Household {
  const draw = drawsOf(Math.imul(seed, 1_000_003) + index)
  const liked = recipes
    .map((recipe) => ({ ...recipe, liking: Math.exp(normal(draw, 'likes', recipe.title)) }))
    .sort((a, b) => b.liking - a.liking)
  const always = new Set(liked.slice(0, FEWEST_RECIPES).flatMap(({ grams }) => Object.keys(grams)))
  const own = Math.exp(normal(draw, 'pace') * habits.spread * 0.5)
  const carried = foods
    .filter(({ name, carried }) => always.has(name) || draw('carries', name) < carried)
    .map((food): [string, Carried] => [
      food.name,
      { ...food, pace: own * Math.exp(normal(draw, 'pace of', food.name) * habits.spread) },
    ])
  const names = new Set(carried.map(([name]) => name))
  return {
    type: typeOf(types, draw('type')),
    draw,
    foods: new Map(carried),
    recipes: liked.filter(({ grams }) => Object.keys(grams).every((name) => names.has(name))),
  }
}

/** What is there on the first day, since when, and whether it gets on the list. */
export function startsWith({ draw, foods }: Household, habits: Habits) {
  return [...foods.values()]
    .filter(({ name }) => draw('starts with', name) < habits.starts_with)
    .map((food) => ({
      food,
      grams: food.package * (0.2 + 0.8 * draw('starts at', food.name)),
      since: -Math.floor(draw('bought before', food.name) * Math.min(5, food.keeps[0])),
      listed: draw('lists', food.name) < habits.lists_at_start,
    }))
}

/** How many portions of a food go between meals on a day. */
export function snackPortions({ draw, type }: Household, food: Carried, day: number): number {
  const chance = food.snack[0] * Math.min(2, food.pace * type.snacks)
  let portions = 0
  for (let person = 0; person < type.people; person++)
    if (draw('snacks', day, food.name, person) < chance)
      portions += 0.5 + draw('portion', day, food.name, person)
  return portions
}

/** What goes between meals in so many days, in grams. */
export const usualSnacks = ({ type }: Household, food: Carried, days: number): number =>
  food.snack[0] * food.snack[1] * food.pace * type.snacks * type.people * days
