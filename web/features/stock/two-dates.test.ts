import { describe, expect, it } from 'vitest'
import { describeStock } from '#core/stock/describe.ts'
import type { StockEvent } from '#core/stock/event.ts'
import { foldStock } from '#core/stock/fold.ts'
import type { StockItem } from '#core/stock/item.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from '#core/stock/sample-stock.ts'
import { allAmounts } from './amount-words.ts'
import { figureWords } from './figure-words.ts'
import { itemDate } from './item-date.ts'
import { lotWords } from './lot-words.ts'
import { groupStock } from './pantry-groups.ts'

const FACTS = { ...SAMPLE_FACTS, egg: { ...SAMPLE_FACTS.egg, basis: 'safety' as const } }
const itemOn = (day: number, events: readonly StockEvent[]) =>
  describeStock(foldStock(events), FACTS, sampleDay(day))[0] as StockItem

describe('a food of two dates', () => {
  it('is thrown out where it is past the date that keeps it safe, and stays where it is good', () => {
    const eggs = (day: number, value: number, until: number) =>
      sampleEvent(day, 'bought', 'egg', { amount: { value, unit: null }, best_before: sampleDay(until) })
    const item = itemOn(25, [eggs(10, 1, 23), eggs(17, 6, 38)])
    const { unsafe, places } = groupStock([item], { sort: 'date', search: '' })
    expect(unsafe).toMatchObject([{ name: 'egg', amount: { value: 1 }, daysLeft: -2 }])
    expect(places).toMatchObject([{ items: [{ name: 'egg', amount: { value: 6 }, standing: 'there' }] }])
  })

  it('names the older bag past its best with the newer one', () => {
    const bag = (day: number) => sampleEvent(day, 'bought', 'spinach')
    const events = [bag(0), sampleEvent(1, 'used', 'spinach'), bag(1.2)]
    expect(lotWords(itemOn(5, events), sampleDay(5))).toBe('And one best by about tomorrow')
    expect(lotWords(itemOn(6, events), sampleDay(6))).toBe('And one 1 day past its best')
  })
})

describe('purchases of one food', () => {
  const bag = (day: number, detail: StockEvent['detail']) => sampleEvent(day, 'bought', 'flour', detail)
  const two = { value: 2, unit: null }
  const pack = { value: 1, unit: 'package' }

  it('show amounts of different units side by side, and equal dates once', () => {
    const until = { best_before: sampleDay(200) }
    const item = itemOn(1, [bag(0, { amount: two, ...until }), bag(1, { amount: pack, ...until })])
    expect(allAmounts(item)).toBe('2 + 1 package')
    expect(lotWords(item, sampleDay(1))).toBeUndefined()
  })

  it('show the date that was entered for one, and ours as a guess', () => {
    const item = itemOn(1, [bag(0, { amount: pack, best_before: sampleDay(20) }), bag(1, { amount: pack })])
    expect([itemDate(item), lotWords(item, sampleDay(1))]).toEqual([
      'Best by Nov 21',
      '1 package of it, the rest best by about Nov 2, 2027',
    ])
  })
})

it('says whether the date of a dish is the recipe’s or the user’s', () => {
  const recipe_id = '00000000-0000-4000-8000-0000000000aa'
  const name = 'leftover omelet'
  const dish = sampleEvent(0, 'have', name, {
    meal: 'Omelet',
    recipe_id,
    cooked: sampleDay(0),
    best_before: sampleDay(2),
  })
  const entered = sampleEvent(1, 'set', name, { best_before: sampleDay(3) })
  const words = (events: readonly StockEvent[]) => figureWords(itemOn(1, events), sampleDay(1), events)
  expect(words([dish])).toBe('The date is from its recipe, or from what went into it.')
  expect(words([dish, entered])).toBe('You entered this date.')
})
