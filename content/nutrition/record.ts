import { z } from 'zod'
import type { NutritionFacts } from '#core/contracts/recipe-details.ts'

const grams = z.number().min(0).max(100)

/** 100 g of the edible part, in the form in which the ingredient is usually bought: pasta dry, beans canned, meat raw. */
export const nutritionSchema = z.strictObject({
  kcal: z.number().min(0).max(902),
  protein: grams,
  fat: grams,
  /** Includes fiber, as US labels do. */
  carbohydrate: grams,
  fibre: grams,
  sugar: grams,
  /** Milligrams. */
  sodium: z.number().min(0).max(40_000),
  alcohol: grams,
})

export type NutritionTable = Readonly<Record<string, NutritionFacts>>

/**
 * One ingredient per line: name, kcal, protein, fat, carbohydrate, fiber, sugar, sodium in mg, and alcohol where there is
 * any. Rounded figures from general food tables.
 */
export function nutritionTable(text: string): NutritionTable {
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const words = line.trim().split(/\s+/)
        const from = words.findIndex((word) => /^[\d.]+$/.test(word))
        const [
          kcal = 0,
          protein = 0,
          fat = 0,
          carbohydrate = 0,
          fibre = 0,
          sugar = 0,
          sodium = 0,
          alcohol = 0,
        ] = words.slice(from).map(Number)
        const facts = { kcal, protein, fat, carbohydrate, fibre, sugar, sodium, alcohol }
        return [words.slice(0, from).join(' '), facts]
      }),
  )
}
