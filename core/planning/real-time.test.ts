import { expect, it } from 'vitest'
import { minutesFor } from './real-time.ts'

const dish = { minutes: 30, servings: 4 }

it('takes the time of the servings that are cooked', () => {
  expect(minutesFor(dish, 2)).toBe(30)
  expect(minutesFor(dish, 5)).toBe(30)
  expect(minutesFor(dish, 8)).toBe(35)
  expect(minutesFor({ ...dish, minutes: 120 }, 16)).toBe(135)
  expect(minutesFor({ ...dish, minutes: null }, 8)).toBeNull()
})

it('fries batch after batch', () => expect(minutesFor({ ...dish, batches: true }, 8)).toBe(42))
