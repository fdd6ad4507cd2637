import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedFoods } from '../assistant/asked-foods.ts'
import { eventsOfCooking } from './after-cooking.ts'
import { addDays } from './day.ts'
import { describeStock } from './describe.ts'
import { type StockDetail, type StockEvent, stockEvent } from './event.ts'
import { foldStock } from './fold.ts'
import type { StockItem } from './item.ts'
import { correctedTo, type Happened, outOf, usedOf } from './lot-events.ts'
import { byPlace, packagesOf } from './lot-items.ts'
import { packageMeant } from './package-meant.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from './sample-stock.ts'
import { kitchenOf } from './soon.ts'
import { usedUp } from './used-up.ts'

const RECIPE = '00000000-0000-4000-8000-0000000000aa'
const grams = (value: number) => ({ value, unit: 'gram' })
const stockOn = (day: number, events: readonly StockEvent[]) =>
  describeStock(foldStock(events), SAMPLE_FACTS, sampleDay(day))
const itemOn = (day: number, events: readonly StockEvent[]) => stockOn(day, events)[0] as StockItem
const recorded = (day: number, happened: readonly Happened[]): StockEvent[] =>
  happened.map(({ kind, name, detail }) => sampleEvent(day, kind, name, detail))

/** 500 g of chicken that are past their date on day 2, and 400 g that were bought then. */
const old = sampleEvent(0, 'bought', 'chicken', { amount: grams(500) })
const both = [old, sampleEvent(2, 'bought', 'chicken', { amount: grams(400) })]

describe('a food in two places', () => {
  const frozen = { place: 'freezer', frozen: sampleDay(0) } as const
  const events = [
    sampleEvent(0, 'bought', 'chicken', { amount: grams(500), ...frozen }),
    sampleEvent(2, 'bought', 'chicken', { amount: grams(400) }),
  ]

  it('is one for each of them, with its own amount and date', () => {
    const item = itemOn(2, events)
    expect(item).toMatchObject({ where: 'fridge', until: sampleDay(3), freshness: 'soon' })
    const [fridge, freezer] = byPlace(item)
    expect(fridge).toMatchObject({ where: 'fridge', amount: grams(400), until: sampleDay(3) })
    expect(freezer).toMatchObject({ where: 'freezer', amount: grams(500), freshness: 'fresh' })
    expect(byPlace(fridge as StockItem)).toEqual([fridge])
    const asked = askedFoods('is my chicken ok', { kind: 'date' }, [item])
    expect(asked).toMatchObject([
      { place: 'fridge', amount: '400 g', days: 1 },
      { place: 'freezer', amount: '500 g' },
    ])
  })

  it('has first what isn’t frozen, even if the frozen one is older', () => {
    const item = itemOn(700, [events[0] as StockEvent, sampleEvent(700, 'bought', 'chicken')])
    expect(item).toMatchObject({ where: 'fridge', daysLeft: 1 })
  })

  it('is out in one of them', () => {
    const [fridge] = byPlace(itemOn(2, events))
    const after = [...events, ...recorded(2, outOf(fridge as StockItem, { why: 'used' }))]
    expect(itemOn(2, after)).toMatchObject({ where: 'freezer', amount: grams(500) })
  })
})

