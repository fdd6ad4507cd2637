import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_MOVED_FOODS, MAX_SHOP_NAME } from '../contracts/shopping-limits.ts'
import { AISLE_IDS, type AisleId } from './aisle-ids.ts'
import { byAisle, listText } from './aisles.ts'
import { mergeItems } from './merge.ts'
import { type Shop, shopOf, withAisleAt, withFoodIn } from './shop.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const shop = (more: Record<string, unknown> = {}) =>
  shopOf({ id: ID, name: 'Corner store', addedAt: '2026-11-18T08:00:00.000Z', ...more }) as Shop
const entries = mergeItems(
  ['milk', 'onion', 'candles'].map((name, at) => ({
    id: `00000000-0000-4000-8000-00000000010${at}`,
    name,
    line: name,
    recipeId: null,
    checked: false,
    addedAt: '2026-11-18T08:00:00.000Z',
  })),
  {
    milk: { food: 'milk', plural: 'milk', category: 'dairy' },
    onion: { food: 'onion', plural: 'onions', category: 'vegetables' },
  },
)
const shown = (one?: Shop) =>
  byAisle(entries, one).map(({ id, entries: some }) => [id, some.map(({ name }) => name)])
const aisle = fc.constantFrom(...AISLE_IDS)

describe('a shop', () => {
  it('shows the list in its own order', () => {
    expect(shown().map(([id]) => id)).toEqual(['produce', 'dairy-and-eggs', 'other'])
    expect(shown(withAisleAt(shop(), 'other', 0)).map(([id]) => id)).toEqual([
      'other',
      'produce',
      'dairy-and-eggs',
    ])
    expect(listText(entries, withAisleAt(shop(), 'other', 0))).toMatch(/^Everything else\n- candles\n\nFruit/)
  })

  it('has single foods in another aisle, until they are put back', () => {
    const moved = withFoodIn(shop(), 'milk', 'drinks')
    expect(shown(moved)).toContainEqual(['drinks', ['milk']])
    expect(shown(withFoodIn(moved, 'milk', null))).toEqual(shown())
  })

  it('keeps what is valid of what was stored, and nothing else', () => {
    const odd = shop({
      name: '  The   corner  ',
      aisles: ['frozen', 'frozen', 'roof', 7],
      foods: { milk: 'drinks', Egg: 'bread', rice: 'roof', __proto__: 'bread', constructor: 'other' },
    })
    expect(odd.name).toBe('The corner')
    expect(odd.aisles).toEqual(['frozen', ...AISLE_IDS.filter((one) => one !== 'frozen')])
    expect(odd.foods).toEqual({ constructor: 'other', milk: 'drinks' })
    for (const bad of [
      null,
      7,
      {},
      { id: ID, name: ' ', addedAt: '2026-11-18' },
      { id: 'x', name: 'A', addedAt: '2026' },
    ])
      expect(shopOf(bad)).toBeUndefined()
    expect(shop({ name: 'x'.repeat(99) }).name).toHaveLength(MAX_SHOP_NAME)
    const many = Object.fromEntries(Array.from({ length: 999 }, (_, at) => [`food ${at}`, 'other']))
    expect(Object.keys(shop({ foods: many }).foods)).toHaveLength(MAX_MOVED_FOODS)
  })

  it('has every aisle once and every entry in one, however it is arranged', () => {
    const moves = fc.array(fc.tuple(aisle, fc.integer({ min: -3, max: 20 })), { maxLength: 20 })
    const foods = fc.dictionary(fc.constantFrom('milk', 'onion', 'candles', 'tea'), aisle)
    fc.assert(
      fc.property(moves, foods, (some, where) => {
        let one = shop({ foods: where })
        for (const [id, place] of some) {
          one = withAisleAt(one, id, place)
          expect(one.aisles.indexOf(id)).toBe(Math.min(Math.max(0, place), AISLE_IDS.length - 1))
        }
        expect([...one.aisles].sort()).toEqual([...AISLE_IDS].sort())
        expect(byAisle(entries, one).flatMap(({ entries: all }) => all)).toHaveLength(entries.length)
      }),
    )
  })

  it('is the same after it was stored, whatever order the database has its foods in', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), aisle),
        (foods: Record<string, AisleId>) => {
          const back = Object.fromEntries(Object.entries(shop({ foods }).foods).toReversed())
          expect(JSON.stringify(shop({ foods: back }))).toBe(JSON.stringify(shop({ foods })))
        },
      ),
    )
  })
})
