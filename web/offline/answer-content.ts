import { asRecipeRow } from '#core/own-recipes/as-recipe-row.ts'
import { ownRow, type StoredContent } from '#core/own-recipes/own-row.ts'
import { recipeDetails } from '#core/recipes/recipe-details.ts'
import type { OwnFacts } from '#web/api/own-source.ts'
import { drawnCover } from './drawn-cover.ts'
import { knowledge } from './knowledge.ts'
import type { DeviceAnswer } from './messages.ts'

/** About a recipe as a page has it: edited a moment ago, or behind a link. Nothing is read from the device for it. */
export async function answerContent(own: StoredContent, wanted: 'facts' | 'cover'): Promise<DeviceAnswer> {
  if (wanted === 'cover') return drawnCover(ownRow(own))
  const row = asRecipeRow(own, knowledge())
  const facts: OwnFacts = { row, details: recipeDetails(row, knowledge()) }
  return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(facts) }
}
