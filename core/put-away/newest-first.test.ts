import { expect, it } from 'vitest'
import type { Found } from './found.ts'
import { newestFirst } from './newest-first.ts'
import { EMPTY_PILE, itemsOf, type Pile, pileUp } from './pile.ts'
import { pileUpReceipt } from './pile-receipt.ts'
import { readPile } from './read-pile.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const found = (name: string, way: Found['way']): Found => ({
  way,
  printed: name,
  shop: '',
  title: '',
  name,
  near: [],
  isSure: true,
  count: 1,
  each: null,
  bestBefore: null,
})
const onReceipt = (pile: Pile, total: number, from: number, names: readonly string[]) =>
  pileUpReceipt(
    pile,
    { shop: 'aldi', date: '2026-11-18', total },
    names.map((name, at) => ({ found: found(name, 'receipt'), id: id(from + at) })),
  ).pile
const shown = (pile: Pile) => newestFirst(itemsOf(pile)).map(({ name }) => name)

it('keeps the lines of a receipt in their order, the newest receipt or code on top', () => {
  const coded = [found('salt', 'code'), found('milk', 'code')].reduce(
    (pile, one, at) => pileUp(pile, one, id(at)),
    EMPTY_PILE,
  )
  const one = onReceipt(coded, 10, 100, ['bread', 'milk', 'eggs', 'rice'])
  expect(shown(one)).toEqual(['bread', 'eggs', 'rice', 'milk', 'salt'])
  const two = onReceipt(one, 20, 200, ['beans', 'butter'])
  const all = pileUp(two, found('tea', 'code'), id(300))
  expect(shown(all)).toEqual(['tea', 'beans', 'butter', 'bread', 'eggs', 'rice', 'milk', 'salt'])
  expect(shown(readPile(JSON.parse(JSON.stringify(all))))).toEqual(shown(all))
})
