import { describe, expect, it } from 'vitest'
import { counted } from './counted.ts'

describe('counted', () => {
  const recipes = (count: number) => counted(count, { one: '# recipe', other: '# recipes' })

  it.each([
    [0, '0 recipes'],
    [1, '1 recipe'],
    [2, '2 recipes'],
    [1.5, '1.5 recipes'],
    [12_345, '12,345 recipes'],
  ])('chooses the form of %d by the plural rules of the language', (count, text) =>
    expect(recipes(count)).toBe(text),
  )

  it('leaves a form without a number as it is', () =>
    expect(counted(1, { one: 'the only match', other: 'all # matches' })).toBe('the only match'))
})