describe('a food that is there twice', () => {
  it('keeps the new one apart from what is past its date', () => {
    const item = itemOn(2, both)
    expect(item).toMatchObject({ amount: grams(400), until: sampleDay(3), freshness: 'soon' })
    expect(item.spoiled).toMatchObject({ amount: grams(500), until: sampleDay(1), freshness: 'past' })
    expect(kitchenOf([item])).toMatchObject({ soon: ['chicken'], unavailable: [] })
  })

  it('is the same for what had no amount', () => {
    const events = [sampleEvent(0, 'have', 'chicken'), sampleEvent(4, 'bought', 'chicken')]
    const item = itemOn(4, events)
    expect(item).toMatchObject({ amount: null, daysLeft: 1 })
    expect(item.spoiled).toMatchObject({ daysLeft: -3 })
    expect(itemOn(40, [...events, sampleEvent(40, 'bought', 'chicken')]).spoiled).toBeNull()
  })

  it('is thrown out by itself', () => {
    const { spoiled } = itemOn(2, both)
    const after = [...both, ...recorded(2, outOf(spoiled as StockItem, { why: 'wasted' }))]
    expect(itemOn(2, after)).toMatchObject({ amount: grams(400), until: sampleDay(3), spoiled: null })
    expect(foldStock(after).get('chicken')?.spells).toMatchObject([{ why: 'wasted', amount: grams(500) }])
  })

  it('leaves what is past its date when the new one is used up', () => {
    const item = itemOn(2, both)
    const after = [...both, ...recorded(2, outOf(item, { why: 'used' }))]
    expect(itemOn(2, after)).toMatchObject({ amount: grams(500), daysLeft: -1, spoiled: null })
    expect(kitchenOf(stockOn(2, after)).unavailable).toEqual(['chicken'])
  })

  it('is cooked from what is safe', () => {
    const line = { name: 'chicken', quantity: { min: 600, max: 600 }, unit: 'gram', grams: 600 }
    const whole = { ...line, purchase: null, gramsPerMl: null } as never
    const [used] = usedUp([whole], 1, stockOn(2, both), SAMPLE_FACTS)
    expect(used).toMatchObject({ item: { amount: grams(400) }, proposal: 'all' })
    const events = eventsOfCooking([{ item: itemOn(2, both), part: 'some', takes: grams(150) }], RECIPE)
    expect(itemOn(2, [...both, ...recorded(2, events)])).toMatchObject({
      amount: grams(250),
      spoiled: { amount: grams(500) },
    })
    expect(usedUp([whole], 1, stockOn(9, [old]), SAMPLE_FACTS)).toEqual([])
  })

  it('has the date of what is in the fridge, not of what was frozen', () => {
    const events = [
      old,
      sampleEvent(0, 'set', 'chicken', { place: 'freezer', frozen: sampleDay(0) }),
      sampleEvent(5, 'bought', 'chicken', { amount: grams(400) }),
    ]
    expect(itemOn(5, events)).toMatchObject({ amount: grams(900), where: 'fridge', daysLeft: 1 })
    expect(itemOn(9, events)).toMatchObject({ amount: grams(500), where: 'freezer' })
  })

  it('is one purchase if both are of one trip, of at least the amount that is known', () => {
    const egg = (detail: StockDetail) => sampleEvent(1, 'bought', 'egg', detail)
    const dozen = { amount: { value: 12, unit: null } }
    for (const events of [
      [egg(dozen), egg({})],
      [egg({}), egg(dozen)],
    ])
      expect(itemOn(1, events)).toMatchObject({ amount: dozen.amount, lots: [{}] })
  })

  it('was bought again, and the last one is taken for gone where it only loses quality', () => {
    const events = [sampleEvent(0, 'have', 'onion'), sampleEvent(70, 'bought', 'onion')]
    expect(itemOn(70, events)).toMatchObject({ daysLeft: 60, spoiled: null })
    const out = recorded(71, outOf(itemOn(70, events), { why: 'used' }))
    expect(stockOn(71, [...events, ...out])).toEqual([])
  })

  describe('without amounts', () => {
    const dated = (day: number, until: number, kind: 'have' | 'bought' = 'have') =>
      sampleEvent(day, kind, 'milk', { best_before: sampleDay(until) })
    const milk = (day: number) => sampleEvent(day, 'bought', 'milk')
    const dates = (day: number, events: readonly StockEvent[]) =>
      packagesOf(itemOn(day, events), sampleDay(day)).map(({ until }) => until)

    it('keeps the printed date of what is there when more is bought', () => {
      const events = [dated(0, 7), milk(3)]
      expect(itemOn(3, events)).toMatchObject({ until: sampleDay(7), dated: 'package', lots: [{}, {}] })
      expect(dates(3, events)).toEqual([sampleDay(7), sampleDay(13)])
      // It was there when the other one came: it doesn't vanish with its date, which isn't that of the food any more.
      expect(dates(8, events)).toEqual([sampleDay(7), sampleDay(13)])
      expect(itemOn(8, events)).toMatchObject({ until: sampleDay(13), freshness: 'fresh', good: [{}, {}] })
    })

    it('keeps what came lately, and takes what came long ago for gone', () => {
      expect(dates(2, [milk(0), milk(2)])).toEqual([sampleDay(10), sampleDay(12)])
      expect(dates(9, [milk(0), milk(9)])).toEqual([sampleDay(19)])
      const chicken = [
        sampleEvent(0, 'have', 'chicken'),
        sampleEvent(0, 'set', 'chicken', { place: 'freezer', frozen: sampleDay(0) }),
        sampleEvent(5, 'bought', 'chicken'),
      ]
      expect(itemOn(5, chicken).good).toHaveLength(2)
    })

    it('keeps a bag that was there when the next came, until that is long past or bought again', () => {
      const bag = (day: number) => sampleEvent(day, 'bought', 'spinach')
      const events = [bag(0), sampleEvent(1, 'used', 'spinach'), bag(1.2)]
      const shown = (day: number, more: readonly StockEvent[] = []) => dates(day, [...events, ...more])
      expect(shown(4)).toEqual([sampleDay(5), sampleDay(6)])
      expect(itemOn(6, events)).toMatchObject({ until: sampleDay(6), freshness: 'soon' })
      expect(shown(6)).toEqual([sampleDay(5), sampleDay(6)])
      expect(shown(20)).toEqual([sampleDay(6)])
      expect(shown(8, [bag(8)])).toEqual([sampleDay(13)])
      const [old] = itemOn(6, events).good.slice(-1)
      const out = sampleEvent(6, 'out', 'spinach', { why: 'wasted', lot: old?.id })
      expect(shown(6, [out])).toEqual([sampleDay(6)])
    })

    it('corrects the amount of the newer one, the older past its best', () => {
      const liters = (value: number) => ({ amount: { value, unit: 'liter' } })
      const events = [dated(0, 7), sampleEvent(3, 'bought', 'milk', liters(1))]
      const after = [...events, ...recorded(8, correctedTo(itemOn(8, events), liters(2)))]
      expect(itemOn(8, after)).toMatchObject(liters(2))
    })

    it('takes an amount for that of all, and keeps their dates', () => {
      const events = [dated(0, 7), milk(3)]
      const liters = { amount: { value: 2, unit: 'liter' } }
      const after = [...events, ...recorded(3, correctedTo(itemOn(3, events), liters))]
      expect(itemOn(3, after)).toMatchObject({ ...liters, until: sampleDay(7), lots: [{}, {}] })
    })

    it('finds the package that a printed date is about', () => {
      const meant = (detail: StockDetail, ...events: StockEvent[]) => packageMeant(detail, itemOn(3, events))
      const date = { best_before: sampleDay(12) }
      const [first, second] = [dated(0, 7), milk(3)]
      expect(meant(date, milk(0))).toEqual({})
      expect(meant(date, first)).toBe('new')
      expect(meant(date, first, second)).toEqual({ lot: second.id })
      expect(meant({ best_before: sampleDay(7) }, first, second)).toEqual({ lot: first.id })
      expect(meant({ ...date, opened: sampleDay(3) }, first)).toEqual({})
      const opened = sampleEvent(1, 'set', 'milk', { opened: sampleDay(1) })
      expect(meant(date, milk(0), opened)).toBe('new')
    })

    it('shows every printed date that isn’t past, however often more is bought', () => {
      const step = fc.record({ days: fc.nat(4), keeps: fc.option(fc.integer({ min: 1, max: 20 })) })
      fc.assert(
        fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
          let day = 0
          const events: StockEvent[] = []
          for (const { days, keeps } of steps) {
            day += days
            events.push(keeps === null ? milk(day) : dated(day, day + keeps, 'bought'))
          }
          const printed = events.flatMap(({ detail }) => detail.best_before ?? [])
          const shown = dates(day, events)
          for (const date of printed) if (date >= sampleDay(day)) expect(shown).toContain(date)
          expect(shown).toEqual([...shown].sort())
        }),
      )
    })
  })

  it('is corrected from the first to the last', () => {
    const milk = (day: number, value: number) =>
      sampleEvent(day, 'bought', 'milk', { amount: { value, unit: 'liter' } })
    const events = [milk(0, 1), milk(2, 2)]
    const corrected = (value: number) => {
      const change = correctedTo(itemOn(2, events), { amount: { value, unit: 'liter' } })
      return itemOn(2, [...events, ...recorded(3, change)]).lots.map(({ amount }) => amount?.value)
    }
    expect([corrected(2.5), corrected(1.5), corrected(4), corrected(0)]).toEqual([
      [0.5, 2],
      [1.5],
      [1, 3],
      [0],
    ])
  })
})

