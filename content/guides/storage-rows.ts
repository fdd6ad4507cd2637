import type { StoredFood } from '#core/assistant/knowledge.ts'
import { capital } from '#core/text/capital.ts'

/** Table rows for a guide from the assistant's data, in the requested order: food, fridge, freezer, pantry. */
export function storageRows(foods: readonly string[], known: readonly StoredFood[]): string[][] {
  const byFood = new Map(known.map((row) => [row.food, row]))
  return foods.map((food) => {
    const row = byFood.get(food)
    if (!row) throw new Error(`The kitchen knows no storage times of ${food}.`)
    return [capital(row.food), row.fridge, row.freezer, row.pantry]
  })
}
