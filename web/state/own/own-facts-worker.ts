import { createFoods } from '#content/food-facts/book.ts'
import { FACTS_VERSION } from '#content/food-facts/version.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { drawCover } from '#core/covers/cover.ts'
import { asRecipeRow } from '#core/own-recipes/as-recipe-row.ts'
import { lineDetails, recipeDetails } from '#core/recipes/recipe-details.ts'
import type { FactsQuestion, OwnFacts } from './own-facts.ts'

const known = {
  vocabulary: createFoods(),
  measures: MEASURES,
  nutrition: NUTRITION,
  version: FACTS_VERSION,
}

function factsOf({ own, inside }: FactsQuestion & { kind: 'recipe' }): OwnFacts {
  const row = asRecipeRow(own, known, inside)
  const { id, title, cuisine_type: cuisine, ingredients } = row
  return {
    row,
    details: recipeDetails(row, known, inside),
    cover: drawCover({ id, title, cuisine, ingredients }),
  }
}

const answer = (question: FactsQuestion) =>
  question.kind === 'recipe' ? factsOf(question) : question.lines.map((line) => lineDetails(line, known))

self.onmessage = ({ data, ports: [port] }: MessageEvent<FactsQuestion>) => {
  let answered: ReturnType<typeof answer> | null = null
  try {
    answered = answer(data)
  } catch {
    // The page shows the recipe without it.
  }
  port?.postMessage(answered)
}
