import { expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { listReaderOf } from '#content/ingredients/reader.ts'
import { answerAisles } from './answer-aisles.ts'

const foods = createFoods()
const foodOf = (name: string) => answerAisles([name], foods, listReaderOf(foods)).foods[name]?.food

it.each([
  ['milch', 'milk'],
  ['eier', 'egg'],
  ['huevos', 'egg'],
  ['kidney bohnen', 'kidney bean'],
  ['milk', 'milk'],
])('knows %s in any language that we read: %s', (name, food) => {
  expect(foodOf(name)).toBe(food)
})

it.each(['spülmittel', 'milch und eier', 'zzz'])('leaves %s, which is no single food', (name) => {
  expect(foodOf(name)).toBeUndefined()
})
