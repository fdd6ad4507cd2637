import { gunzipSync, strFromU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  exportFiles,
  exportText,
  HOSTILE,
  hostileOwn,
  photoOf,
  SAMPLE_PIZZA,
  sampleJob,
  sampleOwn,
} from '#tests/support/sample-export.ts'

const { content, marks } = SAMPLE_PIZZA
const job = sampleJob([SAMPLE_PIZZA])
const textOf = (files: Record<string, Uint8Array>, path: string) => strFromU8(files[path] ?? new Uint8Array())

describe('the Sous format', () => {
  it('holds the whole recipe, marks, log and photos', async () => {
    const files = await exportFiles('sous', job)
    expect(Object.keys(files)).toEqual([
      ...[photoOf(1), photoOf(2, 'jpg'), photoOf(3, 'jpg')].map(
        (name) => `photos/${SAMPLE_PIZZA.id}/${name}`,
      ),
      'cookbook.json',
    ])
    expect(JSON.parse(textOf(files, 'cookbook.json'))).toEqual({
      format: 'sous-cookbook',
      version: 1,
      account: null,
      exported_at: job.exportedAt,
      missing_photos: [],
      recipes: [
        {
          id: SAMPLE_PIZZA.id,
          content,
          marks,
          cook_log: SAMPLE_PIZZA.cookLog,
          created_at: SAMPLE_PIZZA.createdAt,
        },
      ],
    })
  })

  it('is a valid cookbook without recipes', async () =>
    expect(JSON.parse(textOf(await exportFiles('sous', sampleJob([])), 'cookbook.json')).recipes).toEqual([]))
})

describe('schema.org JSON-LD', () => {
  const list = async (given = job) =>
    JSON.parse(await exportText('json-ld', given)) as Record<string, unknown>[]

  it('is a list of recipes with what the owner noted', async () => {
    const [recipe] = await list(sampleJob([SAMPLE_PIZZA], { withPhotos: false }))
    expect(recipe).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Pan pizza',
      author: { '@type': 'Person', name: 'The dough book' },
      isBasedOn: 'https://pizza.example/pan?a=1&b=2',
      recipeIngredient: content.ingredients,
      recipeYield: ['4', '4 servings'],
      prepTime: 'PT20M',
      totalTime: 'PT1H35M',
      keywords: 'weeknight, oven',
      recipeCategory: 'Bread & dough',
      educationalLevel: 'medium',
      review: [{ reviewRating: { ratingValue: 4, bestRating: 5 } }],
      comment: [
        { text: 'Use the heavy pan.\nTwice the salt.' },
        { text: 'Note on step 2: Top rack.' },
        { text: 'Cooked on 2026-11-10: Very good' },
      ],
    })
    expect(recipe).not.toHaveProperty('image')
  })

  it('has photos inside if they are asked for', async () => {
    const [recipe] = await list()
    expect((recipe?.image as string[] | undefined)?.[0]).toBe(
      `data:image/webp;base64,${Buffer.from(`photo ${photoOf(1)}`).toString('base64')}`,
    )
  })

  it('names no page or author that others can’t see', async () => {
    const [recipe] = await list(sampleJob([sampleOwn(7)]))
    expect(JSON.stringify(recipe)).not.toContain(sampleOwn(7).id)
    for (const key of ['url', 'image', 'comment', 'review', 'author']) expect(recipe).not.toHaveProperty(key)
  })

  it('is an empty list without recipes', async () => expect(await list(sampleJob([]))).toEqual([]))
})

describe('Markdown', () => {
  it('is a document with front matter, photos and notes', async () => {
    const files = await exportFiles('markdown', job)
    expect(Object.keys(files)).toEqual([
      'photos/Pan pizza.webp',
      'photos/Pan pizza photo 2.jpg',
      'photos/Pan pizza photo 3.jpg',
      'Pan pizza.md',
    ])
    expect(textOf(files, 'Pan pizza.md')).toMatchInlineSnapshot(`
      "---
      title: "Pan pizza"
      servings: 4
      prep time: "20 min"
      cook time: "15 min"
      rest time: "1 h"
      difficulty: "medium"
      cuisine: "italian"
      tags: ["weeknight","oven"]
      folder: "Bread & dough"
      rating: 4
      source: "https://pizza.example/pan?a=1&b=2"
      author: "The dough book"
      ---

      # Pan pizza

      ![Photo](photos/Pan%20pizza.webp)

      ![Photo](photos/Pan%20pizza%20photo%202.jpg)

      ![Photo](photos/Pan%20pizza%20photo%203.jpg)

      Friday night.

      Crisp at the edges.

      - **Serves:** 4
      - **Prep:** 20 min
      - **Cook:** 15 min
      - **Rest:** 1 h
      - **Total:** 1 h 35 min

      ## Ingredients

      - 2 cups flour, sifted
      - 1 tsp salt
      - 200 g mozzarella
      - basil, to serve

      ## Method

      1. Knead flour and salt for 10 minutes.
      2. Top with mozzarella and bake for 12 to 15 minutes.

      Source: https://pizza.example/pan?a=1&b=2

      ## Notes

      Use the heavy pan.

      Twice the salt.

      Note on step 2: Top rack.

      Cooked on 2026-11-10: Very good
      "
    `)
  })

  it('keeps markup in every field as text', async () => {
    const [path = ''] = Object.keys(await exportFiles('markdown', sampleJob([hostileOwn(1)])))
    const text = textOf(await exportFiles('markdown', sampleJob([hostileOwn(1)])), path)
    const [, front = '', ...rest] = text.split(/^---$/m)
    for (const line of front.trim().split('\n')) {
      const [, value = ''] = /^[a-z_]+: (.*)$/.exec(line) ?? []
      expect(() => JSON.parse(value)).not.toThrow()
    }
    const body = rest.join('---')
    expect(body).not.toMatch(/(?<!\\)</)
    expect(body).not.toMatch(/(?<!\\)!?\[(?!Photo\])/)
    expect(body).not.toMatch(/^(?:---|[=~+])/m)
  })
})

