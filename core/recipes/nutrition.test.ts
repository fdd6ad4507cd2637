import { describe, expect, it } from 'vitest'
import { MEASURES } from '#content/measures/index.ts'
import { createFoodBook } from '#core/food-facts/food-book.ts'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { SAMPLE_LARDER } from '../food-facts/sample-larder.ts'
import { estimateNutrition } from './nutrition.ts'
import { recipeDetails } from './recipe-details.ts'

const facts = (kcal: number, protein = 0, fat = 0, carbohydrate = 0) => ({
  kcal,
  protein,
  fat,
  carbohydrate,
  fibre: 0,
  sugar: 0,
  sodium: 0,
  alcohol: 0,
})
const know = {
  vocabulary: createFoodBook(createVocabulary(SAMPLE_LARDER), []),
  measures: MEASURES,
  nutrition: {
    rice: facts(360, 7, 1, 79),
    egg: facts(143, 12.6, 9.5, 0.7),
    chicken: facts(165, 20, 9),
    oil: facts(884, 0, 100),
  },
}
const estimate = (lines: string[], servings = 2) => estimateNutrition(lines, servings, know)

describe('estimateNutrition', () => {
  it('adds up the weights of the lines, per serving', () => {
    const { perServing, counted, lines } = estimate(['1 cup (200 g) rice', '2 large eggs'])
    expect(perServing).toMatchObject({ kcal: 430, protein: 13 })
    expect([counted, lines]).toEqual([2, 2])
  })

  it('falls back to the parent if an ingredient has no figures of its own', () => {
    expect(estimate(['1 pound (450 g) chicken breast'], 1).perServing?.kcal).toBe(745)
  })

  it('reports what it could read, and ignores lines without an amount', () => {
    expect(
      estimate(['1 cup (200 g) rice', '2 eggs', '2 eggs', '1 cup zorblax', 'black pepper, to taste']),
    ).toMatchObject({
      counted: 3,
      lines: 4,
    })
  })

  it('returns nothing when too little is known', () => {
    expect(estimate(['1 cup zorblax', '2 eggs']).perServing).toBeNull()
    expect(estimate([]).perServing).toBeNull()
    expect(estimate(['2 eggs'], 0).perServing).toBeNull()
  })

  it('counts the oil that stays in the food, not all the frying oil', () => {
    const fried = estimate(['4 cups (950 ml) vegetable oil, for frying'], 1).perServing?.kcal ?? 0
    const poured = estimate(['4 cups (950 ml) vegetable oil'], 1).perServing?.kcal ?? 0
    expect(fried / poured).toBeCloseTo(0.12, 2)
  })
})

describe('recipeDetails', () => {
  it('returns weights, densities and which step uses which line', () => {
    const { lines, stepMentions } = recipeDetails(
      {
        ingredients: ['1 cup rice', '1 pound chicken breast', '1 cup milk'],
        instructions: ['Brown the chicken.', 'Add the rice and the milk.', 'Rest for 5 minutes.'],
        servings: 2,
      },
      know,
    )
    expect(lines[0]).toMatchObject({
      name: 'rice',
      gramsPerMl: expect.closeTo(0.78, 2),
      unit: 'cup',
      quantity: { min: 1, max: 1 },
    })
    expect(lines[2]?.gramsPerMl).toBeNull()
    expect(stepMentions).toEqual([[1], [0, 2], []])
  })
})
