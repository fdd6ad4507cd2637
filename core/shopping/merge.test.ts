import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KnownFood } from '#core/contracts/shopping-aisles.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { byAisle, listText } from './aisles.ts'
import type { ShoppingItem } from './item.ts'
import { addMeasures, type Measure, measureText } from './measure.ts'
import { mergeItems } from './merge.ts'

let count = 0
const item = (line: string, name = parseLine(line).name, more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id: `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
  name,
  line,
  recipeId: null,
  checked: false,
  addedAt: '2026-11-15T12:00:00.000Z',
  ...more,
})
const foods: Record<string, KnownFood> = {
  onion: { food: 'onion', plural: 'onions', category: 'vegetables' },
  milk: { food: 'milk', plural: 'milk', category: 'dairy' },
  scallion: { food: 'green onion', plural: 'green onions', category: 'vegetables' },
  'green onion': { food: 'green onion', plural: 'green onions', category: 'vegetables' },
}
const texts = (...lines: string[]) =>
  mergeItems(
    lines.map((line) => item(line)),
    foods,
  ).map(({ text }) => text)

describe('mergeItems', () => {
  it.each([
    [['1 cup milk', '½ cup milk'], ['1½ cups milk']],
    [['1 cup milk', '2 tablespoons milk'], ['1⅛ cups milk']],
    [['3 tsp vanilla', '3 tsp vanilla'], ['2 tbsp vanilla']],
    [['8 oz cheddar', '1 lb cheddar'], ['1½ lb cheddar']],
    [['700 g flour', '500 g flour'], ['1.2 kg flour']],
    [['1 onion', '2 onions'], ['3 onions']],
    [['½ onion', '½ onion'], ['1 onion']],
    [['2 cloves garlic', '1 clove garlic'], ['3 cloves garlic']],
    [['1 cup milk', '200 ml milk'], ['1 cup + 200 ml milk']],
    [['1 tsp salt', 'salt to taste'], ['1 tsp + some salt']],
    [['1 (14 oz) can tomatoes', '2 (14 oz) cans tomatoes'], ['3 (14 oz) cans tomatoes']],
    [['1 (14 oz) can tomatoes', '1 (28 oz) can tomatoes'], ['1 (14 oz) can + 1 (28 oz) can tomatoes']],
    [['2-3 carrots', '1 carrot'], ['4 carrots']],
    [['1 pint cream', '1 pint cream'], ['2 pints cream']],
    [['1 scallion', '3 green onions'], ['4 green onions']],
    [['milk', 'milk'], ['milk']],
  ])('merges %j into %j', (lines, wanted) => expect(texts(...lines)).toEqual(wanted))

  it('keeps the wording of a line with nothing to merge', () => {
    expect(texts('2 large ripe tomatoes, for the salad')).toEqual(['2 large ripe tomatoes, for the salad'])
  })

  it('adds up what is needed of what is bought by its name', () => {
    const entries = (...lines: string[]) =>
      mergeItems(
        lines.map((line) => item(line, 'cumin')),
        {},
      ).map(({ text, use }) => [text, use])
    expect(entries('ground cumin (for 2 tsp)')).toEqual([['ground cumin', '2 tsp']])
    expect(entries('cumin (for 2 tsp)', 'cumin (for 1 tsp)', 'cumin')).toEqual([['cumin', '1 tbsp']])
    expect(entries('cumin (for 1 cup + 50 g)', 'cumin (for 1 cup)')).toEqual([['cumin', '2 cups + 50 g']])
  })

  it('keeps completed items separate from open ones', () => {
    const entries = mergeItems([item('1 cup milk', 'milk', { checked: true }), item('1 cup milk')], foods)
    expect(entries.map(({ checked, text }) => [checked, text])).toEqual([
      [true, '1 cup milk'],
      [false, '1 cup milk'],
    ])
  })

  it('handles names that are also object properties', () => {
    expect(mergeItems([item('constructor', 'constructor')], {})[0]).toMatchObject({ category: null })
  })

  it('puts every item in exactly one entry, whatever the input', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 12 }), (lines) => {
        const all = lines.map((line) => item(line, line))
        const ids = mergeItems(all, foods).flatMap(({ items }) => items.map(({ id }) => id))
        expect(ids.sort()).toEqual(all.map(({ id }) => id).sort())
      }),
    )
  })
})

const TEASPOONS: Record<string, number> = { teaspoon: 1, tablespoon: 3, cup: 48 }
const measures = fc.array(
  fc.record({
    value: fc.integer({ min: 1, max: 48 }).map((eighths) => eighths / 8),
    unit: fc.constantFrom(...Object.keys(TEASPOONS)),
  }),
  { minLength: 1, maxLength: 6 },
)
const inTeaspoons = (sums: readonly Measure[]) =>
  sums.reduce((sum, { value, unit }) => sum + value * (TEASPOONS[unit ?? ''] ?? 0), 0)

describe('adding measures', () => {
  it('preserves the total and returns a single amount', () => {
    fc.assert(
      fc.property(measures, (some) => {
        const sums = addMeasures(some)
        expect(sums).toHaveLength(1)
        expect(inTeaspoons(sums)).toBeCloseTo(inTeaspoons(some))
      }),
    )
  })

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(measures, (some) => {
        const there = addMeasures(some)[0]
        const back = addMeasures(some.toReversed())[0]
        expect(back?.unit).toBe(there?.unit)
        expect(back?.value).toBeCloseTo(there?.value ?? 0)
      }),
    )
  })

  it.each([
    [0.5, '½'],
    [1.25, '1¼'],
    [2.999, '3'],
    [0.333, '⅓'],
    [1.2, '1.2'],
  ])('writes %d as %s', (value, text) => expect(measureText({ value, unit: null })).toBe(text))
})

describe('aisles', () => {
  const entries = mergeItems(
    [item('1 cup milk'), item('2 onions', 'onion'), item('candles'), item('1 onion', 'onion')],
    foods,
  )
  it('follow the store order, unknown ones last', () => {
    expect(byAisle(entries).map(({ name, entries: some }) => [name, some.map(({ text }) => text)])).toEqual([
      ['Fruit, vegetables and herbs', ['3 onions']],
      ['Dairy and eggs', ['1 cup milk']],
      ['Everything else', ['candles']],
    ])
  })
  it('keep what is frozen apart from the same food fresh', () => {
    const peas = { pea: { food: 'pea', plural: 'peas', category: 'vegetables' } } as const
    const list = mergeItems(
      [
        item('5 oz frozen peas', 'pea'),
        item('1 cup peas', 'pea'),
        item('vanilla ice cream'),
        item('ice cream cones'),
      ],
      peas,
    )
    expect(byAisle(list).map(({ name, entries: some }) => [name, some.map(({ text }) => text)])).toEqual([
      ['Fruit, vegetables and herbs', ['1 cup peas']],
      ['Frozen', ['5 oz frozen peas', 'vanilla ice cream']],
      ['Everything else', ['ice cream cones']],
    ])
  })
  it('are the headings of the plain text, without completed items', () => {
    const done = mergeItems([item('1 lime', 'lime', { checked: true })], {})
    expect(listText([...entries, ...done])).toBe(
      'Fruit, vegetables and herbs\n- 3 onions\n\nDairy and eggs\n- 1 cup milk\n\nEverything else\n- candles',
    )
  })
})
