import { parseLine } from '#core/ingredients/parse-line.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { ingredientsOfLine } from './line-ingredients.ts'

/** The ingredient in a recipe line, by its plain name: "2 large eggs, beaten" is egg. */
export function plainName(line: string, vocabulary: Vocabulary): string {
  return ingredientsOfLine(line, vocabulary)[0]?.ingredient?.name ?? parseLine(line).name
}
