import { describe, expect, it } from 'vitest'
import { sigmoid } from './decode.ts'
import type { Detection } from './detector.ts'
import { SAMPLE_MODEL, silentOutputs } from './sample-model.ts'
import { rankIngredients, readIngredients } from './set-of-ingredients.ts'

const position = { x: 0, y: 0, width: 10, height: 10 }

/** Logits for apple, lime (not shipped) and egg; the boxes stay silent at the floor, which takes 4 off each. */
function whole(apple: number, lime: number, egg: number) {
  const outputs = silentOutputs()
  outputs.image.set([apple + 4, lime + 4, egg + 4, 0])
  return outputs
}

describe('what the picture shows', () => {
  it('names nothing in a picture without food', () =>
    expect(readIngredients(silentOutputs(), SAMPLE_MODEL)).toEqual([]))

  it('names nothing as long as the strongest name is doubtful, and the weaker ones with it', () => {
    expect(readIngredients(whole(-0.1, 0, -0.4), SAMPLE_MODEL)).toEqual([])
    expect(readIngredients(whole(0.1, 0, -0.4), SAMPLE_MODEL).map((one) => one.name)).toEqual([
      'apple',
      'egg',
    ])
  })

  it('is sure above the confident line only', () =>
    expect(readIngredients(whole(2, 0, 0.5), SAMPLE_MODEL)).toEqual([
      { name: 'apple', confidence: expect.closeTo(sigmoid(2)), sure: true },
      { name: 'egg', confidence: expect.closeTo(sigmoid(0.5)), sure: false },
    ]))

  it('never names a class that is not shipped', () =>
    expect(readIngredients(whole(-5, 9, -5), SAMPLE_MODEL)).toEqual([]))

  it('lets the best box speak for a small thing', () => {
    const outputs = whole(-1, -9, -9)
    outputs.scores[7 * 3] = 2
    // -1 + 4 from the picture, and half of 2 instead of half of the floor.
    expect(rankIngredients(outputs, SAMPLE_MODEL)[0]).toEqual({
      name: 'apple',
      confidence: expect.closeTo(sigmoid(3 + 1)),
    })
  })

  it('lists what has a box, with the better of its two confidences', () => {
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
