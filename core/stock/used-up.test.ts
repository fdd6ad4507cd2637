import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LineDetails, Purchase } from '../contracts/recipe-details.ts'
import { describeStock, type Facts } from './describe.ts'
import type { Amount, StockDetail } from './event.ts'
import { foldStock } from './fold.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from './sample-stock.ts'
import { usedUp } from './used-up.ts'

const line = (name: string, given: Partial<LineDetails> = {}): LineDetails => ({
  name,
  quantity: null,
  unit: null,
  grams: null,
  gramsPerMl: null,
  staple: false,
  purchase: null,
  ...given,
})
const amountOf = (value: number, unit: string | null = null) => ({
  quantity: { min: value, max: value },
  unit,
})
const purchase = (
  name: string,
  amount: number | null,
  unit: string | null,
  part: Purchase['part'] = null,
) => ({
  purchase: { name, one: name, many: `${name}s`, unit, amount, part },
})
const grams = (value: number): Amount => ({ value, unit: 'gram' })
const pieces = (value: number): Amount => ({ value, unit: null })

const kitchen = (foods: Record<string, StockDetail>, facts: Facts = SAMPLE_FACTS) =>
  describeStock(
    foldStock(Object.entries(foods).map(([name, detail]) => sampleEvent(0, 'bought', name, detail))),
    facts,
    sampleDay(0),
  )
const one = (lines: LineDetails[], foods: Record<string, StockDetail>, factor = 1) =>
  usedUp(lines, factor, kitchen(foods))[0]

