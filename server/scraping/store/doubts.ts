import type { PageEvidence } from '#core/contracts/scrape-evidence.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { Doubt } from '#core/contracts/scrape-review.ts'

/** Below this, a field is marked. */
const SURE = 0.7
const MOST_REASONS = 10

/** What a reviewer should look at. */
export function doubtsOf(recipe: ExtractedRecipe, evidence: PageEvidence | null | undefined): Doubt[] {
  const unsure = Object.entries(recipe.origins).flatMap(([field, origin]): Doubt[] =>
    origin && origin.confidence < SURE ? [{ why: 'unsure', field, line: null, text: null }] : [],
  )
  const unseen = (evidence?.unseen ?? []).map((one): Doubt => ({ ...one, why: 'unseen', text: null }))
  const judged = (recipe.quality_reasons ?? [])
    .slice(0, MOST_REASONS)
    .map((text): Doubt => ({ why: 'judged', field: null, line: null, text }))
  return [...unsure, ...unseen, ...judged]
}

/** 0 to 100: how sure the less certain of ingredients and steps is. */
export const confidenceOf = ({ origins }: ExtractedRecipe) =>
  Math.round(100 * Math.min(origins.ingredients?.confidence ?? 0, origins.instructions?.confidence ?? 0.5))
