import { inWords } from '../../food-facts/sentence.ts'
import type { RecipeWish } from '../recipe-wish.ts'
import { ingredientCount, tagged, usesFood, type WishedRow } from '../wish-fit.ts'
import { sayFood } from './say-wish.ts'

/** One short reason why a recipe is listed: what of the wish it answers. */
export function reasonFor(row: WishedRow, wish: RecipeWish, missing: readonly string[] | undefined): string {
  const used = wish.foods.filter((food) => usesFood(row, food))
  if (used.length > 0 && (wish.owns || wish.foods.length > 1))
    return `uses ${wish.leftovers ? 'up ' : ''}${wish.owns || wish.leftovers ? 'your ' : ''}${inWords(used.map(sayFood))}`
  if (missing?.length === 0) return 'you have everything'
  if (missing && missing.length <= 3) return `you need ${inWords([...missing])}`
  const [gear] = wish.gear
  if (gear) return gear
  if (wish.kids) return 'kid-friendly'
  if (wish.ingredients !== undefined) return `${ingredientCount(row)} ingredients`
  if (wish.occasion && wish.occasion !== 'freezer' && tagged(row, 'make-ahead')) return 'make-ahead'
  if (wish.occasion === 'freezer' || (wish.occasion && tagged(row, 'freezer-friendly')))
    return 'freezer-friendly'
  if (wish.moods.includes('cheap') && tagged(row, 'empty-pantry')) return 'pantry staples'
  const [food] = wish.limits.foods
  if (food) return `no ${sayFood(food)}`
  const [diet] = wish.limits.diets
  if (diet) return diet
  if (wish.servings !== undefined && (row.servings ?? 0) >= wish.servings) return `serves ${row.servings}`
  if (tagged(row, 'one-pot')) return 'one pot'
  if (tagged(row, 'no-cook')) return 'no cooking'
  if (row.difficulty_level === 'easy') return 'easy'
  if (wish.cuisine === undefined && row.cuisine_type)
    return row.cuisine_type.replace(/^./, (first) => first.toUpperCase())
  return row.servings ? `serves ${row.servings}` : `${ingredientCount(row)} ingredients`
}
