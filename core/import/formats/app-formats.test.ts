import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibrary } from '../read-library.ts'
import { SAMPLE_PICTURE, sampleFile, sampleZip } from '../sample-files.ts'

const read = (name: string, content: unknown) =>
  readLibrary(
    sampleFile(
      name,
      content instanceof Uint8Array || typeof content === 'string' ? content : JSON.stringify(content),
    ),
    { vocabulary: VOCABULARY },
  )

describe('Tandoor', () => {
  const ingredient = (amount: number, unit: string, food: string, note = '', more = {}) => ({
    amount,
    unit: unit ? { name: unit } : null,
    food: { name: food, plural_name: `${food}s` },
    note,
    ...more,
  })
  const recipe = {
    name: 'Rye Bread',
    description: 'Dark',
    keywords: [{ name: 'Bread' }, { label: 'Baking' }],
    steps: [
      {
        name: 'Dough',
        order: 1,
        instruction: 'Knead {{ ingredients[0] }} with the rest.\n\nLet it rise.',
        ingredients: [
          ingredient(500, 'g', 'rye flour', 'sifted'),
          ingredient(0, '', 'salt', '', { no_amount: true }),
        ],
      },
      {
        name: '',
        order: 0,
        instruction: '### Before\nHeat the oven.',
        ingredients: [ingredient(1, '', '', 'For the starter', { is_header: true, food: null })],
      },
    ],
    working_time: 30,
    waiting_time: 90,
    servings: 2,
    servings_text: 'loaves',
    source_url: 'https://bread.example/rye',
    nutrition: { calories: 240, fats: 2, id: 7 },
    properties: [{ property_amount: 12, property_type: { name: 'Fiber', unit: 'g' } }],
  }

  it('reads the zips inside of its zip, with steps in order', async () => {
    const zip = sampleZip({
      '1.zip': sampleZip({ 'recipe.json': JSON.stringify(recipe), 'image.jpeg': SAMPLE_PICTURE }),
      '2.zip': sampleZip({ 'recipe.json': JSON.stringify({ ...recipe, name: 'Second' }) }),
    })
    const { format, recipes } = await read('export.zip', zip)
    expect([format, recipes.map(({ content: { title } }) => title)]).toEqual([
      'tandoor',
      ['Rye Bread', 'Second'],
    ])
    expect(recipes[0]).toMatchObject({
      content: {
        ingredients: ['For the starter:', 'Dough:', '500 g rye flour (sifted)', 'salt'],
        instructions: [
          'Before:',
          'Heat the oven.',
          'Dough:',
          'Knead 500 g rye flour (sifted) with the rest.',
          'Let it rise.',
        ],
        servings: null,
        prep_time_minutes: 30,
        cooking_time_minutes: 90,
        source_url: 'https://bread.example/rye',
      },
      marks: {
        tags: ['Bread', 'Baking'],
        note: 'Yield: 2 loaves\n\nNutrition: Calories: 240, Fats: 2, Fiber: 12 g',
      },
    })
    expect(await recipes[0]?.photos[0]?.load()).toBeDefined()
    expect(recipes[1]?.photos).toEqual([])
  })
})

describe('Mela', () => {
  const recipe = {
    id: 'a',
    title: 'Pancakes',
    text: 'Fluffy',
    ingredients: '# Batter\n200 g flour\n2 eggs',
    instructions: 'Whisk.\nFry.',
    yield: '8',
    prepTime: '10 min',
    cookTime: '20 min',
    totalTime: '',
    link: 'The Blue Book',
    categories: ['Breakfast'],
    notes: 'Rest the batter.',
    nutrition: '90 kcal',
    images: [SAMPLE_PICTURE],
    favorite: true,
    wantToCook: false,
    date: 1,
  }
  it('reads one, and many in a zip', async () => {
    const zip = sampleZip({ 'a.melarecipe': JSON.stringify(recipe), 'b.melarecipe': '{"title": "Cut o' })
    const { format, recipes, problems } = await read('x.melarecipes', zip)
    expect([format, recipes.length, problems.map(({ where }) => where)]).toEqual([
      'mela',
      1,
      ['b.melarecipe'],
    ])
    expect(recipes[0]).toMatchObject({
      content: {
        title: 'Pancakes',
        ingredients: ['Batter:', '200 g flour', '2 eggs'],
        instructions: ['Whisk.', 'Fry.'],
        servings: 8,
        source_url: null,
        source_name: 'The Blue Book',
      },
      marks: { tags: ['Breakfast', 'Favorites'], note: 'Rest the batter.\n\nNutrition: 90 kcal' },
    })
    expect(await recipes[0]?.photos[0]?.load()).toBeDefined()
  })
})

