import { expect, it } from 'vitest'
import { planWishes } from '#core/planning/wishes.ts'
import { breaksOnDay } from './day-limits.ts'

/** A Friday. */
const date = '2026-11-20'
const meal = { date, kind: 'recipe', doneAt: null } as const
const wishes = planWishes({ minutes: [null, null, null, null, 30, null, null] })

it('says what a meal breaks on its day: the time limit, or a day off', () => {
  expect(breaksOnDay(meal, 525, wishes)).toBe('Takes 8 h 45 min; Friday’s limit is 30 min')
  expect(breaksOnDay(meal, 13, wishes)).toBeUndefined()
  expect(breaksOnDay(meal, 30, wishes)).toBeUndefined()
  expect(breaksOnDay(meal, null, wishes)).toBeUndefined()
  expect(breaksOnDay({ ...meal, date: '2026-11-21' }, 525, wishes)).toBeUndefined()
  expect(breaksOnDay({ ...meal, kind: 'leftovers' }, 525, wishes)).toBeUndefined()
  expect(breaksOnDay(meal, 10, { ...wishes, daysOff: [4] })).toBe('Friday is a day off')
  expect(breaksOnDay({ ...meal, doneAt: '2026-11-20T18:00:00.000Z' }, 525, wishes)).toBeUndefined()
})
