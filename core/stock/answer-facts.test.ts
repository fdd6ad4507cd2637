import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { MEASURES } from '#content/measures/index.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import { pantryFactsOutput } from '#core/contracts/pantry-facts.ts'
import { answerFacts } from './answer-facts.ts'

const knowledge = { vocabulary: createFoods(), shelfLife: SHELF_LIFE, measures: MEASURES }
const factOf = (name: string) => answerFacts([name], knowledge).facts[name]

describe('answerFacts', () => {
  it('reads names in any spelling', () => {
    expect(factOf('Scallions')?.food).toBe('green onion')
    expect(factOf('2 leeks')?.food).toBe('leek')
    expect(factOf('JALAPEÑOS')?.food).toBe('jalapeno')
    expect(factOf('half an onion')?.food).toBe('onion')
  })

  it('names the general foods that a kind does for', () => {
    expect(factOf('cheddar')?.kindOf).toContain('cheese')
    expect(factOf('balsamic vinegar')?.kindOf ?? []).not.toContain('vinegar')
    expect(factOf('cheese')).not.toHaveProperty('kindOf')
  })

  it('leaves out what it does not know', () => {
    const { facts } = answerFacts(['zorblax', 'birthday candles', '!!', 'cooked zorblax', 'milk'], knowledge)
    expect(Object.keys(facts)).toEqual(['milk'])
  })

  it('takes an unknown leftover for cooked food', () =>
    expect(factOf('leftover zorblax')).toMatchObject({
      food: 'leftovers',
      basis: 'safety',
      keeps: { fridge: { closed: [3, 4] } },
    }))

  it('takes a name whose end is known for food of this kind, under its own name', () =>
    expect(factOf('smoky tomato relish')).toMatchObject({
      food: 'smoky tomato relish',
      category: 'condiments',
    }))

  it('does not take a dish with meat in its name for the cheese on it', () => {
    expect(factOf('chicken parmesan')).toBeUndefined()
    expect(factOf('leftover chicken parmesan')).toMatchObject({ basis: 'safety', place: 'fridge' })
  })

  it.each([
    ['frozen peas', 'freezer'],
    ['peas', 'fridge'],
    ['canned peas', 'pantry'],
    ['thawed peas', 'fridge'],
    ['tinned sardines', 'pantry'],
    ['can of corn', 'pantry'],
    ['frozen salmon', 'freezer'],
    ['frozen leftover stew', 'freezer'],
    ['dried mango', 'pantry'],
    ['fresh ravioli', 'fridge'],
    ['pickled beets', 'pantry'],
  ] as const)('%s belong in the %s', (name, place) => expect(factOf(name)?.place).toBe(place))

  it('keeps thawed food by the time after thawing', () => {
    expect(factOf('thawed ground beef')?.keeps.fridge.closed).toEqual([1, 2])
    expect(factOf('frozen steak')?.keeps.fridge.closed).toEqual(factOf('steak')?.keeps.thawed)
  })

  it('takes cooked food for perishable, whatever it was', () => {
    for (const name of [
      'cooked rice',
      'boiled potatoes',
      'roasted carrots',
      'grilled salmon',
      'leftover quinoa',
    ])
      expect(factOf(name), name).toMatchObject({
        place: 'fridge',
        basis: 'safety',
        keeps: { pantry: { closed: null } },
      })
    expect(factOf('roasted peanuts')).toMatchObject({ place: 'pantry', basis: 'quality' })
    expect(factOf('smoked paprika')).toMatchObject({ place: 'pantry' })
  })

  it('weighs pieces and milliliters where that is known', () => {
    expect(factOf('onion')).toMatchObject({ gramsEach: 150 })
    expect(factOf('milk')).toMatchObject({ gramsEach: null, gramsPerMl: 1.031 })
    expect(factOf('flour')?.staple).toBe(true)
  })

  it('answers for any string, within the contract', () => {
    const words =
      'frozen|cooked|leftover|canned|dried|fresh|homemade|thawed|chicken|rice|milk|pie|of|2|%|and'.split('|')
    const name = fc.oneof(
      fc.string({ maxLength: 100, unit: 'grapheme' }),
      fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((some) => some.join(' ')),
      fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'),
    )
    fc.assert(
      fc.property(fc.array(name, { maxLength: 5 }), (names) => {
        const answer = answerFacts(names, knowledge)
        expect(pantryFactsOutput.parse(answer)).toEqual(answer)
        for (const { place, keeps } of Object.values(answer.facts))
          expect(place === 'freezer' ? keeps.freezer : keeps[place].closed).not.toBeNull()
      }),
      { numRuns: 500 },
    )
  })
})
