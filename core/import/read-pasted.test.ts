import { strFromU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { toCooklang } from '#core/recipes/export-cooklang.ts'
import { toJsonLd } from '#core/recipes/export-json-ld.ts'
import { recipeDetails } from '#core/recipes/recipe-details.ts'
import { exportFiles, exportText, SAMPLE_PIZZA, sampleJob } from '#tests/support/sample-export.ts'
import { asContent, sampleExported } from '#tests/support/sample-exported.ts'
import { readPasted } from './read-pasted.ts'

const read = (text: string) => readPasted(text, { vocabulary: VOCABULARY })

const TOMATO_EGG = JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebPage', name: 'x' },
    {
      '@type': ['Recipe'],
      name: 'Tomato &amp; Egg',
      description: 'A quick stir-fry.',
      recipeYield: '2 servings',
      prepTime: 'PT5M',
      cookTime: 'PT10M',
      recipeIngredient: ['4 eggs', '3 tomatoes'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Cook',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Scramble the eggs.' },
            { '@type': 'HowToStep', text: 'Add the tomatoes and simmer.' },
          ],
        },
      ],
      url: 'https://example.com/tomato-egg',
      author: { '@type': 'Organization', name: 'The wok corner' },
      recipeCuisine: 'Chinese',
      keywords: 'quick, eggs',
      nutrition: { calories: '210 kcal' },
    },
  ],
})
const TOMATO_EGG_READ = {
  title: 'Tomato & Egg',
  description: 'A quick stir-fry.',
  ingredients: ['4 eggs', '3 tomatoes'],
  instructions: ['Cook:', 'Scramble the eggs.', 'Add the tomatoes and simmer.'],
  servings: 2,
  prep_time_minutes: 5,
  cooking_time_minutes: 10,
  source_url: 'https://example.com/tomato-egg',
  source_name: 'The wok corner',
}

describe('a pasted recipe in JSON', () => {
  it.each([
    ['by itself', TOMATO_EGG],
    ['between fences', `\`\`\`json\n${TOMATO_EGG}\n\`\`\``],
    [
      'in the source of a page',
      `<html><script type="application/ld+json">${TOMATO_EGG}</script><p>Hi</p></html>`,
    ],
    ['with a comma too many', TOMATO_EGG.replace(/\]\}$/, ',]}')],
  ])('%s', (_, text) => expect(read(text).content).toMatchObject(TOMATO_EGG_READ))

  it('keeps what has no field as lines left over', () => {
    const notes = read(TOMATO_EGG).notes.join('\n')
    for (const word of ['210 kcal', 'quick', 'eggs']) expect(notes).toContain(word)
  })

  it('has the words of another program', () => {
    const { content, doubts } = read(
      '{"recipe": {"title": "Leek pie", "ingredients": ["3 leeks", "2 eggs"], "steps": ["Chop.", "Bake."], "servings": 4}}',
    )
    expect(content).toMatchObject({
      title: 'Leek pie',
      ingredients: ['3 leeks', '2 eggs'],
      instructions: ['Chop.', 'Bake.'],
      servings: 4,
    })
    expect(doubts).toEqual({})
  })

  it.each(['{"a": 1}', '[1, 2]', '{"title": "Leek pie"}'])('isn’t %s', (text) => {
    expect(read(text).content.ingredients).toEqual([])
  })
})

describe('a pasted recipe in Cooklang', () => {
  const PANCAKES = `>> title: Easy Pancakes
>> servings: 2
>> prep time: 5 minutes

Crack the @eggs{3} into a #blender{}, then add the @flour{125%g}, @milk{250%ml} and @sea salt{1%pinch}, and blitz until smooth.

Pour into a bowl and leave to stand for ~{15%minutes}.

Melt the @butter in a #large non-stick frying pan{} on a low heat.`

  it('has its list and its steps', () => {
    expect(read(PANCAKES).content).toMatchObject({
      title: 'Easy Pancakes',
      servings: 2,
      prep_time_minutes: 5,
      ingredients: ['3 eggs', '125 g flour', '250 ml milk', '1 pinch sea salt', 'butter'],
      instructions: [
        'Crack the eggs into a blender, then add the flour, milk and sea salt, and blitz until smooth.',
        'Pour into a bowl and leave to stand for 15 minutes.',
        'Melt the butter in a large non-stick frying pan on a low heat.',
      ],
    })
  })

  it('without a title asks for one', () => {
    const { content, doubts } = read(PANCAKES.replace(/^.*\n/, ''))
    expect(content.title).toBe('')
    expect(doubts.title).toBe(1)
  })
})

it('is read as text otherwise', () => {
  const { content } = read(
    'Leek pie\n\nIngredients\n3 leeks\n2 eggs\n\nMethod\nChop the leeks.\nBake for 20 minutes.',
  )
  expect(content).toMatchObject({ title: 'Leek pie', ingredients: ['3 leeks', '2 eggs'] })
})

describe('the same recipe of the cookbook', () => {
  it('from our JSON-LD', () => {
    const wrong = COOKBOOK.filter((_, at) => at % 4 === 1).flatMap((recipe) => {
      const { content } = read(JSON.stringify(toJsonLd(sampleExported(recipe))))
      const want = asContent(recipe)
      const fields = Object.keys(want) as (keyof typeof want)[]
      return fields
        .filter((field) => JSON.stringify(content[field]) !== JSON.stringify(want[field]))
        .map((field) => `${recipe.title}: ${field}`)
    })
    expect(wrong).toEqual([])
  })

  it('from our Cooklang, except for what that format has no room for', () => {
    const know = { vocabulary: VOCABULARY, measures: MEASURES, nutrition: NUTRITION }
    for (const recipe of COOKBOOK.filter((_, at) => at % 12 === 5)) {
      const { lines } = recipeDetails({ ...recipe, instructions: recipe.steps }, know)
      const { content } = read(toCooklang({ ...sampleExported(recipe), lines }))
      const { title, description, servings, prep_time_minutes, cooking_time_minutes, rest_time_minutes } =
        asContent(recipe)
      expect(content).toMatchObject({
        title,
        description,
        servings,
        prep_time_minutes,
        cooking_time_minutes,
        rest_time_minutes,
      })
      expect(content.instructions).toHaveLength(recipe.steps.length)
    }
  })
})

describe('our exports, pasted', () => {
  it.each([
    ['json-ld', 'json'],
    ['cooklang', 'cook'],
    ['markdown', 'md'],
  ] as const)('%s: the same title, lines, steps, servings and times', async (format, ending) => {
    const given = sampleJob([SAMPLE_PIZZA], { withPhotos: false })
    const text =
      format === 'json-ld'
        ? await exportText(format, given)
        : strFromU8((await exportFiles(format, given))[`Pan pizza.${ending}`] ?? new Uint8Array())
    const { content: read } = readPasted(text)
    expect(read.title).toBe('Pan pizza')
    expect(read.ingredients).toHaveLength(SAMPLE_PIZZA.content.ingredients.length)
    expect(read.servings).toBe(4)
    expect(read.prep_time_minutes).toBe(20)
    expect(read.cooking_time_minutes).toBe(15)
  })
})
