import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CookedChoice,
  eventsOfCooking,
  eventsOfLeftover,
  leftoversIn,
  oldestLeftover,
} from './after-cooking.ts'
import { describeStock } from './describe.ts'
import { type StockEvent, stockEvent } from './event.ts'
import { foldStock } from './fold.ts'
import type { StockItem } from './item.ts'
import { sampleDay, sampleEvent } from './sample-stock.ts'

const RECIPE = '00000000-0000-4000-8000-0000000000aa'
const grams = (value: number) => ({ value, unit: 'gram' })

let made = 0
/** As the log records them, at noon of a day. */
const asEvents = (happened: ReturnType<typeof eventsOfCooking>, day: number): StockEvent[] =>
  happened.map((one) => {
    made += 1
    const id = `00000000-0000-4000-8000-${String(900_000 + made).padStart(12, '0')}`
    return stockEvent({ id, at: `${sampleDay(day)}T13:00:00Z`, ...one }) as StockEvent
  })
const soup = {
  title: 'Lentil Soup',
  recipeId: RECIPE,
  servings: 2,
  place: 'fridge',
  day: sampleDay(3),
} as const
const stockOn = (day: number, events: StockEvent[]) => describeStock(foldStock(events), {}, sampleDay(day))
const [flour] = stockOn(1, [sampleEvent(1, 'bought', 'flour', { amount: grams(500) })]) as [StockItem]

describe('what cooking records', () => {
  it.each([
    ['all', null, [['out', { why: 'used', recipe_id: RECIPE }]]],
    ['some', grams(200), [['used', { amount: grams(200), recipe_id: RECIPE }]]],
    ['some', grams(500), [['out', { why: 'used', recipe_id: RECIPE }]]],
    ['some', null, [['used', { recipe_id: RECIPE }]]],
    ['some', grams(0), []],
    ['none', grams(200), []],
  ] as const)('%s of 500 g, %j', (part, takes, wanted) => {
    const events = eventsOfCooking([{ item: flour, part, takes }], RECIPE)
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual(wanted)
  })

  it('takes no more than there is, and never touches what wasn’t used', () => {
    const choice = fc.record({
      item: fc.constant(flour),
      part: fc.constantFrom('all' as const, 'some' as const, 'none' as const),
      takes: fc.option(fc.integer({ min: 0, max: 900 }).map(grams)),
    })
    fc.assert(
      fc.property(choice, (one: CookedChoice) => {
        const bought = sampleEvent(1, 'bought', 'flour', { amount: grams(500) })
        const after = foldStock([bought, ...asEvents(eventsOfCooking([one], RECIPE), 2)]).get('flour')
        const left = after?.present ? (after.amount?.value ?? 0) : 0
        const taken = one.part === 'none' ? 0 : one.part === 'all' ? 500 : (one.takes?.value ?? 0)
        expect(left).toBe(Math.max(0, 500 - taken))
        if (left > 0) expect(after?.present).toBe(true)
      }),
    )
  })
})

describe('leftovers', () => {
  it('are portions in the fridge, until their date', () => {
    const events = asEvents(eventsOfLeftover(soup, []), 3)
    const [item] = leftoversIn(stockOn(4, events))
    expect(item).toMatchObject({
      meal: 'Lentil Soup',
      where: 'fridge',
      recipe_id: RECIPE,
      daysLeft: 3,
      basis: 'safety',
    })
    expect(item?.amount).toEqual({ value: 2, unit: 'serving' })
    expect(leftoversIn(stockOn(7, events))).toHaveLength(1)
    expect(leftoversIn(stockOn(8, events))).toEqual([])
    expect(stockOn(8, events)).toHaveLength(1)
  })

  it('keep in the freezer for months', () => {
    const events = asEvents(eventsOfLeftover({ ...soup, place: 'freezer' }, []), 3)
    expect(leftoversIn(stockOn(40, events))).toMatchObject([{ where: 'freezer' }])
  })

  it('add up on the same day, and are a batch of their own on another', () => {
    const first = asEvents(eventsOfLeftover(soup, []), 3)
    const more = asEvents(eventsOfLeftover(soup, stockOn(3, first)), 3)
    expect(stockOn(3, [...first, ...more]).map(({ amount }) => amount?.value)).toEqual([4])
    const next = asEvents(eventsOfLeftover({ ...soup, day: sampleDay(4) }, stockOn(4, first)), 4)
    expect(leftoversIn(stockOn(4, [...first, ...next])).map(({ cooked }) => cooked)).toEqual([
      sampleDay(3),
      sampleDay(4),
    ])
  })

  it('have a valid name, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300 }), (title) => {
        const [event] = asEvents(eventsOfLeftover({ ...soup, title }, []), 3)
        expect(event?.name).toMatch(/^leftover/)
      }),
    )
  })

  it('are none if all was eaten', () => {
    expect(eventsOfLeftover({ ...soup, servings: 0 }, [])).toEqual([])
  })
})

describe('the date of a leftover', () => {
  const left = (keeps: number | undefined, place: 'fridge' | 'freezer' = 'fridge') => {
    const [item] = stockOn(3, asEvents(eventsOfLeftover({ ...soup, place, keeps }, []), 3))
    return item
  }

  it('is the earlier one of the recipe’s and ours', () => {
    expect(left(undefined)).toMatchObject({ daysLeft: 4, basis: 'safety', dated: 'guessed' })
    expect(left(7)).toMatchObject({ daysLeft: 4, dated: 'guessed' })
    expect(left(2)).toMatchObject({ daysLeft: 2, basis: 'safety', dated: 'package' })
  })

  it('does not count in the freezer', () => {
    expect(left(2, 'freezer')?.daysLeft).toBeGreaterThan(30)
  })

  it('is never later than that of the leftovers in it, and rice keeps shorter', () => {
    const [rice] = stockOn(3, [
      sampleEvent(1, 'have', 'leftover rice', { cooked: sampleDay(1), place: 'fridge' }),
    ])
    const choice = { item: rice as StockItem, part: 'some', takes: null } as const
    const until = oldestLeftover([{ item: flour, part: 'some', takes: null }, choice])
    expect(until).toBe(sampleDay(4))
    expect(oldestLeftover([{ ...choice, part: 'none' }])).toBeUndefined()
    const dish = { ...soup, title: 'Egg Fried Rice' }
    const dated = (more: object) => stockOn(3, asEvents(eventsOfLeftover({ ...dish, ...more }, []), 3))[0]
    expect(dated({ until })).toMatchObject({ until: sampleDay(4), basis: 'safety' })
    expect(dated({ until, keeps: 3 })).toMatchObject({ until: sampleDay(4) })
    expect(dated({ until: sampleDay(9) })).toMatchObject({ until: sampleDay(6), dated: 'guessed' })
    expect(dated({ title: 'Rice Noodle Soup' })).toMatchObject({ until: sampleDay(7) })
  })
})
