import { describe, expect, it } from 'vitest'
import type { RecipeVerdicts } from '#core/contracts/recipe-details.ts'
import type { CardFacts } from '#core/food-facts/card-facts.ts'
import { conflictsOf } from './conflicts.ts'

const recipe: CardFacts = {
  allergens: ['peanuts'],
  may_contain: ['soy'],
  facts_complete: false,
  dietary_tags: ['vegetarian'],
}
const cause = (line: string, food: string, verdict: 'contains' | 'may contain') => ({
  line,
  food,
  content: food,
  reason: '',
  verdict,
})
const verdicts: RecipeVerdicts = {
  allergens: [
    {
      name: 'peanuts',
      verdict: 'contains',
      causes: [
        cause('2 tbsp peanut butter', 'peanut butter', 'contains'),
        cause('oil', 'oil', 'may contain'),
      ],
    },
    { name: 'soy', verdict: 'may contain', causes: [cause('1 cup sprouts', 'sprouts', 'may contain')] },
    { name: 'milk', verdict: 'not known', causes: [] },
  ],
  diets: [{ name: 'vegan', verdict: 'contains', causes: [cause('1 tsp honey', 'honey', 'contains')] }],
  unknown: ['moon dust'],
}

describe('conflictsOf', () => {
  it('lists what the user avoids, the most serious first, with the lines', () => {
    const found = conflictsOf(recipe, verdicts, {
      avoid: ['milk', 'soy', 'peanuts'],
      diets: ['vegan', 'vegetarian'],
    })
    expect(found.map(({ text, lines }) => [text, ...lines])).toEqual([
      ['Contains peanuts, which you avoid', '2 tbsp peanut butter'],
      ['May contain soy, which you avoid', '1 cup sprouts'],
      ['Not checked for milk', 'we couldn’t read “moon dust”'],
      ['Not vegan', 'honey'],
    ])
  })

  it('relies on the stored facts until the verdicts have loaded', () => {
    const found = conflictsOf(recipe, undefined, { avoid: ['peanuts', 'milk'], diets: ['vegan'] })
    expect(found.map(({ text, lines }) => [text, ...lines])).toEqual([
      ['Contains peanuts, which you avoid'],
      ['Not checked for milk'],
      ['May not be vegan'],
    ])
  })

  it('is empty for a user who avoids nothing', () => {
    expect(conflictsOf(recipe, verdicts, { avoid: [], diets: [] })).toEqual([])
  })
})
