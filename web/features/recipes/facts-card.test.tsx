import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ALLERGENS } from '#core/contracts/food-facts.ts'
import type { RecipeVerdicts } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { FactsCard } from './facts-card.tsx'

const row = {
  allergens: ['milk', 'gluten'],
  may_contain: ['sulfites'],
  facts_complete: true,
  dietary_tags: ['vegetarian', 'low-fodmap'],
} as unknown as ExternalRecipeRow

const verdicts: RecipeVerdicts = {
  allergens: ALLERGENS.map((name) => ({
    name,
    verdict: row.allergens.includes(name)
      ? 'contains'
      : row.may_contain.includes(name)
        ? 'may contain'
        : 'free of',
    causes:
      name === 'gluten'
        ? [
            {
              line: '1 lb pasta',
              food: 'pasta',
              content: 'gluten',
              reason: 'it is made from wheat',
              verdict: 'contains',
            },
          ]
        : [],
  })),
  diets: [
    {
      name: 'vegetarian',
      verdict: 'may contain',
      causes: [
        {
          line: '1 oz Parmesan',
          food: 'parmesan',
          content: 'rennet',
          reason: '',
          verdict: 'may contain',
        },
      ],
    },
  ],
  unknown: [],
}
const text = () => screen.getByRole('region', { name: 'Diets and allergens' }).textContent ?? ''
const show = (recipe: ExternalRecipeRow, known?: RecipeVerdicts) =>
  render(<FactsCard recipe={recipe} verdicts={known} shown={(line) => `${line} (scaled)`} />)

beforeEach(() => {
  localStorage.clear()
  preferencesStore.reread()
})
afterEach(cleanup)

describe('diets and allergens of a recipe', () => {
  it('name the line that causes each, and the reason', () => {
    show(row, verdicts)
    expect(text()).toContain('gluten: 1 lb pasta (scaled) (it is made from wheat)')
    expect(text()).toContain('May containsulfites')
    expect(text()).toMatch(/Free of.*peanuts.*crustaceans \(shrimp, crab\)/)
    expect(text()).not.toContain('We couldn’t read')
  })

  it('put what the user avoids first, and say so', () => {
    preferencesStore.setNeeds([], ['milk'])
    show(row, verdicts)
    expect(text()).toContain('Containsmilk (you avoid it)gluten')
  })

  it('list the diets it fits, and which need the right brand', () => {
    show(row, verdicts)
    expect(screen.getByRole('list', { name: 'Diets' }).textContent).toBe('vegetarianlow-FODMAP')
    expect(text()).toContain('vegetarian with the right brand: check parmesan.')
  })

  it('work without the verdicts, and never claim more than is known', () => {
    show({ ...row, facts_complete: false })
    expect(text()).toContain('Containsglutenmilk')
    expect(text()).not.toContain('Free of')
    expect(text()).toContain('We couldn’t read every line, so nothing is marked as allergen-free.')
    cleanup()
    show({ ...row, facts_complete: false }, { ...verdicts, unknown: ['moon dust'] })
    expect(text()).toContain('We couldn’t read moon dust, so nothing is marked as allergen-free.')
  })
})
