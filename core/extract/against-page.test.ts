import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { extractRecipe } from './extract.ts'

const LINES = ['1.5 tsp salt', '200 g flour', '2 eggs', '½ cup milk', '3 tbsp sugar', '1 lemon']
const STEPS = [
  'Mix the flour with the sugar and the salt.',
  'Beat in the eggs and the milk until smooth.',
  'Fry thin pancakes in butter for 2 minutes on each side.',
  'Serve with the juice of the lemon.',
]

const shown = (lines = LINES, steps = STEPS) =>
  `<h1>Pancakes</h1><p>My aunt made these every Sunday, and now I bake them.</p><h2>Ingredients</h2><ul>${lines
    .map((line) => `<li>${line}</li>`)
    .join(
      '',
    )}</ul><h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol><h2>Comments</h2><p>Lovely!</p>`

function read(markup: { ingredients?: unknown; steps?: unknown }, body = shown()) {
  const data = {
    '@type': 'Recipe',
    name: 'Pancakes',
    recipeIngredient: markup.ingredients ?? LINES,
    recipeInstructions: markup.steps ?? STEPS,
  }
  const html = `<title>Pancakes</title><script type="application/ld+json">${JSON.stringify(data)}</script><body>${body}`
  const found = extractRecipe({ html, url: 'https://pot.example/p' }, VOCABULARY)
  if ('none' in found) throw new Error(found.reason)
  return found.recipe
}

describe('markup poorer than the page', () => {
  it.each<[string, unknown]>([
    [
      'amounts without their beginning',
      ['5 tsp salt', '200 g flour', '2 eggs', 'cup milk', '3 tbsp sugar', '1 lemon'],
    ],
    ['names alone', ['salt', 'flour', 'eggs', 'milk', 'sugar', 'lemon']],
    [
      'amounts on lines of their own',
      ['1.5 tsp', 'salt', '200 g', 'flour', '2 eggs', '½ cup', 'milk', '3 tbsp', 'sugar', '1 lemon'],
    ],
    ['the first group only', LINES.slice(0, 3)],
    ['equipment too', [...LINES, 'Frying pan', 'Large mixing bowl']],
    ['breaks inside of lines', LINES.map((line) => line.replace(' ', '\n'))],
  ])('reads the page: %s', (_, ingredients) => expect(read({ ingredients }).ingredients).toEqual(LINES))

  it.each<[string, unknown]>([
    ['headings', ['Mix the flour', 'Beat in the eggs', 'Fry thin pancakes', 'Serve with the juice']],
    ['the first half', STEPS.slice(0, 2)],
    [
      'an article with the steps',
      `${'My aunt made these every Sunday, and now I bake them. '.repeat(9)}${STEPS.join(' ')}`,
    ],
  ])('reads the page: %s', (_, steps) => expect(read({ steps }).instructions).toEqual(STEPS))

  it('says that the page completed the list', () => {
    const { origins } = read({ ingredients: LINES.slice(0, 3) })
    expect(origins.ingredients).toEqual({ method: 'page', confidence: 0.85 })
    expect(origins.instructions).toEqual({ method: 'json-ld', confidence: 0.97 })
  })
})

it('keeps markup that the page does not show', () =>
  expect(read({}, '<h1>Pancakes</h1>')).toMatchObject({ ingredients: LINES, instructions: STEPS }))

it('keeps markup that the page confirms, and is sure of it', () => {
  const { ingredients, origins, quality_reasons } = read({})
  expect(ingredients).toEqual(LINES)
  expect(origins.ingredients).toEqual({ method: 'json-ld', confidence: 0.97 })
  expect(quality_reasons.join()).not.toContain('disagree')
})

it('keeps the markup where the page shows other amounts, and doubts it', () => {
  const other = ['9 tsp salt', '700 g flour', '8 eggs', '2 cups milk', '9 tbsp sugar', '4 lemon']
  const { ingredients, origins, quality_reasons } = read({}, shown(other))
  expect(ingredients).toEqual(LINES)
  expect(origins.ingredients?.confidence).toBeLessThan(0.7)
  expect(quality_reasons.join()).toContain('the page and its markup disagree on the ingredients')
})
