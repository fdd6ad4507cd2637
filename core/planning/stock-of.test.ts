import { expect, it } from 'vitest'
import type { PantryFact as Fact } from '../contracts/pantry-facts.ts'
import { describeStock } from '../stock/describe.ts'
import { foldStock } from '../stock/fold.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from '../stock/sample-stock.ts'
import { stockOf } from './stock-of.ts'

const grams = (value: number) => ({ amount: { value, unit: 'gram' } })
const planned = (name: string, left: number, more: object = {}) => {
  const records = foldStock([
    sampleEvent(0, 'bought', name, { ...grams(500), ...more }),
    sampleEvent(1, 'used', name, grams(500 - left)),
  ])
  const { stock } = stockOf(describeStock(records, SAMPLE_FACTS, sampleDay(1)), sampleDay(1))
  return stock.map(({ name: food, until }) => [food, until])
}

it('plans no meal around a small rest, nor hurries for it', () => {
  expect(planned('chicken', 200)).toEqual([['chicken', sampleDay(1)]])
  expect(planned('chicken', 50)).toEqual([])
  expect(planned('chicken', 50, { place: 'freezer', frozen: sampleDay(0) })).toEqual([['chicken', null]])
  expect(planned('spinach', 200)).toEqual([['spinach', sampleDay(5)]])
  expect(planned('spinach', 20)).toEqual([['spinach', null]])
})

it('has each package with its own date, half of what is half, and says what must thaw', () => {
  const records = foldStock([
    sampleEvent(0, 'bought', 'milk', { amount: { value: 1, unit: 'liter' }, best_before: sampleDay(3) }),
    sampleEvent(1, 'bought', 'milk', { amount: { value: 1, unit: 'liter' }, best_before: sampleDay(9) }),
    sampleEvent(1, 'bought', 'chicken', { ...grams(400), place: 'freezer', frozen: sampleDay(1) }),
    sampleEvent(1, 'have', 'half onion'),
  ])
  const facts = { ...SAMPLE_FACTS, 'half onion': SAMPLE_FACTS.onion ?? null }
  const { stock } = stockOf(describeStock(records, facts, sampleDay(1)), sampleDay(1))
  expect(stock.filter(({ name }) => name === 'milk').map(({ until }) => until)).toEqual([
    sampleDay(3),
    sampleDay(9),
  ])
  expect(stock.find(({ name }) => name === 'chicken')).toMatchObject({
    frozen: true,
    until: null,
    grams: 400,
  })
  expect(stock.find(({ name }) => name === 'half onion')?.grams).toBe(75)
})

it('takes a dish that was typed as leftovers for a meal, and leftover rice for an ingredient', () => {
  const facts = {
    ...SAMPLE_FACTS,
    'leftover rice': { ...(SAMPLE_FACTS.flour as Fact), food: 'leftover rice', category: 'grains' as const },
  }
  const records = foldStock([
    sampleEvent(0, 'have', 'leftover curry'),
    sampleEvent(0, 'have', 'leftover soup', { amount: { value: 3, unit: 'serving' } }),
    sampleEvent(0, 'have', 'leftover rice'),
  ])
  const { stock, leftovers } = stockOf(describeStock(records, facts, sampleDay(0)), sampleDay(0))
  expect(stock.map(({ name }) => name)).toEqual(['leftover rice'])
  expect(leftovers.map(({ title, name, portions }) => [title, name, portions])).toEqual([
    ['Curry', 'leftover curry', null],
    ['Soup', 'leftover soup', 3],
  ])
})
