import { describe, expect, it } from 'vitest'
import { DIETS, dietBits } from './food-facts.ts'

describe('dietBits', () => {
  it('has one bit per diet', () => {
    expect(
      new Set(DIETS.filter((d) => d !== 'vegan' && d !== 'keto').map((diet) => dietBits([diet]))).size,
    ).toBe(DIETS.length - 2)
  })
  it('counts vegan as vegetarian and keto as low-carb, but not the other way round', () => {
    expect(dietBits(['vegan']) & dietBits(['vegetarian'])).toBe(dietBits(['vegetarian']))
    expect(dietBits(['vegetarian']) & dietBits(['vegan'])).not.toBe(dietBits(['vegan']))
    expect(dietBits(['Keto']) & dietBits(['low-carb'])).toBe(dietBits(['low-carb']))
  })
  it('ignores unknown tags', () => expect(dietBits(['delicious'])).toBe(0))
})
