import { describe, expect, it } from 'vitest'
import type { PantryFact } from '../contracts/pantry-facts.ts'
import { describeStock, type Facts } from './describe.ts'
import type { StockDetail, StockEvent } from './event.ts'
import { foldStock } from './fold.ts'
import { canFreeze, isUnsafe } from './freshness.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from './sample-stock.ts'
import { isToUseSoon } from './soon.ts'
import { dateWords } from './words/date-words.ts'

const itemOf = (events: readonly StockEvent[], today: number, facts: Facts = SAMPLE_FACTS) => {
  const [item] = describeStock(foldStock(events), facts, sampleDay(today))
  if (!item) throw new Error('nothing is listed')
  return item
}
const bought = (name: string, detail: StockDetail = {}) => sampleEvent(0, 'bought', name, detail)

describe('the date of a food', () => {
  it('counts from the purchase: the later end for quality, the cautious one for safety', () => {
    expect(itemOf([bought('spinach')], 0)).toMatchObject({ until: sampleDay(5), basis: 'quality' })
    expect(itemOf([bought('chicken')], 0)).toMatchObject({ until: sampleDay(1), basis: 'safety' })
    expect(itemOf([bought('spinach')], 0)).toMatchObject({ dated: 'guessed', keeps: { state: 'closed' } })
  })

  it('counts from the day it was listed where no purchase is known, and from the stated day where one is', () => {
    expect(itemOf([sampleEvent(3, 'have', 'spinach')], 4).until).toBe(sampleDay(8))
    expect(itemOf([sampleEvent(3, 'have', 'spinach', { bought: sampleDay(1) })], 4).until).toBe(sampleDay(6))
  })

  it('of a dish is that of any dish, whatever food it is named after', () => {
    const dish = sampleEvent(0, 'have', 'chicken', { meal: 'Chicken', cooked: sampleDay(0) })
    expect(itemOf([dish], 1)).toEqual(itemOf([dish], 1, {}))
    expect(itemOf([dish], 1)).toMatchObject({ until: sampleDay(4), basis: 'safety' })
  })

  it('is that of the package, until it is opened', () => {
    const yogurt = bought('yogurt', { best_before: sampleDay(20) })
    expect(itemOf([yogurt], 0)).toMatchObject({ until: sampleDay(20), dated: 'package' })
    const opened = sampleEvent(2, 'set', 'yogurt', { opened: sampleDay(2) })
    expect(itemOf([yogurt, opened], 2)).toMatchObject({
      until: sampleDay(9),
      dated: 'guessed',
      keeps: { state: 'opened', since: sampleDay(2), days: [5, 7] },
    })
    const short = bought('yogurt', { best_before: sampleDay(4) })
    expect(itemOf([short, opened], 2)).toMatchObject({ until: sampleDay(4), dated: 'package' })
  })

  it('takes a first partial use for opening, never to keep longer', () => {
    expect(itemOf([bought('milk'), sampleEvent(1, 'used', 'milk')], 1).until).toBe(sampleDay(8))
    expect(itemOf([bought('milk'), sampleEvent(9, 'used', 'milk')], 9).until).toBe(sampleDay(10))
    expect(itemOf([bought('spinach'), sampleEvent(1, 'used', 'spinach')], 1).until).toBe(sampleDay(5))
  })

  it('follows freezing, thawing and cooking', () => {
    const chicken = bought('chicken', { best_before: sampleDay(3) })
    const frozen = sampleEvent(1, 'set', 'chicken', { place: 'freezer', frozen: sampleDay(1) })
    expect(itemOf([chicken, frozen], 100)).toMatchObject({
      where: 'freezer',
      until: sampleDay(1 + 365),
      basis: 'quality',
      freshness: 'fresh',
    })
    const thawed = sampleEvent(50, 'set', 'chicken', { place: 'fridge', thawed: sampleDay(50) })
    expect(itemOf([chicken, frozen, thawed], 50)).toMatchObject({ until: sampleDay(51), basis: 'safety' })
    const cooked = sampleEvent(51, 'set', 'chicken', { cooked: sampleDay(51) })
    expect(itemOf([chicken, frozen, thawed, cooked], 51)).toMatchObject({
      until: sampleDay(54),
      keeps: { state: 'cooked' },
    })
  })

  it('isn’t better for cooking or freezing what was past its date', () => {
    const chicken = bought('chicken')
    const late = sampleEvent(9, 'set', 'chicken', { place: 'freezer', frozen: sampleDay(9) })
    const past = itemOf([chicken], 9)
    expect(isUnsafe(past)).toBe(true)
    const frozen = itemOf([chicken, late], 12)
    expect(frozen).toMatchObject({ where: 'freezer', until: past.until, freshness: 'past', basis: 'safety' })
    expect(isUnsafe(frozen)).toBe(true)
    const cooked = sampleEvent(9, 'set', 'chicken', { place: 'fridge', cooked: sampleDay(9) })
    expect(isUnsafe(itemOf([chicken, cooked], 9))).toBe(true)
    const soup = sampleEvent(0, 'have', 'soup', { meal: 'Soup', cooked: sampleDay(0), place: 'fridge' })
    const kept = sampleEvent(9, 'set', 'soup', { place: 'freezer', frozen: sampleDay(9) })
    expect(isUnsafe(itemOf([soup, kept], 9))).toBe(true)
  })

  it('of frozen food as sold is that of its package', () => {
    const peas = bought('spinach', { place: 'freezer', best_before: sampleDay(200) })
    expect(itemOf([peas], 0)).toMatchObject({ until: sampleDay(200), dated: 'package' })
  })

  it('of leftovers is 4 days in the fridge for safety, 3 months frozen', () => {
    const detail = { meal: 'Lentil soup', cooked: sampleDay(0), place: 'fridge' } as const
    const soup = sampleEvent(0, 'have', 'leftover lentil soup', detail)
    expect(itemOf([soup], 0)).toMatchObject({ until: sampleDay(4), basis: 'safety', where: 'fridge' })
    const frozen = sampleEvent(1, 'set', soup.name, { place: 'freezer', frozen: sampleDay(1) })
    expect(itemOf([soup, frozen], 30)).toMatchObject({ until: sampleDay(91), basis: 'quality' })
    const thawed = sampleEvent(40, 'set', soup.name, { place: 'fridge', thawed: sampleDay(40) })
    expect(itemOf([soup, frozen, thawed], 41)).toMatchObject({ until: sampleDay(44), basis: 'safety' })
  })

  it('is unknown for unknown food and for what keeps forever', () => {
    expect(itemOf([bought('dragon tears')], 0)).toMatchObject({
      until: null,
      freshness: 'fresh',
      where: 'pantry',
    })
    expect(itemOf([bought('salt')], 0)).toMatchObject({ until: null, daysLeft: null })
    expect(itemOf([bought('dragon tears', { best_before: sampleDay(3) })], 0).until).toBe(sampleDay(3))
  })

  it('is that of the usual place where the food does not belong to this one', () => {
    expect(itemOf([bought('milk', { place: 'pantry' })], 0)).toMatchObject({
      where: 'pantry',
      until: sampleDay(10),
    })
  })
})

