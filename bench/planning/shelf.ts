import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import { ALIKE } from '#content/substitutions/alike.ts'
import { SUBSTITUTIONS } from '#content/substitutions/index.ts'
import { type PlanCandidatesInput, planCandidatesInput } from '#core/contracts/plan-candidates.ts'
import { toIndexed } from '#core/matching/indexed-recipe.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { answerPlanCandidates } from '#core/planning/answer-candidates.ts'
import { createPlanBook } from '#core/planning/plan-book.ts'
import { createSwapRules } from '#core/substitutions/swap-rules.ts'
import { cookbookRows } from '#server/database/cookbook-rows.ts'

export const KNOWLEDGE = {
  vocabulary: VOCABULARY,
  measures: MEASURES,
  nutrition: NUTRITION,
  shelfLife: SHELF_LIFE,
}

/** The built-in cookbook as a server has it. */
export const ROWS = cookbookRows()
const byId = new Map(ROWS.map((row) => [row.id, row]))
export const rowOf = (id: string) => byId.get(id)

const index = new RecipeIndex(
  VOCABULARY,
  ROWS.map(toIndexed),
  createSwapRules(SUBSTITUTIONS, ALIKE, VOCABULARY, MEASURES),
)
export const book = createPlanBook(KNOWLEDGE)

/** The function plan-candidates over the cookbook. */
export const candidatesOf = (input: PlanCandidatesInput) =>
  answerPlanCandidates(planCandidatesInput.parse(input), {
    index,
    vocabulary: VOCABULARY,
    book,
    rowsOf: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
  })