describe('eggs of two dates', () => {
  const facts = { ...SAMPLE_FACTS, egg: { ...SAMPLE_FACTS.egg, basis: 'safety' as const } }
  const eggs = (day: number, value: number, until?: number) =>
    sampleEvent(day, 'bought', 'egg', {
      amount: { value, unit: null },
      ...(until && { best_before: sampleDay(until) }),
    })
  const on = (day: number, events: readonly StockEvent[]) =>
    describeStock(foldStock(events), facts, sampleDay(day))[0] as StockItem

  it('are told apart once one is past: that goes, the others are good', () => {
    const item = on(25, [eggs(10, 1, 23), eggs(17, 6, 38)])
    expect(item).toMatchObject({ amount: { value: 6 }, until: sampleDay(38), standing: 'there' })
    expect(item.spoiled).toMatchObject({ amount: { value: 1 }, daysLeft: -2 })
    expect(kitchenOf([item])).toMatchObject({
      unavailable: [],
      dated: [
        { days: -2, unsafe: true },
        { days: 13, unsafe: false },
      ],
    })
  })

  it('go by the later end of our guess where no date is known', () => {
    const isGone = (day: number) => kitchenOf([on(day, [eggs(0, 6)])]).unavailable
    expect([22, 35, 36].map(isGone)).toEqual([[], [], ['egg']])
  })
})