describe('freshness', () => {
  const on = (name: string, today: number) => itemOf([bought(name)], today).freshness
  it('turns to soon by how long the food keeps', () => {
    expect([2, 3, 5, 6].map((day) => on('spinach', day))).toEqual(['fresh', 'soon', 'soon', 'past'])
    expect([9, 10, 14, 15].map((day) => on('yogurt', day))).toEqual(['fresh', 'soon', 'soon', 'past'])
    expect([300, 350, 351, 366].map((day) => on('flour', day))).toEqual(['fresh', 'fresh', 'soon', 'past'])
    expect(on('chicken', 0)).toBe('soon')
  })

  it('of raw meat is soon as early as that of leftovers', () => {
    const steak = sampleEvent(0, 'bought', 'chicken', { best_before: sampleDay(6) })
    expect([2, 3, 6, 7].map((day) => itemOf([steak], day).freshness)).toEqual([
      'fresh',
      'soon',
      'soon',
      'past',
    ])
    const frozen = sampleEvent(0, 'have', 'chicken', { frozen: sampleDay(0), place: 'freezer' })
    expect(itemOf([frozen], 1).freshness).toBe('fresh')
  })

  it('of leftovers is soon as early as that of a food with the same date', () => {
    const detail = { meal: 'Lasagna', cooked: sampleDay(0), place: 'fridge' } as const
    const lasagna = sampleEvent(0, 'have', 'leftover lasagna', { ...detail, best_before: sampleDay(3) })
    expect([0, 3, 4].map((day) => itemOf([lasagna], day).freshness)).toEqual(['soon', 'soon', 'past'])
    const cream = bought('yogurt', { best_before: sampleDay(8) })
    expect(itemOf([cream], 5).freshness).toBe('soon')
    const frozen = sampleEvent(0, 'have', 'leftover soup', {
      ...detail,
      place: 'freezer',
      frozen: sampleDay(0),
    })
    expect(itemOf([frozen], 0).freshness).toBe('fresh')
  })
})

describe('isUnsafe', () => {
  it('holds for raw meat past its date, not on its last day, not frozen', () => {
    expect(isUnsafe(itemOf([bought('chicken')], 1))).toBe(false)
    expect(isUnsafe(itemOf([bought('chicken')], 2))).toBe(true)
    const frozen = sampleEvent(1, 'set', 'chicken', { place: 'freezer', frozen: sampleDay(1) })
    expect(isUnsafe(itemOf([bought('chicken'), frozen], 1000))).toBe(false)
  })

  it('holds for leftovers past their date, and not for food past its best', () => {
    const soup = sampleEvent(0, 'have', 'leftover soup', { meal: 'Soup', cooked: sampleDay(0) })
    expect(isUnsafe(itemOf([soup], 4))).toBe(false)
    expect(isUnsafe(itemOf([soup], 5))).toBe(true)
    expect(isUnsafe(itemOf([bought('spinach')], 30))).toBe(false)
  })

  it('holds for meat moved out of the freezer without a day of thawing', () => {
    const frozen = sampleEvent(1, 'set', 'chicken', { place: 'freezer', frozen: sampleDay(1) })
    const moved = sampleEvent(40, 'set', 'chicken', { place: 'fridge' })
    expect(isUnsafe(itemOf([bought('chicken'), frozen, moved], 40))).toBe(true)
  })
})

