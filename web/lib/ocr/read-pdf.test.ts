// @vitest-environment node
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPaper } from '#core/paper/read-paper.ts'
import { bombPdf, scanPdf, textPdf } from '#tests/support/plain-pdf.ts'
import { UnreadableFile } from './file-problem.ts'
import { PAPER_LIMITS } from './limits.ts'
import { readPdf } from './read-pdf.ts'

const LIST = ['400 g pumpkin', '1 onion, chopped', '2 tbsp olive oil', '700 ml broth', '1 tsp salt']
const STEPS = [
  'Cut the pumpkin into cubes and fry it with the onion in the oil.',
  'Add the broth and the salt and simmer for 25 minutes.',
]
const at = (x: number, y: number, lines: readonly string[], size = 12) =>
  lines.map((text, row) => ({ x, y: y + row * 16, text, size }))
const numbered = STEPS.map((step, index) => `${index + 1}. ${step}`)

const wordsOf = async (file: Uint8Array) => {
  const { pages } = await readPdf(file)
  return pages.flatMap((page) => ('words' in page ? [page.words] : []))
}
const problemOf = (file: Uint8Array) =>
  readPdf(file).then(
    () => 'none',
    (error: unknown) => (error instanceof UnreadableFile ? error.problem : 'other'),
  )

describe('readPdf', () => {
  it('reads a page of text', async () => {
    const file = textPdf([
      [
        ...at(60, 80, ['Pumpkin soup'], 26),
        ...at(60, 120, ['Ingredients', ...LIST]),
        ...at(60, 240, ['Method', ...numbered]),
      ],
    ])
    expect(readPaper(await wordsOf(file)).recipes.map(({ content }) => content)).toMatchObject([
      { title: 'Pumpkin soup', ingredients: LIST, instructions: STEPS },
    ])
  })

  it('reads two columns, one after the other', async () => {
    const file = textPdf([
      [
        ...at(60, 80, ['Pumpkin soup'], 26),
        ...at(60, 120, ['Ingredients', ...LIST]),
        ...at(240, 120, [
          'Method',
          '1. Cut the pumpkin into cubes and fry it with the',
          'onion in the oil.',
          '2. Add the broth and the salt and simmer for 25',
          'minutes.',
        ]),
      ],
    ])
    expect(readPaper(await wordsOf(file)).recipes.map(({ content }) => content)).toMatchObject([
      { title: 'Pumpkin soup', ingredients: LIST, instructions: STEPS },
    ])
  })

  it('reads each recipe of a book, without its page numbers', async () => {
    const file = textPdf(
      ['Pumpkin soup', 'Squash soup', 'Marrow soup'].map((name, index) => [
        ...at(60, 80, [name], 26),
        ...at(60, 120, ['Ingredients', ...LIST]),
        ...at(60, 240, ['Method', ...numbered]),
        ...at(290, 810, [String(index + 12)], 9),
      ]),
    )
    const { recipes } = readPaper(await wordsOf(file))
    expect(recipes.map(({ content }) => content.title)).toEqual([
      'Pumpkin soup',
      'Squash soup',
      'Marrow soup',
    ])
    for (const { content, notes } of recipes) {
      expect(content).toMatchObject({ ingredients: LIST, instructions: STEPS })
      expect(notes).toEqual([])
    }
  })

  it('returns the picture of a scanned page', async () => {
    const jpeg = await sharp({ create: { width: 420, height: 594, channels: 3, background: '#fefefe' } })
      .jpeg()
      .toBuffer()
    const { pages } = await readPdf(scanPdf(new Uint8Array(jpeg), 420, 594))
    expect(pages).toHaveLength(1)
    const [page] = pages
    expect(page && 'picture' in page && [page.picture.width, page.picture.height]).toEqual([420, 594])
  })

  const flat = async (background: string, height: number) =>
    new Uint8Array(
      await sharp({ create: { width: 420, height, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    )
  const pictureIn = async (file: Uint8Array) => {
    const [page] = (await readPdf(file)).pages
    return page && 'picture' in page ? page.picture : undefined
  }

  it('takes a scan with an address at its foot for a scan', async () => {
    const footer = 'Scanned with the free app of https://scanner.example/app'
    const picture = await pictureIn(scanPdf(await flat('#fefefe', 594), 420, 594, footer))
    expect([picture?.width, picture?.height]).toEqual([420, 594])
  })

  it('joins the strips that a scanner cut a page into, from top to bottom', async () => {
    const strips = [await flat('#ffffff', 100), await flat('#808080', 100), await flat('#000000', 100)]
    const picture = await pictureIn(scanPdf(strips, 420, 100))
    expect([picture?.width, picture?.height]).toEqual([420, 300])
    const shades = [50, 150, 250].map((row) => Math.round((picture?.data[row * 420 + 200] ?? -99) / 64))
    expect(shades).toEqual([4, 2, 0])
  })

  it('reads 30 pages, and says how many there are', async () => {
    const file = textPdf(
      Array.from({ length: 33 }, (_, page) => at(60, 80, [`This is page number ${page + 1} of many pages`])),
    )
    const { pages, count } = await readPdf(file)
    expect([pages.length, count]).toEqual([PAPER_LIMITS.pages, 33])
  })

  it.each([
    ['no PDF', new TextEncoder().encode('hello')],
    ['half of one', textPdf([at(60, 80, ['Pumpkin soup'])]).slice(0, 200)],
    ['nothing', new Uint8Array()],
  ])('refuses %s', async (_, file) => expect(await problemOf(file)).toBe('broken'))

  it('asks for a copy without a password', async () => {
    const locked =
      '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <' +
      '00'.repeat(32) +
      '> /U <' +
      '00'.repeat(32) +
      '> >> /ID [<00><00>]'
    expect(await problemOf(textPdf([at(60, 80, ['Pumpkin soup'])], locked))).toBe('protected')
  })

  it('refuses a page without text and pictures', async () =>
    expect(await problemOf(textPdf([[]]))).toBe('empty'))

  it('refuses what unpacks to more than a device can hold', async () => {
    const file = bombPdf(120 * 1024 * 1024)
    expect(file.length).toBeLessThan(1024 * 1024)
    expect(await problemOf(file)).toBe('bomb')
  })
})
