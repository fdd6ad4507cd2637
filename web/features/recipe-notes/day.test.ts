import { expect, it } from 'vitest'
import { dayWords, isCookingDay, today } from './day.ts'

it('names the day of the user’s clock', () => {
  expect(today(new Date(2026, 10, 7, 23, 59))).toBe('2026-11-07')
  expect(today(new Date(2026, 0, 1, 0, 1))).toBe('2026-01-01')
  expect(dayWords('2026-11-07')).toBe('Nov 7, 2026')
  expect(dayWords('never')).toBe('never')
})

it('accepts days up to today', () => {
  const now = new Date(2026, 10, 7, 12)
  expect(['2026-11-07', '1999-12-31'].filter((day) => !isCookingDay(day, now))).toEqual([])
  expect(['2026-11-08', '', '2026-13-01', '0001-01-01', 'x'].filter((day) => isCookingDay(day, now))).toEqual(
    [],
  )
})
