import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namesOf } from './line-names.ts'
import { createTerm, matchNames } from './match.ts'
import { SAMPLE_INGREDIENTS } from './sample-ingredients.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary(SAMPLE_INGREDIENTS)
const match = (term: string, line: string) =>
  matchNames(createTerm(term, vocabulary), namesOf(line, vocabulary), line, vocabulary)

describe('one ingredient against one line', () => {
  it.each([
    ['chicken', '2 boneless, skinless chicken breasts'],
    ['cheddar', '1 cup shredded cheddar cheese'],
    ['cheese', '4 oz cheddar cheese'],
    ['onion', '1 red onion, diced'],
    ['half onion', '1 red onion, diced'],
    ['tomato', '1 pint cherry tomatoes'],
    ['egg', '2 large eggs, beaten'],
    ['egg', '3 egg whites'],
    ['oil', '2 tbsp olive oil'],
    ['pepper', '1 tsp black pepper'],
    ['tuna', '1 can tuna in olive oil'],
    ['butter', '1/2 cup butter or margarine, melted'],
    ['margarine', '1/2 cup butter or margarine, melted'],
    ['chicken broth', '2 cups chicken or vegetable broth'],
    ['scallions', '3 green onions'],
    ['garlic', '3 cloves garlic, minced'],
    ['lemon', 'juice of 1 lemon'],
    ['cream', '1 cup heavy cream'],
    ['salt', 'salt & pepper to taste'],
    ['pepper', 'salt & pepper to taste'],
    ['jalapeno', '½ bunch jalapeños'],
    ['flour', '2 cups all-purpose flour, sifted'],
    ['chickpeas', '1 (14 oz) can garbanzo beans, drained'],
    ['cheddar', '1 cup cheese, cheddar'],
    ['black pepper', 'salt, pepper'],
    ['zorkle', '1 cup zorkles, chopped'],
    ['2 large eggs', '1 egg'],
    ['cloves', '6 whole cloves'],
    ['all-purpose flour', '1 cup flour'],
    ['flour', '1 cup all-purpose flour + 1/2 cup almond flour'],
    ['all-purpose flour', '1 cup all-purpose flour + 1/2 cup almond flour'],
    ['cherry tomatoes', '1 cup halved cherry or plum tomatoes'],
  ])('%s fully matches "%s"', (term, line) => {
    expect(match(term, line).strength).toBe('full')
  })

  it.each([
    ['pasta', '8 oz spaghetti'],
    ['spaghetti', '1 lb pasta'],
    ['penne', '8 ounces pasta'],
    ['penne', '3 cups cooked pasta'],
    ['cheddar', '1 cup grated cheese'],
    ['flour', '2 cups bread flour'],
    ['bread flour', '1 cup flour'],
    ['rice vinegar', '1 tbsp vinegar'],
    ['cheese', '1 cup grated cheddar'],
    ['bread', '2 flatbreads'],
    ['gochugaru', '1 cup gochugaru sauce'],
  ])('%s partially matches "%s"', (term, line) => {
    expect(match(term, line).strength).toBe('partial')
  })

  it.each([
    ['chicken', '2 cups chicken broth'],
    ['chicken', '2 cups chicken or vegetable broth'],
    ['tomato', '1 can tomato sauce'],
    ['egg', '1 eggplant'],
    ['egg', '8 oz egg noodles'],
    ['milk', '1 can coconut milk'],
    ['milk', '1 cup buttermilk'],
    ['butter', '1 cup buttermilk'],
    ['butter', '2 tbsp peanut butter'],
    ['corn', '1 tbsp cornstarch'],
    ['corn', '6 corn tortillas'],
    ['pepper', '1 red bell pepper'],
    ['olive oil', '1 can tuna in olive oil'],
    ['peanut', '2 tablespoons peanut or vegetable oil'],
    ['garlic', '1 tsp garlic powder'],
    ['cream', '1 tsp cream of tartar'],
    ['cream', '1 cup sour cream'],
    ['rice', '2 tbsp rice vinegar'],
    ['spaghetti', '8 oz penne'],
    ['all-purpose flour', '1 cup almond flour'],
    ['almond flour', '1 cup all-purpose flour'],
    ['flour', '1 cup almond flour'],
    ['flour', '1 cup peanut flour'],
    ['almond flour', '1 cup flour'],
    ['vinegar', '2 tbsp rice vinegar'],
    ['egg white', '2 eggs'],
    ['sauce', '1 cup tomato sauce'],
    ['greens', '2 green onions'],
    ['salt', '1 can chickpeas (no salt added)'],
    ['egg', '1 cup pasta (egg-free)'],
    ['onion', '1 cup onion and garlic cheddar cheese'],
    ['zork', '1 cup zorkle flour'],
    ['salt', 'For the salt crust:'],
    ['', '1 egg'],
    ['egg', ''],
  ])('%s does not match "%s"', (term, line) => {
    expect(match(term, line).strength).toBe('none')
  })

  it.each([
    ['egg', '1 egg', 'exact'],
    ['egg', '2 eggs', 'plural'],
    ['tomato', '2 tomatoes', 'plural'],
    ['Eggs', '2 eggs', 'exact'],
    ['scallion', '1 green onion', 'synonym'],
    ['pasta', '8 oz spaghetti', 'kind of'],
    ['onion', '1 red onion', 'part of a phrase'],
    ['bread', '1 flatbread', 'part of a word'],
    ['egg', '1 onion', 'none'],
  ])('%s and "%s": %s', (term, line, reason) => {
    expect(match(term, line).reason).toBe(reason)
  })

  it('never throws, whatever the ingredient and the line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (term, line) => {
        match(term, line)
      }),
      { numRuns: 1000 },
    )
  })

  it('reads a 10,000 character ingredient quickly', () => {
    const start = performance.now()
    for (const piece of ['a', 'egg ', 'or ', '( ', 'such as ', '1/2', '🍕', 'é']) {
      match(piece.repeat(10_000 / piece.length), piece.repeat(10_000 / piece.length))
    }
    expect(performance.now() - start).toBeLessThan(500)
  })
})
