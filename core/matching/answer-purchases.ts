import type { z } from 'zod'
import { allergenBits, dietBits } from '../contracts/food-facts.ts'
import type { NextPurchaseOutput, nextPurchaseInput } from '../contracts/next-purchase.ts'
import type { CountedPurchase } from './purchases.ts'
import type { RecipeIndex } from './recipe-index.ts'

interface Titles {
  index: RecipeIndex
  /** Every purchase, not only the best: for merging with those of other recipes. */
  all?: boolean
  titlesOf: (ids: string[]) => Promise<readonly { id: string; title: string }[]>
}

/** What to buy so that the most recipes become ready: the function next-purchase, on the server and on a device. */
export async function answerPurchases(
  input: z.output<typeof nextPurchaseInput>,
  { index, all = false, titlesOf }: Titles,
): Promise<NextPurchaseOutput> {
  const { ingredients, staples } = input
  const needs = { dietary: dietBits(input.dietary), avoid: allergenBits(input.avoid) }
  const { ready, single, pairs } = index.purchases({ ingredients, staples, ...needs, all })
  const ids = [...single, ...pairs].flatMap(({ recipes }) => recipes)
  const rows = await titlesOf([...new Set(ids)])
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  const named = ({ recipes, ...purchase }: CountedPurchase) => ({
    ...purchase,
    // A recipe deleted a moment ago may still be in the index.
    recipes: recipes
      .flatMap((id) => ({ id, title: titles.get(id) ?? '' }))
      .filter(({ title }) => title !== ''),
  })
  return { ready, single: single.map(named), pairs: pairs.map(named) }
}
