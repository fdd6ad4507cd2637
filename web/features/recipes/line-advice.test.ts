import { describe, expect, it } from 'vitest'
import type { LineMatch } from '#core/contracts/match-recipes.ts'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import { adviceForLines, withChosen } from './line-advice.ts'

const recipe = {
  allergens: ['celery' as const],
  dietary_tags: ['gluten-free' as const, 'dairy-free' as const],
}
const asWritten = { factor: 1, system: 'us' as const }
const broth = {
  line: '2 1/2 cups chicken broth',
  name: 'chicken broth',
  weight: 'normal' as const,
  swap: 'water, butter and soy sauce',
  instead: {
    amounts: ['2½ cups water', '2½ tsp butter', '2½ tsp soy sauce'],
    allergens: ['gluten' as const, 'milk' as const, 'soy' as const],
    diets: ['vegetarian' as const],
  },
}
const matched = (strength: LineMatch['strength'], ingredient: string, staple = false): LineMatch => ({
  line: 'any',
  strength,
  reason: 'kind of',
  ingredient,
  staple,
})

/** The advice for a recipe of one line. */
function adviceFor(
  line: string,
  known: { match?: LineMatch | undefined; missing?: typeof broth },
  tags: Omit<Parameters<typeof adviceForLines>[0], 'ingredients'> = recipe,
  shown: Parameters<typeof adviceForLines>[2] = asWritten,
) {
  const score = {
    reasons: known.match ? [{ ...known.match, line }] : [],
    missing: known.missing ? [known.missing] : [],
  } as unknown as ScoredRecipe
  return adviceForLines({ ...tags, ingredients: [line] }, score, shown)[0]
}

describe('the advice for a line', () => {
  it('tells the amounts of a swap, at the scale of the recipe, and what it adds', () => {
    const advice = (factor: number) =>
      adviceFor(broth.line, { missing: broth }, recipe, { factor, system: 'us' })
    expect(advice(1)).toBe(
      'use 2½ cups water + 2½ tsp butter + 2½ tsp soy sauce · adds gluten, dairy and soy',
    )
    expect(advice(2)).toMatch(/^use 5 cups water \+ 5 tsp butter \+ 5 tsp soy sauce/)
  })

  it('names the swap where the same amount does, and a badge that no longer holds', () => {
    const missing = { ...broth, swap: 'beef broth', instead: { amounts: [], allergens: [], diets: [] } }
    const vegan = { allergens: [], dietary_tags: ['vegan' as const] }
    expect(adviceFor(broth.line, { missing }, vegan)).toBe('use your beef broth · not vegan then')
  })

  it.each([
    ['8 ounces linguine', matched('partial', 'spaghetti'), 'use your spaghetti'],
    ['1 tablespoon olive oil', matched('partial', 'oil', true), 'use your oil'],
    ['4 cups leftover rice, cold', matched('full', 'rice'), 'cook it first if yours is uncooked'],
    ['4 cups leftover rice, cold', matched('full', 'leftover rice'), ''],
    ['2 cups cooked or canned chickpeas', matched('full', 'chickpeas'), ''],
    ['1 cup uncooked rice', matched('full', 'rice'), ''],
    ['2 onions', matched('full', 'onion'), ''],
    ['2 onions', matched('none', ''), ''],
    ['2 onions', undefined, ''],
  ])('%s', (line, match, expected) => {
    expect(adviceFor(line, { match })).toBe(expected)
  })
})

it('puts what the user chose first', () => {
  const chosen = [{ ingredient: 'buttermilk', substitute: 'kefir', ratio: '1:1, the same amount' }]
  expect(withChosen(['', 'use your milk'], ['flour', 'buttermilk'], chosen)).toEqual([
    '',
    'use kefir (1:1, the same amount)',
  ])
})
