import { expect, it } from 'vitest'
import { cookingAssistantInput } from './cooking-assistant.ts'

const meal = {
  date: '2026-11-18',
  slot: 'dinner',
  title: 'Curry',
  recipe_id: null,
  leftovers: false,
}
const parse = (plan: unknown) => cookingAssistantInput.safeParse({ message: 'What’s for dinner?', plan })

it('takes a plan of few meals by their titles', () => {
  expect(parse(undefined).success).toBe(true)
  expect(parse({ today: '2026-11-18', meals: [meal], buys: ['feta'] }).success).toBe(true)
})

it.each([
  { today: '2026-11-18', meals: [meal], buys: [], notes: 'secret' },
  { today: '2026-11-18', meals: [{ ...meal, servings: 2 }], buys: [] },
  { today: '2026-11-18', meals: Array.from({ length: 29 }, () => meal), buys: [] },
  { today: '2026-11-18', meals: [{ ...meal, title: 'x'.repeat(201) }], buys: [] },
  { today: '2026-11-18', meals: [], buys: Array.from({ length: 61 }, () => 'feta') },
  { today: '2026-11-18', meals: [], buys: ['x'.repeat(101)] },
  { today: 'today', meals: [], buys: [] },
])('refuses anything else in it', (plan) => expect(parse(plan).success).toBe(false))
