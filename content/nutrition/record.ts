import type { NutritionFacts } from '#core/contracts/recipe-details.ts'

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
