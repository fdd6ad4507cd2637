import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { minutesOf } from '#core/recipes/reading/durations.ts'
import { servingsOf } from '#core/recipes/reading/servings.ts'
import { cleanLines } from './clean-text.ts'
import { decodePage } from './decode-page.ts'
import { extractRecipe } from './extract.ts'
import { stepsOf } from './json-ld-steps.ts'
import { parsePage } from './page.ts'

function check(html: string) {
  const found = extractRecipe({ html, url: 'https://pot.example/' }, VOCABULARY)
  if ('none' in found) {
    expect(found.reason).not.toBe('')
    return
  }
  const { title, ingredients, instructions, quality_score } = found.recipe
  expect(title.trim()).not.toBe('')
  expect(ingredients.length).toBeGreaterThanOrEqual(2)
  for (const line of [...ingredients, ...instructions]) {
    expect(line.trim()).toBe(line)
    expect(line).not.toBe('')
    expect(line).not.toMatch(/\p{Cc}/u)
  }
  expect(quality_score).toBeGreaterThanOrEqual(0)
  expect(quality_score).toBeLessThanOrEqual(100)
}

const tags = [
  'div',
  'p',
  'ul',
  'li',
  'h2',
  'table',
  'tr',
  'td',
  'br',
  'span',
  'script',
  'svg',
  'dl',
  'dt',
  'dd',
]
const words = [
  'Ingredients',
  'Instructions',
  'Zutaten',
  '2 eggs',
  '1 cup flour',
  'Mix and bake for 20 minutes.',
  '&amp;amp;',
  'Notes',
]
const piece = fc.oneof(
  fc.constantFrom(...tags).map((tag) => `<${tag}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
  fc.constantFrom(...tags).map((tag) => `<${tag} class="recipe-ingredients" itemprop="recipeIngredient">`),
  fc.constantFrom(...words),
  fc.string(),
)

describe('any page at all', { timeout: 60_000 }, () => {
  it('never throws and never yields an empty recipe, for any text', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary' }), check), { numRuns: 100 }))

  it('nor for tags in any order', () =>
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => check(pieces.join(' '))),
      { numRuns: 150 },
    ))

  it('nor for any JSON in place of a recipe', () =>
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.jsonValue(),
        fc.jsonValue(),
        (name, recipeIngredient, recipeInstructions) =>
          check(
            `<script type="application/ld+json">${JSON.stringify({
              '@type': 'Recipe',
              name,
              recipeIngredient,
              recipeInstructions,
              image: recipeIngredient,
              recipeYield: recipeInstructions,
              totalTime: name,
            })}</script>`,
          ),
      ),
      { numRuns: 150 },
    ))

  it('nor for broken JSON', () =>
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, cut) =>
        check(`<script type="application/ld+json">{"@type":"Recipe",${json.slice(0, cut % 80)}</script>`),
      ),
      { numRuns: 100 },
    ))

  it('reads the parts of any value', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const minutes = minutesOf(value)
        expect(minutes === null || (Number.isInteger(minutes) && minutes > 0)).toBe(true)
        const servings = servingsOf(value)
        expect(servings === null || (Number.isInteger(servings) && servings > 0)).toBe(true)
        expect(Array.isArray(stepsOf(value))).toBe(true)
      }),
    ))

  it('decodes any bytes and cleans any text', () =>
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, text) => {
        expect(typeof decodePage(bytes, text)).toBe('string')
        expect(Array.isArray(parsePage(text, text).links)).toBe(true)
        for (const line of cleanLines(text)) expect(line).not.toBe('')
      }),
    ))

  it('handles markup nested a hundred thousand levels deep', () => {
    check(`${'<div>'.repeat(100_000)}2 eggs`)
    check(`<script type="application/ld+json">${'['.repeat(50_000)}</script>`)
    check(
      `<script type="application/ld+json">{"@type":"Recipe","name":"${'<b>'.repeat(50_000)}","recipeIngredient":["1 egg","2 eggs"]}</script>`,
    )
  })

  it('is not slowed down by hostile text', () => {
    const start = performance.now()
    check(`<h2>Ingredients</h2><p>${'1 '.repeat(50_000)}</p><p>${'('.repeat(50_000)}</p>`)
    check(`<p>${'a'.repeat(200_000)}</p><p>${' '.repeat(200_000)}x</p>`)
    check('<span class="a">1</span>'.repeat(15_000))
    check(`<h2>Ingredients</h2><h2>Directions</h2>`.repeat(15_000))
    check(`${'<div class="ingredients"><p>'.repeat(250)}${'<li>2 eggs</li>'.repeat(10_000)}`)
    check(
      `<div itemscope itemtype="https://schema.org/Recipe">${'<i itemprop="recipeIngredient">1 egg</i>'.repeat(10_000)}`,
    )
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})
