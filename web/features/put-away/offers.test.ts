import { describe, expect, it } from 'vitest'
import type { Kitchen } from '#core/put-away/kitchen.ts'
import { EMPTY_PILE, itemsOf, pileUp } from '#core/put-away/pile.ts'
import type { ShoppingItem } from '#core/shopping/item.ts'
import type { StockEvent } from '#core/stock/event.ts'
import { SAMPLE_FACTS } from '#core/stock/sample-stock.ts'
import { listedNames, offersFor } from './offers.ts'
import type { PileRow } from './pile-rows.ts'

const wanted = (name: string): ShoppingItem => ({
  id: `id-${name}`,
  name,
  line: name,
  recipeId: null,
  checked: false,
  addedAt: '2026-11-18T00:00:00.000Z',
})
const SHOPPING = ['cheese', 'onions', 'milk'].map(wanted)
const KITCHEN: Kitchen = {
  shopping: SHOPPING,
  events: [],
  records: new Map(),
  facts: {
    ...SAMPLE_FACTS,
    'cheddar cheese': { ...SAMPLE_FACTS.milk, food: 'cheddar cheese', kindOf: ['cheese'] },
  },
  today: '2026-11-18',
  now: Date.UTC(2026, 10, 18, 12),
}
const pileOf = (...names: string[]) =>
  itemsOf(
    names.reduce(
      (pile, name, at) =>
        pileUp(
          pile,
          {
            way: 'code',
            printed: `code ${name}`,
            shop: '',
            title: '',
            name,
            near: [],
            isSure: true,
            count: 1,
            each: null,
            bestBefore: null,
          },
          `00000000-0000-4000-9000-00000000000${at}`,
        ),
      EMPTY_PILE,
    ),
  )
const unknown = { name: null, near: [], title: 'Code 4000417025005' }
const rowsOf = (...names: string[]) => names.map((name) => ({ name })) as PileRow[]

describe('offersFor', () => {
  it('offers what is open on the list', () => {
    const offers = offersFor(unknown, [], SHOPPING, [], listedNames([], KITCHEN))
    expect(offers).toEqual(['cheese', 'onions', 'milk'])
  })
  it('offers what was bought before only where it has to do with it', () => {
    const bought = ['swiss cheese', 'bulgur', 'oat milk'].map(
      (name): StockEvent => ({ id: name, at: '2026-11-18T00:00:00.000Z', kind: 'bought', name, detail: {} }),
    )
    const offers = (title: string) =>
      offersFor({ ...unknown, title }, [], [], bought, listedNames([], KITCHEN))
    expect(offers(unknown.title)).toEqual([])
    expect(offers('Oat Drink Barista')).toEqual(['oat milk'])
  })
  it('never offers household goods', () => {
    const soap = SHOPPING.map((one) => ({ ...one, name: 'dish soap' }))
    expect(offersFor(unknown, [], soap, [], listedNames([], KITCHEN))).toEqual([])
  })
  it('leaves out what is on the pile, in the singular too', () => {
    const offers = offersFor(unknown, rowsOf('onion'), SHOPPING, [], listedNames(pileOf('onion'), KITCHEN))
    expect(offers).toEqual(['cheese', 'milk'])
  })
  it('leaves out what a kind of it on the pile was wanted as', () => {
    const listed = listedNames(pileOf('cheddar cheese'), KITCHEN)
    expect(offersFor(unknown, rowsOf('cheddar cheese'), SHOPPING, [], listed)).toEqual(['onions', 'milk'])
  })
})
