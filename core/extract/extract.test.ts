import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import { PLAIN_PAGES } from '#tests/support/plain-pages.ts'
import { extractRecipe } from './extract.ts'

const URL_OF_PAGE = 'https://pot.example/pages/one'

function fixture(name: string): ExtractedRecipe {
  const html = readFileSync(new URL(`../../tests/fixtures/pages/${name}.html`, import.meta.url), 'utf8')
  const found = extractRecipe({ html, url: URL_OF_PAGE, status: 200 }, VOCABULARY)
  if ('none' in found) throw new Error(`${name}: ${found.reason}`)
  return found.recipe
}

describe('extracting a page', () => {
  it('reads a graph with sections, double-encoded entities and an image elsewhere [O098] [O099]', () => {
    const recipe = fixture('graph-with-sections')
    expect(recipe).toMatchObject({
      title: 'Leek & potato pie',
      description: 'A pie for “cold” evenings.',
      ingredients: [
        '3 leeks (washed and sliced)',
        '500 g potatoes',
        '200 ml cream, cold',
        '1 sheet puff pastry',
        'salt',
      ],
      instructions: [
        'Filling',
        'Boil the potatoes for 10 minutes.',
        'Soften: Fry the leeks gently until soft.',
        'Pie',
        'Fill, cover and bake at 200 °C for 35 minutes.',
      ],
      cover_image_url: 'https://pot.example/img/pie-1200.jpg',
      prep_time_minutes: 25,
      cooking_time_minutes: 45,
      servings: 4,
      cuisine_type: 'british',
      extraction_method: 'json-ld',
      source_url: URL_OF_PAGE,
    })
    expect(recipe.origins.ingredients).toEqual({ method: 'json-ld', confidence: 0.97 })
    expect(recipe.quality_score).toBeGreaterThan(70)
  })

  it('repairs broken JSON', () => {
    expect(fixture('broken-json')).toMatchObject({
      title: 'Plum cake',
      ingredients: ['500 g plums', '250 g flour', '3 eggs', '120 g butter'],
      instructions: ['Stone the plums and halve them.', 'Mix the batter.', 'Bake for 40 minutes.'],
    })
  })

  it('picks the recipe that the page is about, and steps in nested lists', () => {
    expect(fixture('several-recipes')).toMatchObject({
      title: 'Mango salad with lime',
      instructions: ['Slice the mangos.', 'Slice the cucumber.', 'Toss with the dressing and serve.'],
    })
  })

  it('reads microdata, without the properties of nested items', () => {
    expect(fixture('microdata')).toMatchObject({
      title: 'Barley soup',
      ingredients: ['100 g barley', '2 carrots', '1 litre stock'],
      instructions: ['Rinse the barley.', 'Simmer everything for an hour.'],
      cover_image_url: 'https://pot.example/s-900.jpg',
      prep_time_minutes: 15,
      cooking_time_minutes: 80,
      servings: 4,
      extraction_method: 'microdata',
    })
  })

  it('reads RDFa, and a lone total time as the cooking time', () => {
    expect(fixture('rdfa')).toMatchObject({
      title: 'Oat biscuits',
      instructions: ['Melt the butter.', 'Stir in oats and sugar.', 'Bake for 15 minutes.'],
      cooking_time_minutes: 30,
      prep_time_minutes: null,
      extraction_method: 'rdfa',
    })
  })

  it('reads the card of a recipe plugin, not the article around it', () => {
    expect(fixture('plugin')).toMatchObject({
      title: 'Soft rolls',
      ingredients: ['500 g bread flour', '300 ml milk', '7 g dry yeast'],
      instructions: [
        'Knead everything for 10 minutes.',
        'Let the dough rise for 1 hour.',
        'Shape and bake at 200 °C until golden.',
      ],
      prep_time_minutes: 20,
      servings: 12,
      extraction_method: 'plugin',
    })
  })

  it('reads headings and lists in German, with groups and spelled-out times', () => {
    expect(fixture('headings-german')).toMatchObject({
      title: 'Linsensuppe',
      ingredients: ['250 g Linsen', '2 Möhren', '1 EL Öl', '1 Bund Petersilie'],
      instructions: [
        'Möhren schälen und würfeln.',
        'Im Öl anbraten, Linsen zugeben und mit Wasser aufkochen.',
        'Eine Stunde garen, mit Petersilie servieren.',
      ],
      prep_time_minutes: 15,
      cooking_time_minutes: 80,
      servings: 4,
      extraction_method: 'page',
    })
  })

  it('reads lines separated by breaks under bold words in French', () => {
    const recipe = fixture('paragraphs-french')
    expect(recipe.ingredients).toEqual([
      '1 pot de yaourt',
      '2 pots de sucre',
      '3 pots de farine',
      '3 œufs',
      '1 sachet de levure',
    ])
    expect(recipe.instructions).toHaveLength(3)
  })

  it('reads tables and typed bullets', () => {
    expect(fixture('table-and-terms')).toMatchObject({
      ingredients: ['300 g flour', '150 ml water', '1 tsp salt'],
      instructions: [
        'Mix flour, water and salt.',
        'Rest the dough for 20 minutes.',
        'Roll thin and bake in a dry pan.',
      ],
    })
  })

  it('prefers names with amounts to the same names alone', () => {
    const { ingredients, origins } = fixture('names-without-amounts')
    expect(ingredients).toEqual(['200 g noodles', '3 tbsp soy sauce', '1 tbsp sesame oil', '1 cucumber'])
    expect(origins.title?.method).toBe('json-ld')
    expect(origins.ingredients?.method).toBe('page')
  })

  it('fills each field from the first layer that has it', () => {
    const { origins, instructions, description } = fixture('only-ingredients-marked')
    expect(instructions).toEqual([
      'Slice the ginger.',
      'Simmer it in the water for 15 minutes.',
      'Stir in the honey.',
    ])
    expect(description).toBe('Warms from within.')
    expect([origins.ingredients?.method, origins.instructions?.method, origins.description?.method]).toEqual([
      'json-ld',
      'page',
      'meta',
    ])
  })

  it('splits joined lines and drops advertisements', () => {
    expect(fixture('joined-lines')).toMatchObject({
      ingredients: ['500 ml milk', '2 tbsp cocoa', '1 package vanilla sugar', '50 g chocolate (dark'],
      instructions: ['Heat the milk.', 'Whisk in cocoa, sugar and chocolate.', 'Serve hot.'],
      servings: 2,
      cooking_time_minutes: 10,
    })
  })
})

