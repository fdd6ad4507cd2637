import { expect, it } from 'vitest'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { SAMPLE_HREFS } from '../sample-assistant.ts'
import type { AskedMeal, AskedPlan } from './answer.ts'
import { planOffer, writePlanned } from './planned.ts'

const facts = { hrefs: SAMPLE_HREFS } as KnowledgeIndex
/** A Wednesday. */
const plan: AskedPlan = {
  today: '2026-11-18',
  meals: [
    { date: '2026-11-18', slot: 'dinner', title: 'Spinach Curry', recipe_id: 'r1', leftovers: false },
    { date: '2026-11-19', slot: 'dinner', title: 'Spinach Curry', recipe_id: 'r1', leftovers: true },
    { date: '2026-11-23', slot: 'dinner', title: 'Pizza [with](friends)', recipe_id: null, leftovers: false },
  ],
  buys: ['feta', 'leek'],
}
const answer = (question: string, asked: AskedPlan | undefined = plan) =>
  writePlanned(question, asked, facts)?.text

it('answers from the plan by day', () => {
  expect(answer('What’s for dinner?')).toBe('You have [Spinach Curry](/recipe/r1) for dinner today.')
  expect(answer('What’s for dinner tomorrow?')).toBe(
    'You have leftovers of [Spinach Curry](/recipe/r1) for dinner tomorrow.',
  )
  expect(answer('What are we eating on Monday?')).toBe('You have **Pizza withfriends** planned on Monday.')
  expect(answer('What’s for lunch on Friday?')).toContain(
    'No lunch is planned on Friday. [Open your plan](/plan)',
  )
})

it('says what was eaten or that nobody is at home, and what comes next', () => {
  const [first, ...later] = plan.meals as [AskedMeal, ...AskedMeal[]]
  const done = { ...plan, meals: [{ ...first, state: 'done' as const }, ...later] }
  expect(answer('What’s for dinner?', done)).toBe(
    'You already had [Spinach Curry](/recipe/r1) for dinner today. Next is leftovers of [Spinach Curry](/recipe/r1) for dinner tomorrow.',
  )
  const off = { ...plan, meals: [{ ...first, title: 'Not at home', state: 'off' as const }] }
  expect(answer('What’s for dinner tonight?', off)).toBe('You’re not at home for dinner today.')
  expect(answer('What are we eating this week?', done)).not.toContain('Today')
})

it('lists the week, and what it takes to buy', () => {
  expect(answer('What are we eating this week?')).toContain(
    '- Today: [Spinach Curry](/recipe/r1)\n- Thursday: leftovers of [Spinach Curry](/recipe/r1)\n- Monday: **Pizza withfriends**',
  )
  expect(answer('What do I need to buy for the week?')).toContain('- feta\n- leek')
  expect(answer('What do I need to buy for the week?', { ...plan, buys: [] })).toContain('[Your plan](/plan)')
})

it('offers a plan where there is none, and stays out of other questions', () => {
  const none = { today: '2026-11-18', meals: [], buys: [] }
  expect(answer('What are we eating this week?', none)).toContain('[Plan your week](/plan)')
  expect(answer('What’s for dinner?', none)).toBeUndefined()
  expect(planOffer('What’s for dinner?', none, facts)).toContain('(/plan)')
  expect(planOffer('What’s for dinner?', plan, facts)).toBe('')
  expect(answer('What should I cook tonight?')).toBeUndefined()
  expect(writePlanned('What’s for dinner?', undefined, facts)).toBeUndefined()
})
