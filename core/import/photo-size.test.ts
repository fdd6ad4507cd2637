import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photoSize } from './photo-size.ts'

const picture = () => sharp({ create: { width: 321, height: 123, channels: 3, background: '#a63' } })
const padded = (...parts: (string | number[])[]) => {
  const bytes = parts.flatMap((part) =>
    typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part,
  )
  return new Uint8Array([...bytes, ...new Array(64).fill(0)])
}

describe('photoSize', () => {
  it.each([
    ['JPEG', () => picture().jpeg()],
    [
      'progressive JPEG with metadata',
      () =>
        picture()
          .withExif({ IFD0: { Artist: 'x' } })
          .jpeg({ progressive: true }),
    ],
    ['PNG', () => picture().png()],
    ['GIF', () => picture().gif()],
    ['lossy WebP', () => picture().webp()],
    ['lossless WebP', () => picture().webp({ lossless: true })],
    ['extended WebP', () => picture().withMetadata({ orientation: 6 }).webp()],
    ['AVIF', () => picture().avif()],
  ])('reads %s', async (_, encode) => {
    expect(photoSize(await encode().toBuffer())).toEqual({ width: 321, height: 123 })
  })

  it('takes the largest picture inside of a HEIC file', () => {
    const size = (width: number, height: number) => [0, 0, 0, 0, 0, 0, 0, width, 0, 0, height, 0]
    const file = padded(
      [0, 0, 0, 24],
      'ftypheic',
      [0, 0, 0, 20],
      'ispe',
      size(8, 1),
      [0, 0, 0, 20],
      'ispe',
      size(9, 9),
    )
    expect(photoSize(file)).toEqual({ width: 9, height: 9 * 256 })
  })

  it('knows no size of other files and of broken ones', () => {
    for (const file of ['<svg xmlns="http://www.w3.org/2000/svg" width="9"/>', 'BM', '%PDF-1.7', ''])
      expect(photoSize(padded(file))).toBeUndefined()
    expect(photoSize(new Uint8Array([0xff, 0xd8, 0xff]))).toBeUndefined()
  })

  it('never throws and always ends', () => {
    const start = fc.constantFrom(
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47],
      [...'RIFFxxxxWEBPVP8X'].map((c) => c.charCodeAt(0)),
      [...'xxxxftypheicispe'].map((c) => c.charCodeAt(0)),
    )
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
        photoSize(new Uint8Array([...head, ...rest]))
      }),
    )
  })
})
