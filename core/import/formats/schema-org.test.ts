import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibraries, readLibrary } from '../read-library.ts'
import { SAMPLE_PICTURE, sampleFile, sampleZip } from '../sample-files.ts'

const read = (name: string, content: unknown) =>
  readLibrary(
    sampleFile(
      name,
      content instanceof Uint8Array || typeof content === 'string' ? content : JSON.stringify(content),
    ),
    { vocabulary: VOCABULARY },
  )
const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pea Soup',
  description: 'Green &amp; quick',
  url: 'https://soups.example/pea',
  author: { '@type': 'Person', name: 'The soup kitchen' },
  recipeYield: ['4', '4 bowls'],
  prepTime: 'PT5M',
  cookTime: 'PT10M',
  totalTime: 'PT25M',
  recipeCuisine: 'British',
  recipeCategory: ['Starter'],
  keywords: 'peas, quick',
  recipeIngredient: ['500 g peas', { name: 'mint', amount: '1', unit: 'sprig' }],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Cook',
      itemListElement: [{ '@type': 'HowToStep', name: 'Boil&nbsp;', text: 'Boil the peas.\nDrain.' }],
    },
    { '@type': 'HowToStep', name: 'Finish', text: 'Blend with mint.' },
  ],
  nutrition: { '@type': 'NutritionInformation', calories: '120 kcal', servingSize: null },
  tool: ['Blender'],
  aggregateRating: { ratingValue: 4.6, ratingCount: 900 },
  image: ['https://soups.example/pea.jpg'],
}
const expected = {
  content: {
    title: 'Pea Soup',
    description: 'Green & quick',
    ingredients: ['500 g peas', '1 sprig mint'],
    instructions: ['Cook:', 'Boil the peas. Drain.', 'Finish: Blend with mint.'],
    servings: 4,
    prep_time_minutes: 5,
    cooking_time_minutes: 10,
    rest_time_minutes: 10,
    cuisine_type: 'british',
    source_url: 'https://soups.example/pea',
    source_name: 'The soup kitchen',
  },
  // A site's rating is not the owner's.
  marks: { rating: null, tags: ['peas', 'quick', 'Starter', 'British'] },
  photoUrl: 'https://soups.example/pea.jpg',
}

describe('schema.org', () => {
  it.each([
    ['one', soup],
    ['a list', [soup]],
    [
      'a graph',
      {
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebSite', name: 'x' },
          { ...soup, author: { '@id': '#me' } },
          { '@id': '#me', '@type': 'Person', name: 'The soup kitchen' },
        ],
      },
    ],
    ['inside of something else', { data: { result: [{ recipe: soup }] } }],
    [
      'a page',
      `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(soup)}</script></head><body><p>Hi</p></body></html>`,
    ],
  ])('reads %s', async (_, content) => {
    const { recipes } = await read('x', content)
    expect(recipes).toHaveLength(1)
    expect(recipes[0]).toMatchObject(expected)
    for (const kept of ['4 bowls', '120 kcal', 'Blender']) expect(recipes[0]?.marks.note).toContain(kept)
  })

  it('repairs JSON with commas too many, and reads what was cut as far as it goes', async () => {
    const commas = await read('x.json', JSON.stringify(soup).replace('["Blender"]', '["Blender",]'))
    expect(commas.recipes[0]).toMatchObject(expected)
    const cut = await read('x.json', JSON.stringify(soup).slice(0, -60))
    expect(cut.recipes[0]?.content).toMatchObject(expected.content)
  })

  it('of Nextcloud has its picture beside it', async () => {
    const zip = sampleZip({
      'Recipes/Pea Soup/recipe.json': JSON.stringify(soup),
      'Recipes/Pea Soup/full.jpg': SAMPLE_PICTURE,
      'Recipes/Pea Soup/thumb.jpg': SAMPLE_PICTURE,
      'Recipes/Bean Soup/recipe.json': JSON.stringify({ ...soup, name: 'Bean Soup' }),
    })
    const { format, recipes } = await read('Recipes.zip', zip)
    expect(format).toBe('nextcloud-cookbook')
    expect(recipes.map(({ content: { title }, photos }) => [title, photos.map(({ name }) => name)])).toEqual([
      ['Pea Soup', ['Recipes/Pea Soup/full.jpg']],
      ['Bean Soup', []],
    ])
  })

  it('loads pictures that are written inside', async () => {
    const { recipes } = await read('x.json', { ...soup, image: `data:image/png;base64,${SAMPLE_PICTURE}` })
    expect((await recipes[0]?.photos[0]?.load())?.length).toBeGreaterThan(50)
  })

  it('finds the picture that was saved with a page', async () => {
    const page = `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(soup)}</script></head><body></body></html>`
    const { recipes } = await readLibraries(
      [
        sampleFile('Pea Soup.html', page),
        sampleFile('Pea Soup_files/pea.jpg', SAMPLE_PICTURE),
        sampleFile('Pea Soup_files/logo.png', SAMPLE_PICTURE),
      ],
      { vocabulary: VOCABULARY },
    )
    expect(recipes[0]?.photos.map(({ name }) => name)).toEqual(['Pea Soup_files/pea.jpg'])
  })

  it('reads pages without structured data as pages of the web', async () => {
    const page = `<!-- saved from url=(0030)https://soups.example/carrot --><!doctype html><html><head><title>Carrot soup</title></head><body>
      <h1>Carrot Soup</h1><h2>Ingredients</h2><ul><li>500 g carrots</li><li>1 onion</li><li>1 l stock</li></ul>
      <h2>Method</h2><ol><li>Chop the carrots and the onion.</li><li>Simmer in the stock for 20 minutes.</li><li>Blend until smooth.</li></ol></body></html>`
    const { format, recipes } = await read('carrot.html', page)
    expect(format).toBe('html')
    expect(recipes[0]?.content).toMatchObject({
      title: 'Carrot Soup',
      ingredients: ['500 g carrots', '1 onion', '1 l stock'],
      source_url: 'https://soups.example/carrot',
    })
  })
})
