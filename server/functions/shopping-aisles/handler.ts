import { listReaderOf } from '#content/ingredients/reader.ts'
import { shoppingAislesInput, shoppingAislesOutput } from '#core/contracts/shopping-aisles.ts'
import { answerAisles } from '#core/shopping/answer-aisles.ts'
import { defineFunction } from '../definition.ts'

/** Maps names on a shopping list to ingredients and aisles: the browser needn't know every food. */
export const shoppingAisles = defineFunction({
  input: shoppingAislesInput,
  output: shoppingAislesOutput,
  handler: ({ input, recipes }) =>
    answerAisles(input.names, recipes.vocabulary, listReaderOf(recipes.vocabulary)),
})
