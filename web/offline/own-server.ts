import type { z } from 'zod'
import { cookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { matchRecipesInput } from '#core/contracts/match-recipes.ts'
import { nextPurchaseInput } from '#core/contracts/next-purchase.ts'
import { planCandidatesInput } from '#core/contracts/plan-candidates.ts'
import { recipeDetailsInput } from '#core/contracts/recipe-details.ts'
import { scoreRecipesInput } from '#core/contracts/score-recipes.ts'
import type { SearchRecipesInput } from '#core/contracts/search-recipes.ts'
import { answerMatch } from '#core/matching/answer-match.ts'
import { answerPurchases } from '#core/matching/answer-purchases.ts'
import { answerScores } from '#core/matching/answer-scores.ts'
import { answerPlanCandidates } from '#core/planning/answer-candidates.ts'
import { recipeDetails } from '#core/recipes/recipe-details.ts'
import { json } from './json-answer.ts'
import { knowledge } from './knowledge.ts'
import type { DeviceAnswer, DeviceQuestion } from './messages.ts'
import { ownForQuestion } from './own-for-question.ts'
import type { OwnShelf } from './own-shelf.ts'
import { planBook } from './plan-book.ts'

const JUDGED_MS = 3000

/** Runs a function on valid input; on any other the server's refusal is the answer. */
const checked =
  <Schema extends z.ZodType>(schema: Schema, answer: (input: z.output<Schema>) => unknown) =>
  async (given: unknown): Promise<DeviceAnswer> => {
    const input = schema.safeParse(given)
    const found = input.success ? await answer(input.data) : undefined
    return found === undefined ? null : json(found)
  }

/** The same questions over the user's own recipes alone, to be merged with the answers over all others. */
export function createOwnServer(shelf: OwnShelf) {
  const known = knowledge()
  const { vocabulary } = known
  const rowsOf = async (ids: readonly string[]) => ids.flatMap((id) => shelf.rowOf(id) ?? [])
  const answers: Record<string, (input: unknown) => Promise<DeviceAnswer>> = {
    'match-recipes': checked(matchRecipesInput, (input) =>
      answerMatch({ ...input, mergeable: true }, { index: shelf.index(), vocabulary, rowsOf }),
    ),
    'next-purchase': checked(nextPurchaseInput, (input) =>
      answerPurchases(input, { index: shelf.index(), titlesOf: rowsOf, all: true }),
    ),
    'plan-candidates': checked(planCandidatesInput, (input) => {
      for (const id of [...input.favorites, ...input.fixed]) shelf.rowOf(id)
      const { linesOf } = shelf
      return answerPlanCandidates(input, {
        index: shelf.index(),
        vocabulary,
        book: planBook(),
        rowsOf,
        linesOf,
      })
    }),
    'score-recipes': checked(scoreRecipesInput, (input) => {
      // One that was written a moment ago is judged now.
      for (const id of input.ids) shelf.rowOf(id)
      return answerScores(input, { index: shelf.index(), vocabulary })
    }),
    'recipe-details': checked(recipeDetailsInput, ({ id }) => {
      const row = shelf.rowOf(id)
      return row && recipeDetails(row, known, shelf.linesOf(id))
    }),
    // The server answers; these go with the question.
    'cooking-assistant': checked(cookingAssistantInput, async (input) => {
      // A few new recipes are judged at once; thousands are judged while the question is answered without them.
      const late = new Promise((resolve) => setTimeout(resolve, JUDGED_MS))
      await Promise.race([shelf.settled(), late])
      return ownForQuestion(input, shelf).map(({ asked }) => asked)
    }),
    search_collection: async (input) => json(shelf.collection().search(input as SearchRecipesInput)),
    recipe_cuisines: async () => json(shelf.collection().cuisines()),
  }

  return {
    async answer({ path, body }: DeviceQuestion): Promise<DeviceAnswer> {
      await shelf.ready
      const [, name = ''] = /^\/(?:functions\/v1|rest\/v1\/rpc)\/([\w-]+)/.exec(path) ?? []
      return (await answers[name]?.(JSON.parse(body || '{}'))) ?? null
    },
  }
}
