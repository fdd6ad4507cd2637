import { describe, expect, it } from 'vitest'
import { broughtBack } from './brought-back.ts'
import type { Found } from './found.ts'
import { EMPTY_PILE, itemsOf, type New, type Pile, without } from './pile.ts'
import { pileUpReceipt, putAwayAt, withoutReceipt } from './pile-receipt.ts'
import { readPile } from './read-pile.ts'
import { lineOf, linesBeside } from './receipt.ts'

const id = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`
const line = (printed: string): Found => ({
  way: 'receipt',
  printed,
  shop: 'lidl',
  title: printed,
  name: printed.toLowerCase(),
  near: [],
  isSure: true,
  count: 1,
  each: null,
  bestBefore: null,
})
const onReceipt = (lines: readonly string[], from = 100): New[] =>
  lines.map((one, at) => ({ found: line(one), id: id(from + at) }))

const UPRIGHT = [
  'Emmentaler Stück',
  'Jacobs Krönung Aroma',
  'Lätta Original',
  'Premium Vodka',
  'Balance Brot',
]
/** The same paper, at an angle. */
const TILTED = ['Emnentaler Stuck', 'Jacobs Kronung Arona', 'Latta Original', 'Prenium Vodka', 'Balance Brot']
const LIDL = { shop: 'lidl', date: '2020-04-11', time: '09:51', total: 19.77 }
const AT = Date.UTC(2026, 10, 18, 17, 2)
const isWhole = (pile: Pile) => new Set(itemsOf(pile).map((one) => one.id))
const away = (lines: readonly string[], head = LIDL): Pile => {
  const { pile } = pileUpReceipt(EMPTY_PILE, head, onReceipt(lines))
  const left = without(pile, isWhole(pile))
  return putAwayAt(left, pile.sources, AT)
}

describe('a receipt that was put away', () => {
  it.each([
    ['read alike', LIDL, UPRIGHT, 0],
    ['at an angle', LIDL, TILTED, 0],
    ['under another name of the shop', { ...LIDL, shop: 'rewe', date: null, time: null }, TILTED, 0],
    ['with a total that was misread', { ...LIDL, total: 17.78, time: null }, TILTED, 0],
    ['without total, day and time', { shop: '', date: null, time: null, total: null }, TILTED, 0],
    ['with lines that were missing', LIDL, [...TILTED, 'Orangensaft mild 1l', 'Doppelbrötchen'], 2],
    ['by day and time', { ...LIDL, total: 8.5 }, ['Balance Brot', 'Lstta Qrig1nal'], 1],
  ])('is known again, %s, and nothing is added', (_, head, lines, missing) => {
    const before = away(UPRIGHT)
    expect(pileUpReceipt(before, head, onReceipt(lines, 200))).toMatchObject({
      pile: before,
      became: 'away',
      away: AT,
      lines: missing,
    })
  })

  it.each([
    ['another day', { ...LIDL, date: '2020-04-18', time: null }, UPRIGHT],
    [
      'another total and other foods',
      { ...LIDL, total: 5.1, time: '18:03' },
      ['Balance Brot', 'Milch', 'Butter'],
    ],
    [
      'another shop by a total alone',
      { ...LIDL, shop: 'rewe', date: null, time: null },
      ['Milch', 'Butter', 'Eier'],
    ],
  ])('isn’t one of %s', (_, head, lines) => {
    expect(pileUpReceipt(away(UPRIGHT), head, onReceipt(lines, 200)).became).toBe('new')
  })

  it('adds what the user says: the missing lines, or all of it', () => {
    const before = away(UPRIGHT)
    const finds = onReceipt([...TILTED, 'Doppelbrötchen'], 200)
    const missing = pileUpReceipt(before, LIDL, finds, { once: 'missing' })
    expect([missing.became, itemsOf(missing.pile).map(({ title }) => title)]).toEqual([
      'more',
      ['Doppelbrötchen'],
    ])
    const again = pileUpReceipt(before, LIDL, finds, { once: 'again' })
    expect([again.became, itemsOf(again.pile)]).toEqual(['new', expect.objectContaining({ length: 6 })])
    // It is known, too: the next photo of it is none of the first.
    expect(pileUpReceipt(again.pile, LIDL, finds).became).toBe('known')
    expect(again.id).not.toBe(missing.id)
    const gone = withoutReceipt(again.pile, again.id)
    expect(pileUpReceipt(gone, LIDL, finds).became).toBe('away')
  })

  it('is known after a reload, and on the pile again once it is taken back', () => {
    const { pile } = pileUpReceipt(EMPTY_PILE, LIDL, onReceipt(UPRIGHT))
    const kept = readPile(JSON.parse(JSON.stringify(away(UPRIGHT))))
    expect(pileUpReceipt(kept, LIDL, onReceipt(TILTED, 200)).became).toBe('away')
    let made = 300
    const back = broughtBack(kept, pile.sources, () => id(made++))
    expect(pileUpReceipt(back, LIDL, onReceipt(TILTED, 200))).toMatchObject({ pile: back, became: 'known' })
  })
})

it('takes each line once', () => {
  expect(linesBeside(['milk', 'milk', 'rye'].map(lineOf), ['milk'])).toEqual(['milk', 'rye'])
})
