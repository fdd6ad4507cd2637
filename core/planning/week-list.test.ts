import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUuid } from '../contracts/uuid.ts'
import type { ShoppingItem } from '../shopping/item.ts'
import { planItemId } from './item-id.ts'
import {
  followsPlan,
  listedUntil,
  type WantedFood,
  wantedExtras,
  wantedFoods,
  withPlan,
} from './week-list.ts'

const NOW = '2026-11-18T12:00:00.000Z'
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const MEALS = [1, 2, 3].map((n) => ({ id: uuid(n), recipeId: uuid(n + 10) }))
const own = (more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id: uuid(99),
  name: 'milk',
  line: 'milk',
  recipeId: null,
  checked: false,
  addedAt: NOW,
  ...more,
})
const want = (name: string, line = name, meals = [uuid(1)]): WantedFood => ({ name, line, meals })
const run = (items: readonly ShoppingItem[], wanted: readonly WantedFood[], seen: readonly string[] = []) =>
  withPlan({ items, wanted, meals: MEALS, seen, now: NOW })
const linesOf = ({ items }: ReturnType<typeof run>) => items.map(({ line }) => line)

it('writes purchases as a shop sells them', () => {
  const buy = (
    food: string,
    amount: { value: number; unit: string | null } | null,
    grams: number | null,
  ) => ({
    food,
    amount,
    grams,
    meals: [uuid(2), uuid(1)],
  })
  const foods = { onion: { food: 'onion', plural: 'onions', category: 'vegetables' as const } }
  const wanted = wantedFoods(
    [
      buy('onion', { value: 1.5, unit: null }, 200),
      buy('spinach', { value: 260, unit: 'gram' }, 260),
      buy('cumin', null, 4),
      buy('feta', { value: 200, unit: 'gram' }, 200),
    ],
    foods,
    'metric',
  )
  expect(wanted.map(({ line }) => line)).toEqual(['2 onions', '300 g spinach', 'cumin', '200 g feta'])
  expect(wanted[0]?.meals).toEqual([uuid(1), uuid(2)])
})

it('says of small things that only whoever is out of them buys them', () => {
  expect(wantedExtras([{ food: 'nutmeg', meals: [uuid(2), uuid(1)] }])).toEqual([
    { name: 'nutmeg', line: 'nutmeg (if you’re out)', meals: [uuid(1), uuid(2)] },
  ])
})

it('names a food as one says it after its unit, and liquids by volume', () => {
  const known = (food: string, plural: string) => ({ food, plural, category: 'vegetables' as const })
  const foods = Object.fromEntries(
    [
      known('napa cabbage', 'napa cabbages'),
      known('chickpea', 'chickpeas'),
      known('green onion', 'green onions'),
      known('potato', 'potatoes'),
      known('canned tomato', 'canned tomatoes'),
    ].map((one) => [one.food, one]),
  )
  const lines = (system: 'us' | 'metric', ...amounts: [food: string, value: number, unit: string | null][]) =>
    wantedFoods(
      amounts.map(([food, value, unit]) => ({ food, amount: { value, unit }, grams: null, meals: [] })),
      foods,
      system,
    ).map(({ line }) => line)
  const some: [string, number, string | null][] = [
    ['napa cabbage', 0.3, 'head'],
    ['napa cabbage', 1.4, 'head'],
    ['napa cabbage', 2, null],
    ['napa cabbage', 480, 'gram'],
    ['chickpea', 1, 'can'],
    ['canned tomato', 2, 'can'],
    ['green onion', 0.4, 'bunch'],
    ['potato', 700, 'gram'],
    ['miso', 50, 'gram'],
    ['vegetable broth', 7 * 236.6, 'milliliter'],
    ['vegetable broth', 900, 'milliliter'],
    ['soy sauce', 40, 'milliliter'],
    ['milk', 100, 'milliliter'],
  ]
  expect(lines('metric', ...some)).toEqual([
    '1 head napa cabbage',
    '2 heads napa cabbage',
    '2 napa cabbages',
    '500 g napa cabbage',
    '1 can chickpeas',
    '2 cans tomatoes',
    '1 bunch green onions',
    '700 g potatoes',
    '50 g miso',
    '1.7 l vegetable broth',
    '900 ml vegetable broth',
    '50 ml soy sauce',
    '100 ml milk',
  ])
  expect(lines('us', ...some).slice(7)).toEqual([
    '1¾ lb potatoes',
    '2 oz miso',
    '7 cups vegetable broth',
    '4 cups vegetable broth',
    '3 tbsp soy sauce',
    '½ cup milk',
  ])
})

it('adds, changes and removes what the plan needs', () => {
  const first = run([own()], [want('spinach', '200 g spinach'), want('leek')])
  expect(linesOf(first)).toEqual(['milk', 'leek', '200 g spinach'])
  const second = run(first.items, [want('spinach', '400 g spinach', [uuid(1), uuid(2)])], first.seen)
  expect(linesOf(second)).toEqual(['milk', '400 g spinach'])
  expect(second.items[1]?.plan?.meals).toEqual([uuid(1), uuid(2)])
  expect(linesOf(run(second.items, [], second.seen))).toEqual(['milk'])
})

