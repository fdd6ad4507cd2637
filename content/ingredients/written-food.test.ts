import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { writtenAmount } from '#core/stock/written-amount.ts'
import { hasState, writtenFood } from '#core/stock/written-food.ts'
import { createListReader } from './reader.ts'

const TODAY = '2026-11-18'
const reader = createListReader(createFoods())

const foodsIn = (text: string) =>
  reader.read(text).items.map((read) => {
    const { name, amount, known, near } = read
    return writtenFood({ name, amount, ...(!known && { near }) }, read, TODAY)
  })

const COOKED = { cooked: TODAY, place: 'fridge' }

it.each([
  ['leftover chili', 'leftover chili', { ...COOKED, meal: 'Chili' }],
  ['2 servings leftover curry', 'leftover curry', { ...COOKED, meal: 'Curry', text: '2 servings' }],
  [
    'leftover lasagna in the freezer',
    'leftover lasagna',
    { cooked: TODAY, frozen: TODAY, place: 'freezer', meal: 'Lasagna' },
  ],
  ['leftover pizza', 'leftover pizza', { ...COOKED, meal: 'Pizza' }],
  ['cooked rice', 'cooked rice', COOKED],
  ['2 cups cooked rice', 'cooked rice', { ...COOKED, text: '2 cups' }],
  ['opened pesto', 'pesto', { opened: TODAY }],
  ['half a jar of opened pesto', 'pesto', { opened: TODAY, text: 'half a jar' }],
  ['frozen peas', 'pea', { place: 'freezer' }],
  ['ground beef in the freezer', 'ground beef', { place: 'freezer' }],
  // Cut open it keeps differently from a whole one.
  ['half a cabbage', 'cabbage', { opened: TODAY, text: '½' }],
  ['a lemon', 'lemon', { text: '1' }],
  ['eggs', 'egg', {}],
])('%s is listed as %s with %j', (text, name, detail) => {
  expect(foodsIn(text)).toEqual([{ name, detail }])
})

const FOR_TWO = { ...COOKED, text: '2 servings' }

it.each([
  ['leftover stew for two', 'stew'],
  ['leftover lentil soup for two', 'lentil soup'],
  ['leftover stew for 2', 'stew'],
  ['leftover stew for the two of us', 'stew'],
  ['leftover stew, enough for two people', 'stew'],
  ['2 portions of leftover stew', 'stew'],
  ['two portions leftover lentil soup', 'lentil soup'],
  ['leftover stew (2 servings)', 'stew'],
  ['I have leftover mac and cheese for two', 'mac and cheese'],
  ['leftover roast beef with gravy and potatoes for 2', 'roast beef with gravy and potatoes'],
  ['leftover zorblax with moon dust for two', 'zorblax with moon dust'],
])('%s is two portions of %s', (text, dish) => {
  const meal = `${dish.charAt(0).toUpperCase()}${dish.slice(1)}`
  expect(foodsIn(text)).toEqual([{ name: `leftover ${dish}`, detail: { ...FOR_TWO, meal } }])
  const [first, ...others] = foodsIn(`${text}, 2 lemons`)
  expect(first?.detail.meal).toBe(meal)
  expect(others).toEqual([{ name: 'lemon', detail: { text: '2' } }])
})

it('keeps the days of several foods apart', () => {
  expect(foodsIn('milk opened yesterday and ham opened sunday')).toEqual([
    { name: 'milk', detail: { opened: '2026-11-17' } },
    { name: 'ham', detail: { opened: '2026-11-15' } },
  ])
})

it('names dates without a food as they were typed', () => {
  const { items, rest } = reader.read('one best before 22.11.2026 and one 30.11.2026')
  expect(items).toEqual([])
  expect(rest).toEqual(['one best before 22.11.2026', 'and one 30.11.2026'])
})

it('tells a dish from foods that are beside it', () => {
  const names = (text: string) => foodsIn(text).map(({ name }) => name)
  expect(names('leftover stew and 2 lemons')).toEqual(['leftover stew', 'lemon'])
  expect(names('leftover rice and eggs')).toEqual(['leftover rice', 'egg'])
})

it.each([
  ['leftovers: curry', ['leftover curry']],
  ['Leftovers: 2 portions chili, rice', ['leftover chili', 'leftover rice']],
  ['leftovers - chili', ['leftover chili']],
  ['Leftovers:\n- curry\n- mole\n\nPantry:\n- chili', ['leftover curry', 'leftover mole', 'chili pepper']],
  ['curry leftovers, 6 eggs', ['curry leftovers', 'egg']],
  ['leftover curry powder', ['leftover curry powder']],
])('%j has no seasoning for a dish that is left', (text, names) => {
  expect(foodsIn(text).map(({ name }) => name)).toEqual(names)
})

