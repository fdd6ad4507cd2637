import { expect, it } from 'vitest'
import { isHouseholdGood } from './household-goods.ts'

it.each([
  'toilet paper',
  'Foil',
  'aluminum foil',
  'dish soap',
  'paper towels',
  'dishwasher tablets',
  'AA batteries',
  'trash bags',
])('%s is no food', (name) => {
  expect(isHouseholdGood(name)).toBe(true)
})

it.each(['rice paper', 'bleached flour', 'candied ginger', 'elderflower', 'sponge cake', 'milk'])(
  '%s may be food',
  (name) => {
    expect(isHouseholdGood(name)).toBe(false)
  },
)
