import { expect, it } from 'vitest'
import { dateAsked, plannedDish, planQuestion } from './asks-plan.ts'

it.each([
  ['What’s for dinner?', { kind: 'day', day: 'today', slot: 'dinner' }],
  ["what's for dinner tonight", { kind: 'day', day: 'today', slot: 'dinner' }],
  ['Whats for supper tomorrow?', { kind: 'day', day: 'tomorrow', slot: 'dinner' }],
  ['What is for lunch on Friday?', { kind: 'day', day: 4, slot: 'lunch' }],
  ['What are we having for dinner on Sunday?', { kind: 'day', day: 6, slot: 'dinner' }],
  ['what am i cooking tonight', { kind: 'day', day: 'today', slot: 'dinner' }],
  ['What are we eating tomorrow?', { kind: 'day', day: 'tomorrow', slot: null }],
  ['What’s planned for Monday?', { kind: 'day', day: 0, slot: null }],
  ['What are we eating this week?', { kind: 'week' }],
  ['What’s on my plan?', { kind: 'week' }],
  ['What do I need to buy for the week?', { kind: 'buy' }],
  ['What do we still need to get this week', { kind: 'buy' }],
  ['What do I need to buy?', { kind: 'buy', anything: true }],
])('%s', (question, asked) => {
  expect(planQuestion(question)).toEqual(asked)
})

it.each([
  'What should I cook tonight?',
  'What can I make for dinner?',
  'What do I eat?',
  'What’s for dinner with chicken and rice?',
  'What do I need to buy for lasagna?',
  'What is a roux?',
  'what are we eating this week with lots of spinach',
])('leaves "%s" to the others', (question) => {
  expect(planQuestion(question)).toBeUndefined()
})

it.each([
  [
    'Can my child with a peanut allergy eat tonight’s dinner?',
    { day: 'today', slot: 'dinner', message: 'Can my child with a peanut allergy eat it?' },
  ],
  ["is tomorrow's lunch vegetarian?", { day: 'tomorrow', slot: 'lunch', message: 'is it vegetarian?' }],
  ['Does Friday’s dinner contain nuts?', { day: 4, slot: 'dinner', message: 'Does it contain nuts?' }],
  [
    'How long does the dinner planned for Sunday take?',
    { day: 6, slot: 'dinner', message: 'How long does it take?' },
  ],
])('%s is about a planned dish', (question, asked) => {
  expect(plannedDish(question)).toEqual(asked)
})

it.each([
  'What’s for dinner tonight?',
  'Quick ideas for dinner tonight',
  'I need dinner tonight',
  'Is rice ok?',
])('%s is about none', (question) => {
  expect(plannedDish(question)).toBeUndefined()
})

it('a weekday is the next one', () => {
  // A Wednesday.
  expect(dateAsked(4, '2026-11-18')).toBe('2026-11-20')
  expect(dateAsked(0, '2026-11-18')).toBe('2026-11-23')
  expect(dateAsked('tomorrow', '2026-11-30')).toBe('2026-12-01')
})
