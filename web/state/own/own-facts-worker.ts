import { createFoods } from '#content/food-facts/book.ts'
import { FACTS_VERSION } from '#content/food-facts/version.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { drawCover } from '#core/covers/cover.ts'
import { asRecipeRow } from '#core/own-recipes/as-recipe-row.ts'
import type { StoredContent } from '#core/own-recipes/plain-row.ts'
import { recipeDetails } from '#core/recipes/recipe-details.ts'
import type { OwnFacts } from './own-facts.ts'

const known = {
  vocabulary: createFoods(),
  measures: MEASURES,
  nutrition: NUTRITION,
  version: FACTS_VERSION,
}

function factsOf(own: StoredContent): OwnFacts {
  const row = asRecipeRow(own, known)
  const { id, title, cuisine_type: cuisine, ingredients } = row
  return { row, details: recipeDetails(row, known), cover: drawCover({ id, title, cuisine, ingredients }) }
}

self.onmessage = ({ data, ports: [port] }: MessageEvent<StoredContent>) => {
  let facts: OwnFacts | null = null
  try {
    facts = factsOf(data)
  } catch {
    // The page shows the recipe without them.
  }
  port?.postMessage(facts)
}
