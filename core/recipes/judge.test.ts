import { describe, expect, it } from 'vitest'
import { createFoodBook } from '#core/food-facts/food-book.ts'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { SAMPLE_LARDER } from '../food-facts/sample-larder.ts'
import { judgeRecipe } from './judge.ts'
import { cuisineOf, statedCuisine } from './judge-cuisine.ts'

type FoundRecipe = Parameters<typeof judgeRecipe>[0]

const foods = createFoodBook(createVocabulary(SAMPLE_LARDER), [])
const GOOD: FoundRecipe = {
  title: 'Rice with onions',
  description:
    'Soft onions and plain rice, cooked in one pot: a supper for evenings when there is nothing else in the house to cook.',
  ingredients: ['1 cup rice', '2 onions', '2 tablespoons olive oil'],
  instructions: [
    'Slice the onions and cook them in the oil over low heat for 15 minutes, stirring now and then, until they are soft and golden brown.',
    'Add the rice and stir for 2 minutes, until the grains look glassy and every one of them is coated in the oil and onions.',
    'Pour in 2 cups of water, bring to a boil, cover, and simmer for 18 minutes without lifting the lid, until the water is gone.',
    'Take the pot off the heat and let it stand, still covered, for 5 minutes before you loosen the rice with a fork and serve it.',
  ],
  image: 'https://pot.example/rice.jpg',
  prep: 10,
  cook: 35,
  servings: 2,
  cuisine: null,
  sureness: 0.97,
}
const judge = (changes: Partial<FoundRecipe> = {}) => judgeRecipe({ ...GOOD, ...changes }, foods)

describe('judgeRecipe', () => {
  it('gives full marks to a complete recipe, and no reasons', () => {
    const { score, reasons, dietaryTags, difficulty } = judge()
    expect(score).toBe(100)
    expect(reasons).toEqual([])
    expect(dietaryTags).toContain('vegan')
    expect(difficulty).toBe('easy')
  })

  it.each([
    [{ description: null }, 'short or no description'],
    [{ image: null }, 'no image'],
    [{ servings: null }, 'servings unknown'],
    [{ prep: null }, 'preparation or cooking time unknown'],
    [{ ingredients: ['rice', 'onions', 'olive oil'] }, 'some ingredients have no amount'],
    [{ instructions: ['Cook.'] }, 'hardly any instructions'],
    [{ sureness: 0.55 }, 'read from the page without markup'],
  ])('deducts points for %j and reports why', (changes, why) => {
    const { score, reasons } = judge(changes)
    expect(score).toBeLessThan(100)
    expect(reasons).toContain(why)
  })

  it('scores a stub low', () => {
    const stub = judge({
      description: null,
      image: null,
      servings: null,
      prep: null,
      cook: null,
      instructions: ['Mix.'],
      ingredients: ['rice', 'onions'],
      sureness: 0.55,
    })
    expect(stub.score).toBeLessThan(30)
  })

  it('gives no diet tags when it is not sure of the ingredient list', () => {
    expect(judge({ sureness: 0.55 }).dietaryTags).toEqual([])
    expect(judge({ ingredients: ['1 cup rice', '1 cup quuxberries'] }).dietaryTags).toEqual([])
  })
})

describe('difficulty', () => {
  it('grows with work, time and skill', () => {
    expect(judge().difficulty).toBe('easy')
    const long = {
      ingredients: Array.from({ length: 14 }, (_, i) => `${i + 1} g flour`),
      instructions: Array.from({ length: 9 }, () =>
        'Knead the dough, let it proof, and bake until it is brown.'.repeat(2),
      ),
      prep: 40,
      cook: 60,
    }
    expect(judge(long).difficulty).toBe('medium')
    expect(
      judge({
        ...long,
        prep: 120,
        instructions: [
          ...long.instructions,
          'Temper the chocolate over a double boiler, whip the meringue to stiff peaks, pipe it.',
        ],
      }).difficulty,
    ).toBe('hard')
    expect(judge({ instructions: [] }).difficulty).toBeNull()
  })
})

describe('cuisine', () => {
  it.each([
    ['Italian', 'italian'],
    ['Italienisch', 'italian'],
    ['Cuisine française', 'french'],
    ['Mediterranean Inspired, Greek', 'mediterranean'],
    ['Filipino', 'filipino'],
    ['American,Southern', 'american'],
    ['Dessert', null],
    ['keto', null],
    ['', null],
  ])('%j is %j', (stated, cuisine) => expect(statedCuisine(stated)).toBe(cuisine))

  it.each([
    ['Mushroom risotto', ['1 cup arborio rice', '50 g parmesan'], 'italian'],
    ['Chicken tikka masala', ['1 tsp garam masala'], 'indian'],
    ['Weeknight bowl', ['1 tbsp gochujang', '1 cup kimchi', '1 tsp gochugaru'], 'korean'],
    ['Boiled eggs', ['2 eggs'], null],
  ])('%s with %j is %j', (title, lines, cuisine) => expect(cuisineOf(title, lines)).toBe(cuisine))
})