it('takes food for there by its last date, where a part of it is past its best', () => {
  const yogurt = (day: number, value: number, until: number) =>
    sampleEvent(day, 'bought', 'yogurt', { amount: { value, unit: null }, best_before: sampleDay(until) })
  const item = itemOn(12, [yogurt(1, 1, 8), yogurt(11, 6, 25)])
  expect(item).toMatchObject({ daysLeft: -4, amount: { value: 7 }, standing: 'there' })
})

it('never counts what isn’t safe, whatever was bought, used and thrown out', () => {
  const step = fc.record({
    days: fc.nat(3),
    what: fc.constantFrom('bought' as const, 'bought' as const, 'used' as const, 'thrown' as const),
    value: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let day = 0
      const events: StockEvent[] = []
      /** What is there, by the day it was bought: the truth. */
      const truth = new Map<number, number>()
      for (const { days, what, value } of steps) {
        day += days
        const item = itemOn(day, events)
        const good = [...truth.keys()].filter((bought) => addDays(sampleDay(bought), 1) >= sampleDay(day))
        if (what === 'bought') {
          events.push(sampleEvent(day, 'bought', 'chicken', { amount: grams(value) }))
          truth.set(day, (truth.get(day) ?? 0) + value)
        } else if (what === 'thrown' && item?.spoiled) {
          events.push(...recorded(day, outOf(item.spoiled, { why: 'wasted' })))
          for (const bought of truth.keys()) if (!good.includes(bought)) truth.delete(bought)
        } else if (what === 'used' && good.length > 0 && value < (item?.amount?.value ?? 0)) {
          events.push(...recorded(day, usedOf(item, grams(value))))
          let rest = value
          for (const bought of good) {
            const there = truth.get(bought) ?? 0
            truth.set(bought, Math.max(0, there - rest))
            rest = Math.max(0, rest - there)
          }
        }
        for (const [bought, left] of truth) if (left === 0) truth.delete(bought)
      }
      const sum = (isGood: boolean) =>
        [...truth].reduce(
          (all, [bought, left]) =>
            addDays(sampleDay(bought), 1) >= sampleDay(day) === isGood ? all + left : all,
          0,
        )
      const item = itemOn(day, events)
      if (sum(true) > 0) {
        expect(item?.amount?.value).toBe(sum(true))
        expect(item?.spoiled?.amount?.value ?? 0).toBe(sum(false))
      } else if (sum(false) > 0) expect(kitchenOf([item]).unavailable).toEqual(['chicken'])
      expect(stockEvent(events[0] ?? old)).toBeDefined()
    }),
  )
})
