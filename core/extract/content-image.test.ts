import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { extractRecipe } from './extract.ts'

const RECIPE = `<h2>Ingredients</h2>
  <ul><li>3 leeks, sliced</li><li>200 g flour</li><li>100 g butter</li><li>2 eggs</li><li>150 ml cream</li></ul>
  <h2>Instructions</h2>
  <ol><li>Rub the butter into the flour, add an egg and rest the dough for 30 minutes.</li>
  <li>Fry the leeks until they are soft, then stir in the cream and the other egg.</li>
  <li>Line a pan with the dough, fill it and bake the pie for 40 minutes.</li></ol>`

function imageOf(above: string, below = '', head = '') {
  const html = `<head><title>Leek pie</title>${head}</head><body>${above}<article><h1>Leek pie</h1>${below}${RECIPE}</article></body>`
  const found = extractRecipe({ html, url: 'https://pot.example/pie' }, VOCABULARY)
  if ('none' in found) throw new Error(found.reason)
  return found.recipe.cover_image_url
}

describe('the photo of a page without markup', () => {
  it('is the largest by its attributes', () => {
    const below =
      '<img src="/small.jpg" width="300" height="200"><p><img src="/pie.jpg" width="1200" height="800"></p>'
    expect(imageOf('<img src="/top.jpg" width="600" height="200">', below)).toBe(
      'https://pot.example/pie.jpg',
    )
  })

  it('is the first below the title where no sizes are given, lazy ones too', () => {
    const lazy = '<img src="data:image/gif;base64,R0lGOD" data-src="/pie.jpg"><img src="/later.jpg">'
    expect(imageOf('<img src="/top.jpg">', lazy)).toBe('https://pot.example/pie.jpg')
    expect(imageOf('<img src="/top.jpg">')).toBe('https://pot.example/top.jpg')
  })

  it.each([
    ['an icon', '<img src="/pie.png" width="32" height="32">'],
    ['a drawing', '<img src="/pie.svg" width="900" height="900">'],
    ['a logo', '<img src="/site-logo.png">'],
    ['data', '<img src="data:image/png;base64,AAAA" width="900" height="900">'],
    ['a script', '<img src="javascript:alert(1)" width="900" height="900">'],
    ['part of the frame', '<header><img src="/top.jpg" width="900" height="900"></header>'],
    ['another recipe', '<div class="related-posts"><img src="/tart.jpg" width="900" height="900"></div>'],
  ])('is never %s', (_name, image) => {
    expect(imageOf('', image)).toBeNull()
  })

  it('gives way to the one that the page names', () => {
    const head = '<meta property="og:image" content="/named.jpg">'
    expect(imageOf('', '<img src="/pie.jpg" width="1200" height="800">', head)).toBe(
      'https://pot.example/named.jpg',
    )
  })
})
