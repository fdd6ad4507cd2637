import { describe, expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { namedRecipe, pointingAt } from './named-recipe.ts'

const foods = createFoods()
const recipes = [
  'Grandma’s Stollen',
  'Mom’s Red Lentil Soup (the good one)',
  'Monday dal',
  'Stew with beans',
].map((title) => ({ title }))
const named = (text: string, among = recipes) => namedRecipe(text, among, foods)?.title

describe('the recipe that a question names', () => {
  it.each([
    ['How long do I bake Grandma’s Stollen?', 'Grandma’s Stollen'],
    ['how long do i bake grandmas stollen', 'Grandma’s Stollen'],
    ['recipe for stollen', 'Grandma’s Stollen'],
    ['can I freeze the red lentil soup', 'Mom’s Red Lentil Soup (the good one)'],
    ['is my soup vegan?', 'Mom’s Red Lentil Soup (the good one)'],
    ['how long does the soup keep?', 'Mom’s Red Lentil Soup (the good one)'],
    ['do I have a recipe for dal?', 'Monday dal'],
    ['can my stew be made ahead', 'Stew with beans'],
  ])('%s', (text, title) => {
    expect(named(text)).toBe(title)
  })

  it('is known by its other names too', () => {
    const pho = { title: 'Beef Noodle Bowl', also_called: ['Pho Bo', 'Pho'] }
    expect(namedRecipe('how long does pho bo keep?', [...recipes, pho], foods)).toBe(pho)
    expect(pointingAt('how long does pho bo keep?', pho, foods)).toBe('how long does it keep?')
  })

  it.each(['how long does soup keep?', 'how do I cook dal?', 'what goes with beans?', '', 'good one'])(
    'is none: %s',
    (text) => {
      expect(named(text)).toBeUndefined()
    },
  )

  it('is none if two have that name', () => {
    const two = [{ title: 'Pea soup' }, { title: 'Fish soup' }]
    expect(named('how long does my soup keep?', two)).toBeUndefined()
    expect(named('how long does my pea soup keep?', two)).toBe('Pea soup')
  })

  it('is "it" in the question', () => {
    const it = (text: string, title: string) => pointingAt(text, { title }, foods)
    expect(it('How long do I bake my Grandma’s stollen recipe?', 'Grandma’s Stollen')).toBe(
      'How long do I bake it?',
    )
    expect(it('How long do I bake bread?', 'Grandma’s Stollen')).toBeUndefined()
    expect(it('x', '((')).toBeUndefined()
  })
})
