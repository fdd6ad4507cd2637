import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { typedDay } from './typed-day.ts'

const TODAY = '2026-11-18'

describe('typedDay', () => {
  it.each([
    ['20.11.', '2026-11-20'],
    ['20.11', '2026-11-20'],
    ['201126', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['2011', '2026-11-20'],
    ['0301', '2027-01-03'],
    ['3.1.', '2027-01-03'],
    ['11/20', '2026-11-20'],
    ['11/20/26', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['11/2026', '2026-11-30'],
    ['Nov 20', '2026-11-20'],
    ['20 Nov', '2026-11-20'],
    ['2026-12-01', '2026-12-01'],
    ['tomorrow', '2026-11-19'],
  ])('%s is %s', (text, day) => {
    expect(typedDay(text, TODAY)).toBe(day)
  })
  it.each([
    '',
    '2',
    '201',
    '3113',
    '310226',
    '20.13.',
    'soon',
    '20.11. and more',
    '01011970',
    '1'.repeat(50),
  ])('%s is no day', (text) => {
    expect(typedDay(text, TODAY)).toBeUndefined()
  })
  it('reads the digits of any day near as that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 3000 }), (ahead) => {
        const day = addDays(TODAY, ahead)
        const [year, month, date] = day.split('-')
        expect(typedDay(`${date}${month}${year}`, TODAY)).toBe(day)
        expect(typedDay(`${date}.${month}.${year?.slice(2)}`, TODAY)).toBe(day)
      }),
    )
  })
})
