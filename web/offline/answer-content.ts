import { asRecipeRow } from '#core/own-recipes/as-recipe-row.ts'
import { ownRow } from '#core/own-recipes/own-row.ts'
import { lineDetails, recipeDetails } from '#core/recipes/recipe-details.ts'
import type { OwnFacts } from '#web/api/own-source.ts'
import { drawnCover } from './drawn-cover.ts'
import { json } from './json-answer.ts'
import { knowledge } from './knowledge.ts'
import type { ContentQuestion, DeviceAnswer } from './messages.ts'

/** About a recipe as a page has it: edited a moment ago, or behind a link. Nothing is read from the device for it. */
export async function answerContent(about: ContentQuestion): Promise<DeviceAnswer> {
  const known = knowledge()
  if (about.wanted === 'lines') return json(about.lines.map((line) => lineDetails(line, known)))
  if (about.wanted === 'cover') return drawnCover(ownRow(about.own))
  const row = asRecipeRow(about.own, known, about.inside)
  return json({ row, details: recipeDetails(row, known, about.inside) } satisfies OwnFacts)
}
