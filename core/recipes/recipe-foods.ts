import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { normalise } from '../text/normalise.ts'

/** The names of an ingredient and of what it is a kind of: a scallion is a green onion, and an onion. */
function foodAndKinds(id: number, { ingredients, covers, coveredBy }: Vocabulary): string[] {
  const kinds = new Set([...(covers[id] ?? []), ...(coveredBy[id]?.keys() ?? [])])
  return [id, ...kinds].flatMap((one) => ingredients[one]?.name ?? [])
}

/** What is in a recipe, by plain names: a search that leaves out a food leaves out its kinds, whatever they are called. */
export function recipeFoods(lines: readonly string[], vocabulary: Vocabulary): string[] {
  const found = lines.flatMap((line) => ingredientsOfLine(line, vocabulary))
  const ids = found.flatMap(({ ingredient }) =>
    ingredient ? (vocabulary.byForm.get(normalise(ingredient.name)) ?? []) : [],
  )
  return [...new Set(ids.flatMap((id) => foodAndKinds(id, vocabulary)))]
}
