import fc from 'fast-check'
import { expect, it } from 'vitest'
import { broughtBack } from './brought-back.ts'
import type { Found } from './found.ts'
import { changed, EMPTY_PILE, itemsOf, type Pile, pileUp } from './pile.ts'

let made = 0
const newId = () => `00000000-0000-4000-9000-${String(made++).padStart(12, '0')}`
const FOODS = ['milk', 'rice', 'bread']
const found = (way: Found['way'], food: string, count: number): Found => ({
  way,
  printed: way === 'typed' ? '' : `${way} ${food}`,
  shop: '',
  title: '',
  name: food,
  near: [],
  isSure: true,
  count,
  each: null,
  bestBefore: null,
})
const pile = (finds: readonly Found[]): Pile =>
  finds.reduce((all, one) => pileUp(all, one, newId()), EMPTY_PILE)
const countOf = (all: Pile, food: string) =>
  itemsOf(all).reduce((sum, { name, count }) => sum + (name === food ? count : 0), 0)
const finds = fc.array(
  fc
    .tuple(
      fc.constantFrom<Found['way']>('code', 'receipt', 'typed'),
      fc.constantFrom(...FOODS),
      fc.integer({ min: 1, max: 3 }),
    )
    .map((one) => found(...one)),
  { maxLength: 6 },
)

it('has all of what was put away, and all of what was found since', () => {
  fc.assert(
    fc.property(finds, finds, (before, since) => {
      const [was, now] = [pile(before), pile(since)]
      const back = broughtBack(now, was.sources, newId)
      for (const food of FOODS) expect(countOf(back, food)).toBe(countOf(was, food) + countOf(now, food))
    }),
  )
})

it('is as it was where nothing was found since', () => {
  const was = pile([found('code', 'milk', 2), found('receipt', 'rice', 1)])
  const said = changed(was, itemsOf(was)[0]?.id ?? '', { text: '4 l', place: 'freezer' })
  const bare = (all: Pile) => itemsOf(all).map(({ id: _, ...item }) => item)
  expect(bare(broughtBack(EMPTY_PILE, said.sources, newId))).toEqual(bare(said))
})
