import { nextPurchaseInput, nextPurchaseOutput } from '#core/contracts/next-purchase.ts'
import { answerPurchases } from '#core/matching/answer-purchases.ts'
import { defineFunction } from '../definition.ts'

/** What to buy so that the most recipes become ready. The index counts; only titles are read from the database. */
export const nextPurchase = defineFunction({
  input: nextPurchaseInput,
  output: nextPurchaseOutput,
  handler: async ({ input, db, recipes }) => {
    await recipes.ready
    const titlesOf = (ids: string[]) =>
      db<{ id: string; title: string }[]>`select id, title from external_recipes where id = any(${ids})`
    return answerPurchases(input, { index: recipes.current(), titlesOf })
  },
})
