import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { type FactColumns, factColumns, type VersionedKnowledge } from '#core/recipes/fact-columns.ts'
import { ownRow, type StoredContent } from './own-row.ts'

/** What follows from the lines; it takes a while, so a device stores it. */
export function ownFacts(
  { title, ingredients, servings }: Pick<OwnRecipeContent, 'title' | 'ingredients' | 'servings'>,
  known: VersionedKnowledge,
): FactColumns {
  const judged = { title, meal: null, ingredients, dietary_tags: [], lines_sure: true, servings }
  return factColumns(judged, known)
}

/**
 * The row with its facts, judged by the same rules as the collection. `lines` are those of linked recipes too, if it has
 * any; the row has its own as they are written.
 */
export const asRecipeRow = (
  stored: StoredContent,
  known: VersionedKnowledge,
  lines: readonly string[] = stored.content.ingredients,
): ExternalRecipeRow => ownRow(stored, ownFacts({ ...stored.content, ingredients: [...lines] }, known))
