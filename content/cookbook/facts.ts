import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { type Diet, dietOf } from '#core/recipes/diet.ts'
import { type Quality, qualityOf } from '#core/recipes/quality.ts'
import type { CookbookRecipe } from './record.ts'
import { VOCABULARY } from './vocabulary.ts'

/** Derived from a record, so never written in it. */
interface RecipeFacts {
  diet: Diet
  quality: Quality
  totalMinutes: number
  /** Counted the way a cook would: without water, salt, pepper and optional ingredients. */
  ingredientCount: number
}

const UNCOUNTED = new Set(['water', 'ice', 'salt', 'kosher salt', 'sea salt', 'black pepper'])

function countIngredients(lines: readonly string[]): number {
  return lines.filter((line) => {
    if (parseLine(line).optional) return false
    return ingredientsOfLine(line, VOCABULARY).some(
      ({ ingredient }) => !UNCOUNTED.has(ingredient?.name ?? ''),
    )
  }).length
}

export function factsOf(recipe: CookbookRecipe): RecipeFacts {
  return {
    diet: dietOf(recipe.ingredients, VOCABULARY),
    quality: qualityOf(recipe),
    totalMinutes: recipe.prep + recipe.cook + (recipe.rest ?? 0),
    ingredientCount: countIngredients(recipe.ingredients),
  }
}
