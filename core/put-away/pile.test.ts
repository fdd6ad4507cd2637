import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Found } from './found.ts'
import { changed, EMPTY_PILE, itemsOf, type Pile, pileUp, without, withoutLast } from './pile.ts'
import { emptied, pileUpReceipt, restored } from './pile-receipt.ts'
import { readPile } from './read-pile.ts'

/** As many items as a pile has. */
const MAX_PILE = 200

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const found = (given: Partial<Found> & Pick<Found, 'way'>): Found => ({
  printed: '',
  shop: '',
  title: '',
  name: null,
  near: [],
  isSure: true,
  count: 1,
  each: null,
  bestBefore: null,
  ...given,
})
const liter = { value: 1, unit: 'liter' }
const code = (printed: string, name: string | null = 'milk', more: Partial<Found> = {}) =>
  found({ way: 'code', printed, name, ...more })
const line = (printed: string, name: string | null = 'milk', more: Partial<Found> = {}) =>
  found({ way: 'receipt', printed, shop: 'aldi', title: printed, name, ...more })
const typed = (name: string, more: Partial<Found> = {}) => found({ way: 'typed', name, ...more })
const seen = (name: string) => found({ way: 'seen', name })
const pile = (finds: readonly Found[]): Pile =>
  finds.reduce((all, one, at) => pileUp(all, one, id(at + 1)), EMPTY_PILE)
const counts = (all: Pile) => itemsOf(all).map(({ name, count }) => [name, count])
const onReceipt = (lines: readonly Found[], from = 100) =>
  lines.map((one, at) => ({ found: one, id: id(from + at) }))
const aldi = { shop: 'aldi', date: '2026-11-18', total: 24.23 }

