import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Crop,
  type CropShape,
  cutOf,
  firstCrop,
  isCutAsCover,
  isWhole,
  mostZoom,
  moveCrop,
  ratioOf,
  type Size,
  shapeCrop,
  turnCrop,
  zoomCrop,
} from './photo-crop.ts'

const LANDSCAPE = { width: 1600, height: 1200 }
const PORTRAIT = { width: 1200, height: 1600 }

const picture = fc.record({
  width: fc.integer({ min: 1, max: 1600 }),
  height: fc.integer({ min: 1, max: 1600 }),
})
const shape = fc.constantFrom<CropShape>('original', 'cover', 'square')
const part = fc.double({ min: -3, max: 3, noNaN: true })
const edit: fc.Arbitrary<(of: Size, crop: Crop) => Crop> = fc.oneof(
  fc.tuple(part, part).map(
    ([x, y]) =>
      (of: Size, crop: Crop) =>
        moveCrop(of, crop, x, y),
  ),
  fc.tuple(fc.double({ min: 0, max: 20, noNaN: true }), part, part).map(
    ([zoom, x, y]) =>
      (of: Size, crop: Crop) =>
        zoomCrop(of, crop, zoom, { x, y }),
  ),
  fc.constant(turnCrop),
  shape.map((to) => (of: Size, crop: Crop) => shapeCrop(of, crop, to)),
)

describe('the crop of a photo', () => {
  it('never leaves the picture, and keeps its shape, at any zoom, turn and drag', () =>
    fc.assert(
      fc.property(picture, shape, fc.array(edit, { maxLength: 12 }), (of, first, edits) => {
        const crop = edits.reduce((known, next) => next(of, known), firstCrop(of, first))
        const cut = cutOf(of, crop)
        const whole = crop.turns % 2 === 0 ? of : { width: of.height, height: of.width }
        const close = 1e-6
        expect(cut.left).toBeGreaterThanOrEqual(0)
        expect(cut.top).toBeGreaterThanOrEqual(0)
        expect(cut.left + cut.width).toBeLessThanOrEqual(whole.width + close)
        expect(cut.top + cut.height).toBeLessThanOrEqual(whole.height + close)
        expect(cut.width / cut.height).toBeCloseTo(ratioOf(of, crop), 6)
        expect(crop.zoom).toBeGreaterThanOrEqual(1)
        expect(crop.zoom).toBeLessThanOrEqual(mostZoom(of, crop))
      }),
    ))

  it('is back where it was after four turns', () =>
    fc.assert(
      fc.property(picture, part, part, (of, x, y) => {
        const start = moveCrop(of, zoomCrop(of, firstCrop(of, 'square'), 3), x, y)
        const end = [1, 2, 3, 4].reduce((crop) => turnCrop(of, crop), start)
        expect(end.turns).toBe(0)
        expect(end.x).toBeCloseTo(start.x, 6)
        expect(end.y).toBeCloseTo(start.y, 6)
      }),
    ))

  it('starts in the middle, as large as can be', () =>
    expect(cutOf(PORTRAIT, firstCrop(PORTRAIT, 'cover'))).toEqual({
      ...{ turns: 0, left: 0, top: 350, width: 1200, height: 900 },
    }))

  it('follows the finger', () => {
    const crop = zoomCrop(LANDSCAPE, firstCrop(LANDSCAPE, 'original'), 2)
    expect(cutOf(LANDSCAPE, moveCrop(LANDSCAPE, crop, 0.25, -0.25))).toMatchObject({ left: 200, top: 450 })
  })

  it('zooms around the point under the fingers', () =>
    expect(
      cutOf(LANDSCAPE, zoomCrop(LANDSCAPE, firstCrop(LANDSCAPE, 'original'), 2, { x: -0.5, y: -0.5 })),
    ).toMatchObject({ left: 0, top: 0, width: 800, height: 600 }))

  it('turns a corner with the picture', () => {
    const corner = zoomCrop(LANDSCAPE, firstCrop(LANDSCAPE, 'original'), 2, { x: -0.5, y: -0.5 })
    expect(cutOf(LANDSCAPE, turnCrop(LANDSCAPE, corner))).toEqual({
      ...{ turns: 1, left: 600, top: 0, width: 600, height: 800 },
    })
  })

  it('leaves a picture as it is until something is cut off', () => {
    const crop = firstCrop(LANDSCAPE, 'original')
    expect(isWhole(LANDSCAPE, crop)).toBe(true)
    expect(isWhole(LANDSCAPE, shapeCrop(LANDSCAPE, crop, 'cover'))).toBe(true)
    expect(isWhole(LANDSCAPE, shapeCrop(LANDSCAPE, crop, 'square'))).toBe(false)
    expect(isWhole(LANDSCAPE, turnCrop(LANDSCAPE, crop))).toBe(false)
  })

  it.each([
    [LANDSCAPE, false],
    [PORTRAIT, true],
    [{ width: 1600, height: 900 }, true],
    [{ width: 5, height: 5 }, false],
  ])('of %j as a cover an edge is lost: %s', (of, isCut) => expect(isCutAsCover(of)).toBe(isCut))
})
