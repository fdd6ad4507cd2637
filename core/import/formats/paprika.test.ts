import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibrary } from '../read-library.ts'
import { SAMPLE_PICTURE, sampleFile, sampleGzip, sampleZip } from '../sample-files.ts'

const recipe = {
  uid: 'A-1',
  name: 'Leek and Barley Soup',
  ingredients: 'For the soup:\n2 leeks, sliced\n100 g pearl barley\n\n1 l stock',
  directions: '1. Soften the leeks in butter.\n\n2. Add the barley and stock.\n3. Simmer for 40 minutes.',
  description: 'Thick &amp; warming.',
  notes: 'Better the next day.\n<b>Freeze</b> half.',
  nutritional_info: '210 kcal per bowl',
  servings: '4-6 bowls',
  prep_time: '15 mins',
  cook_time: '45 mins',
  total_time: '1 hr',
  difficulty: 'Easy',
  source: 'Grandma’s notebook',
  source_url: 'https://soups.example/leek',
  rating: 4,
  categories: ['Soup', 'Winter'],
  photo: 'leek.png',
  photo_data: SAMPLE_PICTURE,
  photos: [],
  image_url: 'https://soups.example/leek.jpg',
  created: '2021-02-03 10:00:00',
}
const read = (name: string, content: string | Uint8Array) =>
  readLibrary(sampleFile(name, content), { vocabulary: VOCABULARY })

describe('Paprika', () => {
  it('gives every field of a recipe a place', async () => {
    const { format, recipes } = await read('any-name', sampleGzip(JSON.stringify(recipe)))
    expect(format).toBe('paprika')
    expect(recipes[0]).toMatchObject({
      content: {
        title: 'Leek and Barley Soup',
        description: 'Thick & warming.',
        ingredients: ['For the soup:', '2 leeks, sliced', '100 g pearl barley', '1 l stock'],
        instructions: ['Soften the leeks in butter.', 'Add the barley and stock.', 'Simmer for 40 minutes.'],
        servings: 4,
        prep_time_minutes: 15,
        cooking_time_minutes: 45,
        rest_time_minutes: null,
        difficulty_level: 'easy',
        source_url: 'https://soups.example/leek',
        source_name: 'Grandma’s notebook',
      },
      marks: {
        rating: 4,
        tags: ['Soup', 'Winter'],
        note: 'Better the next day.\nFreeze half.\n\nYield: 4-6 bowls\n\nNutrition: 210 kcal per bowl',
      },
      photoUrl: null,
    })
    const picture = await recipes[0]?.photos[0]?.load()
    expect([...(picture ?? [])].slice(1, 4)).toEqual([0x50, 0x4e, 0x47])
  })

  it('reads many in a zip, and a zip of that, and says which one is broken', async () => {
    const many = sampleZip({
      'Leek.paprikarecipe': sampleGzip(JSON.stringify(recipe)),
      'Broken.paprikarecipe': sampleGzip(JSON.stringify(recipe)).subarray(0, 200),
      'Rice.paprikarecipe': sampleGzip(
        JSON.stringify({ ...recipe, name: 'Rice', uid: 'B', photo_data: null }),
      ),
      '__MACOSX/._Leek.paprikarecipe': 'nothing',
    })
    for (const content of [many, sampleZip({ 'My Recipes.paprikarecipes': many })]) {
      const { recipes, problems } = await read('export.zip', content)
      expect(recipes.map(({ content: { title } }) => title)).toEqual(['Leek and Barley Soup', 'Rice'])
      expect(problems.map(({ where }) => where)).toEqual(['Broken.paprikarecipe'])
      expect(recipes[1]?.photos).toEqual([])
      expect(recipes[1]?.photoUrl).toBe('https://soups.example/leek.jpg')
    }
  })

  it('takes the large photos instead of the small one', async () => {
    const photos = [
      { filename: 'a.png', data: SAMPLE_PICTURE },
      { filename: 'b.png', data: SAMPLE_PICTURE },
    ]
    const { recipes } = await read('x', sampleGzip(JSON.stringify({ ...recipe, photos })))
    expect(recipes[0]?.photos.map(({ name }) => name)).toEqual(['a.png', 'b.png'])
  })

  it('reads its HTML export with the pictures beside', async () => {
    const page = `<!DOCTYPE html><html><head><title>x</title></head><body>
      <div class="recipe" itemscope itemtype="http://schema.org/Recipe">
      <div class="infobox"><div class="photobox"><a href="Images/1/leek.png"><img src="Images/1/leek.png" itemprop="image"/></a></div>
      <h1 itemprop="name" class="name">Leek Soup</h1>
      <p itemprop="aggregateRating" class="rating" value="5">★★★★★</p>
      <p itemprop="recipeCategory" class="categories">Soup, Winter</p>
      <p class="metadata"><b>Prep Time: </b><span itemprop="prepTime">10 mins</span>
      <b>Servings: </b><span itemprop="recipeYield">4</span>
      <b>Source: </b><a itemprop="url" href="https://soups.example/leek"><span itemprop="author">soups.example</span></a></p></div>
      <div class="ingredientsbox"><div class="ingredients text"><p class="line" itemprop="recipeIngredient">2 leeks</p>
      <p class="line" itemprop="recipeIngredient">1 l stock</p></div></div>
      <div class="directionsbox"><div itemprop="recipeInstructions" class="directions text"><p class="line">Soften.</p><p class="line">Simmer.</p></div></div>
      <div class="notesbox"><div itemprop="comment" class="notes text"><p>Freezes well.</p></div></div>
      </div></body></html>`
    const { format, recipes } = await read(
      'export.zip',
      sampleZip({ 'Recipes/Leek Soup.html': page, 'Recipes/Images/1/leek.png': SAMPLE_PICTURE }),
    )
    expect(format).toBe('paprika-html')
    expect(recipes[0]).toMatchObject({
      content: {
        title: 'Leek Soup',
        ingredients: ['2 leeks', '1 l stock'],
        instructions: ['Soften.', 'Simmer.'],
        servings: 4,
        prep_time_minutes: 10,
        source_url: 'https://soups.example/leek',
      },
      marks: { rating: 5, tags: ['Soup', 'Winter'], note: 'Freezes well.' },
    })
    expect(recipes[0]?.photos).toHaveLength(1)
  })
})