it('leaves what was edited or ticked, and what was removed stays away until it is wanted anew', () => {
  const { items, seen } = run([], [want('leek'), want('spinach')])
  const [leek, spinach] = items as [ShoppingItem, ShoppingItem]
  const edited = { ...leek, line: '3 leeks' }
  expect(linesOf(run([edited, spinach], [want('leek', '1 leek')], seen))).toEqual(['3 leeks'])
  expect(run([edited], [], seen).items).toEqual([edited])
  const ticked = { ...leek, checked: true }
  expect(run([ticked], [], seen).items).toEqual([ticked])
  // It is bought for its meal, whatever the amounts say; for another meal it is another item.
  expect(run([ticked], [want('leek', '1 leek')], seen).items).toEqual([ticked])
  expect(run([ticked], [want('leek', '1 leek', [uuid(1), uuid(2)])], seen).items).toMatchObject([
    { checked: true },
    { line: '1 leek', checked: false, plan: { meals: [uuid(2)] } },
  ])
  expect(run([], [want('leek')], seen)).toEqual({ items: [], seen: [leek.id] })
  expect(run([], [want('leek')], run([], [], seen).seen).items).toHaveLength(1)
})

it('does not repeat what a recipe’s own page added', () => {
  const there = own({ id: uuid(98), name: 'leeks', line: '2 leeks', recipeId: uuid(11) })
  expect(run([there], [want('leek', '2 leeks', [uuid(1)])]).items).toEqual([there])
  expect(run([there], [want('leek', '4 leeks', [uuid(1), uuid(2)])]).items).toHaveLength(2)
})

it('follows while something of the plan is open, as far as its meals go', () => {
  const meal = (n: number, date: string) => ({ ...MEALS[n - 1], date }) as never
  const { items } = run([own()], [want('leek', 'leek', [uuid(1), uuid(2)])])
  const meals = [meal(1, '2026-11-19'), meal(2, '2026-11-21'), meal(3, '2026-11-30')]
  expect(followsPlan(items)).toBe(true)
  expect(listedUntil(items, meals)).toBe('2026-11-21')
  expect(followsPlan([own()])).toBe(false)
  expect(listedUntil([own()], meals)).toBeUndefined()
})

const food = fc.constantFrom('leek', 'milk', 'spinach', 'feta', 'green onion')
const anyWanted = fc.uniqueArray(
  fc.record({
    name: food,
    line: fc.constantFrom('some', '2 of it', '300 g'),
    meals: fc.subarray(MEALS.map(({ id }) => id)),
  }),
  { selector: ({ name }) => name },
)
const foreign = fc.uniqueArray(
  fc
    .record({
      n: fc.integer({ min: 100, max: 120 }),
      name: food,
      checked: fc.boolean(),
      recipeId: fc.constantFrom(null, uuid(11), uuid(12)),
    })
    .map(({ n, ...more }) => own({ id: uuid(n), ...more })),
  { selector: ({ id }) => id },
)
/** Hands on the list, between two updates. */
const touched = (items: readonly ShoppingItem[], hands: readonly number[]) =>
  items.flatMap((item, at) => {
    const hand = hands[at % Math.max(1, hands.length)]
    if (hand === 1) return []
    return [hand === 2 ? { ...item, checked: true } : hand === 3 ? { ...item, line: 'as I like it' } : item]
  })
const hands = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 })

it('is idempotent, independent of order, and never touches what is not the plan’s', () => {
  fc.assert(
    fc.property(anyWanted, anyWanted, foreign, hands, (one, two, others, by) => {
      const first = run(others, one)
      const list = touched(first.items, by)
      const second = run(list, two, first.seen)
      expect(run(second.items, two, second.seen)).toEqual(second)
      expect(
        run([...list].reverse(), [...two].reverse(), [...first.seen].reverse())
          .items.map((item) => JSON.stringify(item))
          .sort(),
      ).toEqual(second.items.map((item) => JSON.stringify(item)).sort())
      for (const item of list)
        if (!item.plan || item.checked || item.line !== item.plan.line) expect(second.items).toContain(item)
      expect(new Set(second.items.map(({ id }) => id)).size).toBe(second.items.length)
    }),
  )
})

it('two devices that update at once write the same items', () => {
  fc.assert(
    fc.property(anyWanted, foreign, (wanted, others) => {
      const [here, there] = [run(others, wanted), run([...others].reverse(), [...wanted].reverse())]
      const ids = ({ items }: ReturnType<typeof run>) => items.map(({ id, line }) => `${id} ${line}`).sort()
      expect(ids(here)).toEqual(ids(there))
    }),
  )
})

it('ids are valid, stable and different', () => {
  expect(planItemId('leek', 0)).toBe(planItemId('leek', 0))
  const ids = ['leek', 'leeks', 'milk', ''].flatMap((name) => [0, 1, 2].map((turn) => planItemId(name, turn)))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(isUuid)).toBe(true)
})

it('keeps what it has for meals whose recipe is unknown here, and what was removed of it stays away', () => {
  const both = [
    want('onion', '3 onions', [uuid(1), uuid(2)]),
    want('leek', '2 leeks', [uuid(2)]),
    want('feta', 'feta', [uuid(2)]),
  ]
  const before = run([], both)
  const items = before.items.filter(({ name }) => name !== 'feta')
  const seenOf = { items, meals: MEALS, seen: before.seen, now: NOW }
  const poor = withPlan({ ...seenOf, wanted: [want('onion', '1 onion'), want('rice')], unknown: [uuid(2)] })
  expect(linesOf(poor)).toEqual(['2 leeks', '3 onions', 'rice'])
  const rich = withPlan({ ...seenOf, items: poor.items, seen: poor.seen, wanted: [...both, want('rice')] })
  expect(linesOf(rich)).toEqual(['2 leeks', '3 onions', 'rice'])
  // Once the meal is gone, so is what it needed.
  const gone = withPlan({ ...seenOf, wanted: [want('onion', '1 onion')] })
  expect(linesOf(gone)).toEqual(['1 onion'])
})
