import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { MEASURES } from '#content/measures/index.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import type { RecipeKind } from '../contracts/recipe-kind.ts'
import { answerFacts } from '../stock/answer-facts.ts'
import { fillsUp, mainOf } from './dish-main.ts'
import { formOfDish, keepsCooked, methodOf, slotsOf } from './dish-method.ts'
import { lineFacts } from './line-facts.ts'

const knowledge = { vocabulary: VOCABULARY, measures: MEASURES, shelfLife: SHELF_LIFE }
const factOf = (name: string) => answerFacts([name], knowledge).facts[name]
const read = (line: string) => lineFacts(line, { ...knowledge, factOf })
/** Lines that begin with a star are what the dish is made of. */
const linesOf = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const facts = read(line.replace('*', ''))
    return facts ? { ...facts, isMain: line.startsWith('*') } : []
  })
const form = (title: string, meal: string | null = 'dinner', ingredients: readonly string[] = []) =>
  formOfDish({ id: title, title, meal, ingredients })

describe('the food that a dish is about', () => {
  it.each([
    ['chicken', ['*1 lb boneless chicken thighs', '*2 cups rice', '1 onion']],
    ['fish', ['*4 cod fillets', '1 lemon']],
    ['beef', ['*1 lb ground beef', '*12 oz spaghetti', '*1 can (28 oz) crushed tomatoes']],
    ['chickpea', ['*2 cans (15 oz each) chickpeas', '*5 oz spinach']],
    ['cheese', ['*12 oz macaroni', '*8 oz cheddar cheese, grated', '*4 cups milk']],
    ['pasta', ['*12 oz spaghetti', '1/2 cup olive oil', '6 cloves garlic']],
    [null, ['1 onion', '2 cloves garlic']],
  ])('%s', (main, lines) => {
    expect(mainOf(linesOf(lines), VOCABULARY)).toBe(main)
  })

  it('is something filling, or the dish is no meal', () => {
    expect(fillsUp(linesOf(['*1 head broccoli', '2 tbsp olive oil', '1 clove garlic']), VOCABULARY)).toBe(
      false,
    )
    expect(fillsUp(linesOf(['*1 head broccoli', '1 can (15 oz) white beans']), VOCABULARY)).toBe(true)
    expect(fillsUp(linesOf(['*4 potatoes', '1 onion']), VOCABULARY)).toBe(true)
  })
})

describe('how a dish is made', () => {
  it.each([
    ['Chicken Noodle Soup', 'soup'],
    ['Beef Stew', 'stew'],
    ['Greek Salad with Grilled Chicken', 'salad'],
    ['Spaghetti Carbonara', 'pasta'],
    ['Vegetable Lasagna', 'oven'],
    ['Shrimp Tacos', 'handheld'],
    ['Mushroom Risotto', 'rice'],
    ['Pepper Steak Stir-Fry', 'stir-fry'],
    ['Something Else Entirely', null],
  ])('%s: %s', (title, method) => {
    expect(methodOf(form(title))).toBe(method)
  })

  it.each<[string, RecipeKind, boolean, string[]]>([
    ['Beef Stew', 'meal', true, ['lunch', 'dinner']],
    ['Roasted Broccoli', 'meal', false, []],
    ['Mashed Potatoes', 'side', true, []],
    ['Blueberry Pancakes', 'breakfast', true, ['breakfast']],
    ['Vegetable Frittata', 'breakfast', true, ['breakfast', 'lunch', 'dinner']],
    ['Hummus', 'sauce', true, []],
    ['Iced Tea', 'drink', false, []],
    ['Berry Smoothie', 'drink', false, ['breakfast', 'snack']],
    ['Oatmeal Cookies', 'sweet', true, ['snack']],
    ['Crunchy Roasted Chickpeas with Trail Mix', 'side', true, ['snack']],
  ])('%s, a %s, fits its meals', (title, kind, fills, slots) => {
    expect(slotsOf(kind, form(title, null), fills)).toEqual(slots)
  })

  it('decides how long a portion is worth keeping', () => {
    const days = (title: string) => keepsCooked(title, form(title), 3)
    expect(days('Beef Stew')).toBe(3)
    expect(days('Caesar Salad')).toBe(1)
    expect(days('Salmon Poke Bowls')).toBe(0)
    expect(days('Tuna Tartare')).toBe(0)
    expect(keepsCooked('Beef Stew', form('Beef Stew'), 1)).toBe(1)
  })
})

describe('a line of a recipe', () => {
  it('names what is bought, how much, and how long that keeps', () => {
    expect(read('2 large onions, chopped')).toMatchObject({
      food: 'onion',
      amount: { value: 2, unit: null },
      grams: 300,
      package: 150,
    })
    expect(read('1 can (15 ounces) chickpeas')).toMatchObject({
      food: 'chickpea',
      amount: { value: 1, unit: 'can' },
      keeps: null,
    })
    const spinach = read('5 ounces baby spinach')
    expect(spinach?.keeps).toBeGreaterThan(2)
    expect(spinach?.keeps).toBeLessThan(10)
  })

  it('takes the whole lemon for its juice', () => {
    const juice = read('3 tablespoons lemon juice')
    expect(juice).toMatchObject({ food: 'lemon', amount: { unit: null } })
    expect(juice?.grams).toBeCloseTo((juice?.amount?.value ?? 0) * (juice?.package ?? 0))
  })

  it('is cautious with meat, by safety', () => {
    expect(read('1 pound chicken thighs')?.keeps).toBe(1)
  })

  it('is nothing for a heading', () => {
    expect(read('')).toBeNull()
  })
})
