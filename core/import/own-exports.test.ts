import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import type { ExportedOwn, ExportFormat } from '#core/own-recipes/export/exported-own.ts'
import { arbitraryOwn } from '#tests/support/arbitrary-own.ts'
import { exportBytes, photoOf, SAMPLE_PIZZA, sampleJob, sampleOwn } from '#tests/support/sample-export.ts'
import { readLibrary } from './read-library.ts'
import { sampleFile } from './sample-files.ts'

const reimported = async (format: ExportFormat, recipes: readonly ExportedOwn[], withPhotos = true) =>
  readLibrary(sampleFile('export', await exportBytes(format, sampleJob(recipes, { withPhotos }))), {
    vocabulary: VOCABULARY,
  })

const { content, marks } = SAMPLE_PIZZA
/** With sections, odd signs, and without times. */
const SOUP: ExportedOwn = {
  ...sampleOwn(2, {
    title: 'Soup & “bread” #1 (ours)',
    ingredients: [
      'For the soup:',
      '1 (14 oz) can tomatoes',
      '1½ tbsp olive oil',
      'To serve:',
      'bread, toasted',
    ],
    instructions: ['Warm the olive oil.', 'Add the tomatoes; simmer for 20 minutes.', 'Serve with bread.'],
    servings: 12,
  }),
  marks: null,
}

