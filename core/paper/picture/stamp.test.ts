import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blurred, evenContrast, thickened } from './contrast.ts'
import type { GrayPicture } from './gray.ts'
import { stampPictures } from './stamp.ts'

const [WIDE, HIGH] = [240, 120]

/** A row of dots, as one stroke of a stamped letter: every sixth pixel, two pixels wide. */
function dotted(ground: number, ink: number): GrayPicture {
  const data = new Uint8Array(WIDE * HIGH).fill(ground)
  for (let x = 40; x < 200; x += 6)
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      data[(60 + dy) * WIDE + x + dx] = ink
  return { width: WIDE, height: HIGH, data }
}

/** The brightest and the darkest pixel of the stroke's row. */
const stroke = ({ width, data }: GrayPicture, y = 60) => {
  const row = data.subarray(y * width + 50, y * width + 190)
  return { brightest: Math.max(...row), darkest: Math.min(...row) }
}

describe('dots', () => {
  it('become one stroke when they are joined', () => {
    const { look, isNegative } = stampPictures(dotted(200, 40))
    expect(isNegative).toBe(false)
    const apart = stroke(look({ isNegative, join: 0, scale: 1 }))
    const joined = stroke(look({ isNegative, join: 2, scale: 1 }))
    expect(apart.brightest - apart.darkest).toBeGreaterThan(100)
    expect(joined.brightest).toBeLessThan(120)
  })

  it('that are lighter than their ground become dark', () => {
    const { look, isNegative } = stampPictures(dotted(50, 230))
    expect(isNegative).toBe(true)
    const picture = look({ isNegative, join: 2, scale: 1 })
    expect(stroke(picture).brightest).toBeLessThan(stroke(picture, 20).darkest)
  })

  it('that are hardly darker than their ground are as dark as others', () => {
    const { look } = stampPictures(dotted(140, 100))
    expect(stroke(look({ isNegative: false, join: 0, scale: 1 })).darkest).toBeLessThan(60)
  })

  it('are enlarged', () => {
    const { look } = stampPictures(dotted(200, 40))
    expect(look({ isNegative: false, join: 0, scale: 1.4 }).width).toBe(336)
  })
})

describe('any picture', () => {
  const pictures = fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }))
    .chain(([width, height]) =>
      fc
        .uint8Array({ minLength: width * height, maxLength: width * height })
        .map((data) => ({ width, height, data })),
    )

  it('stays between its darkest and its brightest pixel', () => {
    fc.assert(
      fc.property(pictures, fc.integer({ min: 1, max: 4 }), (picture, reach) => {
        const [low, high] = [Math.min(...picture.data), Math.max(...picture.data)]
        for (const light of blurred(picture, reach).data) expect(light >= low && light <= high).toBe(true)
        const thick = thickened(picture, reach).data
        for (const [at, light] of thick.entries()) expect(light <= (picture.data[at] as number)).toBe(true)
        expect(Math.min(...thick)).toBe(low)
      }),
      { numRuns: 60 },
    )
  })

  it('of one color has no print', () => {
    const data = new Uint8Array(900).fill(90)
    const { picture, lean } = evenContrast({ width: 30, height: 30, data })
    expect(new Set(picture.data).size).toBe(1)
    expect(lean).toBe(0)
  })

  it('can be looked at', () => {
    fc.assert(
      fc.property(pictures, fc.boolean(), (picture, isNegative) => {
        const { look } = stampPictures(picture)
        for (const join of [0, 1, 2]) look({ isNegative, join, scale: 1 })
      }),
      { numRuns: 40 },
    )
  })
})
