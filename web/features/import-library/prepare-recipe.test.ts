import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ImportedRecipe } from '#core/import/imported.ts'
import { emptyContent, emptyMarks } from '#core/own-recipes/empty.ts'
import { photoCount, prepareRecipe } from './prepare-recipe.ts'

const recipe = (more: Partial<ImportedRecipe> = {}): ImportedRecipe => ({
  content: { ...emptyContent, title: 'Pie' },
  ...{ marks: emptyMarks, cooked: [], photos: [], photoUrl: null, problems: [], ...more },
})
const prepare = (given: ImportedRecipe, folder: string | null = null) =>
  prepareRecipe(given, folder, () => {})
const file = (bytes: Uint8Array | undefined) => ({ name: 'a.png', load: async () => bytes })
const png = async () =>
  new Uint8Array(
    await sharp({ create: { width: 4, height: 3, channels: 3, background: '#a63' } })
      .png()
      .toBuffer(),
  )

describe('prepareRecipe', () => {
  it('puts it into the chosen folder, and the file’s folder becomes a tag', async () => {
    const marks = { ...emptyMarks, folder: 'Cakes', tags: ['sweet'] }
    expect((await prepare(recipe({ marks }), 'Mealie')).marks).toMatchObject({
      folder: 'Mealie',
      tags: ['sweet', 'Cakes'],
    })
    expect((await prepare(recipe({ marks }))).marks).toEqual(marks)
  })

  it('notes the file’s folder where there is no room for a tag', async () => {
    const tags = Array.from({ length: 20 }, (_, at) => `tag ${at}`)
    const full = recipe({ marks: { ...emptyMarks, folder: 'Cakes', tags, note: 'Good' } })
    expect((await prepare(full, 'Mealie')).marks).toMatchObject({ tags, note: 'Good\n\nFolder: Cakes' })
  })

  it('notes the address of a picture that the file only links to', async () => {
    const photoUrl = 'https://kitchen.example/pie.jpg'
    expect((await prepare(recipe({ photoUrl }))).marks.note).toBe(`Photo: ${photoUrl}`)
  })

  it('puts the address into the description if the note is full, and reports it if that is full too', async () => {
    const photoUrl = 'https://kitchen.example/pie.jpg'
    const full = recipe({ photoUrl, marks: { ...emptyMarks, note: 'n'.repeat(4990) } })
    expect((await prepare(full)).content.description).toBe(`Photo: ${photoUrl}`)
    const fuller = { ...full, content: { ...full.content, description: 'd'.repeat(4990) } }
    const { problems, content, marks } = await prepare(fuller)
    expect([content, marks]).toEqual([fuller.content, fuller.marks])
    expect(problems.map(({ reason }) => reason)).toEqual([expect.stringContaining(photoUrl)])
  })

  it('brings readable photos, also of the log, and reports the others', async () => {
    const bomb = await png()
    new DataView(bomb.buffer).setUint32(16, 30_000)
    new DataView(bomb.buffer).setUint32(20, 30_000)
    let read = 0
    const given = recipe({
      photos: [file(await png()), file(bomb), file(undefined), file(new Uint8Array(64))],
      cooked: [{ cooked_on: '2025-01-02', note: null, photo: file(await png()) }],
    })
    const { photos, cooked, problems } = await prepareRecipe(given, null, () => {
      read += 1
    })
    expect(photos).toHaveLength(1)
    expect(cooked[0]?.photo?.blob).toBeInstanceOf(Blob)
    expect(problems.map(({ reason }) => reason)).toEqual([
      'The photo is too large. At most 25 MB and 50 megapixels.',
      'The file has no such photo.',
      'Your browser can’t read this kind of photo.',
    ])
    expect(read).toBe(5)
    expect(photoCount(given)).toBe(5)
  })

  it('survives a photo that can’t be unpacked', async () => {
    const broken = { name: 'a.png', load: () => Promise.reject(new Error('damaged')) }
    expect((await prepare(recipe({ photos: [broken] }))).problems).toHaveLength(1)
  })
})
