import { expect, it } from 'vitest'
import { SAMPLE_FACTS } from '../stock/sample-stock.ts'
import { amountOf } from './amount.ts'
import type { Found } from './found.ts'
import { EMPTY_PILE, itemsOf, type PileItem, pileUp } from './pile.ts'

const LITERS = { value: 2, unit: 'liter' }
const item = (more: Partial<Found>): PileItem => {
  const found: Found = {
    way: 'code',
    printed: '4001234567890',
    shop: '',
    title: '',
    name: 'milk',
    near: [],
    isSure: true,
    count: 1,
    each: null,
    bestBefore: null,
    ...more,
  }
  const [one] = itemsOf(pileUp(EMPTY_PILE, found, '00000000-0000-4000-9000-000000000001'))
  if (!one) throw new Error('nothing on the pile')
  return one
}
const amount = (one: PileItem, bought: readonly (typeof LITERS)[]) =>
  amountOf(one, SAMPLE_FACTS.milk ?? null, bought, [])

it('takes a scanned package for one package, not for what was typed last', () => {
  expect(amount(item({}), [LITERS])).toMatchObject({ amount: { value: 1, unit: 'package' }, from: 'package' })
  expect(amount(item({ count: 2 }), [LITERS])).toMatchObject({ amount: { value: 2, unit: 'package' } })
})

it('takes what was taught for its code, else what is usually bought, as a guess', () => {
  expect(amount(item({ each: { value: 1, unit: 'liter' } }), [LITERS, LITERS])).toMatchObject({
    amount: { value: 1, unit: 'liter' },
    from: 'found',
  })
  expect(amount(item({}), [LITERS, LITERS])).toMatchObject({ amount: LITERS, from: 'usual' })
})
