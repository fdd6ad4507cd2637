import type { LineDetails, RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import { recipeVerdicts } from '#core/food-facts/recipe-facts.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { isKindOf, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import { gramsOf } from './amounts.ts'
import { densityOf, isPoured } from './food-weights.ts'
import { readStep } from './mentions.ts'
import { estimateNutrition, type FoodKnowledge } from './nutrition.ts'
import { purchaseOf } from './purchases.ts'

const DEFAULT_SERVINGS = 4

function detailsOf(line: string, know: FoodKnowledge): LineDetails {
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

/** Which lines each step uses. "the chicken" means the chicken thighs if no other chicken is listed. */
function mentionsOf(steps: readonly string[], lines: readonly string[], vocabulary: Vocabulary): number[][] {
  const named = lines.map((line) =>
    ingredientsOfLine(line, vocabulary).flatMap(({ ingredient }) => (ingredient ? [ingredient.name] : [])),
  )
  const kin = (name: string) => [name, ...isKindOf(vocabulary, name).map((one) => one.name)]
  return steps.map((step) => {
    const found = new Set<number>()
    for (const { id, sure } of readStep(step, vocabulary).mentions) {
      const name = vocabulary.ingredients[id]?.name
      if (!name) continue
      const exact = named.flatMap((names, at) => (names.includes(name) ? [at] : []))
      const near = named.flatMap((names, at) => (names.some((own) => kin(own).includes(name)) ? [at] : []))
      if (sure || exact.length > 0) for (const at of exact.length > 0 ? exact : near) found.add(at)
    }
    return [...found].sort((a, b) => a - b)
  })
}

/** What the recipe page shows beyond the text. */
export function recipeDetails(
  recipe: { ingredients: readonly string[]; instructions: readonly string[]; servings: number | null },
  know: FoodKnowledge,
): RecipeDetailsOutput {
  const { ingredients: lines, instructions } = recipe
  return {
    lines: lines.map((line) => detailsOf(line, know)),
    verdicts: recipeVerdicts(lines, know.vocabulary),
    nutrition: estimateNutrition(lines, recipe.servings ?? DEFAULT_SERVINGS, know),
    stepMentions: mentionsOf(instructions, lines, know.vocabulary),
  }
}
