import type { FoodBook } from '#core/food-facts/food-book.ts'
import { createIngredientReader, type IngredientReader } from '#core/pantry/read-ingredients.ts'
import { FOOD_EMOJI } from './emoji.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'

/** Reads ingredient lists in all languages that we have words for. */
export const createListReader = (foods: FoodBook): IngredientReader =>
  createIngredientReader(foods, { languages: [en, de, fr, es, it], emoji: FOOD_EMOJI })

/** Preparing the words of all languages takes a moment, so that it is done once for each vocabulary. */
const readers = new WeakMap<FoodBook, IngredientReader>()

export function listReaderOf(foods: FoodBook): IngredientReader {
  const reader = readers.get(foods) ?? createListReader(foods)
  readers.set(foods, reader)
  return reader
}
