import { describe, expect, it } from 'vitest'
import type { Substitution } from '#core/contracts/ingredient-substitution.ts'
import { ALL, gradedResults, pantryNames, sharedText } from './results.ts'

const swap = (substitute: string, impact: string, more: Partial<Substitution> = {}): Substitution => ({
  substitute,
  ratio: '1 cup',
  impact,
  notes: 'Stir.',
  ingredients: [substitute],
  diets: ['vegetarian'],
  allergens: [],
  cautions: [],
  ...more,
})
const answer = {
  best_choice: 'kefir',
  warnings: [],
  not_known: [],
  substitutions: [
    swap('kefir', 'Excellent: the same.'),
    swap('soy milk', 'Slight: thinner.', { diets: ['vegetarian', 'vegan'] }),
    swap('cream', 'Significant: rich.'),
  ],
}
const names = (filters = ALL) => gradedResults(answer, filters).shown.map((one) => one.substitute)

describe('results', () => {
  it('show all by default, each with its grade [C398 C272]', () => {
    expect(ALL).toEqual({ diet: 'all', grade: 'all' })
    const { best, shown } = gradedResults(answer, ALL)
    expect(best).toBe('kefir')
    expect(shown.map((one) => one.grade.grade)).toEqual(['A+', 'B', 'D'])
  })

  it('apply a diet, and grade the best remaining one as the best', () => {
    const { best, shown } = gradedResults(answer, { ...ALL, diet: 'vegan' })
    expect(best).toBe('soy milk')
    expect(shown).toHaveLength(1)
    expect(shown[0]?.grade).toMatchObject({ grade: 'A+', score: 90 })
  })

  it('filter by grade', () => {
    expect(names({ ...ALL, grade: 'A' })).toEqual(['kefir'])
    expect(names({ ...ALL, grade: 'B' })).toEqual(['kefir', 'soy milk'])
  })

  it('list what to have at home, without water and duplicates', () =>
    expect(
      pantryNames([
        swap('flax egg', '', { ingredients: ['flaxseed', 'water'] }),
        swap('x', '', { ingredients: ['flaxseed'] }),
      ]),
    ).toEqual(['flaxseed']))

  it('are readable as a shared message', () =>
    expect(sharedText('1 cup buttermilk', gradedResults(answer, { ...ALL, grade: 'A' }).shown)).toBe(
      'Substitutions for 1 cup buttermilk\n- kefir (A+, 100%): 1 cup',
    ))
})
