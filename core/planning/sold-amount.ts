import type { Amount } from '../stock/event.ts'
import { positive } from './model-foods.ts'
import type { PlanPurchase } from './plan.ts'
import type { PlanNeed, PlanRecipe } from './problem.ts'

type Quantity = Pick<PlanNeed, 'grams' | 'amount'>

/** Pieces and packages tell a shopper more than milliliters, and these more than grams. */
const rankOf = (unit: string | null) => (unit === 'gram' ? 0 : unit === 'milliliter' ? 1 : 2)

/** Two amounts of one food in one unit: where theirs differ, by what they weigh. Null if that can't be told. */
export function amountOfBoth(one: Quantity, other: Quantity): Amount | null {
  const [a, b] = [one.amount, other.amount]
  if (a && b && a.unit === b.unit) return { value: a.value + b.value, unit: a.unit }
  const [lead, rest] = !b || (a && rankOf(a.unit) >= rankOf(b.unit)) ? [one, other] : [other, one]
  if (!lead.amount) return null
  const [of, and] = [positive(lead.grams), positive(rest.grams)]
  if (of && and) return { value: (lead.amount.value * (of + and)) / of, unit: lead.amount.unit }
  return rest.amount ? null : lead.amount
}

/** Purchases in a unit that shops sell: where recipes use different ones, the weight in the one that says most. */
export function soldAmounts(
  buys: readonly PlanPurchase[],
  recipes: readonly Pick<PlanRecipe, 'needs'>[],
): PlanPurchase[] {
  const needs = recipes.flatMap((recipe) => recipe.needs)
  return buys.map((buy) => {
    if (buy.amount || buy.grams === null) return buy
    const [known] = needs
      .filter(({ food, amount, grams }) => food === buy.food && positive(amount?.value) && positive(grams))
      .sort((a, b) => rankOf(b.amount?.unit ?? null) - rankOf(a.amount?.unit ?? null))
    if (!known?.amount || !known.grams) return buy
    const value = (buy.grams * known.amount.value) / known.grams
    return { ...buy, amount: { value, unit: known.amount.unit } }
  })
}
