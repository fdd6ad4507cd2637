import { describe, expect, it } from 'vitest'
import { gradeSubstitution } from './grade.ts'

const graded = (impact: string, best = false) =>
  gradeSubstitution({ substitute: 'yogurt', impact }, best ? 'yogurt' : 'something else')

describe('substitution grade', () => {
  it('starts at 75, a B [C575 C582 C272]', () =>
    expect(graded('Slight: a little thinner.')).toEqual({ grade: 'B', color: 'turmeric', score: 75 }))

  it('adds 15 for the best choice [C576]', () => {
    expect(graded('', true)).toMatchObject({ score: 90, grade: 'A+' })
    expect(gradeSubstitution({ substitute: 'yogurt', impact: '' }, null).score).toBe(75)
  })

  it.each(['Minimal: hardly seen.', 'An EXCELLENT match.', 'minimal and excellent'])(
    'adds 10 for %j [C577 C582]',
    (impact) => expect(graded(impact)).toMatchObject({ score: 85, grade: 'A' }),
  )

  it.each(['Significant: denser.', 'A major difference'])('subtracts 15 for %j [C578 C581 C582]', (impact) =>
    expect(graded(impact)).toMatchObject({ score: 60, grade: 'D' }),
  )

  it('subtracts 5 for a texture change [C579 C582]', () =>
    expect(graded('Slight: texture change, softer.')).toMatchObject({ score: 70, grade: 'C+' }))

  it('adds 5 for an enhanced flavor [C580 C582]', () =>
    expect(graded('Slight: flavor enhanced.')).toMatchObject({ score: 80, grade: 'B+' }))

  it('is never below 60 or above 100 [C581]', () => {
    expect(graded('Significant: texture change.').score).toBe(60)
    expect(graded('Excellent: flavor enhanced.', true).score).toBe(100)
  })

  it('grades 65 as a C [C582]', () =>
    expect(graded('Significant: flavor enhanced.')).toMatchObject({ score: 65, grade: 'C' }))
})
