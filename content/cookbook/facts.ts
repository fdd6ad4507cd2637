import { type RecipeFacts, recipeFacts } from '#core/food-facts/recipe-facts.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { tagsByAmount } from '#core/recipes/amount-tags.ts'
import { estimateNutrition } from '#core/recipes/nutrition.ts'
import { type Quality, qualityOf } from '#core/recipes/quality.ts'
import { MEASURES } from '../measures/index.ts'
import { NUTRITION } from '../nutrition/index.ts'
import type { CookbookRecipe } from './record.ts'
import { VOCABULARY } from './vocabulary.ts'

/** What follows from a record and is therefore never written in it. */
interface CookbookFacts {
  diet: RecipeFacts
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

function dietFacts({ ingredients, servings }: CookbookRecipe): RecipeFacts {
  const facts = recipeFacts(ingredients, VOCABULARY)
  const know = { vocabulary: VOCABULARY, measures: MEASURES, nutrition: NUTRITION }
  return {
    ...facts,
    tags: tagsByAmount(facts.tags, estimateNutrition(ingredients, servings, know).perServing),
  }
}

const known = new WeakMap<CookbookRecipe, CookbookFacts>()

export function factsOf(recipe: CookbookRecipe): CookbookFacts {
  const facts = known.get(recipe) ?? computeFacts(recipe)
  known.set(recipe, facts)
  return facts
}

function computeFacts(recipe: CookbookRecipe): CookbookFacts {
  return {
    diet: dietFacts(recipe),
    quality: qualityOf(recipe),
    totalMinutes: recipe.prep + recipe.cook + (recipe.rest ?? 0),
    ingredientCount: countIngredients(recipe.ingredients),
  }
}
