import { expect, it } from 'vitest'
import { minutesAt } from './minutes-at.ts'

const row = (title: string) => ({
  id: 'r',
  title,
  meal: null,
  ingredients: ['2 cups flour'],
  prep_time_minutes: 10,
  cooking_time_minutes: 20,
  rest_time_minutes: null,
})

it('minutesAt is the time of the plan: longer for more servings, and from pan to pan', () => {
  expect(minutesAt(row('Lentil Soup'), 1)).toBe(30)
  expect(minutesAt(row('Lentil Soup'), 2)).toBe(35)
  expect(minutesAt(row('Pancakes'), 2)).toBe(42)
  expect(minutesAt({ ...row('Stew'), prep_time_minutes: null, cooking_time_minutes: null }, 2)).toBeNull()
})
