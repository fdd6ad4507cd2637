import { MEASURES } from '#content/measures/index.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import { pantryFactsInput, pantryFactsOutput } from '#core/contracts/pantry-facts.ts'
import { answerFacts } from '#core/stock/answer-facts.ts'
import { defineFunction } from '../definition.ts'

/** Where the foods of a pantry are kept and for how long: the browser needn't know every food. */
export const pantryFacts = defineFunction({
  input: pantryFactsInput,
  output: pantryFactsOutput,
  handler: ({ input, recipes }) =>
    answerFacts(input.names, {
      vocabulary: recipes.vocabulary,
      shelfLife: SHELF_LIFE,
      measures: MEASURES,
    }),
})
