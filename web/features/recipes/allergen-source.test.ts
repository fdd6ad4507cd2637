import { expect, it } from 'vitest'
import type { RecipeVerdicts } from '#core/contracts/recipe-details.ts'
import { withSource } from './allergen-source.ts'

const verdicts = (name: RecipeVerdicts['allergens'][number]['name'], foods: string[]): RecipeVerdicts => ({
  allergens: [
    {
      name,
      verdict: 'contains',
      causes: foods.map((food) => ({ line: food, food, content: name, reason: '', verdict: 'contains' })),
    },
  ],
  diets: [],
  unknown: [],
})

it.each([
  ['celery' as const, ['chicken broth'], 'celery (in chicken broth)'],
  ['eggs' as const, ['egg', 'mayonnaise'], 'eggs'],
  ['celery' as const, [], 'celery'],
])('%s from %s', (allergen, foods, expected) =>
  expect(withSource(allergen, verdicts(allergen, foods))).toBe(expected),
)

it('is the name alone until the verdicts have loaded', () =>
  expect(withSource('celery', undefined)).toBe('celery'))
