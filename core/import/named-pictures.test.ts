import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibrary } from './read-library.ts'
import { sampleFile, sampleZip } from './sample-files.ts'

const read = (files: Record<string, string>) =>
  readLibrary(sampleFile('library.zip', sampleZip(files)), { vocabulary: VOCABULARY })

/** Each names one picture that is there, and one that isn't. */
const page = (pictures: string) => `<html><head><title>Recipe Keeper</title></head><body>
<div class="recipe-details"><h2 itemprop="name">Hallacas</h2>${pictures}
<div itemprop="recipeIngredients"><p>2 cups corn flour</p></div>
<div itemprop="recipeDirections"><p>Fold the leaves.</p></div></div></body></html>`
const copied = (picture: string) => `<html><head><meta name="copymethat" content="1"></head><body>
<div class="recipe"><div id="name">Hallacas</div><img src="${picture}" class="recipeImage">
<ul id="recipeIngredients"><li class="recipeIngredient">2 cups corn flour</li></ul>
<ol id="recipeInstructions"><li class="instruction">Fold the leaves.</li></ol></div></body></html>`
const jsonLd = (image: string[]) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    ...{ '@type': 'Recipe', name: 'Hallacas', image, recipeIngredient: ['2 cups corn flour'] },
    recipeInstructions: 'Fold the leaves.',
  })

describe('a picture that a recipe names', () => {
  it.each([
    ['Recipe Keeper', 'recipes.html', page('<img src="images/here.jpg"><img src="images/gone.jpg">')],
    ['schema.org', 'hallacas.json', jsonLd(['images/here.jpg', 'images/gone.jpg'])],
    [
      'a table',
      'recipes.csv',
      'Title,Ingredients,Directions,Photo\nHallacas,2 cups corn flour,Fold.,images/gone.jpg\nArepas,1 cup corn flour,Bake.,images/here.jpg',
    ],
    [
      'Markdown',
      'a.md',
      '---\ntitle: Hallacas\n---\n![](images/here.jpg)![](images/gone.jpg)\n\n## Ingredients\n\n- 2 cups corn flour\n\n## Directions\n\n1. Fold the leaves.',
    ],
  ])('is reported if it is not in the file: %s', async (_, name, text) => {
    const { recipes, problems } = await read({ [name]: text, 'images/here.jpg': 'x' })
    expect(recipes.flatMap(({ photos }) => photos.map((photo) => photo.name))).toEqual(['images/here.jpg'])
    expect(problems).toEqual([
      { where: 'Hallacas', field: 'photos', reason: 'The recipe names a photo that isn’t in the file.' },
    ])
  })

  it('and is on the web is linked', async () => {
    for (const text of [page('<img src="https://a.example/b.jpg">'), copied('https://a.example/b.jpg')]) {
      const { recipes, problems } = await read({ 'recipes.html': text })
      expect([recipes[0]?.photoUrl, problems]).toEqual(['https://a.example/b.jpg', []])
    }
  })

  it('that no recipe names is counted', async () => {
    const { problems } = await read({
      'a.json': jsonLd(['here.jpg']),
      ...{ 'here.jpg': 'x', 'stray.jpg': 'x', 'other.png': 'x', 'thumb16.jpg': 'x' },
    })
    expect(problems).toEqual([{ where: '', reason: '2 pictures belong to no recipe. They stay behind.' }])
  })
})
