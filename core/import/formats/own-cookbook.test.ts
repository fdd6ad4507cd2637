import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibrary } from '../read-library.ts'
import { SAMPLE_PICTURE, sampleFile, sampleZip } from '../sample-files.ts'

const ID = '0190a000-0000-7000-8000-000000000001'
const PHOTO = '0190a000-0000-7000-8000-0000000000aa.webp'
const COOKED = '0190a000-0000-7000-8000-0000000000bb.jpg'
const content = {
  title: '1. Grandma’s <Soup> & more',
  description: 'Two lines\nof text',
  ingredients: ['- 2 leeks', 'For the top:', '1 egg'],
  instructions: ['1. Chop.', '2. Simmer &amp; stir.'],
  servings: 4,
  prep_time_minutes: 0,
  cooking_time_minutes: 20,
  rest_time_minutes: null,
  difficulty_level: 'medium',
  cuisine_type: 'french',
  source_url: 'page 12',
  source_name: 'The book',
  photos: [PHOTO],
  copied_from: null,
}
const marks = { rating: 3, note: 'Note', step_notes: { '1': 'Slowly' }, tags: ['a'], folder: 'Soups' }
const recipe = {
  id: ID,
  content,
  marks,
  cook_log: [{ cooked_on: '2026-01-02', note: 'good', photo: COOKED }],
  created_at: '2025-05-05T10:00:00.000Z',
}
const read = (name: string, file: string | Uint8Array) =>
  readLibrary(sampleFile(name, file), { vocabulary: VOCABULARY })

describe('our own export', () => {
  const json = JSON.stringify({ format: 'sous-cookbook', version: 1, exported_at: 'x', recipes: [recipe] })

  it('comes back as it was, with its photos', async () => {
    const zip = sampleZip({
      'cookbook.json': json,
      [`photos/${ID}/${PHOTO}`]: 'cover',
      [`photos/${ID}/${COOKED}`]: 'plate',
    })
    for (const file of [zip, sampleZip({ 'Sous.zip': zip })]) {
      const { format, recipes, problems } = await read('x.zip', file)
      expect([format, problems]).toEqual(['sous', []])
      const [own] = recipes
      expect(own).toMatchObject({
        id: ID,
        createdAt: recipe.created_at,
        content: { ...content, photos: [] },
        marks,
        problems: [],
      })
      expect(new TextDecoder().decode(await own?.photos[0]?.load())).toBe('cover')
      expect(new TextDecoder().decode(await own?.cooked[0]?.photo?.load())).toBe('plate')
      expect(own?.cooked[0]).toMatchObject({ cooked_on: '2026-01-02', note: 'good' })
    }
  })

  it('says so where photos are missing, as in the bare file', async () => {
    const { recipes, problems } = await read('cookbook.json', json)
    expect(recipes[0]?.content.title).toBe(content.title)
    expect(problems).toMatchObject([{ where: content.title, field: 'photos' }])
  })

  it('that was changed by hand is read as any other', async () => {
    const broken = {
      ...recipe,
      content: { ...content, servings: -1, title: 'T'.repeat(400), ingredients: 'none' },
    }
    const { recipes } = await read(
      'c.json',
      JSON.stringify({ format: 'sous-cookbook', version: 1, recipes: [broken, 7, recipe] }),
    )
    expect(recipes).toHaveLength(2)
    expect(recipes[0]?.content).toMatchObject({ servings: null, title: 'T'.repeat(300) })
  })

  it('of the account has the photos inside, and deleted recipes stay away', async () => {
    const account = {
      exported_at: 'x',
      own_recipes: [
        { ...content, id: ID, created_at: recipe.created_at, deleted_at: null },
        { ...content, id: ID, deleted_at: '2026-01-01' },
      ],
      recipe_marks: [{ recipe_id: ID, ...marks }],
      cook_log: [{ recipe_id: ID, ...recipe.cook_log[0] }],
      files: [
        { bucket: 'recipe-photos', name: `user/${PHOTO}`, base64: SAMPLE_PICTURE },
        { bucket: 'avatars', name: 'user/x.webp', base64: 'eA==' },
      ],
    }
    const { format, recipes } = await read('sous-account.json', JSON.stringify(account))
    expect([format, recipes.length]).toEqual(['sous-account', 1])
    expect(recipes[0]).toMatchObject({ content: { ...content, photos: [] }, marks })
    expect((await recipes[0]?.photos[0]?.load())?.length).toBeGreaterThan(50)
  })
})
