import { describe, expect, it } from 'vitest'
import { sampleDay } from '#core/stock/sample-stock.ts'
import { stepped } from './amount-steps.ts'
import { figureWords } from './figure-words.ts'
import { readAmount } from './read-amount.ts'
import { sampleItem } from './sample-items.ts'
import { moved, opened, possibleChanges, usedPart } from './stock-changes.ts'

const detailOf = (events: ReturnType<typeof moved>) => events[0]?.detail

describe('moving a food', () => {
  const today = sampleDay(3)
  it('freezes it, and thaws it on the way back', () => {
    expect(detailOf(moved(sampleItem(3, [0, 'bought', 'chicken']), 'freezer', today))).toEqual({
      place: 'freezer',
      frozen: today,
    })
    const frozen = sampleItem(3, [0, 'bought', 'chicken', { place: 'freezer', frozen: sampleDay(0) }])
    expect(detailOf(moved(frozen, 'fridge', today))).toEqual({ place: 'fridge', thawed: today })
  })

  it('takes freezing back on the same day: it was a slip', () => {
    const slip = sampleItem(3, [3, 'bought', 'chicken', { place: 'freezer', frozen: today }])
    expect(detailOf(moved(slip, 'fridge', today))).toEqual({ place: 'fridge', frozen: null })
  })

  it('neither freezes nor thaws between the fridge and the pantry', () => {
    expect(detailOf(moved(sampleItem(3, [0, 'bought', 'onion']), 'fridge', today))).toEqual({
      place: 'fridge',
    })
  })
})

it('opening puts into the fridge what doesn’t keep open in the pantry', () => {
  const today = sampleDay(3)
  const yogurt = sampleItem(3, [0, 'bought', 'yogurt', { place: 'pantry' }])
  expect(detailOf(opened(yogurt, today))).toEqual({ opened: today, place: 'fridge' })
  expect(detailOf(opened(yogurt, null))).toEqual({ opened: null })
  expect(detailOf(opened(sampleItem(3, [0, 'bought', 'flour']), today))).toEqual({ opened: today })
})

it('offers only what makes sense for the food in its state', () => {
  const can = (...events: Parameters<typeof sampleItem>[1][]) => possibleChanges(sampleItem(1, ...events))
  expect(can([0, 'bought', 'milk'])).toEqual({
    part: true,
    open: true,
    freeze: false,
    thaw: false,
    cook: false,
  })
  expect(can([0, 'bought', 'chicken'])).toMatchObject({ open: false, freeze: true, thaw: false, cook: true })
  expect(can([0, 'bought', 'chicken', { place: 'freezer' }])).toMatchObject({ freeze: false, thaw: true })
  expect(can([0, 'have', 'leftover soup', { meal: 'Soup' }])).toMatchObject({ open: false, freeze: true })
})

it('offers nothing that would make unsafe food look good again', () => {
  const old = sampleItem(20, [0, 'bought', 'chicken'])
  expect(Object.values(possibleChanges(old))).not.toContain(true)
})

it('takes a part of what is left, or says in words what is left', () => {
  const known = sampleItem(1, [0, 'bought', 'milk', { amount: { value: 2, unit: 'liter' } }])
  expect(usedPart(known, 0.25)).toEqual([
    { kind: 'used', name: 'milk', detail: { amount: { value: 0.5, unit: 'liter' } } },
  ])
  expect(usedPart(sampleItem(1, [0, 'bought', 'milk']), 0.5)).toEqual([
    { kind: 'used', name: 'milk' },
    { kind: 'set', name: 'milk', detail: { text: 'about half left' } },
  ])
})

it('counts in round steps, never below nothing', () => {
  const up = (value: number, unit: string | null) => stepped({ value, unit }, 1).value
  const down = (value: number, unit: string | null) => stepped({ value, unit }, -1).value
  expect([up(2, null), down(2.5, 'can'), down(0.5, 'jar')]).toEqual([3, 2, 0])
  expect([up(480, 'gram'), down(1000, 'gram'), down(40, 'milliliter')]).toEqual([500, 900, 30])
  expect([up(1, 'liter'), down(0.1, 'liter'), down(0, null)]).toEqual([1.25, 0, 0])
})

it.each([
  ['200 g', { value: 200, unit: 'gram' }],
  ['200', { value: 200, unit: 'liter' }],
  ['½', { value: 0.5, unit: 'liter' }],
  ['half', undefined],
  ['', undefined],
  ['0', undefined],
  ['a lot', undefined],
])('reads %j as %j', (text, amount) => {
  expect(readAmount(text, 'milk', 'liter')).toEqual(amount)
})

it('says where a date comes from, and what for', () => {
  const words = (...events: Parameters<typeof sampleItem>[1][]) =>
    figureWords(sampleItem(3, ...events), sampleDay(3), [])
  expect(words([0, 'bought', 'spinach'])).toBe(
    'Guessed from our figures for spinach: 3–5 days in the fridge, for quality, from Nov 1.',
  )
  expect(words([3, 'bought', 'chicken'])).toBe(
    'Guessed from our figures for chicken: 1–2 days in the fridge, for safety, from today. The shorter time counts.',
  )
  expect(words([0, 'bought', 'milk', { opened: sampleDay(2) }])).toMatch(
    /4–7 days in the fridge after opening, for quality, from yesterday\.$/,
  )
  expect(words([0, 'bought', 'chicken', { place: 'freezer' }])).toMatch(
    /9–12 months in the freezer, for quality/,
  )
  expect(words([0, 'bought', 'milk', { best_before: sampleDay(9) }])).toBe('You entered this date.')
  expect(words([0, 'bought', 'dragon tears'])).toMatch(/^We have no figures for this food/)
})
