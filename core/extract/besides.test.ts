import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { ld } from '#tests/support/hard-pages/hard-page.ts'
import { extractRecipe } from './extract.ts'

const RECIPE = {
  '@type': 'Recipe',
  name: 'Plum jam',
  recipeIngredient: ['2 lb plums', '3 cups sugar', '1 lemon'],
  recipeInstructions: ['Stone the plums.', 'Boil everything for 40 minutes.', 'Fill it into jars.'],
}

function read(html: string) {
  const found = extractRecipe({ html, url: 'https://pot.example/jam/plum' }, VOCABULARY)
  if ('none' in found) throw new Error(found.reason)
  return found
}
const marked = (more: object, body = '') =>
  read(`<title>Plum jam</title><body>${ld({ ...RECIPE, ...more })}<h1>Plum jam</h1>${body}`)

describe('whose recipe it is', () => {
  it('says the markup', () =>
    expect(
      marked({
        author: [{ '@type': 'Person', name: 'By Jam Club' }],
        publisher: { '@type': 'Organization', name: 'The Pot', logo: { url: '/logo.png' } },
        license: 'https://creativecommons.org/licenses/by/4.0/',
      }).besides,
    ).toMatchObject({
      author: 'Jam Club',
      publisher: 'The Pot',
      license: 'https://creativecommons.org/licenses/by/4.0/',
    }))

  it('or the page', () =>
    expect(
      marked(
        {},
        '<meta property="og:site_name" content="The Pot"><meta name="author" content="Jam Club"><a rel="license nofollow" href="/terms">Terms</a>',
      ).besides,
    ).toMatchObject({ author: 'Jam Club', publisher: 'The Pot', license: 'https://pot.example/terms' }))

  it('or nobody, and never a script', () =>
    expect(
      marked({ license: 'javascript:alert(1)', publisher: { name: 'https://pot.example' } }).besides,
    ).toMatchObject({
      author: null,
      publisher: null,
      license: null,
    }))
})

describe('its photo', () => {
  it.each<[string, unknown, string]>([
    [
      'the largest by width',
      [
        { url: '/a.jpg', width: 300 },
        { url: '/b.jpg', width: '1200px' },
      ],
      '/b.jpg',
    ],
    ['the largest by address', ['/a-150x150.jpg', '/a-1200x800.jpg', '/a-600x400.jpg'], '/a-1200x800.jpg'],
    ['what the others were made of', ['/a-500x500.jpg', '/a.jpg', '/a-480x270.jpg'], '/a.jpg'],
    ['no icon', ['/img/favicon-512x512.png', '/jam.jpg'], '/jam.jpg'],
    ['no drawing', ['/img/logo.svg', '/jam.jpg'], '/jam.jpg'],
    ['no video still', ['https://i.ytimg.com/vi/abc/maxresdefault.jpg', '/jam.jpg'], '/jam.jpg'],
    ['nothing of a video', [{ '@type': 'VideoObject', thumbnailUrl: '/still.jpg' }, '/jam.jpg'], '/jam.jpg'],
  ])('is %s', (_, image, expected) =>
    expect(marked({ image }).recipe.cover_image_url).toBe(`https://pot.example${expected}`),
  )

  it('is the page’s where the markup has only an icon', () =>
    expect(
      marked(
        { image: '/icon.png' },
        '<meta property="og:image" content="/apple-touch-icon.png"><meta name="twitter:image" content="/jam.jpg">',
      ).recipe.cover_image_url,
    ).toBe('https://pot.example/jam.jpg'))
})

describe('two unit systems', () => {
  const GRAMS = ['900 g plums', '600 g sugar', '1 lemon']
  const list = (lines: readonly string[], more: string) =>
    `<ul ${more}>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
  const steps = `<h2>Method</h2>${list(RECIPE.recipeInstructions, '')}`

  it('are read from markup that has both, one after the other', () => {
    const { recipe, besides } = marked({ recipeIngredient: [...RECIPE.recipeIngredient, ...GRAMS] })
    expect([recipe.ingredients, besides.otherUnits]).toEqual([RECIPE.recipeIngredient, GRAMS])
  })

  it.each([
    [
      'lists, one of them hidden',
      `${list(RECIPE.recipeIngredient, 'class="us"')}${list(GRAMS, 'class="metric" hidden')}`,
    ],
    ['lists without any mark', `${list(RECIPE.recipeIngredient, '')}${list(GRAMS, '')}`],
    [
      'boxes in each line',
      `<ul><li><span class="us">2 lb</span><span class="metric">900 g</span> plums</li><li><span class="us">3 cups</span><span class="metric">600 g</span> sugar</li><li>1 lemon</li></ul>`,
    ],
  ])('are read from %s', (_, lists) => {
    const { recipe, besides } = read(
      `<title>Plum jam</title><h1>Plum jam</h1><h2>Ingredients</h2>${lists}${steps}`,
    )
    expect([recipe.ingredients, besides.otherUnits]).toEqual([RECIPE.recipeIngredient, GRAMS])
  })
})