describe('pages without a recipe', () => {
  it('number at least sixty', () => expect(PLAIN_PAGES.length).toBeGreaterThanOrEqual(60))
  it.each(PLAIN_PAGES.map((page) => [page.name, page] as const))('%s', (_, { html, status, none }) => {
    const found = extractRecipe({ html, url: URL_OF_PAGE, status }, VOCABULARY)
    expect(found).toMatchObject({ none })
    expect('reason' in found && found.reason.length).toBeGreaterThan(10)
  })

  it('are reported as such when they are not web pages', () => {
    expect(
      extractRecipe({ html: '%PDF', headers: { 'Content-Type': 'application/pdf' } }, VOCABULARY),
    ).toMatchObject({
      none: 'unreadable',
    })
  })
})

describe('what a recipe makes', () => {
  const LISTS = {
    '@type': 'Recipe',
    name: 'Rye bread',
    recipeIngredient: ['500 g rye flour', '300 ml water', '10 g salt'],
    recipeInstructions: ['Mix and knead the dough.', 'Bake for 50 minutes.'],
  }
  const read = (recipe: object, body = '') => {
    const html = `<script type="application/ld+json">${JSON.stringify({ ...LISTS, ...recipe })}</script>${body}`
    const found = extractRecipe({ html, url: URL_OF_PAGE }, VOCABULARY)
    if ('none' in found) throw new Error(found.reason)
    return { servings: found.recipe.servings, makes: found.besides.makes }
  }

  it.each([
    ['Makes 2 loaves', '', null, 'Makes 2 loaves'],
    [['1', '1 loaf'], '', null, '1 loaf'],
    ['1 9-inch cake', '', null, '1 9-inch cake'],
    [{ '@type': 'QuantitativeValue', value: 2, unitText: 'loaves' }, '', null, '2 loaves'],
    [undefined, '', null, null],
    [
      '1 loaf',
      '<div class="recipe-servings">Servings: <span class="servings-number">1</span> loaf</div>',
      null,
      '1 loaf',
    ],
    [
      undefined,
      '<div class="recipe-yield">Yield: <span class="yield-number">1</span> loaf</div>',
      null,
      '1 loaf',
    ],
    [['1 loaf', '8 servings'], '', 8, '1 loaf'],
  ])('invents no servings from %j', (recipeYield, body, servings, makes) => {
    const list = `<div class="recipe-card"><ul class="ingredients">${LISTS.recipeIngredient.map((line) => `<li>${line}</li>`).join('')}</ul>${body}</div>`
    expect(read({ recipeYield }, list)).toEqual({ servings, makes })
  })
})
