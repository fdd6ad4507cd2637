import { inWords } from '../../food-facts/sentence.ts'
import type { RecipeWish } from '../recipe-wish.ts'
import { ingredientCount, tagged, usesFood, type WishedRow } from '../wish-fit.ts'
import { sayFood } from './say-wish.ts'
import * as strings from './strings.ts'

const sayUses = ({ leftovers, owns }: RecipeWish, foods: string) =>
  leftovers ? strings.usesUpYour(foods) : owns ? strings.usesYour(foods) : strings.uses(foods)

/** One short reason why a recipe is listed: what of the wish it answers. */
export function reasonFor(row: WishedRow, wish: RecipeWish, missing: readonly string[] | undefined): string {
  const used = wish.foods.filter((food) => usesFood(row, food))
  if (used.length > 0 && (wish.owns || wish.foods.length > 1))
    return sayUses(wish, inWords(used.map(sayFood)))
  if (missing?.length === 0) return strings.youHaveEverything
  if (missing && missing.length <= 3) return strings.youNeed(inWords([...missing]))
  const [gear] = wish.gear
  if (gear) return gear
  if (wish.kids) return strings.kidFriendly
  if (wish.ingredients !== undefined) return strings.ingredients(ingredientCount(row))
  if (wish.occasion && wish.occasion !== 'freezer' && tagged(row, 'make-ahead')) return strings.makeAhead
  if (wish.occasion === 'freezer' || (wish.occasion && tagged(row, 'freezer-friendly')))
    return strings.freezerFriendly
  if (wish.moods.includes('cheap') && tagged(row, 'empty-pantry')) return strings.pantryStaples
  const [food] = wish.limits.foods
  if (food) return strings.noFood(sayFood(food))
  const [diet] = wish.limits.diets
  if (diet) return diet
  if (row.servings && wish.servings !== undefined && row.servings >= wish.servings)
    return strings.serves(row.servings)
  if (tagged(row, 'one-pot')) return strings.onePot
  if (tagged(row, 'no-cook')) return strings.noCooking
  if (row.difficulty_level === 'easy') return strings.easy
  if (wish.cuisine === undefined && row.cuisine_type)
    return row.cuisine_type.replace(/^./, (first) => first.toUpperCase())
  return row.servings ? strings.serves(row.servings) : strings.ingredients(ingredientCount(row))
}
