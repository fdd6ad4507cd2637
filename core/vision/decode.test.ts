import { describe, expect, it } from 'vitest'
import { readDetections, sigmoid } from './decode.ts'
import { SAMPLE_MODEL, silentOutputs } from './sample-model.ts'

const square = { width: 500, height: 500 }

/** Cell 5 is the second of the second row at stride 16: its center is (24, 24). */
function oneThing(classIndex: number, logit: number, cell = 5, distances = [8, 8, 8, 8]) {
  const outputs = silentOutputs()
  outputs.scores[cell * 3 + classIndex] = logit
  outputs.boxes.set(distances, cell * 4)
  return outputs
}

describe('decoding boxes', () => {
  it('returns nothing when nothing is detected', () =>
    expect(readDetections(silentOutputs(), SAMPLE_MODEL, square)).toEqual([]))

  it('places an object in percent of the picture', () => {
    const [one, ...rest] = readDetections(oneThing(0, 3), SAMPLE_MODEL, square)
    expect(rest).toEqual([])
    expect(one).toMatchObject({ name: 'apple', sure: true })
    expect(one?.confidence).toBeCloseTo(sigmoid(3))
    expect(one?.position).toEqual({ x: 25, y: 25, width: 25, height: 25 })
  })

  it('continues the cell count across strides', () => {
    // Cell 16 is the first at stride 32: center (16, 16).
    const [one] = readDetections(oneThing(0, 3, 16, [16, 16, 16, 16]), SAMPLE_MODEL, square)
    expect(one?.position).toEqual({ x: 0, y: 0, width: 50, height: 50 })
  })

  it('removes the letterbox from a wide picture and clips at its edges', () => {
    // 128 × 64 becomes 64 × 32 with 16 empty rows above: the box 16..32 covers rows 0..16 of 32.
    const wide = { width: 128, height: 64 }
    const [one] = readDetections(oneThing(0, 3), SAMPLE_MODEL, wide)
    expect(one?.position).toEqual({ x: 25, y: 0, width: 25, height: 50 })
    const [cut] = readDetections(oneThing(0, 3, 5, [100, 100, 8, 8]), SAMPLE_MODEL, wide)
    expect(cut?.position).toMatchObject({ x: 0, y: 0 })
  })

  it('drops a box that lies entirely on the letterbox', () =>
    // Cell 0 has its center at (8, 8): above the wide picture's first row.
    expect(readDetections(oneThing(0, 3, 0, [4, 4, 4, 4]), SAMPLE_MODEL, { width: 128, height: 64 })).toEqual(
      [],
    ))

  it('calibrates each class separately', () => {
    const [one] = readDetections(oneThing(2, 4), SAMPLE_MODEL, square)
    expect(one?.confidence).toBeCloseTo(sigmoid(4 / 2 - 1))
    expect(one?.sure).toBe(false)
    expect(readDetections(oneThing(2, 1.9), SAMPLE_MODEL, square)).toEqual([])
  })

  it('never returns a class that is not shipped', () =>
    expect(readDetections(oneThing(1, 9), SAMPLE_MODEL, square)).toEqual([]))

  it('returns an object once, by its strongest class', () => {
    const outputs = oneThing(0, 2)
    outputs.scores[6 * 3 + 0] = 3
    outputs.boxes.set([24, 8, -8, 8], 6 * 4)
    const found = readDetections(outputs, SAMPLE_MODEL, square)
    expect(found).toHaveLength(1)
    expect(found[0]?.confidence).toBeCloseTo(sigmoid(3))
  })
})
