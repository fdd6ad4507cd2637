import { describe, expect, it } from 'vitest'
import { sigmoid } from './decode.ts'
import { SAMPLE_MODEL, silentOutputs } from './sample-model.ts'
import { rankIngredients } from './set-of-ingredients.ts'

describe('ranking ingredients', () => {
  it('uses the best box as evidence for a small object', () => {
    const outputs = silentOutputs()
    outputs.image.set([3, -5, -5, 0])
    outputs.scores[7 * 3] = 2
    // 3 from the picture, and half of 2.
    expect(rankIngredients(outputs, SAMPLE_MODEL)[0]).toEqual({
      name: 'apple',
      confidence: expect.closeTo(sigmoid(3 + 1)),
    })
  })

  it('never returns a class that is not shipped', () => {
    const outputs = silentOutputs()
    outputs.image.set([-5, 9, -5, 0])
    expect(rankIngredients(outputs, SAMPLE_MODEL).map((one) => one.name)).toEqual(['apple', 'egg'])
  })
})
