import { describe, expect, it } from 'vitest'
import { sigmoid } from './decode.ts'
import type { Detection } from './detector.ts'
import { SAMPLE_MODEL, silentOutputs } from './sample-model.ts'
import { rankIngredients, readIngredients } from './set-of-ingredients.ts'

const position = { x: 0, y: 0, width: 10, height: 10 }

/** Logits for apple, lime (not shipped) and egg; the boxes stay at the floor, which subtracts 4 from each. */
function whole(apple: number, lime: number, egg: number) {
  const outputs = silentOutputs()
  outputs.image.set([apple + 4, lime + 4, egg + 4, 0])
  return outputs
}

describe('ingredients in a picture', () => {
  it('returns nothing for a picture without food', () =>
    expect(readIngredients(silentOutputs(), SAMPLE_MODEL)).toEqual([]))

  it('returns nothing if the strongest name is below the threshold, and none of the weaker ones', () => {
    expect(readIngredients(whole(-0.1, 0, -0.4), SAMPLE_MODEL)).toEqual([])
    expect(readIngredients(whole(0.1, 0, -0.4), SAMPLE_MODEL).map((one) => one.name)).toEqual([
      'apple',
      'egg',
    ])
  })

  it('is sure only above the confident threshold', () =>
    expect(readIngredients(whole(2, 0, 0.5), SAMPLE_MODEL)).toEqual([
      { name: 'apple', confidence: expect.closeTo(sigmoid(2)), sure: true },
      { name: 'egg', confidence: expect.closeTo(sigmoid(0.5)), sure: false },
    ]))

  it('never returns a class that is not shipped', () =>
    expect(readIngredients(whole(-5, 9, -5), SAMPLE_MODEL)).toEqual([]))

  it('uses the best box as evidence for a small object', () => {
    const outputs = whole(-1, -9, -9)
    outputs.scores[7 * 3] = 2
    // -1 + 4 from the picture, and half of 2 instead of half of the floor.
    expect(rankIngredients(outputs, SAMPLE_MODEL)[0]).toEqual({
      name: 'apple',
      confidence: expect.closeTo(sigmoid(3 + 1)),
    })
  })

  it('lists every class with a box, with the higher of its two confidences', () => {
    const boxes: Detection[] = [
      { name: 'egg', confidence: 0.9, sure: true, position },
      { name: 'apple', confidence: 0.55, sure: false, position },
    ]
    expect(readIngredients(whole(0.5, 0, -9), SAMPLE_MODEL, boxes)).toEqual([
      { name: 'egg', confidence: 0.9, sure: true },
      { name: 'apple', confidence: expect.closeTo(sigmoid(0.5)), sure: false },
    ])
  })
})
