import { describe, expect, it } from 'vitest'
import { describeStock } from './describe.ts'
import { foldStock } from './fold.ts'
import type { StockItem } from './item.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from './sample-stock.ts'
import { isToUseSoon, kitchenOf } from './soon.ts'

const item = (name: string, part: Partial<StockItem>): StockItem =>
  ({ name, meal: null, cooked: null, fact: null, where: 'fridge', standing: 'there', ...part }) as StockItem

const raw = { fact: { category: 'poultry' }, basis: 'safety' } as Partial<StockItem>

const beef = {
  ...raw,
  fact: { category: 'meat', keeps: { fridge: { closed: [1, 2] } } },
  freshness: 'soon',
  daysLeft: 1,
  spells: [],
} as unknown as Partial<StockItem>
const grams = (value: number) => ({ value, unit: 'gram' })

it('kitchenOf leaves out what is used up by its amount', () => {
  const bought = sampleEvent(0, 'bought', 'egg', { amount: { value: 2, unit: null } })
  const used = sampleEvent(1, 'used', 'egg', { amount: { value: 2, unit: null } })
  const kitchen = (...events: (typeof bought)[]) =>
    kitchenOf(describeStock(foldStock(events), SAMPLE_FACTS, sampleDay(1)))
  expect(kitchen(bought)).toMatchObject({ unavailable: [], amounts: [{ name: 'egg', amount: { value: 2 } }] })
  expect(kitchen(bought, used)).toMatchObject({ unavailable: ['egg'], amounts: [] })
})

describe('a small rest', () => {
  const soon = (amount: StockItem['amount'], full = amount, part: Partial<StockItem> = {}) =>
    kitchenOf([item('ground beef', { ...beef, amount, full, ...part })]).soon.length > 0
  it('of meat is nothing to cook for', () => {
    expect([50, 74, 75, 500].map((left) => soon(grams(left), grams(500)))).toEqual([false, false, true, true])
    expect([59, 60].map((left) => soon(grams(left)))).toEqual([false, true])
    expect(soon(null, null)).toBe(true)
    // Much was bought: what is left is a meal all the same.
    expect(soon(grams(250), grams(2000))).toBe(true)
  })

  it('of bacon is smaller, and a whole piece or a food of another kind never is one', () => {
    const fact = (category: string, closed: number) =>
      ({ fact: { category, gramsEach: 15, keeps: { fridge: { closed: [closed, closed] } } } }) as never
    expect(soon(grams(50), grams(50), fact('meat', 7))).toBe(true)
    expect(soon(grams(20), grams(200), fact('meat', 7))).toBe(false)
    expect(soon({ value: 1, unit: null }, undefined, fact('vegetables', 7))).toBe(true)
    expect(soon(grams(20), grams(200), fact('dairy', 7))).toBe(true)
  })

  it('still has its date, and is thrown out after it', () => {
    const past = item('ground beef', { ...beef, amount: grams(20), freshness: 'past', daysLeft: -1 })
    expect(kitchenOf([past])).toMatchObject({ soon: [], unavailable: ['ground beef'] })
  })
})

describe('what the dates of a kitchen mean', () => {
  it('the most urgent first, and a little past its best is still worth using', () => {
    const items = [
      item('yogurt', { freshness: 'soon', daysLeft: 3, basis: 'quality' }),
      item('spinach', { freshness: 'past', daysLeft: -2, basis: 'quality' }),
      item('lettuce', { freshness: 'past', daysLeft: -9, basis: 'quality' }),
      item('flour', { freshness: 'fresh', daysLeft: 90, basis: 'quality' }),
    ]
    expect(kitchenOf(items)).toMatchObject({ soon: ['spinach', 'yogurt'], unavailable: [] })
  })

  it('of the same day, raw meat first', () => {
    const friday = { freshness: 'soon', daysLeft: 2 } as const
    const items = [
      item('spinach', { ...friday, basis: 'quality' }),
      item('stew', { ...friday, basis: 'safety', meal: 'Stew' }),
      item('chicken', { ...raw, ...friday }),
      item('kale', { ...friday, daysLeft: 1, basis: 'quality' }),
    ]
    expect(kitchenOf(items)).toMatchObject({
      soon: ['kale', 'chicken', 'spinach'],
      due: ['kale', 'chicken', 'spinach', 'Stew'],
    })
  })

  it('raw meat past its date is neither used soon nor available', () => {
    const items = [
      item('chicken', { ...raw, freshness: 'past', daysLeft: -1 }),
      item('turkey', { ...raw, freshness: 'soon', daysLeft: 0 }),
    ]
    expect(kitchenOf(items)).toMatchObject({ soon: ['turkey'], unavailable: ['chicken'] })
  })

  it('what is maybe gone, frozen or a leftover dish is no ingredient to use soon', () => {
    const soon = { freshness: 'soon', daysLeft: 1, basis: 'quality' } as const
    const items = [
      item('kale', { ...soon, standing: 'maybe gone' }),
      item('peas', { ...soon, where: 'freezer' }),
      item('stew', { ...soon, meal: 'Beef stew' }),
    ]
    expect(kitchenOf(items)).toMatchObject({ soon: [], due: ['Beef stew'], unavailable: [] })
  })
})

it('food a few days past its best is still to be used, also where it is probably gone; meat never is', () => {
  const limp = { freshness: 'past', basis: 'quality', standing: 'maybe gone' } as const
  const isSoon = (part: Partial<StockItem>) =>
    isToUseSoon(item('spinach', { ...limp, daysLeft: -2, ...part }))
  expect(isSoon({})).toBe(true)
  expect(isSoon({ daysLeft: -4 })).toBe(false)
  expect(isSoon({ where: 'freezer' })).toBe(false)
  expect(isSoon({ fact: { category: 'meat' } as StockItem['fact'] })).toBe(false)
  expect(isSoon({ freshness: 'soon', daysLeft: 1 })).toBe(false)
})
