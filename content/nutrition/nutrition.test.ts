import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { MEASURES } from '#content/measures/index.ts'
import { estimateNutrition } from '#core/recipes/nutrition.ts'
import { NUTRITION } from './index.ts'

const grams = z.number().min(0).max(100)

/** 100 g of the edible part, as the ingredient usually comes into a kitchen: pasta dry, beans canned, meat raw. */
const nutritionSchema = z.strictObject({
  kcal: z.number().min(0).max(902),
  protein: grams,
  fat: grams,
  /** Fibre counted in, as US labels do. */
  carbohydrate: grams,
  fibre: grams,
  sugar: grams,
  /** Milligrams. */
  sodium: z.number().min(0).max(40_000),
  alcohol: grams,
})

const names = new Set(INGREDIENTS.map(({ name }) => name))
const rows = Object.entries(NUTRITION)
/** Energy not explained by protein, fat, starch and alcohol, or starch that yields none. */
const OTHER_ENERGY = new Set([
  'stevia',
  'artificial sweetener',
  'erythritol',
  'monk fruit sweetener',
  'vinegar',
  'rice vinegar',
  'cocoa powder',
  'matcha',
  'wheat bran',
])
const categoryOf = new Map(INGREDIENTS.map(({ name, category }) => [name, category]))

describe('nutrition table', () => {
  it('covers at least 350 ingredients, all of them in the vocabulary', () => {
    expect(rows.length).toBeGreaterThanOrEqual(350)
    expect(rows.map(([name]) => name).filter((name) => !names.has(name))).toEqual([])
  })

  it('matches the schema', () => {
    for (const [name, facts] of rows) expect(nutritionSchema.safeParse(facts).success, name).toBe(true)
  })

  it('adds up: energy matches the macronutrients (Atwater), and the parts fit into 100 g', () => {
    const wrong = rows.filter(([name, { kcal, protein, fat, carbohydrate, fibre, alcohol }]) => {
      if (OTHER_ENERGY.has(name)) return false
      const energy = 4 * protein + 9 * fat + 4 * (carbohydrate - fibre) + 2 * fibre + 7 * alcohol
      // The body absorbs less of spices and dried herbs than of other foods.
      const dry = ['spices', 'herbs'].includes(categoryOf.get(name) ?? '')
      return Math.abs(energy - kcal) > Math.max(15, kcal * (dry ? 0.33 : 0.15))
    })
    expect(wrong.map(([name]) => name)).toEqual([])
    const tooMuch = rows.filter(
      ([, { protein, fat, carbohydrate, fibre, sugar, alcohol }]) =>
        protein + fat + carbohydrate + alcohol > 101 || sugar + fibre > carbohydrate + 1.5,
    )
    expect(tooMuch.map(([name]) => name)).toEqual([])
  })

  it('is sufficient for the whole cookbook, with realistic servings', () => {
    const know = { vocabulary: VOCABULARY, measures: MEASURES, nutrition: NUTRITION }
    const estimates = COOKBOOK.map(
      ({ ingredients, servings }) => estimateNutrition(ingredients, servings, know).perServing?.kcal ?? 0,
    )
    expect(estimates.filter((kcal) => kcal === 0)).toEqual([])
    expect(Math.max(...estimates)).toBeLessThan(1100)
    expect(estimates.toSorted((a, b) => a - b)[estimates.length >> 1]).toBeGreaterThan(350)
  })
})

describe('measures', () => {
  it('only name ingredients from the vocabulary, with the density of at least 120', () => {
    const { densities, pieces, edible, poured } = MEASURES
    for (const table of [densities, pieces, edible])
      expect(Object.keys(table).filter((name) => !names.has(name))).toEqual([])
    expect([...poured].filter((name) => !names.has(name))).toEqual([])
    expect(Object.keys(densities).length).toBeGreaterThanOrEqual(120)
  })

  it('contain plausible figures', () => {
    for (const [name, value] of Object.entries(MEASURES.densities)) {
      expect(value, name).toBeGreaterThan(0.03)
      expect(value, name).toBeLessThan(1.5)
    }
    for (const [name, grams] of Object.entries(MEASURES.pieces)) {
      expect(grams, name).toBeGreaterThan(0)
      expect(grams, name).toBeLessThan(5000)
    }
    for (const [name, share] of Object.entries(MEASURES.edible)) {
      expect(share, name).toBeGreaterThanOrEqual(0)
      expect(share, name).toBeLessThan(1)
    }
  })
})
