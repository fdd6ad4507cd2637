import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { ownRecipeContent } from '#core/contracts/own-recipes.ts'
import { extractRecipe } from '#core/extract/extract.ts'
import { pageRecipe } from './page-recipe.ts'

const AT = 'https://www.pot.example/leek-pie?utm_source=mail'

function read(recipe: object, head = '', url: string | undefined = AT, canonical: string | null = null) {
  const data = {
    '@type': 'Recipe',
    name: 'Leek pie',
    recipeIngredient: ['3 leeks', '200 g flour', '100 g butter'],
    recipeInstructions: ['Fry the leeks until soft.', 'Bake for 30 minutes.'],
    ...recipe,
  }
  const html = `<head>${head}<script type="application/ld+json">${JSON.stringify(data)}</script></head>`
  const found = extractRecipe({ html, url }, VOCABULARY)
  if ('none' in found) throw new Error(found.reason)
  const made = pageRecipe({ ...found, canonical }, VOCABULARY)
  expect(ownRecipeContent.safeParse(made.content).error).toBeUndefined()
  return made
}

describe('the recipe of a page as a private copy', () => {
  it('names author and site, and links to the canonical address of the same site', () => {
    const head = '<meta property="og:site_name" content="Pot &amp; Pan">'
    const made = read(
      { author: { '@type': 'Person', name: 'By R. Cook' } },
      head,
      AT,
      'https://pot.example/leek-pie',
    )
    expect(made.source).toEqual({ url: 'https://pot.example/leek-pie', name: 'Pot & Pan', author: 'R. Cook' })
    expect(made.content).toMatchObject({
      source_name: 'R. Cook, Pot & Pan',
      source_url: 'https://pot.example/leek-pie',
    })
    expect(read({}, '', AT, 'https://other.example/').content.source_url).toBe(AT)
    expect(read({}, '', AT, 'javascript:alert(1)').content.source_url).toBe(AT)
    expect(read({}).content.source_name).toBe('pot.example')
    const named = (author: string, site: string) =>
      read({ author }, `<meta property="og:site_name" content="${site}">`, 'http://localhost/pie').content
        .source_name
    expect(named('Copper Spoon kitchen', 'Copper Spoon')).toBe('Copper Spoon kitchen')
    expect(named('Copper Spoon', 'The copper spoon')).toBe('The copper spoon')
    expect(named('', 'Copper Spoon')).toBe('Copper Spoon')
  })

  it.each([
    ['a list of authors', { author: [{ name: 'A. Baker' }, { name: 'C. Cook' }] }, '', 'A. Baker, C. Cook'],
    [
      'an address only',
      { author: 'https://pot.example/author/1' },
      '<meta name="author" content="B. Stew">',
      'B. Stew',
    ],
    ['a placeholder', { author: 'admin' }, '<a rel="author" href="/me">Recipe by D. Roast</a>', 'D. Roast'],
    ['markup', { author: '<img src=x onerror=alert(1)>' }, '', null],
  ])('finds the author behind %s', (_name, recipe, head, author) => {
    expect(read(recipe, head).source.author).toBe(author)
  })

  it('reads the author of microdata, without a job title', () => {
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek pie</h1>
      <p itemprop="author" itemscope><b itemprop="name">E. Simmer</b>, editor, May 3</p>
      <p itemprop="recipeIngredient">3 leeks</p><p itemprop="recipeIngredient">200 g flour</p>
      <p itemprop="recipeInstructions">Fry the leeks until soft.</p></div>`
    const found = extractRecipe({ html }, VOCABULARY)
    expect(found).toMatchObject({ besides: { author: 'E. Simmer' } })
  })

  it('says how sure it is of each field that it has, and computes the rest', () => {
    const made = read({ prepTime: 'PT10M', cookTime: 'PT30M', totalTime: 'PT1H', recipeYield: '4' })
    expect(made.content.rest_time_minutes).toBe(20)
    expect(made.sureness).toMatchObject({ title: 0.97, servings: 0.97, rest_time_minutes: 0.6 })
    expect(made.sureness).not.toHaveProperty('description')
    expect(made.content.difficulty_level).toBeNull()
    const bare = read({ recipeIngredient: ['Leek', 'Onion stock', 'Butterfat', 'Chives'] })
    expect(bare.sureness.ingredients).toBe(0.6)
  })

  it('keeps sections, and the labels and figures that have no field', () => {
    const made = read({
      recipeIngredient: ['For the dough', '200 g flour', '100 g butter', 'Salt'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Filling',
          itemListElement: ['Fry the leeks until soft.', 'Stir in the cream.'],
        },
        { '@type': 'HowToSection', name: 'Pie', itemListElement: ['Fill and bake for 30 minutes.'] },
      ],
      recipeCategory: 'Dinner',
      keywords: 'leek, #pie, dinner',
      nutrition: { '@type': 'NutritionInformation', calories: '320 kcal', saturatedFatContent: '4 g' },
    })
    expect(made.content.ingredients[0]).toBe('For the dough:')
    expect(made.content.instructions).toEqual([
      ...[
        'Filling:',
        'Fry the leeks until soft.',
        'Stir in the cream.',
        'Pie:',
        'Fill and bake for 30 minutes.',
      ],
    ])
    expect(made.tags).toEqual(['Dinner', 'leek', 'pie'])
    expect(made.left).toEqual(['Calories: 320 kcal', 'Saturated fat: 4 g'])
  })

  it('keeps the words of a yield, and the end of a long title', () => {
    expect(read({ recipeYield: '12 rolls' }).left).toEqual(['Yield: 12 rolls'])
    expect(read({ recipeYield: 'Serves 4' }).left).toEqual([])
    const title = `Leek pie ${'with a crust '.repeat(30)}of rye`
    expect(read({ name: title }).left.join(' ')).toContain('of rye')
  })

  it('continues a long line in the next one', () => {
    const line = `200 g flour, ${'sifted and '.repeat(60)}weighed`
    const html = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Leek pie', recipeIngredient: ['3 leeks', '200 g flour'], recipeInstructions: 'Bake it until golden.' })}</script>`
    const found = extractRecipe({ html, url: AT }, VOCABULARY)
    if ('none' in found) throw new Error(found.reason)
    const recipe = { ...found.recipe, ingredients: ['3 leeks', line] }
    const { content } = pageRecipe({ ...found, recipe, canonical: null }, VOCABULARY)
    expect(content.ingredients.slice(1).join(' ')).toBe(line)
  })

  it('stays within every limit, and leaves over what has no room', () => {
    const made = read({
      name: 'Pie '.repeat(200),
      description: 'Long. '.repeat(2000),
      recipeIngredient: Array.from(
        { length: 260 },
        (_, at) => `${at + 1} g flour number ${at} ${'x'.repeat(600)}`,
      ),
      recipeInstructions: [
        Array.from({ length: 500 }, (_, at) => `Stir ${at} times`).join(', then '),
        ...Array.from({ length: 140 }, (_, at) => `Bake tray ${at} until it is golden.`),
      ],
      author: 'A'.repeat(90),
      keywords: Array.from({ length: 90 }, (_, at) => `${at + 5} minutes`).join(','),
      recipeYield: 'Serves 5000',
      totalTime: 'P9Y',
    })
    expect(made.content.ingredients).toHaveLength(200)
    expect(made.content.instructions).toHaveLength(100)
    expect(made.left.join(' ').match(/\bPie\b/g)?.length).toBeGreaterThan(100)
    expect(made.content.instructions.slice(0, 3).map((step) => step.length <= 2000)).toEqual([
      true,
      true,
      true,
    ])
    expect(made.tags).toHaveLength(20)
  })
})
