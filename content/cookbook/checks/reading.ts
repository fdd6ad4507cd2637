import { MEASURES } from '#content/measures/index.ts'
import type { Ingredient } from '#core/contracts/ingredient.ts'
import { ingredientsOfLine, type NamedIngredient } from '#core/ingredients/line-ingredients.ts'
import { type ParsedLine, parseLine } from '#core/ingredients/parse-line.ts'
import { gramsOf } from '#core/recipes/amounts.ts'
import { readStep, type StepReading } from '#core/recipes/mentions.ts'
import type { CookbookRecipe } from '../record.ts'
import { VOCABULARY } from '../vocabulary.ts'

export interface ReadIngredientLine {
  raw: string
  parsed: ParsedLine
  named: readonly NamedIngredient[]
  /** The known ingredients in the line. */
  ingredients: Ingredient[]
  /** Of the first ingredient. */
  grams: number | undefined
}

/** A recipe whose lines and steps are parsed once for all checks. */
export interface ReadRecipe {
  recipe: CookbookRecipe
  lines: ReadIngredientLine[]
  steps: StepReading[]
  /** All steps as one text. */
  text: string
  total: number
}

export function readRecipe(recipe: CookbookRecipe): ReadRecipe {
  const lines = recipe.ingredients.map((raw) => {
    const named = ingredientsOfLine(raw, VOCABULARY)
    return {
      raw,
      parsed: parseLine(raw),
      named,
      ingredients: named.flatMap(({ ingredient }) => ingredient ?? []),
      grams: gramsOf(raw, VOCABULARY, MEASURES),
    }
  })
  return {
    recipe,
    lines,
    steps: recipe.steps.map((step) => readStep(step, VOCABULARY)),
    text: recipe.steps.join(' '),
    total: recipe.prep + recipe.cook + (recipe.rest ?? 0),
  }
}

/** Total grams of the lines whose first ingredient passes; lines without an amount count as zero. */
export function gramsWhere(read: ReadRecipe, passes: (ingredient: Ingredient) => boolean): number {
  return read.lines.reduce((sum, { ingredients, grams }) => {
    const first = ingredients[0]
    return sum + (first && passes(first) ? (grams ?? 0) : 0)
  }, 0)
}
