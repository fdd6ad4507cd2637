import { describe, expect, it } from 'vitest'
import type { Allergen, Diet } from '../contracts/food-facts.ts'
import { type CardFacts, containsAny, fitsDiets, hiddenWords, tellingTags, warningsOf } from './card-facts.ts'

const recipe = (facts: Partial<CardFacts> = {}): CardFacts => ({
  allergens: [],
  may_contain: [],
  facts_complete: true,
  dietary_tags: [],
  ...facts,
})
const texts = (facts: Partial<CardFacts>, avoid: Allergen[], diets: Diet[] = []) =>
  warningsOf(recipe(facts), { avoid, diets }).map(({ text }) => text)

describe('warningsOf', () => {
  it('is silent about allergens that the user does not avoid', () => {
    expect(texts({ allergens: ['milk'], may_contain: ['soy'], facts_complete: false }, [])).toEqual([])
    expect(texts({ allergens: ['milk'] }, ['peanuts'])).toEqual([])
  })

  it('names what a recipe contains, may contain, and was not checked for', () => {
    expect(
      texts({ allergens: ['milk', 'peanuts'], may_contain: ['soy'], facts_complete: false }, [
        'milk',
        'peanuts',
        'soy',
        'fish',
      ]),
    ).toEqual(['Contains milk and peanuts', 'May contain soy', 'Not checked for fish'])
  })

  it('warns about a row that was stored before its facts were known', () => {
    const old = warningsOf({ allergens: ['milk'] }, { avoid: ['milk', 'soy'], diets: ['vegan'] })
    expect(old.map(({ text }) => text)).toEqual(['Contains milk', 'Not checked for soy', 'May not be vegan'])
  })

  it('names the diets that a recipe does not fit', () => {
    expect(texts({ dietary_tags: ['vegetarian'] }, [], ['vegan'])).toEqual(['Not vegan'])
    expect(texts({}, [], ['vegan', 'low-fodmap'])).toEqual(['Not vegan or low-FODMAP'])
    expect(texts({ facts_complete: false }, [], ['vegan'])).toEqual(['May not be vegan'])
    expect(texts({ dietary_tags: ['vegan'] }, [], ['vegan', 'vegetarian'])).toEqual([])
  })
})

it('containsAny and fitsDiets decide what a list hides', () => {
  expect(containsAny(recipe({ allergens: ['milk'] }), ['milk', 'soy'])).toBe(true)
  expect(containsAny(recipe({ may_contain: ['milk'] }), ['milk'])).toBe(false)
  expect(fitsDiets(recipe({ dietary_tags: ['vegan'] }), ['vegetarian'])).toBe(true)
  expect(fitsDiets(recipe({ dietary_tags: ['vegetarian'] }), ['vegan'])).toBe(false)
})

it('hiddenWords counts and says why', () => {
  expect(hiddenWords(3, ['peanuts'])).toBe('3 hidden: contain peanuts')
  expect(hiddenWords(1, ['peanuts', 'milk'])).toBe('1 hidden: contains peanuts or milk')
})

describe('tellingTags', () => {
  const all: Diet[] = [
    'vegan',
    'vegetarian',
    'pescatarian',
    'dairy-free',
    'lactose-free',
    'egg-free',
    'halal',
  ]
  it.each<[string, string[], string[], Diet[], string[]]>([
    ['leaves out what vegan implies', [...all, 'nut-free'], [], [], ['vegan', 'nut-free']],
    [
      'falls back to vegetarian',
      ['vegetarian', 'pescatarian', 'egg-free'],
      [],
      [],
      ['vegetarian', 'egg-free'],
    ],
    [
      'says pescatarian only with fish',
      ['pescatarian', 'dairy-free'],
      ['fish'],
      [],
      ['pescatarian', 'dairy-free'],
    ],
    ['is silent about pescatarian without fish', ['pescatarian'], ['milk'], [], []],
    ['prefers keto to low-carb', ['keto', 'low-carb'], [], [], ['keto']],
    [
      'puts the chosen diets first',
      [...all, 'gluten-free'],
      [],
      ['halal', 'dairy-free'],
      ['halal', 'dairy-free', 'vegan', 'gluten-free'],
    ],
    ['shows no chosen diet that the recipe does not fit', ['vegan'], [], ['kosher'], ['vegan']],
    ['shows vegan for a vegetarian', ['vegan', 'vegetarian'], [], ['vegetarian'], ['vegan']],
  ])('%s', (_title, dietary_tags, allergens, chosen, shown) =>
    expect(tellingTags(recipe({ dietary_tags, allergens }), chosen)).toEqual(shown),
  )
})