describe('what is counted', () => {
  const carton: PantryFact = {
    ...SAMPLE_FACTS.egg,
    keeps: { ...SAMPLE_FACTS.egg.keeps, fridge: { closed: [21, 35], opened: [2, 4] } },
  }
  const facts: Facts = {
    egg: carton,
    tuna: { ...carton, food: 'tuna', category: 'seafood', gramsEach: null },
  }
  const left = (name: string, unit: string | null, value: number) => {
    const amount = (count: number) => ({ amount: { value: count, unit } })
    const events = [bought(name, amount(6)), sampleEvent(1, 'used', name, amount(value))]
    return itemOf(events, 1, facts).keeps?.state
  }
  it('isn’t opened when a whole one of it is used', () => {
    expect(left('egg', null, 2)).toBe('closed')
    expect(left('tuna', 'can', 1)).toBe('closed')
    expect(left('tuna', 'can', 0.5)).toBe('opened')
    expect(left('tuna', 'gram', 2)).toBe('opened')
    expect(itemOf([bought('egg'), sampleEvent(1, 'used', 'egg')], 1, facts).keeps?.state).toBe('closed')
  })
})

it('of a dish that isn’t recorded as one is a matter of safety too', () => {
  const soup: PantryFact = {
    ...SAMPLE_FACTS.chicken,
    food: 'soup',
    category: 'pantry',
    keeps: { ...SAMPLE_FACTS.chicken.keeps, fridge: { closed: [3, 4], opened: null } },
  }
  const events = [sampleEvent(0, 'have', 'tupperware soup')]
  const dated = sampleEvent(0, 'set', 'tupperware soup', { best_before: sampleDay(2) })
  expect(isUnsafe(itemOf(events, 3, { 'tupperware soup': soup }))).toBe(false)
  expect(isUnsafe(itemOf(events, 4, { 'tupperware soup': soup }))).toBe(true)
  expect(isUnsafe(itemOf([...events, dated], 3, { 'tupperware soup': soup }))).toBe(true)
})

it('offers no freezer to eggs in their shell', () => {
  const eggs = itemOf([sampleEvent(0, 'bought', 'egg')], 1)
  expect(
    canFreeze({
      ...eggs,
      fact: eggs.fact && { ...eggs.fact, keeps: { ...eggs.fact.keeps, freezer: [300, 365] } },
    }),
  ).toBe(false)
  expect(canFreeze(itemOf([sampleEvent(0, 'bought', 'spinach')], 1))).toBe(true)
})

describe('food that is kept in a cupboard, where it has no time', () => {
  const moved = (name: string, detail: StockDetail = {}) =>
    itemOf([bought(name), sampleEvent(2, 'set', name, { place: 'pantry', ...detail })], 2)
  it.each([
    ['raw meat', moved('chicken')],
    ['opened milk', moved('milk', { opened: sampleDay(2) })],
    ['cooked food', moved('chicken', { cooked: sampleDay(1) })],
    ['a dish', moved('soup', { meal: 'Lentil soup', cooked: sampleDay(1) })],
  ])('%s goes at once, and doesn’t count', (_, item) => {
    expect(item).toMatchObject({
      where: 'pantry',
      until: sampleDay(2),
      keeps: { days: [0, 0] },
      basis: 'safety',
    })
    expect(isUnsafe(item)).toBe(true)
    expect(isToUseSoon(item)).toBe(false)
    expect(dateWords(item)).toBe('Doesn’t keep outside the fridge: 2 hours')
  })

  it('is fine again in the fridge', () => {
    const events = [
      bought('yogurt', { opened: sampleDay(0), place: 'pantry' }),
      sampleEvent(0, 'set', 'yogurt', { place: 'fridge' }),
    ]
    expect(isUnsafe(itemOf(events, 1))).toBe(false)
  })

  it('is no bread or cookie, and no carton that may be shelf-stable', () => {
    expect(isUnsafe(moved('cookies', { meal: 'Oatmeal cookies', cooked: sampleDay(1) }))).toBe(false)
    expect(isUnsafe(moved('milk'))).toBe(false)
    expect(isUnsafe(moved('spinach'))).toBe(false)
  })
})

it('what is open is to be used soon three days ahead', () => {
  const pesto: Facts = {
    pesto: {
      ...SAMPLE_FACTS.yogurt,
      food: 'pesto',
      category: 'condiments',
      keeps: { ...SAMPLE_FACTS.yogurt.keeps, fridge: { closed: [180, 180], opened: [3, 3] } },
    },
  }
  const events = [bought('pesto'), sampleEvent(0, 'set', 'pesto', { opened: sampleDay(0) })]
  expect(itemOf(events, 0, pesto).freshness).toBe('soon')
  expect(itemOf([bought('pesto')], 0, pesto).freshness).toBe('fresh')
})