describe('a pile', () => {
  it('counts a code again, and lines of receipts together', () => {
    expect(counts(pile([code('1'), code('1')]))).toEqual([['milk', 2]])
    expect(counts(pile([line('MILK'), line('milk ', 'milk', { count: 2 })]))).toEqual([['milk', 3]])
  })

  it('takes another way to name a food for the same package, unless it counts more', () => {
    const both = pile([
      line('MLK 1L', 'milk', { count: 2 }),
      code('1', 'milk', { title: 'Alpine', each: liter }),
    ])
    expect(itemsOf(both)).toMatchObject([
      { id: id(1), count: 2, title: 'Alpine', each: liter, ways: ['code', 'receipt'], printed: '1' },
    ])
    expect(counts(pile([code('1'), seen('milk'), seen('milk'), typed('milk')]))).toEqual([['milk', 1]])
    expect(counts(pile([typed('eggs', { count: 6 }), seen('egg')]))).toEqual([['eggs', 6]])
    expect(
      itemsOf(
        pile([code('1', 'milk', { bestBefore: '2026-12-01' }), typed('milk', { bestBefore: '2026-11-30' })]),
      ),
    ).toMatchObject([{ count: 1, bestBefore: '2026-11-30' }])
  })

  it('keeps two codes apart; a line of the receipt covers both', () => {
    const two = [code('1'), code('2')]
    expect(counts(pile([...two, line('MILK', 'milk', { count: 2 })]))).toEqual([
      ['milk', 1],
      ['milk', 1],
    ])
    expect(counts(pile([line('MILK', 'milk', { count: 3 }), ...two]))).toEqual([
      ['milk', 2],
      ['milk', 1],
    ])
  })

  it('has a line of its own for another size that nothing else named', () => {
    const large = { value: 2, unit: 'liter' }
    const all = pile([
      code('1', 'milk', { each: liter }),
      line('MILK 1L', 'milk', { each: liter }),
      line('MILK 2L', 'milk', { each: large }),
    ])
    expect(itemsOf(all)).toMatchObject([
      { count: 1, each: liter },
      { count: 1, each: large, way: 'receipt' },
    ])
  })

  it('asks what an unknown code is, and joins it with its food once that is said', () => {
    const unknown = pile([
      line('MILK', 'milk', { count: 2 }),
      code('1', null),
      code('2', null),
      code('1', null),
    ])
    expect(counts(unknown)).toEqual([
      ['milk', 2],
      [null, 2],
      [null, 1],
    ])
    const named = changed(unknown, id(2), { name: ' Milk' })
    expect(counts(named)).toEqual([
      ['milk', 2],
      [null, 1],
    ])
    expect(counts(pileUp(named, code('1', null), id(9)))).toEqual([
      ['milk', 3],
      [null, 1],
    ])
  })

  it('believes the user, and counts what is scanned after that', () => {
    const once = pile([code('1'), line('MILK', 'milk', { count: 2 })])
    const three = changed(once, id(1), { count: 3, place: 'freezer', bestBefore: '2026-12-24' })
    expect(itemsOf(three)).toMatchObject([{ count: 3, place: 'freezer', bestBefore: '2026-12-24' }])
    expect(counts(pileUp(three, code('1'), id(9)))).toEqual([['milk', 4]])
    expect(
      counts(
        changed(pileUp(changed(pile([line('MILK')]), id(1), { count: 2 }), code('1'), id(9)), id(1), {}),
      ),
    ).toEqual([['milk', 2]])
    const none = changed(once, id(1), { count: 0 })
    expect(itemsOf(none)).toEqual([])
    expect(counts(pileUp(none, code('1'), id(9)))).toEqual([['milk', 1]])
    expect(itemsOf(changed(once, id(1), { text: 'half a crate' }))).toMatchObject([{ text: 'half a crate' }])
  })

  it('reads a receipt once, however often it is photographed', () => {
    const lines = [line('MILK'), line('EGGS', 'egg'), line('RYE', 'bread')]
    const { pile: once } = pileUpReceipt(EMPTY_PILE, aldi, onReceipt(lines))
    expect(itemsOf(once)).toHaveLength(3)
    for (const misread of [{ shop: '' }, { total: null }, { total: 29.23 }, { date: null, total: null }])
      expect(pileUpReceipt(once, { ...aldi, ...misread }, onReceipt(lines, 200))).toMatchObject({
        pile: once,
        became: 'known',
      })
    const { pile: other } = pileUpReceipt(once, { ...aldi, total: 3.5 }, onReceipt([line('MILK')], 200))
    expect(counts(other)[0]).toEqual(['milk', 2])
    expect(withoutLast(other)).toEqual({ ...once, last: null })
    expect(withoutLast(once)).toEqual(EMPTY_PILE)
  })

  it('takes from a better photo of a receipt the lines that are missing', () => {
    const poor = [line('MILK'), line('EGGS 10PK', 'egg')]
    const { pile: once } = pileUpReceipt(EMPTY_PILE, aldi, onReceipt(poor))
    const better = [line('MILK', 'milk', { count: 2 }), line('EGGS 1OPK', 'egg'), line('RYE', 'bread')]
    const { pile: twice, became, lines } = pileUpReceipt(once, aldi, onReceipt(better, 200))
    expect([became, lines]).toEqual(['more', 2])
    expect(counts(twice)).toEqual([
      ['milk', 2],
      ['egg', 1],
      ['bread', 1],
    ])
    expect(pileUpReceipt(twice, aldi, onReceipt(better, 300)).became).toBe('known')
  })

  it('adds nothing of a receipt that was put away, also after the pile was cleared', () => {
    const { pile: read } = pileUpReceipt(EMPTY_PILE, aldi, onReceipt([line('MILK')]))
    const away = without(read, new Set([id(100)]))
    const better = onReceipt([line('MILK'), line('RYE', 'bread')], 200)
    expect(pileUpReceipt(away, aldi, better)).toMatchObject({ pile: away, became: 'known' })
    const cleared = emptied(pileUp(away, code('1'), id(1)))
    expect(itemsOf(cleared)).toEqual([])
    expect(pileUpReceipt(cleared, aldi, better).became).toBe('known')
    // What was cleared before it was put away can be read again.
    expect(pileUpReceipt(emptied(read), aldi, better).became).toBe('new')
  })

  it('is as it was with what was found meanwhile', () => {
    const before = pile([code('1'), code('2', 'rice')])
    const now = pileUp(emptied(before), code('3', 'bread'), id(9))
    expect(counts(restored(now, before))).toEqual([
      ['milk', 1],
      ['rice', 1],
      ['bread', 1],
    ])
  })

  it('says that a receipt has no room', () => {
    const full = pile(Array.from({ length: MAX_PILE }, (_, n) => code(String(n), `food ${n} of it`)))
    expect(pileUpReceipt(full, aldi, onReceipt([line('MILK')], 900))).toMatchObject({
      pile: full,
      became: 'full',
    })
    expect(pileUpReceipt(full, aldi, []).became).toBe('empty')
  })

  it('has room for 200', () => {
    const full = pile(Array.from({ length: MAX_PILE + 5 }, (_, n) => code(String(n), `food ${n} of it`)))
    expect(itemsOf(full)).toHaveLength(MAX_PILE)
    expect(counts(pileUp(full, code('3', 'food 3 of it'), id(999)))[3]).toEqual(['food 3 of it', 2])
  })

  it('drops what hostile labels hide', () => {
    const [item] = itemsOf(
      pile([code('1', 'milk', { title: `<script>\u0000\u202e${'x'.repeat(9999)}`, count: Number.NaN })]),
    )
    expect(item?.title).toHaveLength(120)
    expect(item?.title).not.toMatch(/\p{C}/u)
    expect(item?.count).toBe(1)
  })
})

