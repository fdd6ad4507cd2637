import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import { planCandidatesInput, planCandidatesOutput } from '#core/contracts/plan-candidates.ts'
import { answerPlanCandidates } from '#core/planning/answer-candidates.ts'
import { createPlanBook, type PlanRow } from '#core/planning/plan-book.ts'
import { LIMITS } from '../../lib/rate-limit.ts'
import { defineFunction } from '../definition.ts'

/** Shared by all requests: it has only what recipes say. */
const book = createPlanBook({
  vocabulary: VOCABULARY,
  measures: MEASURES,
  nutrition: NUTRITION,
  shelfLife: SHELF_LIFE,
})

/** What a plan may be made of. The index chooses; the plan itself is made on the device. */
export const planCandidates = defineFunction({
  input: planCandidatesInput,
  output: planCandidatesOutput,
  limit: LIMITS.plans,
  handler: async ({ input, db, recipes }) => {
    await recipes.ready
    const rowsOf = (ids: string[]) => db<PlanRow[]>`
      select id, title, ingredients, servings, meal, kind, cuisine_type, quality_score, line_weights, storage,
        cooking_time_minutes, prep_time_minutes, rest_time_minutes, origin, dietary_tags, allergens, foods
      from external_recipes where id = any(${ids})`
    return answerPlanCandidates(input, {
      index: recipes.current(),
      vocabulary: recipes.vocabulary,
      book,
      rowsOf,
    })
  },
})
