import { expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { MEASURES } from '#content/measures/index.ts'
import { createTerm } from '#core/ingredients/match.ts'
import { swapsAtHand } from '#core/matching/swaps-at-hand.ts'
import { createSwapRules } from '#core/substitutions/swap-rules.ts'
import { ALIKE } from './alike.ts'
import { SUBSTITUTIONS } from './index.ts'

const vocabulary = createFoods()
const rules = createSwapRules(SUBSTITUTIONS, ALIKE, vocabulary, MEASURES)

/** The swap for an ingredient, with exactly these in the kitchen. */
function swapFor(name: string, kitchen: readonly string[], line: string) {
  const terms = kitchen.map((text) => createTerm(text, vocabulary))
  const target = createTerm(name, vocabulary).id
  const found = swapsAtHand(terms, rules, { dietary: 0, avoid: 0 }, vocabulary).find(
    ({ rule }) => rule.target === target && rule.parts.length === kitchen.length,
  )
  return found && { swap: found.text, ...rules.factsFor(found.rule, line) }
}

it('says how much a swap takes for the line, and what it brings into the dish', () => {
  const broth = swapFor(
    'chicken broth',
    ['water', 'butter', 'soy sauce'],
    '2 1/2 cups (600 ml) chicken broth',
  )
  expect(broth).toMatchObject({
    swap: 'water, butter and soy sauce',
    amounts: ['2½ cups water', '2½ tsp butter', '2½ tsp soy sauce'],
  })
  expect(broth?.allergens).toEqual(expect.arrayContaining(['milk', 'soy']))
  expect(broth?.diets).toContain('vegetarian')
  expect(broth?.diets).not.toContain('dairy-free')
})

it.each([
  ['vegetable broth', '2 cups chicken broth'],
  ['vegetable broth', 'chicken broth, as needed'],
])('says nothing about amounts for %s instead of %s', (have, line) => {
  expect(swapFor('chicken broth', [have], line)).toMatchObject({ swap: have, amounts: [] })
})
