import { createListReader } from '#content/ingredients/reader.ts'
import { MAX_PASTED } from '#core/contracts/ingredient-names.ts'
import { readIngredientsInput, readIngredientsOutput } from '#core/contracts/read-ingredients.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import type { IngredientReader } from '#core/pantry/read-ingredients.ts'
import { defineFunction } from '../definition.ts'

/** Preparing the words of all languages takes a moment, so that it is done once for each vocabulary. */
const readers = new WeakMap<FoodBook, IngredientReader>()

function readerOf(foods: FoodBook): IngredientReader {
  const reader = readers.get(foods) ?? createListReader(foods)
  readers.set(foods, reader)
  return reader
}

/** A character takes up to six bytes in JSON. */
const MAX_BODY = 6 * MAX_PASTED + 1024

/** Reads a typed or pasted list into ingredients with amounts: the browser needn't know every name. */
export const readIngredients = defineFunction({
  input: readIngredientsInput,
  output: readIngredientsOutput,
  bodyLimit: MAX_BODY,
  handler: ({ input, recipes }) => readerOf(recipes.vocabulary).read(input.text),
})
