import type { PantryFact } from '#core/contracts/pantry-facts.ts'
import type { LineDetails } from '#core/contracts/recipe-details.ts'
import type { FoodRule, RecipeRule } from './rules.ts'

/** What Sous knows about a food of the rules. */
export function factOf(food: FoodRule): PantryFact {
  const kept = { closed: food.keeps, opened: food.opened }
  const none = { closed: null, opened: null }
  return {
    food: food.name,
    emoji: '',
    category: food.category,
    place: food.place,
    basis: food.safety ? 'safety' : 'quality',
    staple: food.staple,
    gramsEach: food.each ?? null,
    gramsPerMl: null,
    keeps: {
      pantry: food.place === 'pantry' ? kept : none,
      fridge: food.place === 'fridge' ? kept : none,
      freezer: food.place === 'freezer' ? food.keeps : null,
      thawed: null,
      cooked: null,
      cookedFrozen: null,
    },
  }
}

/** A recipe of the rules as its details say it, for one person. */
export const linesOf = ({ grams }: RecipeRule, foods: ReadonlyMap<string, FoodRule>): LineDetails[] =>
  Object.entries(grams).map(([name, amount]) => {
    const each = foods.get(name)?.each
    return {
      name,
      quantity: { min: amount, max: amount },
      unit: 'gram',
      grams: amount,
      gramsPerMl: null,
      staple: foods.get(name)?.staple ?? false,
      purchase: {
        name,
        one: name,
        many: name,
        unit: each ? null : 'gram',
        amount: each ? amount / each : amount,
        part: null,
      },
    }
  })
