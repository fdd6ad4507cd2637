import { expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { listReaderOf } from '#content/ingredients/reader.ts'
import { writtenFood } from './written-food.ts'

// A Thursday.
const TODAY = '2026-11-19'
const reader = listReaderOf(createFoods())

/** As it is typed into the pantry. */
function typed(line: string) {
  const [read] = reader.read(line).items
  if (!read) throw new Error(`nothing read: ${line}`)
  const { name, amount } = read
  return writtenFood({ name, ...(amount && { amount }) }, read, TODAY)
}

it.each([
  ['2 portions of chili from yesterday', 'leftover chili', 'Chili', '2026-11-18', '2 servings'],
  ['chili from yesterday', 'leftover chili', 'Chili', '2026-11-18', undefined],
  ['chilli con carne from Sunday', 'leftover chilli con carne', 'Chilli con carne', '2026-11-15', undefined],
  ['a bowl of soup', 'leftover soup', 'Soup', TODAY, '1 serving'],
  ['2 servings of lasagna', 'leftover lasagna', 'Lasagna', TODAY, '2 servings'],
  [
    '3 plates of spaghetti bolognese',
    'leftover spaghetti bolognese',
    'Spaghetti bolognese',
    TODAY,
    '3 servings',
  ],
  ['fried rice from yesterday', 'leftover fried rice', 'Fried rice', '2026-11-18', undefined],
  ['the rest of the chili', 'leftover chili', 'Chili', TODAY, undefined],
  ['2 portions of rice from yesterday', 'cooked rice', undefined, '2026-11-18', '2 servings'],
  ['rice from yesterday', 'cooked rice', undefined, '2026-11-18', undefined],
])('%s was cooked: %s', (line, name, meal, cooked, text) => {
  const food = typed(line)
  expect(food).toMatchObject({ name, detail: { cooked, place: 'fridge' } })
  expect([food.detail.meal, food.detail.text]).toEqual([meal, text])
})

it.each([
  ['red chili from yesterday', 'chili pepper'],
  ['3 chilies from yesterday', 'chili pepper'],
  ['rice bought yesterday', 'rice'],
  // Raw: the shorter date is the safe one.
  ['2 servings of chicken', 'chicken'],
  ['2 portions salmon', 'salmon'],
  ['2 portions of cream cheese', 'cream cheese'],
])('%s was not: %s', (line, name) => {
  const food = typed(line)
  expect(food.name).toBe(name)
  expect(food.detail.cooked).toBeUndefined()
})

it('puts portions that are in the freezer there', () =>
  expect(typed('2 portions of lasagna in the freezer')).toMatchObject({
    name: 'leftover lasagna',
    detail: { place: 'freezer', frozen: TODAY, text: '2 servings' },
  }))

it.each([
  ['half a jar of pesto', 'pesto', TODAY],
  ['half a carton of milk opened Monday', 'milk', '2026-11-16'],
  ['the rest of the feta from Sunday', 'feta cheese', '2026-11-15'],
  ['half a cabbage', 'cabbage', TODAY],
  ['1 jar of pesto', 'pesto', undefined],
  ['half a dozen eggs', 'egg', undefined],
])('%s is %s, open since %s', (line, name, opened) => {
  const food = typed(line)
  expect([food.name, food.detail.opened]).toEqual([name, opened])
})

it.each([
  ['an onion', '1'],
  ['a lemon', '1'],
  ['half a red onion', '½'],
  ['a couple of eggs', 'a couple'],
  ['an opened jar of pesto', undefined],
  ['onion', undefined],
])('%s: %s of it', (line, text) => expect(typed(line).detail.text).toBe(text))
