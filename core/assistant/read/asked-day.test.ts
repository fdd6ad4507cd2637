import { expect, it } from 'vitest'
import { daysAhead } from './asked-day.ts'

/** On Wednesday, November 18. */
it.each([
  ['is the ham ok?', 0],
  ['is the ham ok today', 0],
  ['is the ham ok tomorrow?', 1],
  ['and the day after tomorrow', 2],
  ['can I eat it on Friday?', 2],
  ['can I eat it on wednesday?', 0],
  ['is it ok at the weekend', 3],
  ['is it ok this weekend', 3],
  ['is it good in 3 days?', 3],
  ['is it good in a couple of days?', 2],
  ['is it good in a week', 7],
  ['is it good next week', 5],
  ['is the ham from Friday ok?', 0],
  ['is the ham I bought on Monday ok?', 0],
  ['is the ham I bought on Monday ok tomorrow?', 1],
])('%s', (question, days) => expect(daysAhead(question, '2026-11-18')).toBe(days))

it('takes a weekend that has begun for the rest of it', () => {
  expect(daysAhead('ok at the weekend?', '2026-11-21')).toBe(1)
  expect(daysAhead('ok at the weekend?', '2026-11-22')).toBe(0)
})
