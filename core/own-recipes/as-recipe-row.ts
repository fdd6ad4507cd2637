import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { type FactColumns, factColumns, type VersionedKnowledge } from '#core/recipes/fact-columns.ts'
import { plainRow, type StoredContent } from './plain-row.ts'

/** What follows from the lines; it takes a while, so a device stores it. */
export function ownFacts(
  { title, ingredients, servings }: Pick<OwnRecipeContent, 'title' | 'ingredients' | 'servings'>,
  known: VersionedKnowledge,
): FactColumns {
  const judged = { title, meal: null, ingredients, dietary_tags: [], lines_sure: true, servings }
  return factColumns(judged, known)
}

/**
 * A recipe of the user's own as a row of the collection, judged by the same rules: every page and search takes it so.
 * `lines` are those of linked recipes too, if it has any.
 */
export const asRecipeRow = (
  stored: StoredContent,
  known: VersionedKnowledge,
  lines: readonly string[] = stored.content.ingredients,
): ExternalRecipeRow => withOwnFacts(stored, ownFacts({ ...stored.content, ingredients: [...lines] }, known))

/** Its lines are as written; weights of lines are those of the lines that were judged. */
export const withOwnFacts = (stored: StoredContent, facts: FactColumns): ExternalRecipeRow => ({
  ...plainRow(stored),
  ...facts,
})
