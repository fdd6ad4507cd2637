import { type AskedOwnRecipe, askedOwnRecipe } from '#core/contracts/cooking-assistant.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { VersionedKnowledge } from '#core/recipes/fact-columns.ts'
import { asRecipeRow } from './as-recipe-row.ts'
import { emptyContent } from './empty.ts'

/** An own recipe as it goes with a question; undefined if the contract wouldn't take it. */
export function askedOf(row: ExternalRecipeRow): AskedOwnRecipe | undefined {
  const { id, title, ingredients, instructions, servings, difficulty_level, cuisine_type } = row
  const { prep_time_minutes, cooking_time_minutes, rest_time_minutes } = row
  return askedOwnRecipe.safeParse({
    ...{ id, title, ingredients, instructions, servings, difficulty_level, cuisine_type },
    ...{ prep_time_minutes, cooking_time_minutes, rest_time_minutes },
  }).data
}

const plain = (text: string) =>
  text
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const plainLines = (lines: readonly string[]) => lines.map(plain).filter((line) => line !== '')

/** Own recipes that came with a question, as rows of the collection. As the database would store them: without markup. */
export const askedRows = (
  recipes: readonly AskedOwnRecipe[],
  known: VersionedKnowledge,
): ExternalRecipeRow[] =>
  recipes.flatMap(({ id, ...asked }) => {
    const title = plain(asked.title)
    if (title === '') return []
    const content = {
      ...emptyContent,
      ...asked,
      title,
      ingredients: plainLines(asked.ingredients),
      instructions: plainLines(asked.instructions),
    }
    return [asRecipeRow({ id, content, createdAt: '' }, known)]
  })
