import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberedSteps } from './numbered-steps.ts'

describe('numberedSteps', () => {
  it('puts a heading above the step that follows it', () => {
    expect(numberedSteps(['For the dough:', 'Mix.', 'Knead.', 'For the sauce :', 'Simmer.'])).toEqual([
      { heading: 'For the dough', text: 'Mix.', at: 1 },
      { heading: null, text: 'Knead.', at: 2 },
      { heading: 'For the sauce', text: 'Simmer.', at: 4 },
    ])
  })

  it('takes a long line with a colon, and a heading without steps, as steps', () => {
    const long = `Stir in everything that is left on the table, which should be these things in this order:`
    expect(numberedSteps([long, 'Salt.', 'To serve:']).map(({ text }) => text)).toEqual([
      long,
      'Salt.',
      'To serve:',
    ])
    expect(numberedSteps(['Pie:', 'Crust:', 'Bake.'])).toEqual([
      { heading: 'Pie: Crust', text: 'Bake.', at: 2 },
    ])
  })

  it('loses no line', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Mix.', 'Dough:', 'Bake.', 'Top:')), (steps) => {
        const words = numberedSteps(steps).flatMap(({ heading, text }) => [
          ...(heading?.split(': ') ?? []).map((name) => `${name}:`),
          text,
        ])
        expect(words).toEqual(steps)
      }),
    )
  })
})
