import type { KnownFood, ShoppingAislesOutput } from '../contracts/shopping-aisles.ts'
import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'

/** Maps the names on a shopping list to ingredients and aisles. */
export function answerAisles(names: readonly string[], vocabulary: Vocabulary): ShoppingAislesOutput {
  const known = new Map<string, KnownFood>()
  for (const name of new Set(names)) {
    const found = ingredientsOfLine(name, vocabulary)[0]
    if (!found?.ingredient) continue
    const { name: food, plural, category } = found.ingredient
    // If only the end of the name is known ("oat milk bar"), the aisle is a fair guess, the ingredient isn't.
    known.set(name, found.exact ? { food, plural, category } : { food: name, plural: name, category })
  }
  return { foods: Object.fromEntries(known) }
}