describe('the Sous format', () => {
  it('gives back the same rows, of any recipes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryOwn, { minLength: 1, maxLength: 3 }), async (recipes) => {
        const read = await reimported('sous', recipes)
        expect(read.format).toBe('sous')
        expect(
          read.recipes.map((one) => ({
            ...{ id: one.id, createdAt: one.createdAt, marks: one.marks },
            content: { ...one.content, photos: one.photos.map(({ name }) => name.replace(/^.*\//, '')) },
          })),
        ).toEqual(
          recipes.map((one) => ({
            ...{ id: one.id, createdAt: one.createdAt, content: one.content },
            marks: one.marks ?? { rating: null, note: null, step_notes: {}, tags: [], folder: null },
          })),
        )
        expect(read.recipes.map(({ cooked }) => cooked.map((one) => [one.cooked_on, one.note]))).toEqual(
          recipes.map(({ cookLog }) => cookLog.map((one) => [one.cooked_on, one.note])),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('gives back every photo, those of the log too', async () => {
    const { recipes, problems } = await reimported('sous', [SAMPLE_PIZZA])
    const [one] = recipes
    const texts = await Promise.all(
      [...(one?.photos ?? []), one?.cooked[0]?.photo].map(async (photo) =>
        new TextDecoder().decode(await photo?.load()),
      ),
    )
    expect(texts).toEqual([photoOf(1), photoOf(2, 'jpg'), photoOf(3, 'jpg')].map((name) => `photo ${name}`))
    expect(problems).toEqual([])
  })
})

describe.each(['paprika', 'json-ld', 'markdown', 'cooklang'] as const)('%s', (format) => {
  const read = async (recipe: ExportedOwn) => {
    const { recipes, problems, format: found } = await reimported(format, [recipe], false)
    expect(problems).toEqual([])
    expect(found).toBe(format)
    expect(recipes).toHaveLength(1)
    return recipes[0] as (typeof recipes)[number]
  }
  // Cooklang lists ingredients as the steps name them, writes remarks in parentheses and ranges with a hyphen.
  const lines = (given: readonly string[]) =>
    format === 'cooklang' ? given.map((line) => line.replace(/, (.*)$/, ' ($1)')).sort() : [...given]
  const steps = (given: readonly string[]) =>
    format === 'cooklang' ? given.map((step) => step.replace('12 to 15', '12-15')) : [...given]

  it('keeps title, lines, steps, servings, times, source and difficulty', async () => {
    const { content: back } = await read(SAMPLE_PIZZA)
    expect(lines(back.ingredients)).toEqual(lines(content.ingredients))
    expect(back.instructions).toEqual(steps(content.instructions))
    const { title, servings, prep_time_minutes, cooking_time_minutes, rest_time_minutes } = content
    const { difficulty_level, source_url, source_name } = content
    expect(back).toMatchObject({
      ...{ title, servings, prep_time_minutes, cooking_time_minutes, rest_time_minutes },
      ...{ difficulty_level, source_url, source_name },
    })
    expect(back.description?.replace(/\s+/g, ' ')).toBe(content.description?.replace(/\s+/g, ' '))
  })

  it('keeps rating, tags, folder and every note', async () => {
    const { marks: back, content: also } = await read(SAMPLE_PIZZA)
    expect(back.rating).toBe(marks?.rating)
    // Paprika and schema.org have one list for all of them.
    const shelves = [...back.tags, back.folder, also.cuisine_type].map((one) => one?.toLowerCase())
    for (const name of ['weeknight', 'oven', 'bread & dough', 'italian']) expect(shelves).toContain(name)
    for (const note of [
      'Use the heavy pan.',
      'Twice the salt.',
      'Note on step 2: Top rack.',
      'Cooked on 2026-11-10: Very good',
    ])
      expect(back.note).toContain(note)
    expect(back.note).toMatch(/^Use the heavy pan/)
  })

  it('keeps sections and odd signs', async () => {
    const { content: back } = await read(SOUP)
    expect(back.title).toBe(SOUP.content.title)
    const given = SOUP.content.ingredients
    expect(back.ingredients).toEqual(
      format === 'cooklang' ? given.map((line) => line.replace(/, (.*)$/, ' ($1)')) : given,
    )
    expect(back.instructions).toEqual(SOUP.content.instructions)
    expect(back.servings).toBe(12)
  })
})

describe.each(['paprika', 'markdown', 'cooklang', 'json-ld'] as const)('photos in %s', (format) => {
  it('come back', async () => {
    const { recipes } = await reimported(format, [SAMPLE_PIZZA])
    const photos = recipes[0]?.photos ?? []
    // In Cooklang only a picture of the recipe's name is its photo.
    expect(photos).toHaveLength(format === 'cooklang' ? 1 : 3)
    expect(new TextDecoder().decode(await photos[0]?.load())).toBe(`photo ${photoOf(1)}`)
  })
})

/** Headings of ingredients and of steps, which differ. */
const LASAGNA: ExportedOwn = {
  ...sampleOwn(3, {
    title: 'Lasagna',
    ingredients: [
      '9 lasagna sheets',
      'For the ragù:',
      '500 g ground beef',
      '1 onion, chopped',
      'For the white sauce:',
      '2 tbsp butter',
      '500 ml milk',
    ],
    instructions: [
      'Heat the oven to 200 °C.',
      'Ragù:',
      'Brown the beef with the onion for 10 minutes.',
      'Simmer for 1 hour.',
      'White sauce:',
      'Melt the butter and whisk in the milk.',
      'Layer everything and bake for 40 minutes.',
    ],
    servings: 6,
  }),
  marks: null,
}
const onlySteps = { ...LASAGNA.content, ingredients: ['500 g ground beef', '1 onion', '500 ml milk'] }
const onlyIngredients = { ...LASAGNA.content, instructions: ['Brown the beef.', 'Layer and bake.'] }
const sameNames = {
  ...LASAGNA.content,
  ingredients: ['For the sauce:', '500 ml milk', 'For the top:', '100 g cheese'],
  instructions: ['For the sauce:', 'Warm the milk.', 'For the top:', 'Grate the cheese.'],
}

describe.each(['sous', 'paprika', 'json-ld', 'markdown', 'cooklang', 'book'] as const)(
  'headings in %s',
  (format) => {
    it.each([
      ['of both', LASAGNA.content],
      ['of the steps only', onlySteps],
      ['of the ingredients only', onlyIngredients],
      ['of the same names', sameNames],
    ])('%s come back where they were', async (_, content) => {
      const { recipes, problems } = await reimported(format, [{ ...LASAGNA, content }], false)
      expect(problems).toEqual([])
      const given = content.ingredients.map((line) =>
        format === 'cooklang' ? line.replace(/, (.*)$/, ' ($1)') : line,
      )
      expect(recipes.map((one) => one.content.ingredients)).toEqual([given])
      expect(recipes.map((one) => one.content.instructions)).toEqual([content.instructions])
    })
  },
)
