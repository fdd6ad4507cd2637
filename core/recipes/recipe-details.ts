import type { LineDetails, RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import { recipeVerdicts } from '#core/food-facts/recipe-facts.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import { gramsOf } from './amounts.ts'
import { densityOf, isPoured } from './food-weights.ts'
import { estimateNutrition, type FoodKnowledge } from './nutrition.ts'
import { purchaseOf } from './purchases.ts'
import { linesOfSteps } from './step-lines.ts'

const DEFAULT_SERVINGS = 4

export function lineDetails(line: string, know: FoodKnowledge): LineDetails {
  const { vocabulary, measures } = know
  const { quantity, unit, name } = parseLine(line)
  const ingredient = ingredientsOfLine(line, vocabulary)[0]?.ingredient
  const density = ingredient && densityOf(ingredient, vocabulary, measures)
  const weighed = ingredient && density?.known && !isPoured(ingredient, vocabulary, measures)
  const grams = gramsOf(line, vocabulary, measures)
  return {
    name: ingredient?.name ?? name,
    quantity,
    unit,
    grams: grams === undefined ? null : Math.round(grams * 10) / 10,
    gramsPerMl: weighed ? density.value : null,
    staple: ingredient?.staple === true,
    purchase: purchaseOf(line, know) ?? null,
  }
}

/** What the recipe page shows beyond the text. `inside` are its lines, those of linked recipes in place of the links. */
export function recipeDetails(
  recipe: { ingredients: readonly string[]; instructions: readonly string[]; servings: number | null },
  know: FoodKnowledge,
  inside: readonly string[] = recipe.ingredients,
): RecipeDetailsOutput {
  const { ingredients: lines, instructions } = recipe
  return {
    lines: lines.map((line) => lineDetails(line, know)),
    verdicts: recipeVerdicts(inside, know.vocabulary),
    nutrition: estimateNutrition(inside, recipe.servings ?? DEFAULT_SERVINGS, know),
    stepMentions: linesOfSteps(instructions, lines, know.vocabulary),
  }
}
