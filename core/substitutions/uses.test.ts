import { describe, expect, it } from 'vitest'
import { touches, usesIn } from './uses.ts'

const uses = (context: string) => [...usesIn(context)].sort()

describe('uses in a context', () => {
  it.each([
    ['chocolate cake', ['cake']],
    ['Lemon Meringue Pie', ['meringue', 'pastry']],
    ['Crème Brûlée', ['custard']],
    ['banana bread', ['cake']],
    ['rye bread', ['bread']],
    ['vanilla ice cream', ['frozen']],
    ['chicken stir-fry', ['stir-fry']],
    ['baking', ['baking']],
    ['something for Tuesday', []],
    ['', []],
  ])('%s', (context, expected) => expect(uses(context)).toEqual(expected))

  it('counts a cake as baking, but not baking as a cake', () => {
    expect(touches(['baking'], usesIn('carrot cake'))).toBe(true)
    expect(touches(['cake'], usesIn('baking'))).toBe(false)
    expect(touches(['soup'], usesIn('carrot cake'))).toBe(false)
  })
})