describe('Cooklang', () => {
  it('marks ingredients where steps name them, and gathers the others', async () => {
    const files = await exportFiles('cooklang', job)
    expect(Object.keys(files)).toEqual([
      'Pan pizza.cook',
      'Pan pizza.jpg',
      'Pan pizza photo 2.jpg',
      'Pan pizza photo 3.jpg',
    ])
    expect(textOf(files, 'Pan pizza.cook')).toMatchInlineSnapshot(`
      "---
      title: "Pan pizza"
      description: "Friday night.\\nCrisp at the edges."
      servings: 4
      prep time: "20 min"
      cook time: "15 min"
      rest time: "1 h"
      difficulty: "medium"
      cuisine: "italian"
      folder: "Bread & dough"
      tags: ["weeknight","oven"]
      rating: 4
      source: "https://pizza.example/pan?a=1&b=2"
      author: "The dough book"
      notes: "Use the heavy pan.\\nTwice the salt.\\n\\nNote on step 2: Top rack.\\n\\nCooked on 2026-11-10: Very good"
      ---

      Gather @basil{}(to serve).

      Knead @flour{2%cups}(sifted) and @salt{1%tsp} for ~{10%minutes}.

      Top with @mozzarella{200%g} and bake for ~{12-15%minutes}.
      "
    `)
  })

  it('lists sections before the steps', async () => {
    const recipe = sampleOwn(2, {
      ingredients: ['For the sauce:', '400 g tomatoes', 'For the pasta:', '1 (14 oz) box penne'],
      instructions: ['Boil the penne.'],
    })
    const text = textOf(await exportFiles('cooklang', sampleJob([recipe])), 'Recipe 2.cook')
    expect(text.split('---\n\n')[1]).toBe(
      '== For the sauce ==\n\nGather @tomatoes{400%g}.\n\n== For the pasta ==\n\nGather @1 (14 oz) box penne{}.\n\n== Method ==\n\nBoil the penne.\n',
    )
  })

  it('keeps markup in every field as text', async () => {
    const files = await exportFiles('cooklang', sampleJob([hostileOwn(1)]))
    const body = textOf(files, Object.keys(files)[0] ?? '')
      .split(/^---$/m)
      .slice(2)
      .join('')
    // All that is left is what we write: an amountless ingredient and sections.
    expect(body.replace(/@[^@{}]*\{\}/g, '')).not.toMatch(/[@#~{}]|--|^>|\[-/m)
    expect(body.match(/^=/gm)).toHaveLength(2)
  })
})

describe('Paprika', () => {
  const records = async (given = job) =>
    Object.values(await exportFiles('paprika', given)).map(
      (file) => JSON.parse(strFromU8(gunzipSync(file))) as Record<string, unknown>,
    )

  it('has Paprika’s fields, with JPEG photos inside', async () => {
    const uses: string[] = []
    const [record] = await records({
      ...job,
      loadPhoto: async (_, name, use) => {
        uses.push(use)
        return new TextEncoder().encode(name)
      },
    })
    expect(new Set(uses)).toEqual(new Set(['jpeg']))
    expect(record).toMatchObject({
      name: 'Pan pizza',
      ingredients: content.ingredients.join('\n'),
      directions: content.instructions.join('\n'),
      description: content.description,
      notes:
        'Use the heavy pan.\nTwice the salt.\n\nNote on step 2: Top rack.\n\nCooked on 2026-11-10: Very good',
      servings: '4 servings',
      prep_time: '20 min',
      cook_time: '15 min',
      total_time: '1 h 35 min',
      difficulty: 'Medium',
      rating: 4,
      categories: ['Bread & dough', 'weeknight', 'oven', 'Italian'],
      source: 'The dough book',
      source_url: 'https://pizza.example/pan?a=1&b=2',
      created: '2026-11-17 10:00:00',
      photo: photoOf(1, 'jpg'),
      photo_data: Buffer.from(photoOf(1)).toString('base64'),
    })
    expect(record?.photos).toHaveLength(3)
  })

  it('names a file for each recipe, also of titles that differ only in case', async () => {
    const recipes = ['Soup', 'SOUP', 'a/b'].map((title, at) => sampleOwn(at, { title }))
    expect(Object.keys(await exportFiles('paprika', sampleJob(recipes)))).toEqual([
      'Soup.paprikarecipe',
      'SOUP (2).paprikarecipe',
      'a-b.paprikarecipe',
    ])
  })

  it('says which photos are missing, and links to no script', async () => {
    const [record] = await records(
      sampleJob([{ ...hostileOwn(1), ...{ content: { ...hostileOwn(1).content, photos: [photoOf(1)] } } }], {
        loadPhoto: async () => undefined,
      }),
    )
    expect(record?.notes).toContain('1 photo is missing')
    expect(record?.source_url).toBe('')
    expect(record?.name).toBe(HOSTILE)
  })
})
