import { describe, expect, it } from 'vitest'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { limitsFrom, NO_LIMITS } from '../limits.ts'
import { NO_WISH, type RecipeWish } from '../recipe-wish.ts'
import { createLexicon } from './lexicon.ts'
import { readWish } from './wish.ts'

const lexicon = createLexicon(KNOWLEDGE, createFoods())
const read = (...turns: string[]) =>
  readWish(
    turns.at(-1) ?? '',
    turns.slice(0, -1).map((content) => ({ role: 'user', content })),
    NO_LIMITS,
    lexicon,
  )

describe('a wish read from a message', () => {
  it.each<[string, Partial<RecipeWish>]>([
    ['quick breakfast under 15 minutes', { meal: 'breakfast', minutes: 15 }],
    ["vegan dinner that don't use tofu", { meal: 'dinner', limits: limitsFrom(['vegan'], ['tofu']) }],
    ['pasta without tomato', { foods: ['pasta'], limits: limitsFrom([], ['tomato']) }],
    ['no alcohol dessert', { meal: 'dessert', limits: limitsFrom(['alcohol-free']) }],
    ['thai curry without fish sauce', { dish: 'curry', cuisine: 'thai', limits: limitsFrom(['fish']) }],
    ['something with shrimp in half an hour', { foods: ['shrimp'], minutes: 30 }],
    ['french toast ideas', { cuisine: undefined }],
    ['dinner in an hour and a half', { meal: 'dinner', minutes: 90 }],
    ['my oven is broken, what can i cook tonight', { meal: 'dinner', gear: ['no oven'] }],
    ['one pot dinner for 6', { meal: 'dinner', gear: ['one pot'], servings: 6 }],
    ['curry but not too spicy', { dish: 'curry', moods: ['mild'] }],
    ['i dont want soup. something warm', { dish: undefined, notDishes: ['soup'], moods: ['comforting'] }],
    ['leftover turkey ideas', { foods: ['turkey'], leftovers: true }],
    ['what can I cook with what I have', { pantry: true }],
    ['5 ingredient dinner', { meal: 'dinner', ingredients: 5 }],
    ['meal prep lunches high protein', { occasion: 'meal prep', limits: limitsFrom(['high-protein']) }],
    ['breakfast ideas, overnight is fine', { meal: 'breakfast', overnight: true, minutes: undefined }],
    ['recipe for banana bread', { named: 'banana bread' }],
  ])('%s', (text, wish) => expect(read(text)?.wish).toMatchObject(wish))

  it.each([
    'how long do I cook rice',
    'what temperature for chicken',
    'what is a good substitute',
    'recipe calls for 9x13, what pan can I use',
    'no cream for pasta sauce',
    'turkey burgers on the grill, how long',
    'herbs for tomato sauce',
    'is sushi safe in pregnancy',
    'parmesan without dairy',
    '',
    '💥 % (',
  ])('none in: %s', (text) => expect(read(text)).toBeUndefined())
})

describe('a follow-up', () => {
  it.each<[string[], Partial<RecipeWish>]>([
    [['dinner ideas', 'something quicker'], { meal: 'dinner', minutes: 30 }],
    [['dinner ideas', 'something quicker', 'even quicker'], { meal: 'dinner', minutes: 20 }],
    [['dinner ideas', 'without cheese'], { meal: 'dinner', limits: limitsFrom([], ['cheese']) }],
    [['dinner ideas', 'for 10'], { meal: 'dinner', servings: 10 }],
    [['soup for lunch', 'not soup'], { meal: 'lunch', dish: undefined, notDishes: ['soup'] }],
    [['dinner with chicken', 'with rice'], { meal: 'dinner', foods: ['chicken', 'rice'] }],
    [['dinner with chicken', 'what about beef'], { meal: 'dinner', foods: ['beef'] }],
    [['dinner with chicken', 'and for dessert?'], { meal: 'dessert', foods: [] }],
    [['pasta without tomato', 'tomato soup recipe'], { limits: NO_LIMITS }],
    [
      ['quick vegan dinner', 'breakfast with eggs'],
      { meal: 'breakfast', foods: ['egg'], minutes: undefined },
    ],
  ])('%j', (turns, wish) => expect(read(...turns)?.wish).toMatchObject(wish))

  it('asks for more, or opens one', () => {
    expect(read('dinner ideas', 'another one')).toMatchObject({ more: true })
    expect(read('dinner ideas', 'the second one')).toMatchObject({ opens: 1 })
    expect(read('dinner ideas', 'the last one')).toMatchObject({ opens: -1 })
  })

  it('is none without a wish before it, or when it asks for something else', () => {
    expect(read('another one')).toBeUndefined()
    expect(read('the second one')).toBeUndefined()
    expect(read('dinner ideas', 'thanks')).toBeUndefined()
    expect(read('dinner ideas', 'how long does rice take')).toBeUndefined()
    expect(read('dinner ideas', 'is it vegan')).toBeUndefined()
  })

  it('changes nothing by itself', () => expect(read('what should I cook')?.wish).toEqual(NO_WISH))
})
