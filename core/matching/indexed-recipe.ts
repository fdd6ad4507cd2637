import { allergenBits, dietBits } from '../contracts/food-facts.ts'
import type { ExternalRecipeRow } from '../contracts/rows.ts'
import { totalOf } from '../contracts/total-time.ts'
import type { IndexedRecipe } from './recipe-store.ts'

type Indexable = Pick<
  ExternalRecipeRow,
  | 'id'
  | 'title'
  | 'ingredients'
  | 'line_weights'
  | 'kind'
  | 'quality_score'
  | 'dietary_tags'
  | 'allergens'
  | 'cooking_time_minutes'
  | 'prep_time_minutes'
  | 'rest_time_minutes'
>

/** A row as the index wants it, on the server and on a device. */
export function toIndexed(row: Indexable): IndexedRecipe {
  return {
    id: row.id,
    title: row.title,
    ingredients: row.ingredients,
    weights: row.line_weights,
    kind: row.kind,
    quality: row.quality_score,
    diet: dietBits(row.dietary_tags),
    contains: allergenBits(row.allergens),
    minutes: totalOf(row),
  }
}
