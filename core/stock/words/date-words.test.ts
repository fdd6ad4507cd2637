import { describe, expect, it } from 'vitest'
import { addDays } from '../day.ts'
import { dateWords } from './date-words.ts'
import { keepingWords } from './keeping-words.ts'

const TODAY = '2026-11-18'
const words = (daysLeft: number, basis: 'safety' | 'quality') =>
  dateWords({ until: addDays(TODAY, daysLeft), daysLeft, basis })

describe('the date of a food in words', () => {
  it('says use for safety and best for quality', () => {
    expect([0, 1, 2, 6].map((left) => words(left, 'safety'))).toEqual([
      'Use today',
      'Use by tomorrow',
      'Use by Friday',
      'Use by Tuesday',
    ])
    expect([0, 1, 2].map((left) => words(left, 'quality'))).toEqual([
      'Best today',
      'Best by tomorrow',
      'Best by Friday',
    ])
  })

  it('names the day of the month a week ahead, and the year if it is another one', () => {
    expect(words(7, 'quality')).toBe('Best by Nov 25')
    expect(words(60, 'quality')).toBe('Best by Jan 17, 2027')
  })

  it('counts the days since, and names the day once they are many', () => {
    expect(words(-1, 'safety')).toBe('1 day past its date')
    expect(words(-3, 'quality')).toBe('3 days past its best')
    expect(words(-20, 'quality')).toBe('Past its best since Oct 29')
  })

  it('has none for what keeps forever', () => {
    expect(dateWords({ until: null, daysLeft: null, basis: 'quality' })).toBeUndefined()
  })
})

it.each([
  [[3, 5], '3–5 days'],
  [[1, 1], '1 day'],
  [[5, 7], '5–7 days'],
  [[7, 14], '1–2 weeks'],
  [[30, 60], '1–2 months'],
  [[270, 365], '9–12 months'],
  [[365, 730], '1–2 years'],
  [[365, 365], '1 year'],
  [[3650, 3650], 'for years'],
] as const)('%j days are %s', (days, said) => {
  expect(keepingWords([...days])).toBe(said)
})
