import type { ExternalRecipeRow } from '../contracts/rows.ts'
import { totalOf } from '../contracts/total-time.ts'
import { formOfDish, isInBatches } from './dish-method.ts'
import { minutesFor } from './real-time.ts'

type Row = Pick<
  ExternalRecipeRow,
  'id' | 'title' | 'meal' | 'ingredients' | 'cooking_time_minutes' | 'prep_time_minutes' | 'rest_time_minutes'
>

/** How long a recipe takes for so many times its servings, as the plan counts it; null if unknown. */
export function minutesAt(row: Row, factor: number): number | null {
  const batches = isInBatches(row.title, formOfDish(row))
  return minutesFor({ minutes: totalOf(row), servings: 1, ...(batches && { batches }) }, factor)
}