it.each<[string, string, object]>([
  ['tofu opened yesterday', 'tofu', { opened: '2026-11-17' }],
  ['opened tofu, 16.11.', 'tofu', { opened: '2026-11-16' }],
  ['opened tofu 16.11.', 'tofu', { opened: '2026-11-16' }],
  ['tofu (open since Monday)', 'tofu', { opened: '2026-11-16' }],
  ['cream opened Nov 16', 'cream', { opened: '2026-11-16' }],
  ['ham opened the day before yesterday', 'ham', { opened: '2026-11-16' }],
  ['cooked rice from yesterday', 'cooked rice', { cooked: '2026-11-17', place: 'fridge' }],
  ['rice cooked two days ago', 'cooked rice', { cooked: '2026-11-16', place: 'fridge' }],
  ['stew from sunday', 'leftover stew', { cooked: '2026-11-15', place: 'fridge', meal: 'Stew' }],
  ['stew cooked two days ago', 'leftover stew', { cooked: '2026-11-16', place: 'fridge', meal: 'Stew' }],
  [
    'yesterday’s lentil soup',
    'leftover lentil soup',
    { cooked: '2026-11-17', place: 'fridge', meal: 'Lentil soup' },
  ],
  ['chicken bought on monday', 'chicken', { bought: '2026-11-16' }],
  ['chicken from friday', 'chicken', { bought: '2026-11-13' }],
  ['3 eggs bought last wednesday', 'egg', { bought: '2026-11-11', text: '3' }],
  ['milk bought monday, opened yesterday', 'milk', { bought: '2026-11-16', opened: '2026-11-17' }],
  ['cod frozen on nov 3', 'cod', { place: 'freezer', frozen: '2026-11-03' }],
  ['milk 22.11.', 'milk', { best_before: '2026-11-22' }],
  ['milk opened 16.11., best before 22.11.', 'milk', { opened: '2026-11-16', best_before: '2026-11-22' }],
])('%s is %s with %j', (text, name, detail) => {
  expect(reader.read(text).rest).toEqual([])
  expect(foodsIn(text)).toEqual([{ name, detail }])
})

it.each<[string, [string, string | undefined, string | undefined][]]>([
  [
    '2 yogurts, one best before 22.11.2026 and one 30.11.2026',
    [
      ['yogurt', 'one', '2026-11-22'],
      ['yogurt', 'one', '2026-11-30'],
    ],
  ],
  [
    '3 yogurts (one best before 22.11.2026, the others 30.11.2026), milk',
    [
      ['yogurt', 'one', '2026-11-22'],
      ['yogurt', '2', '2026-11-30'],
      ['milk', undefined, undefined],
    ],
  ],
  [
    '3 yogurts, one use by Friday',
    [
      ['yogurt', 'one', '2026-11-20'],
      ['yogurt', '2', undefined],
    ],
  ],
])('%s is a package for each date', (text, packages) => {
  expect(reader.read(text).rest).toEqual([])
  expect(foodsIn(text).map(({ name, detail }) => [name, detail.text, detail.best_before])).toEqual(packages)
})

it.each(['leftover rice', 'leftover chicken', 'leftover pasta'])('%s is still an ingredient', (text) => {
  const [food] = foodsIn(text)
  expect(food).toEqual({ name: text, detail: COOKED })
})

it('tells a state from an amount', () => {
  const states = (text: string) => foodsIn(text).map(({ detail }) => hasState(detail))
  expect(states('half a cabbage, frozen peas, leftover soup, 2 eggs')).toEqual([true, true, true, false])
})

it.each([
  ['500 g', 'flour', { value: 500, unit: 'gram' }],
  ['0,75 l', 'wine', { value: 0.75, unit: 'liter' }],
  ['1,5 kg', 'flour', { value: 1.5, unit: 'kilogram' }],
  ['1,500 kg', 'flour', { value: 1.5, unit: 'kilogram' }],
  ['1,000 g', 'flour', { value: 1000, unit: 'gram' }],
  ['1.000 g', 'flour', { value: 1000, unit: 'gram' }],
  ['6 x 330 ml', 'cola', { value: 1980, unit: 'milliliter' }],
  ['6×0,33 l', 'cola', { value: 1.98, unit: 'liter' }],
  ['2 x 6', 'egg', { value: 12, unit: null }],
  ['2 x 400 g cans', 'tomato', { value: 2, unit: 'can' }],
  ['half', 'cabbage', { value: 0.5, unit: null }],
  ['a quarter of', 'watermelon', { value: 0.25, unit: null }],
  ['three quarters of a', 'cucumber', { value: 0.75, unit: null }],
  ['two thirds', 'baguette', { value: 0.667, unit: null }],
  ['half a jar', 'pesto', { value: 0.5, unit: 'jar' }],
  ['a handful', 'spinach', { value: 1, unit: 'handful' }],
  ['a couple', 'lime', { value: 2, unit: null }],
  ['1 bunch', 'parsley', { value: 1, unit: 'bunch' }],
  ['a lot', 'rice', undefined],
  ['lots', 'onion', undefined],
  ['some', 'milk', undefined],
  ['plenty', 'spinach', undefined],
  ['a bit', 'butter', undefined],
  ['a little', 'butter', undefined],
  ['a few', 'carrot', undefined],
  ['half full', 'milk', undefined],
  ['about half left', 'milk', undefined],
])('%s of %s is %j', (text, name, amount) => {
  expect(writtenAmount(text, name)).toEqual(amount)
})

it('reads anything without an error, and no amount below nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      expect(writtenAmount(text, 'rice')?.value ?? 0).toBeGreaterThanOrEqual(0)
      for (const { name } of foodsIn(text)) expect(name.length).toBeLessThanOrEqual(100)
    }),
    { numRuns: 200 },
  )
})
