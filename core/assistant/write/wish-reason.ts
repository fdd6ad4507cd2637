import { inWords } from '../../food-facts/sentence.ts'
import type { RecipeWish } from '../recipe-wish.ts'
import { ingredientCount, tagged, usesFood, type WishedRow } from '../wish-fit.ts'
import * as recipeStrings from './recipes/strings.ts'
import { sayFood } from './say-wish.ts'

const sayUses = ({ leftovers, owns }: RecipeWish, foods: string) =>
  leftovers
    ? recipeStrings.usesUpYour(foods)
    : owns
      ? recipeStrings.usesYour(foods)
      : recipeStrings.uses(foods)

/** One short reason why a recipe is listed: what of the wish it answers. */
export function reasonFor(row: WishedRow, wish: RecipeWish, missing: readonly string[] | undefined): string {
  const used = wish.foods.filter((food) => usesFood(row, food))
  if (used.length > 0 && (wish.owns || wish.foods.length > 1))
    return sayUses(wish, inWords(used.map(sayFood)))
  if (missing?.length === 0) return recipeStrings.youHaveEverything
  if (missing && missing.length <= 3) return recipeStrings.youNeed(inWords([...missing]))
  const [gear] = wish.gear
  if (gear) return gear
  if (wish.kids) return recipeStrings.kidFriendly
  if (wish.ingredients !== undefined) return recipeStrings.ingredients(ingredientCount(row))
  if (wish.occasion && wish.occasion !== 'freezer' && tagged(row, 'make-ahead'))
    return recipeStrings.makeAhead
  if (wish.occasion === 'freezer' || (wish.occasion && tagged(row, 'freezer-friendly')))
    return recipeStrings.freezerFriendly
  if (wish.moods.includes('cheap') && tagged(row, 'empty-pantry')) return recipeStrings.pantryStaples
  const [food] = wish.limits.foods
  if (food) return recipeStrings.noFood(sayFood(food))
  const [diet] = wish.limits.diets
  if (diet) return diet
  if (row.servings && wish.servings !== undefined && row.servings >= wish.servings)
    return recipeStrings.serves(row.servings)
  if (tagged(row, 'one-pot')) return recipeStrings.onePot
  if (tagged(row, 'no-cook')) return recipeStrings.noCooking
  if (row.difficulty_level === 'easy') return recipeStrings.easy
  if (wish.cuisine === undefined && row.cuisine_type)
    return row.cuisine_type.replace(/^./, (first) => first.toUpperCase())
  return row.servings ? recipeStrings.serves(row.servings) : recipeStrings.ingredients(ingredientCount(row))
}
