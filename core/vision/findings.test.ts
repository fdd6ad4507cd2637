import { describe, expect, it } from 'vitest'
import { sigmoid } from './decode.ts'
import { readFindings, seenIngredients } from './findings.ts'
import { SAMPLE_MODEL, silentOutputs } from './sample-model.ts'

const square = { width: 500, height: 500 }

/** Logits for apple, lime (not shipped) and egg; the boxes stay at the floor, which subtracts 4 from each. */
function whole(apple: number, egg: number) {
  const outputs = silentOutputs()
  outputs.image.set([apple + 4, 9, egg + 4, 0])
  return outputs
}

const names = (apple: number, egg: number) =>
  readFindings(whole(apple, egg), SAMPLE_MODEL, square).findings.map((one) => one.name)

describe('findings in a photo', () => {
  it('are none below the first threshold, but the nearest names remain', () => {
    const { findings, nearest } = readFindings(whole(-0.1, -0.4), SAMPLE_MODEL, square)
    expect(findings).toEqual([])
    expect(nearest.map((one) => one.name)).toEqual(['apple', 'egg'])
  })

  it('include the weaker ones once the strongest is above it', () =>
    expect(names(0.1, -0.4)).toEqual(['apple', 'egg']))

  it('are sure only above the confident threshold', () =>
    expect(seenIngredients(readFindings(whole(2, 0.5), SAMPLE_MODEL, square))).toEqual([
      { name: 'apple', confidence: expect.closeTo(sigmoid(2)), sure: true },
      { name: 'egg', confidence: expect.closeTo(sigmoid(0.5)), sure: false },
    ]))

  it('offer the next name beside a single one', () => {
    const [one, ...rest] = readFindings(whole(2, -3), SAMPLE_MODEL, square).findings
    expect(rest).toEqual([])
    expect(one?.others.map((other) => other.name)).toEqual(['egg'])
    expect(one?.position).toBeNull()
  })

  it('share a place only as one finding', () => {
    const outputs = silentOutputs()
    outputs.image.set([1, 0, 0.5, 0])
    outputs.scores[5 * 3] = 3
    outputs.scores[5 * 3 + 2] = 4
    const { findings } = readFindings(outputs, SAMPLE_MODEL, square)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ name: 'apple', position: { x: 25, y: 25, width: 25, height: 25 } })
    expect(findings[0]?.others.map((other) => other.name)).toEqual(['egg'])
  })

  it('describe the crop that they came from', () => {
    const outputs = silentOutputs()
    outputs.image.set([3, 0, 0, 0])
    outputs.scores[5 * 3] = 3
    // Two numbers for each of four cells: the box lies in the first.
    outputs.looks = new Float32Array([3, 0, 0, 0, 4, 0, 0, 9])
    const { findings, vector } = readFindings(outputs, SAMPLE_MODEL, square)
    expect(findings[0]?.vector?.[0]).toBeCloseTo(0.6)
    expect(findings[0]?.vector?.[1]).toBeCloseTo(0.8)
    expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1)
  })

  it('are at most as many as the model allows', () => {
    const model = { ...SAMPLE_MODEL, findings: { limit: 1, same: 0.6 } }
    expect(readFindings(whole(2, 1), model, square).findings).toHaveLength(1)
  })
})