describe('what a recipe uses up', () => {
  it('takes amounts in the unit of the item, scaled', () => {
    const flour = line('flour', { ...amountOf(2, 'cup'), grams: 250 })
    expect(one([flour], { flour: { amount: { value: 1, unit: 'kilogram' } } }, 2)).toMatchObject({
      takes: { value: 0.5, unit: 'kilogram' },
      left: { value: 0.5, unit: 'kilogram' },
      proposal: 'some',
      lines: [0],
    })
  })

  it('converts through the weight of a piece and of a milliliter', () => {
    const eggs = line('egg', { ...amountOf(150, 'gram'), grams: 150 })
    expect(one([eggs], { egg: { amount: pieces(6) } })).toMatchObject({ takes: pieces(3), left: pieces(3) })
    const milk = line('milk', { ...amountOf(1, 'cup') })
    expect(one([milk], { milk: { amount: grams(1000) } })?.takes).toEqual(grams(247.2))
    const chopped = line('onion', { ...amountOf(1, 'cup'), grams: 150, ...purchase('onion', 1, null) })
    expect(one([chopped], { onion: { amount: pieces(3) } })?.left).toEqual(pieces(2))
  })

  it('adds lines of one food up, and counts juice and zest of a lemon once', () => {
    const lines = [line('onion', amountOf(1)), line('onion', amountOf(2))]
    expect(one(lines, { onion: { amount: pieces(5) } })).toMatchObject({ takes: pieces(3), lines: [0, 1] })
    const lemon = [
      line('lemon juice', purchase('lemon', 1, null, 'juice')),
      line('lemon zest', purchase('lemon', 0.5, null, 'zest')),
    ]
    expect(one(lemon, { lemon: { amount: pieces(2) } })?.takes).toEqual(pieces(1))
  })

  it('is all of it when hardly anything stays, but the last egg stays', () => {
    const flour = line('flour', { grams: 480 })
    expect(one([flour], { flour: { amount: grams(500) } })).toMatchObject({ proposal: 'all', left: grams(0) })
    const eggs = line('egg', amountOf(11))
    expect(one([eggs], { egg: { amount: pieces(12) } })).toMatchObject({ proposal: 'some', left: pieces(1) })
  })

  it('proposes the amount of the recipe where more than what sticks to the bag stays', () => {
    const cheddar = line('cheddar', { grams: 420 })
    expect(one([cheddar], { cheddar: { amount: grams(450) } })).toMatchObject({
      takes: grams(420),
      left: grams(30),
      proposal: 'some',
    })
  })

  it('guesses for unknown amounts: meat and single vegetables go, long-lived food is only confirmed', () => {
    const chicken = line('chicken', { grams: 400, ...purchase('chicken', 400, 'gram') })
    expect(one([chicken], { chicken: {} })?.proposal).toBe('all')
    expect(one([line('flour', { grams: 200 })], { flour: {} })?.proposal).toBe('unsure')
    expect(one([line('salt', { staple: true })], { salt: {} })).toMatchObject({
      takes: null,
      proposal: 'unsure',
    })
    const bunch = (value: number) => line('spinach', purchase('spinach', value, 'bunch'))
    expect(one([bunch(1)], { spinach: {} })?.proposal).toBe('all')
    expect(one([bunch(0.3)], { spinach: {} })?.proposal).toBe('some')
    const frozen = line('chicken', { grams: 400 })
    expect(one([frozen], { chicken: { place: 'freezer' } })?.proposal).toBe('unsure')
  })

  it('takes slices and leaves for a small part of a package', () => {
    const facts = { ...SAMPLE_FACTS, bread: { ...SAMPLE_FACTS.spinach, food: 'bread' } }
    const stock = kitchen({ bread: {} }, facts as Facts)
    const slices = line('bread', amountOf(4, 'slice'))
    expect(usedUp([slices], 1, stock, facts as Facts)[0]?.proposal).toBe('some')
    const loaf = line('bread', amountOf(1, 'loaf'))
    expect(usedUp([loaf], 1, stock, facts as Facts)[0]?.proposal).toBe('all')
  })

  it('compares an unknown amount with what is usually bought', () => {
    const records = foldStock([
      sampleEvent(-20, 'bought', 'flour', { amount: grams(500) }),
      sampleEvent(-5, 'out', 'flour'),
      sampleEvent(0, 'have', 'flour'),
    ])
    const items = describeStock(records, SAMPLE_FACTS, sampleDay(0))
    expect(usedUp([line('flour', { grams: 450 })], 1, items)[0]?.proposal).toBe('all')
    expect(usedUp([line('flour', { grams: 150 })], 1, items)[0]?.proposal).toBe('some')
  })

  it('matches kinds with their general food, both ways, and the food itself first', () => {
    const cheddar = { ...SAMPLE_FACTS.yogurt, food: 'cheddar cheese', kindOf: ['cheese'] }
    const facts = {
      ...SAMPLE_FACTS,
      'cheddar cheese': cheddar,
      cheese: { ...cheddar, food: 'cheese', kindOf: [] },
    }
    const names = (wanted: string, foods: Record<string, StockDetail>) =>
      usedUp([line(wanted, { grams: 100 })], 1, kitchen(foods, facts), facts).map(({ item }) => item.name)
    expect(names('cheese', { 'cheddar cheese': {} })).toEqual(['cheddar cheese'])
    expect(names('cheddar cheese', { cheese: {} })).toEqual(['cheese'])
    expect(names('cheese', { 'cheddar cheese': {}, cheese: {} })).toEqual(['cheese'])
    expect(names('butter', { 'cheddar cheese': {}, cheese: {} })).toEqual([])
  })

  it('takes canned for canned and fresh for fresh, where both are there', () => {
    const tomato = { ...SAMPLE_FACTS.onion, food: 'tomato', gramsEach: 120 }
    const canned = { ...SAMPLE_FACTS.flour, food: 'canned tomato', kindOf: ['tomato'] }
    const facts = {
      tomatoes: tomato,
      tomato,
      'canned tomatoes': canned,
      'canned tomato': canned,
      'diced tomatoes': { ...canned, food: 'diced tomatoes', kindOf: ['canned tomato', 'tomato'] },
    }
    const both = kitchen({ tomatoes: { amount: pieces(4) }, 'canned tomatoes': {} }, facts)
    const taken = (one: LineDetails, items = both) =>
      usedUp([one], 1, items, facts).map(({ item }) => item.name)
    expect(taken(line('canned tomato', amountOf(400, 'gram')))).toEqual(['canned tomatoes'])
    expect(taken(line('tomato', amountOf(1, 'can')))).toEqual(['canned tomatoes'])
    expect(taken(line('diced tomatoes', amountOf(1, 'can')))).toEqual(['canned tomatoes'])
    expect(taken(line('tomato', amountOf(2)))).toEqual(['tomatoes'])
    expect(taken(line('tomato', amountOf(1, 'can')), kitchen({ tomatoes: {} }, facts))).toEqual(['tomatoes'])
    expect(taken(line('tomato', amountOf(2)), kitchen({ 'canned tomatoes': {} }, facts))).toEqual([
      'canned tomatoes',
    ])
  })

  it('takes what stands in for several lines for all of them, at most what is there', () => {
    const lines = [line('flour', { grams: 450 }), line('starch', { grams: 225 })]
    const items = kitchen({ flour: { amount: grams(500) }, starch: { amount: grams(0) } })
    const standIn = { name: 'flour', isChosen: false }
    const only = items.filter(({ name }) => name === 'flour')
    expect(usedUp(lines, 1, only, {}, [undefined, standIn])).toMatchObject([
      { takes: grams(500), left: grams(0), proposal: 'all', lines: [0, 1] },
    ])
    expect(usedUp(lines, 0.5, only, {}, [undefined, standIn])).toMatchObject([{ takes: grams(337.5) }])
    expect(usedUp(lines, 1, only, {}, [undefined, { ...standIn, amount: '40 g flour' }])[0]?.takes).toEqual(
      grams(490),
    )
    expect(usedUp(lines, 1, only, {}, [undefined, { ...standIn, amount: null }])[0]?.takes).toBeNull()
    // What the line itself names comes first, unless the cook chose.
    expect(usedUp(lines, 0.5, items, {}, [undefined, standIn])).toHaveLength(2)
    expect(usedUp(lines, 0.5, items, {}, [undefined, { ...standIn, isChosen: true }])).toHaveLength(1)
  })

  it('goes on with the next item of the food when one is not enough', () => {
    const facts = { ...SAMPLE_FACTS, 'whole milk': SAMPLE_FACTS.milk }
    const items = kitchen(
      {
        milk: { amount: { value: 200, unit: 'milliliter' } },
        'whole milk': { amount: { value: 1, unit: 'liter' } },
      },
      facts,
    )
    const used = usedUp([line('milk', amountOf(500, 'milliliter'))], 1, items)
    expect(used.map(({ item, proposal, left }) => [item.name, proposal, left?.value])).toEqual([
      ['milk', 'all', 0],
      ['whole milk', 'some', 0.7],
    ])
  })

  it('leaves leftover dishes and headings alone', () => {
    const soup = kitchen({ soup: { meal: 'Soup' } })
    expect(usedUp([line('soup'), line('')], 1, soup)).toEqual([])
  })
})

