import { shoppingAislesInput, shoppingAislesOutput } from '#core/contracts/shopping-aisles.ts'
import { answerAisles } from '#core/shopping/answer-aisles.ts'
import { defineFunction } from '../definition.ts'

/** Names of a shopping list in, what they are and where they stand out: the browser need not know every food. */
export const shoppingAisles = defineFunction({
  input: shoppingAislesInput,
  output: shoppingAislesOutput,
  handler: ({ input, recipes }) => answerAisles(input.names, recipes.vocabulary),
})