describe('Crouton', () => {
  it('writes amounts with their units, and sections', async () => {
    const { format, recipes } = await read('cake.crumb', {
      name: 'Sponge',
      uuid: 'x',
      serves: 8,
      duration: 20,
      cookingDuration: 35,
      defaultScale: 1,
      webLink: 'https://cakes.example/s',
      sourceName: 'cakes.example',
      notes: 'Cool it.',
      tags: [{ name: 'Cake' }],
      images: [SAMPLE_PICTURE],
      neutritionalInfo: 'Calories: 300',
      ingredients: [
        { order: 1, ingredient: { name: 'sugar' }, quantity: { amount: 120, quantityType: 'GRAMS' } },
        {
          order: 0,
          ingredient: { name: 'eggs' },
          quantity: { amount: 3, secondaryAmount: 4, quantityType: 'ITEM' },
        },
        { order: 2, ingredient: { name: 'salt' } },
      ],
      steps: [
        { order: 1, step: 'Whisk.', isSection: false },
        { order: 0, step: 'Batter', isSection: true },
      ],
    })
    expect(format).toBe('crouton')
    expect(recipes[0]).toMatchObject({
      content: {
        ingredients: ['3-4 eggs', '120 g sugar', 'salt'],
        instructions: ['Batter:', 'Whisk.'],
        servings: 8,
        prep_time_minutes: 20,
        cooking_time_minutes: 35,
      },
      marks: { tags: ['Cake'], note: 'Cool it.\n\nNutrition: Calories: 300' },
    })
    expect(recipes[0]?.photos).toHaveLength(1)
  })
})

describe('RecipeSage', () => {
  const fields = {
    title: 'Dal',
    description: 'Daily',
    yield: '4',
    activeTime: '10 min',
    totalTime: '40 min',
    source: 'A friend',
    url: 'https://dal.example/1',
    notes: 'More chili',
    ingredients: '[Lentils]\n200 g lentils\n1 l water',
    instructions: 'Boil.\nTemper.',
    rating: 5,
  }
  const expected = {
    content: {
      title: 'Dal',
      ingredients: ['Lentils:', '200 g lentils', '1 l water'],
      instructions: ['Boil.', 'Temper.'],
      servings: 4,
      prep_time_minutes: 10,
      cooking_time_minutes: 30,
      source_url: 'https://dal.example/1',
      source_name: 'A friend',
    },
    marks: { rating: 5, tags: ['Indian'], note: 'More chili' },
  }
  it('reads its JSON-LD with the owner’s rating and notes', async () => {
    const { format, recipes } = await read('export.json', {
      recipes: [
        {
          '@context': 'http://schema.org',
          '@type': 'Recipe',
          identifier: '1',
          name: 'Dal',
          description: 'Daily',
          prepTime: 'PT10M',
          totalTime: 'PT40M',
          recipeYield: '4',
          recipeIngredient: ['[Lentils]', '200 g lentils', '1 l water'],
          recipeInstructions: [
            { '@type': 'HowToStep', text: 'Boil.' },
            { '@type': 'HowToStep', text: 'Temper.' },
          ],
          recipeCategory: ['Indian'],
          creditText: 'A friend',
          isBasedOn: 'https://dal.example/1',
          comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'More chili' }],
          aggregateRating: { '@type': 'AggregateRating', ratingValue: '5', bestRating: '5' },
        },
      ],
    })
    expect(format).toBe('recipesage')
    expect(recipes[0]).toMatchObject(expected)
  })
  it('reads its own JSON, XML and text', async () => {
    const json = await read('a.json', [
      {
        ...fields,
        recipeLabels: [{ label: { title: 'Indian' } }],
        recipeImages: [{ image: { location: 'https://dal.example/a.jpg' } }],
      },
    ])
    expect([json.format, json.recipes[0]?.photoUrl]).toEqual(['recipesage', 'https://dal.example/a.jpg'])
    const tags = Object.entries({ ...fields, labels: 'Indian' }).map(
      ([name, value]) => `<${name}>${value}</${name}>`,
    )
    const xml = await read(
      'a.xml',
      `<?xml version="1.0"?><recipes><recipe>${tags.join('')}</recipe></recipes>`,
    )
    const lines = Object.entries({ ...fields, labels: 'Indian' }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    const text = await read('a.txt', `${lines.join('')}\r\n${lines.join('').replace('Dal', 'Second')}`)
    expect(text.recipes.map(({ content: { title } }) => title)).toEqual(['Dal', 'Second'])
    for (const { recipes } of [json, xml, text]) expect(recipes[0]).toMatchObject(expected)
  })
})