describe('for any recipe and stock', () => {
  const foods = Object.keys(SAMPLE_FACTS)
  const unit = fc.constantFrom(null, 'gram', 'kilogram', 'milliliter', 'cup', 'tablespoon', 'can')
  const value = fc.double({ min: 0.01, max: 5000, noNaN: true })
  const anyLine = fc
    .record({
      name: fc.constantFrom(...foods, ''),
      value,
      unit,
      grams: fc.option(value),
      bought: fc.option(value),
    })
    .map(({ name, value, unit, grams, bought }) =>
      line(name, { ...amountOf(value, unit), grams, ...(bought !== null && purchase(name, bought, unit)) }),
    )
  const stock = fc.dictionary(
    fc.constantFrom(...foods),
    fc.record({ amount: fc.option(fc.record({ value, unit })) }, { requiredKeys: [] }),
  )

  it('takes each item at most once, never more than there is, and nothing that no line names', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 8 }),
        stock,
        fc.double({ min: 0.1, max: 8, noNaN: true }),
        (lines, given, factor) => {
          const items = kitchen(given)
          const used = usedUp(lines, factor, items)
          expect(new Set(used.map(({ item }) => item.name)).size).toBe(used.length)
          for (const { item, takes, left, proposal, lines: of } of used) {
            expect(of.every((index) => lines[index]?.name === item.name)).toBe(true)
            if (left && item.amount) {
              expect(left.unit).toBe(item.amount.unit)
              expect(left.value).toBeGreaterThanOrEqual(0)
              expect(left.value).toBeLessThanOrEqual(item.amount.value)
              if (takes && takes.value >= item.amount.value) expect(proposal).toBe('all')
              expect(proposal).not.toBe('unsure')
            } else expect(left).toBeNull()
          }
        },
      ),
    )
  })

  it('takes more when more is cooked', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), stock, (lines, given) => {
        const items = kitchen(given)
        const [once, twice] = [usedUp(lines, 1, items), usedUp(lines, 2, items)]
        expect(twice.length).toBe(once.length)
        for (const [i, { takes }] of once.entries())
          if (takes) expect(twice[i]?.takes?.value).toBeGreaterThanOrEqual(takes.value)
      }),
    )
  })
})
