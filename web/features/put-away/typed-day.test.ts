import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { insteadOf, typedDays } from './typed-day.ts'

const TODAY = '2026-11-18'

describe('typedDays', () => {
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
    expect(typedDays(text, TODAY)[0]).toBe(day)
  })
  it.each([
    // A month with its year, as on packs that keep long.
    ['05/28', ['2028-05-31', '2027-05-28']],
    ['5/28', ['2028-05-31', '2027-05-28']],
    ['0528', ['2028-05-31']],
    ['05.28', ['2028-05-31']],
    ['12.27', ['2027-12-31']],
    ['May 28', ['2027-05-28', '2028-05-31']],
    // What lies ahead is meant rather than what is over.
    ['03/12/26', ['2026-12-03', '2026-03-12']],
    ['20/11', ['2026-11-20']],
    ['11/28', ['2026-11-28', '2028-11-30']],
    ['11/10', ['2026-11-10', '2026-10-11']],
  ])('%s may be %j', (text, days) => {
    expect(typedDays(text, TODAY)).toEqual(days)
  })
  it('takes the month of a food that keeps', () => {
    expect(typedDays('12/27', TODAY)).toEqual(['2026-12-27', '2027-12-31'])
    expect(typedDays('12/27', TODAY, true)).toEqual(['2027-12-31', '2026-12-27'])
  })
  it('offers what a day that is over may be instead', () => {
    expect(insteadOf('2026-05-26', ['2027-05-26', '2026-05-31'], TODAY)).toEqual(['2027-05-26'])
    expect(insteadOf('2026-11-10', [], TODAY)).toEqual(['2027-11-10'])
    expect(insteadOf('2024-02-29', [], TODAY)).toEqual([])
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
    expect(typedDays(text, TODAY)).toEqual([])
  })
  it('reads the digits of any day near as that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 3000 }), (ahead) => {
        const day = addDays(TODAY, ahead)
        const [year, month, date] = day.split('-')
        expect(typedDays(`${date}${month}${year}`, TODAY)[0]).toBe(day)
        expect(typedDays(`${date}.${month}.${year?.slice(2)}`, TODAY)[0]).toBe(day)
      }),
    )
  })
})