const foods = fc.constantFrom('milk', 'egg', 'eggs', 'onion', 'onions')
const sizes = fc.constantFrom(null, liter, { value: 500, unit: 'milliliter' })
const finds = fc.array(
  fc.oneof(
    fc
      .record({ n: fc.nat(3), food: foods, each: sizes })
      .map(({ n, food, each }) => code(`${food[0]}${n}`, food, { each: n % 2 ? each : null })),
    fc
      .record({ food: foods, count: fc.integer({ min: 1, max: 4 }), each: sizes })
      .map(({ food, count, each }) => line(`${food} ${each?.value ?? ''}`, food, { count, each })),
    fc
      .record({ food: foods, count: fc.integer({ min: 1, max: 4 }), each: sizes })
      .map(({ food, ...more }) => typed(food, more)),
    foods.map(seen),
  ),
  { maxLength: 12 },
)
const totals = (all: Pile) => {
  const sums = new Map<string, number>()
  for (const { name, count } of itemsOf(all)) {
    const key = (name ?? '').replace(/s$/, '')
    sums.set(key, (sums.get(key) ?? 0) + count)
  }
  return [...sums].sort()
}

describe('whatever is found', () => {
  it('comes to the same, in whatever order it is found', () => {
    fc.assert(
      fc.property(
        finds.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([one, other]) => {
          expect(totals(pile(other))).toEqual(totals(pile(one)))
        },
      ),
    )
  })

  it('is as much as the way that counts most says', () => {
    fc.assert(
      fc.property(finds, (all) => {
        const most = new Map<string, Map<string, number>>()
        for (const { way, name, count } of all) {
          const key = (name ?? '').replace(/s$/, '')
          const ways = most.get(key) ?? new Map<string, number>()
          ways.set(way, way === 'seen' ? 1 : (ways.get(way) ?? 0) + count)
          most.set(key, ways)
        }
        expect(totals(pile(all))).toEqual(
          [...most].map(([key, ways]) => [key, Math.max(...ways.values())]).sort(),
        )
      }),
    )
  })

  it('is the same after a reload, and without what was added last', () => {
    fc.assert(
      fc.property(finds, finds, (all, [more]) => {
        const now = pile(all)
        expect(readPile(JSON.parse(JSON.stringify(now)))).toEqual(now)
        if (more) expect(itemsOf(withoutLast(pileUp(now, more, id(99))))).toEqual(itemsOf(now))
      }),
    )
  })

  it('is read from anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (any, sources) => {
        expect(itemsOf(readPile(any)).length).toBeLessThanOrEqual(MAX_PILE)
        expect(itemsOf(readPile({ sources, receipts: sources, last: any }))).toEqual([])
      }),
    )
  })
})
