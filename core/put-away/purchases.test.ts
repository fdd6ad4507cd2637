import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShoppingItem } from '../shopping/item.ts'
import { describeStock, type Facts } from '../stock/describe.ts'
import { type StockDetail, type StockEvent, stockEvent } from '../stock/event.ts'
import { foldStock } from '../stock/fold.ts'
import { purchaseOf } from '../stock/purchase-id.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from '../stock/sample-stock.ts'
import { tickOf } from '../stock/tick.ts'
import { described } from './described.ts'
import type { Found } from './found.ts'
import { type Kitchen, recordFor } from './kitchen.ts'
import { changed, EMPTY_PILE, itemsOf, pileUp } from './pile.ts'
import { purchases } from './purchases.ts'
import { readPile } from './read-pile.ts'

const cheddar = { ...SAMPLE_FACTS.milk, food: 'cheddar cheese', kindOf: ['cheese'] }
const FACTS: Facts = {
  ...SAMPLE_FACTS,
  eggs: SAMPLE_FACTS.egg,
  onions: SAMPLE_FACTS.onion,
  'cheddar cheese': cheddar,
}
const TODAY = sampleDay(20)
const NOW = Date.UTC(2026, 10, 21, 15)
const DAY = 86_400_000
const id = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`
const item = (n: number, name: string, line = name, checked = false): ShoppingItem => ({
  id: id(5000 + n),
  name,
  line,
  recipeId: null,
  checked,
  addedAt: '2026-11-20T00:00:00.000Z',
})
const kitchen = (events: readonly StockEvent[] = [], shopping: readonly ShoppingItem[] = []): Kitchen => ({
  shopping,
  events,
  records: foldStock(events),
  facts: FACTS,
  today: TODAY,
  now: NOW,
})
const code = (name: string, more: Partial<Found> = {}): Found => ({
  way: 'code',
  printed: name,
  shop: '',
  title: '',
  name,
  near: [],
  isSure: true,
  count: 1,
  each: null,
  bestBefore: null,
  ...more,
})
const liter = { value: 1, unit: 'liter' }
let made = 0
const pile = (finds: readonly Found[]) =>
  finds.reduce((all, one) => {
    made += 1
    return pileUp(all, one, id(made))
  }, EMPTY_PILE)
const recorded = (before: Kitchen, { events, ticks }: ReturnType<typeof purchases>): Kitchen => {
  const all = [
    ...before.events,
    ...events.map(
      (event, at) => stockEvent({ ...event, at: new Date(NOW + at).toISOString() }) as StockEvent,
    ),
  ]
  return kitchen(
    all,
    before.shopping.map((one) => (ticks.includes(one.id) ? { ...one, checked: true } : one)),
  )
}
const putAway = (all: ReturnType<typeof pile>, before: Kitchen) => recorded(before, purchases(all, before))
const stock = ({ events }: Kitchen) => describeStock(foldStock(events), FACTS, TODAY)
const gist = (one: Kitchen) =>
  stock(one)
    .map(({ name, amount, text, where, until, lots }) => ({
      name,
      amount,
      text,
      where,
      until,
      lots: lots.map(({ amount, text, place, bought, best_before }) => ({
        amount,
        text,
        place,
        bought,
        best_before,
      })),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
/** An hour ago, as the shopping list records it. */
const ticked = (before: Kitchen, n: number, name: string, line = name): Kitchen => {
  const one = item(n, name, line, true)
  const food = FACTS[name]?.food ?? name
  const there = recordFor(before, food)
  const event = stockEvent({
    id: purchaseOf([one], before.events).id,
    at: new Date(NOW - 3_600_000).toISOString(),
    kind: 'bought',
    name: there?.present ? there.name : food,
    detail: tickOf({ items: [one], frozen: false }, TODAY),
  }) as StockEvent
  return kitchen([...before.events, event], [...before.shopping, one])
}
const open = (before: Kitchen, n: number, name: string, line = name) =>
  kitchen(before.events, [...before.shopping, item(n, name, line)])

describe('what is put away', () => {
  it('is bought today, with its amount, place and date', () => {
    const one = pile([code('milk', { each: liter, count: 2, bestBefore: '2026-12-01' })])
    const { events, ticks } = purchases(one, kitchen())
    expect(events).toEqual([
      {
        id: itemsOf(one)[0]?.id,
        kind: 'bought',
        name: 'milk',
        detail: { bought: TODAY, amount: { value: 2, unit: 'liter' }, best_before: '2026-12-01' },
      },
    ])
    expect(ticks).toEqual([])
  })

  it('leaves a guess that nobody confirmed where it is', () => {
    const one = pile([code('milk', { isSure: false })])
    expect(purchases(one, kitchen())).toEqual({ events: [], ticks: [], items: [] })
  })

  it('goes into the freezer only if this purchase does', () => {
    const frozen = purchases(
      changed(pile([code('milk')]), itemsOf(pile([code('milk')]))[0]?.id ?? '', { place: 'freezer' }),
      kitchen(),
    )
    const before = kitchen(
      frozen.events.map((event) => stockEvent({ ...event, at: new Date(NOW).toISOString() }) as StockEvent),
    )
    expect(described(pile([code('milk', { printed: '2' })]), before)[0]?.where).toBe('fridge')
  })

  it('ticks what is open on the list, also for a kind of it', () => {
    const before = open(open(open(kitchen(), 1, 'cheese'), 2, 'milk', '2 l milk'), 3, 'toilet paper')
    const all = pile([code('cheddar cheese'), code('toilet paper')])
    const { events, ticks } = purchases(all, before)
    expect(ticks).toEqual([id(5001), id(5003)])
    expect(events.map(({ name }) => name)).toEqual(['cheddar cheese', 'cheddar cheese'])
    expect(stock(putAway(all, before)).map(({ name }) => name)).toEqual(['cheddar cheese'])
  })

  it('isn’t bought again if it was ticked on this trip, only corrected; the next one is', () => {
    const before = ticked(kitchen(), 1, 'milk', '2 l milk')
    const one = pile([code('milk', { each: liter, bestBefore: '2026-12-01' })])
    const after = putAway(one, before)
    expect(gist(after)).toMatchObject([{ amount: liter, until: '2026-12-01', lots: [{ bought: TODAY }] }])
    const again = putAway(pile([code('milk', { each: liter, bestBefore: '2026-12-02' })]), after)
    expect(gist(again)).toMatchObject([{ amount: { value: 2, unit: 'liter' }, lots: [{}, {}] }])
  })

  it('keeps what the list says where nothing better is known', () => {
    expect(gist(putAway(pile([code('milk')]), open(kitchen(), 1, 'milk', '2 l milk')))).toMatchObject([
      { amount: { value: 2, unit: 'liter' } },
    ])
  })

  it('leaves the other package of the day alone', () => {
    const morning = sampleEvent(20, 'bought', 'milk', { amount: liter, bought: TODAY })
    const before = ticked(kitchen([morning]), 1, 'milk', '3 l milk')
    const dated = putAway(pile([code('milk', { each: liter, bestBefore: '2026-12-01' })]), before)
    expect(gist(dated)[0]?.lots).toMatchObject([
      { amount: liter, best_before: null },
      { amount: liter, best_before: '2026-12-01' },
    ])
    expect(gist(putAway(pile([code('milk', { each: liter })]), before))).toMatchObject([
      { amount: { value: 2, unit: 'liter' } },
    ])
  })

  it('counts once for two who tick and put away without a signal', () => {
    const list = open(kitchen(), 1, 'milk', '2 l milk')
    const [mine, theirs] = [
      ticked(kitchen(), 1, 'milk', '2 l milk'),
      putAway(pile([code('milk', { each: liter })]), list),
    ]
    const both = [...new Map([...theirs.events, ...mine.events].map((event) => [event.id, event])).values()]
    expect(gist(kitchen(both))).toMatchObject([{ amount: liter, lots: [{}] }])
  })

  it('is as much as usual where nothing says how much', () => {
    const past = [
      sampleEvent(1, 'bought', 'milk', { amount: { value: 2, unit: 'liter' } }),
      sampleEvent(6, 'out', 'milk'),
      sampleEvent(7, 'bought', 'milk', { amount: { value: 2, unit: 'liter' } }),
      sampleEvent(12, 'out', 'milk'),
    ]
    const one = pile([code('milk')])
    expect(described(one, kitchen(past))).toMatchObject([{ words: '2 l', isAmountGuessed: true }])
    expect(gist(putAway(one, kitchen(past)))).toMatchObject([{ amount: { value: 2, unit: 'liter' } }])
  })

  it('is one package for each that is held up, however much is in stock', () => {
    const trips = [1, 1, 2, 1].reduce((before, count, n) => {
      const after = putAway(pile([code('rice', { count })]), before)
      // Each trip is a day of its own.
      return kitchen(
        after.events.map((event) =>
          before.events.includes(event)
            ? event
            : { ...event, at: new Date(NOW - (9 - n) * DAY).toISOString() },
        ),
      )
    }, kitchen())
    expect(gist(trips)).toMatchObject([{ amount: { value: 5, unit: 'package' } }])
    const yogurt = (value: number) => sampleEvent(1, 'bought', 'yogurt', { amount: { value, unit: 'gram' } })
    const words = (past: readonly StockEvent[], count = 1) =>
      described(pile([code('yogurt', { count })]), kitchen(past))[0]?.words
    expect(words([yogurt(500), yogurt(500)])).toBe('500 g')
    expect(words([yogurt(500), yogurt(1000)])).toBe('500 g')
    expect(words([yogurt(500), yogurt(1000)], 2)).toBe('1 kg')
    expect(words([sampleEvent(1, 'have', 'yogurt', { amount: { value: 1000, unit: 'gram' } })])).toBe(
      '1 package',
    )
    // As much as a recipe needs is no package.
    const { events } = ticked(kitchen(), 1, 'yogurt', '50 g yogurt')
    expect(described(pile([code('yogurt')]), { ...kitchen(events), now: NOW + DAY })[0]?.words).toBe(
      '1 package',
    )
  })

  it('counts packages without a known size, beside what is in stock by weight', () => {
    const receipt = code('rice', { way: 'receipt', title: 'RICE' })
    expect(described(pile([receipt]), kitchen())).toMatchObject([
      { words: '1 package', isAmountGuessed: false },
    ])
    const before = kitchen([sampleEvent(18, 'have', 'rice', { amount: { value: 500, unit: 'gram' } })])
    const after = putAway(pile([receipt]), before)
    expect(gist(after)[0]?.lots).toMatchObject([
      { amount: { value: 500, unit: 'gram' } },
      { amount: { value: 1, unit: 'package' } },
    ])
    const list = open(kitchen(), 1, 'rice')
    expect(purchases(pile([receipt]), list).ticks).toEqual([id(5001)])
    expect(gist(putAway(pile([receipt]), ticked(kitchen(), 1, 'rice')))).toEqual(
      gist(putAway(pile([receipt]), list)),
    )
    expect(gist(putAway(pile([receipt]), ticked(kitchen(), 1, 'rice', '2 kg rice')))).toMatchObject([
      { amount: { value: 2, unit: 'kilogram' } },
    ])
  })

  it('counts pieces where they are pieces', () => {
    const words = (found: Found) => described(pile([found]), kitchen())[0]?.words
    expect(words(code('onion', { count: 3 }))).toBe('3')
    expect(words(code('onion', { way: 'receipt', title: 'ONIONS NET' }))).toBe('')
    expect(words(code('eggs', { way: 'receipt', title: 'EGGS' }))).toBe('')
    expect(words(code('eggs', { each: { value: 12, unit: null } }))).toBe('12')
    expect(words(code('flour', { count: 2 }))).toBe('2 packages')
    const typed = pile([code('flour')])
    expect(
      described(changed(typed, itemsOf(typed)[0]?.id ?? '', { text: 'half a bag' }), kitchen())[0]?.words,
    ).toBe('half a bag')
  })
})

describe('typed food', () => {
  const typed = (name: string, more: Partial<Found> = {}) =>
    code(name, { way: 'typed', printed: '', isUncounted: true, ...more })
  const words = (...finds: readonly Found[]) => described(pile(finds), kitchen())[0]?.words
  const one: Partial<Found> = { isUncounted: undefined }

  it('has no amount where none was typed, and one where it was', () => {
    expect(words(typed('onions'))).toBe('')
    expect(words(typed('onion', one))).toBe('1')
    expect(words(typed('flour'))).toBe('')
    expect(words(typed('flour', one))).toBe('1 package')
    expect(words(typed('onions'), typed('onions'))).toBe('2')
    expect(words(typed('onions'), code('onion', { way: 'seen', printed: '' }))).toBe('1')
    const all = pile([typed('onions')])
    expect(described(readPile(JSON.parse(JSON.stringify(all))), kitchen())[0]?.words).toBe('')
    expect(described(changed(all, itemsOf(all)[0]?.id ?? '', { count: 1 }), kitchen())[0]?.words).toBe('1')
    const past = [sampleEvent(1, 'bought', 'onion', { amount: { value: 6, unit: null } })]
    expect(described(all, kitchen(past))).toMatchObject([{ words: '', much: { amount: null } }])
  })
})

describe('frozen food', () => {
  it('goes into the freezer if its package or receipt says so, unless the user says otherwise', () => {
    const peas = code('peas', { way: 'receipt', printed: 'FZN PEAS', title: 'FZN PEAS' })
    const all = pile([peas, code('peas', { title: 'Garden peas' })])
    expect(described(all, kitchen())).toMatchObject([
      { where: 'freezer', isPlaceChosen: false, title: 'Garden peas' },
    ])
    expect(stock(putAway(all, kitchen()))).toMatchObject([{ where: 'freezer' }])
    const said = changed(all, itemsOf(all)[0]?.id ?? '', { place: 'fridge' })
    expect(stock(putAway(said, kitchen()))).toMatchObject([{ where: 'fridge' }])
    const fresh = code('spinach', { title: 'TKMAXX' })
    expect(described(pile([fresh]), kitchen())).toMatchObject([{ where: 'fridge' }])
  })
})

const names = fc.constantFrom('milk', 'eggs', 'onion', 'flour', 'chicken')
const finds = fc.uniqueArray(
  fc.record({
    name: names,
    count: fc.integer({ min: 1, max: 3 }),
    each: fc.constantFrom(null, liter, { value: 500, unit: 'gram' }),
    bestBefore: fc.constantFrom(null, '2026-12-01'),
  }),
  { selector: ({ name }) => name, minLength: 1 },
)
const history = fc
  .array(
    fc.record({
      day: fc.integer({ min: 0, max: 19 }),
      name: names,
      kind: fc.constantFrom('bought', 'out', 'have'),
    }),
  )
  .map((all) =>
    all.map(({ day, name, kind }) =>
      sampleEvent(day, kind as 'bought', name, (kind === 'out' ? {} : { amount: liter }) as StockDetail),
    ),
  )
const lists = fc.subarray(['milk', '2 l milk', 'onion', '3 onion', '500 g flour', 'eggs'])
const nameIn = (line: string) => line.replace(/^[\d\sl g]+ /, '').replace(/^\d+ /, '')
const given = ({ name, ...more }: { name: string } & Partial<Found>) => code(name, more)

describe('any pile', () => {
  it('is in the pantry as its rows said', () => {
    fc.assert(
      fc.property(finds, lists, (some, lines) => {
        const before = lines.reduce((all, line, n) => open(all, n, nameIn(line), line), kitchen())
        const all = pile(some.map(given))
        const items = stock(putAway(all, before))
        for (const row of described(all, before)) {
          const there = items.find(({ name }) => name === row.name || FACTS[row.name ?? '']?.food === name)
          expect(there).toMatchObject({
            where: row.where,
            until: row.until,
            dated: row.dated,
            amount: row.much.amount,
          })
        }
      }),
    )
  })

  it('put away twice is there once', () => {
    fc.assert(
      fc.property(finds, lists, history, (some, lines, past) => {
        const before = lines.reduce((all, line, n) => open(all, n, nameIn(line), line), kitchen(past))
        const all = pile(some.map(given))
        const once = putAway(all, before)
        expect(purchases(all, once)).toMatchObject({ events: [], ticks: [] })
      }),
    )
  })

  it('ticked and put away is as put away alone', () => {
    fc.assert(
      fc.property(
        finds,
        fc.constantFrom('2 l milk', 'milk', '3 onion', '500 g flour', 'eggs'),
        history,
        (some, line, past) => {
          const name = nameIn(line)
          const all = pile(some.map(given))
          fc.pre(some.some((one) => one.name === name))
          const alone = putAway(all, open(kitchen(past), 1, name, line))
          const both = putAway(all, ticked(kitchen(past), 1, name, line))
          expect(gist(both)).toEqual(gist(alone))
        },
      ),
    )
  })

  it('taken back leaves everything as it was', () => {
    fc.assert(
      fc.property(finds, lists, history, (some, lines, past) => {
        const before = lines.reduce((all, line, n) => open(all, n, nameIn(line), line), kitchen(past))
        const { events } = purchases(pile(some.map(given)), before)
        const after = recorded(before, { events, ticks: [], items: [] })
        const undos = events.map(
          ({ id: of, name }, at) =>
            stockEvent({
              id: id(9000 + at),
              at: new Date(NOW + 1000).toISOString(),
              kind: 'undo',
              name,
              of,
              detail: {},
            }) as StockEvent,
        )
        expect(stock(kitchen([...after.events, ...undos]))).toEqual(stock(before))
      }),
    )
  })
})
