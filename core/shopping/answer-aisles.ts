import type { KnownFood, ShoppingAislesOutput } from '../contracts/shopping-aisles.ts'
import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'

/** Names of a shopping list in, what they are and where they stand out. */
export function answerAisles(names: readonly string[], vocabulary: Vocabulary): ShoppingAislesOutput {
  const known = new Map<string, KnownFood>()
  for (const name of new Set(names)) {
    const found = ingredientsOfLine(name, vocabulary)[0]
    if (!found?.ingredient) continue
    const { name: food, plural, category } = found.ingredient
    // Where only the end of the name is known ("oat milk bar"), the aisle is a fair guess, the food is not.
    known.set(name, found.exact ? { food, plural, category } : { food: name, plural: name, category })
  }
  return { foods: Object.fromEntries(known) }
}
