import { expect, it } from 'vitest'
import type { PlanNeed } from './problem.ts'
import { amountOfBoth, soldAmounts } from './sold-amount.ts'

const need = (food: string, grams: number | null, amount: PlanNeed['amount']) =>
  ({ food, grams, amount }) as PlanNeed
const buy = (food: string, grams: number | null, amount: PlanNeed['amount'] = null) => ({
  food,
  grams,
  amount,
  meals: [],
})

it('adds amounts in different units by what they weigh', () => {
  const pieces = need('onion', 110, { value: 1, unit: null })
  const weighed = need('onion', 220, { value: 220, unit: 'gram' })
  const poured = need('broth', 500, { value: 500, unit: 'milliliter' })
  const canned = need('broth', 400, { value: 1, unit: 'can' })
  for (const [one, other, sum] of [
    [pieces, pieces, { value: 2, unit: null }],
    [pieces, weighed, { value: 3, unit: null }],
    [weighed, pieces, { value: 3, unit: null }],
    [need('onion', 55, null), pieces, { value: 1.5, unit: null }],
    [canned, poured, { value: 2.25, unit: 'can' }],
    [need('broth', null, canned.amount), poured, null],
    [need('broth', null, null), poured, poured.amount],
    [need('broth', null, null), need('broth', 1, null), null],
  ] as const)
    expect(amountOfBoth(one, other)).toEqual(sum)
})

it('takes the unit that says most of those that recipes use', () => {
  const recipes = [
    { needs: [need('onion', 200, { value: 200, unit: 'gram' })] },
    { needs: [need('onion', 100, { value: 1, unit: null })] },
  ]
  expect(soldAmounts([buy('onion', 300)], recipes)[0]?.amount).toEqual({ value: 3, unit: null })
})

it('tells the weight in pieces where a recipe has both, and leaves what is bought by its name', () => {
  const recipes = [
    { needs: [need('onion', 100, null), need('olive oil', 30, null)] },
    { needs: [need('onion', 55, { value: 0.5, unit: null })] },
  ]
  const one = buy('leek', 100, { value: 1, unit: null })
  expect(soldAmounts([buy('onion', 330), buy('olive oil', 60), buy('rice', null), one], recipes)).toEqual([
    buy('onion', 330, { value: 3, unit: null }),
    buy('olive oil', 60),
    buy('rice', null),
    one,
  ])
})
