import { listReaderOf } from '#content/ingredients/reader.ts'
import { MAX_PASTED } from '#core/contracts/ingredient-names.ts'
import { readIngredientsInput, readIngredientsOutput } from '#core/contracts/read-ingredients.ts'
import { defineFunction } from '../definition.ts'

/** A character takes up to six bytes in JSON. */
const MAX_BODY = 6 * MAX_PASTED + 1024

/** Reads a typed or pasted list into ingredients with amounts: the browser needn't know every name. */
export const readIngredients = defineFunction({
  input: readIngredientsInput,
  output: readIngredientsOutput,
  bodyLimit: MAX_BODY,
  handler: ({ input, recipes }) => listReaderOf(recipes.vocabulary).read(input.text),
})
