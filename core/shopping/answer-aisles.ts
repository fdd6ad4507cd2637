import type { KnownFood, ShoppingAislesOutput } from '../contracts/shopping-aisles.ts'
import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { IngredientReader } from '../pantry/read-ingredients.ts'

/** Maps the names on a shopping list to ingredients and aisles; `reader` knows them in other languages, too. */
export function answerAisles(
  names: readonly string[],
  vocabulary: Vocabulary,
  reader: IngredientReader,
): ShoppingAislesOutput {
  const known = new Map<string, KnownFood>()
  for (const name of new Set(names)) {
    const own = ingredientsOfLine(name, vocabulary)[0]
    const found = own?.ingredient ? own : translated(name, vocabulary, reader)
    if (!found?.ingredient) continue
    const { name: food, plural, category } = found.ingredient
    // If only the end of the name is known ("oat milk bar"), the aisle is a fair guess, the ingredient isn't.
    known.set(name, found.exact ? { food, plural, category } : { food: name, plural: name, category })
  }
  return { foods: Object.fromEntries(known) }
}

/** "Milch", where all of it is one food: of what is only partly understood, nobody knows what it is. */
function translated(name: string, vocabulary: Vocabulary, reader: IngredientReader) {
  const { items, rest } = reader.read(name)
  const [item, ...others] = items
  if (!item?.known || others.length > 0 || rest.length > 0) return undefined
  return ingredientsOfLine(item.name, vocabulary)[0]
}
