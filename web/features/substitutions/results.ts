import { DIETS, type Diet } from '#core/contracts/food-facts.ts'
import type { IngredientSubstitutionOutput, Substitution } from '#core/contracts/ingredient-substitution.ts'
import { GRADES, gradeSubstitution, type SubstitutionGrade } from '#core/substitutions/grade.ts'
import * as strings from './strings.ts'

export const DIET_FILTERS = ['all', ...DIETS] as const
export const GRADE_FILTERS = ['all', 'A', 'B'] as const
interface SubstitutionFilters {
  diet: 'all' | Diet
  /** 'B' includes B and everything better. */
  grade: (typeof GRADE_FILTERS)[number]
}
export const ALL: SubstitutionFilters = { diet: 'all', grade: 'all' }

export interface GradedSubstitution extends Substitution {
  grade: SubstitutionGrade
}

/** The cards to show. On a diet the best remaining swap is the best choice, and is graded as such. */
export function gradedResults(
  { best_choice, substitutions }: IngredientSubstitutionOutput,
  { diet, grade }: SubstitutionFilters,
): { best: string | null; shown: GradedSubstitution[] } {
  const fitting = substitutions.filter((one) => diet === 'all' || one.diets.includes(diet))
  const best = fitting.some((one) => one.substitute === best_choice)
    ? best_choice
    : (fitting[0]?.substitute ?? null)
  const lowest = grade === 'all' ? GRADES.length - 1 : GRADES.indexOf(grade)
  const shown = fitting
    .map((one) => ({ ...one, grade: gradeSubstitution(one, best) }))
    .filter((one) => GRADES.indexOf(one.grade.grade) <= lowest)
  return { best, shown }
}

/** The names to add to the ingredient list. Without water. */
export const pantryNames = (chosen: readonly Substitution[]): string[] => [
  ...new Set(chosen.flatMap((one) => one.ingredients).filter((name) => name !== 'water')),
]

export function sharedText(asked: string, substitutions: readonly GradedSubstitution[]): string {
  const lines = substitutions.map(({ substitute, ratio, grade }) =>
    strings.sharedLine(substitute, grade.grade, grade.score, ratio),
  )
  return [strings.sharedHeading(asked), ...lines].join('\n')
}
