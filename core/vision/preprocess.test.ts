import { describe, expect, it } from 'vitest'
import { letterbox } from './letterbox.ts'
import { toTensor } from './preprocess.ts'
import { resampleToPlanes } from './resample.ts'
import { SAMPLE_MODEL } from './sample-model.ts'

const SIZE = 64

function flat(width: number, height: number, [r, g, b]: [number, number, number]) {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < rgba.length; i += 4) rgba.set([r, g, b, 255], i)
  return rgba
}

describe('letterbox', () => {
  it.each([
    [640, 480, { left: 0, top: 8, width: 64, height: 48 }],
    [480, 640, { left: 8, top: 0, width: 48, height: 64 }],
    [10, 10, { left: 0, top: 0, width: 64, height: 64 }],
    [5000, 3, { left: 0, top: 31, width: 64, height: 1 }],
  ])('centers %d × %d', (width, height, at) => expect(letterbox({ width, height }, SIZE)).toEqual(at))
})

describe('resampling', () => {
  it('enlarges like bilinear filtering', () => {
    const rgba = new Uint8ClampedArray([0, 0, 0, 255, 100, 0, 0, 255])
    expect([...resampleToPlanes(rgba, 2, 1, 4, 1).subarray(0, 4)]).toEqual([0, 25, 75, 100])
  })

  it('averages when shrinking, so that fine stripes become gray', () => {
    const rgba = new Uint8ClampedArray(64 * 4)
    for (let x = 0; x < 64; x++) rgba.set([x % 2 ? 255 : 0, 0, 0, 255], x * 4)
    for (const value of resampleToPlanes(rgba, 64, 1, 8, 1).subarray(1, 7))
      expect(value).toBeCloseTo(127.5, 0)
  })
})

describe('tensor', () => {
  it('has planes of red, green and blue between -1 and 1, and gray padding around the picture', () => {
    const tensor = toTensor(flat(32, 16, [255, 0, 51]), 32, 16, SAMPLE_MODEL)
    const plane = SIZE * SIZE
    const middle = 32 * SIZE + 32
    expect(tensor).toHaveLength(3 * plane)
    expect(tensor[middle]).toBeCloseTo(1)
    expect(tensor[plane + middle]).toBeCloseTo(-1)
    expect(tensor[2 * plane + middle]).toBeCloseTo(-0.6)
    expect([tensor[0], tensor[plane], tensor[3 * plane - 1]].map((v) => v?.toFixed(6))).toEqual(
      Array(3).fill('0.000000'),
    )
  })

  it('rejects a picture that is empty or too short', () => {
    expect(() => toTensor(new Uint8Array(0), 0, 0, SAMPLE_MODEL)).toThrow(RangeError)
    expect(() => toTensor(new Uint8Array(10), 2, 2, SAMPLE_MODEL)).toThrow(RangeError)
  })
})
