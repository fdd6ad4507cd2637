import type { z } from 'zod'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { createListReader } from '#content/ingredients/reader.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import { findSubstitutions } from '#content/substitutions/find.ts'
import { tipsOfTheDay } from '#content/tips/of-the-day.ts'
import { namedRecipe } from '#core/assistant/named-recipe.ts'
import type { AssistantProfile } from '#core/assistant/write/answer.ts'
import { type CookingAssistantRequest, cookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { findProductsInput } from '#core/contracts/find-products.ts'
import { getDailyTipsInput } from '#core/contracts/get-daily-tips.ts'
import { ingredientSubstitutionInput } from '#core/contracts/ingredient-substitution.ts'
import { matchRecipesInput } from '#core/contracts/match-recipes.ts'
import { nextPurchaseInput } from '#core/contracts/next-purchase.ts'
import { pantryFactsInput } from '#core/contracts/pantry-facts.ts'
import { planCandidatesInput } from '#core/contracts/plan-candidates.ts'
import { readIngredientsInput } from '#core/contracts/read-ingredients.ts'
import { recipeDetailsInput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { scoreRecipesInput } from '#core/contracts/score-recipes.ts'
import type { SearchRecipesInput } from '#core/contracts/search-recipes.ts'
import { shoppingAislesInput } from '#core/contracts/shopping-aisles.ts'
import { withFacts } from '#core/food-facts/card-facts.ts'
import { answerMatch } from '#core/matching/answer-match.ts'
import { answerPurchases } from '#core/matching/answer-purchases.ts'
import { answerScores } from '#core/matching/answer-scores.ts'
import { toIndexed } from '#core/matching/indexed-recipe.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { answerPlanCandidates } from '#core/planning/answer-candidates.ts'
import { rankFacts } from '#core/recipes/rank-facts.ts'
import { recipeDetails } from '#core/recipes/recipe-details.ts'
import { recipeFoods } from '#core/recipes/recipe-foods.ts'
import { createCollectionSearch } from '#core/recipes/search-collection.ts'
import { answerAisles } from '#core/shopping/answer-aisles.ts'
import { answerFacts } from '#core/stock/answer-facts.ts'
import type { WordTable } from '#core/text/word-table.ts'
import type { BriefedChat } from './device-chat.ts'
import { drawnCover } from './drawn-cover.ts'
import { json } from './json-answer.ts'
import { knowledge, once, swapRules } from './knowledge.ts'
import type { DeviceAnswer, DeviceQuestion } from './messages.ts'
import { ownForQuestion } from './own-for-question.ts'
import type { OwnShelf } from './own-shelf.ts'
import { planBook } from './plan-book.ts'
import { readRestQuery, runRestQuery } from './rest-query.ts'
import * as strings from './strings.ts'

export interface DeviceServer {
  answer: (question: DeviceQuestion, profile: AssistantProfile) => Promise<DeviceAnswer>
  /** Undefined: the input is invalid. */
  brief: (input: unknown, profile: AssistantProfile) => Promise<BriefedChat | undefined>
}

interface DeviceShelf {
  rows: readonly ExternalRecipeRow[]
  /** For recipes stored on the device after the device server was opened. */
  rowOf: (id: string) => Promise<ExternalRecipeRow | undefined>
  /** The assistant's word table, where it isn't downloaded with the app. */
  words?: () => Promise<WordTable>
  /** The user's own recipes. Pages merge them into lists; the assistant and single recipes know them here. */
  own?: OwnShelf
}

interface Handled {
  schema: z.ZodType
  answer: (input: never, profile: AssistantProfile) => DeviceAnswer | Promise<DeviceAnswer>
}

/** Preserves the input type from the contract to the handler. */
const handled = <Schema extends z.ZodType>(
  schema: Schema,
  answer: (input: z.output<Schema>, profile: AssistantProfile) => DeviceAnswer | Promise<DeviceAnswer>,
): Handled => ({ schema, answer: answer as Handled['answer'] })

/** The server's functions over the data stored on a device: the same rules and content, a different set of recipes. */
export function createDeviceServer(shelf: DeviceShelf): DeviceServer {
  const rows = shelf.rows.map(withFacts)
  const { vocabulary, measures, nutrition } = knowledge()
  const byId = new Map(rows.map((row) => [row.id, row]))
  // A device may have stored the row before these were computed.
  const ranked = (row: ExternalRecipeRow) =>
    row.line_weights == null ? rankFacts(row, { vocabulary, measures }) : {}
  const wholeOf = (row: ExternalRecipeRow) => ({
    ...row,
    ...ranked(row),
    foods: row.foods ?? recipeFoods(row.ingredients, vocabulary),
  })
  const whole = once(() => rows.map(wholeOf))
  const index = once(() => new RecipeIndex(vocabulary, whole().map(toIndexed), swapRules()))
  const collection = once(() => createCollectionSearch(whole(), vocabulary))
  const listReader = once(() => createListReader(vocabulary))
  const find = async (id: string) => {
    const row = shelf.own?.rowOf(id) ?? byId.get(id) ?? (await shelf.rowOf(id))
    return row && withFacts(row)
  }
  /** Recipes of the plan that were stored after the index was made. */
  const takeIn = async (ids: readonly string[]) => {
    for (const id of ids) {
      const row = index().has(id) ? undefined : await shelf.rowOf(id)
      if (row) index().insert(toIndexed(wholeOf(withFacts(row))))
    }
  }
  const rowsOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map(find))).filter((row) => row !== undefined)
  // With the weights that the index has.
  const planRows = async (ids: readonly string[]) =>
    (await rowsOf(ids)).map((row) => ({ ...row, ...ranked(row) }))
  /** What the assistant knows of the user, and where it looks: as on the server, from the same own recipes. */
  const chatOf = async (input: CookingAssistantRequest, profile: AssistantProfile) => {
    await shelf.own?.ready
    const own = shelf.own ? ownForQuestion(input, shelf.own).map(({ row }) => row) : []
    const { message, recipe_id } = input
    const known = {
      profile,
      recipe: recipe_id ? await find(recipe_id) : undefined,
      named: namedRecipe(message, own, vocabulary),
    }
    const search = (wanted: SearchRecipesInput) => collection().search(wanted)
    return [input, known, { vocabulary, index, rowsOf, search, own, words: shelf.words }] as const
  }

  const functions: Record<string, Handled> = {
    'match-recipes': handled(matchRecipesInput, async (input) =>
      // Without any recipes "nothing fits" would be wrong.
      rows.length > 0 ? json(await answerMatch(input, { index: index(), vocabulary, rowsOf })) : null,
    ),
    'next-purchase': handled(nextPurchaseInput, async (input) =>
      rows.length > 0 ? json(await answerPurchases(input, { index: index(), titlesOf: rowsOf })) : null,
    ),
    'plan-candidates': handled(planCandidatesInput, async (input) => {
      if (rows.length === 0) return null
      await takeIn(input.fixed)
      const book = planBook()
      return json(await answerPlanCandidates(input, { index: index(), vocabulary, book, rowsOf: planRows }))
    }),
    'score-recipes': handled(scoreRecipesInput, (input) =>
      json(answerScores(input, { index: index(), vocabulary })),
    ),
    'recipe-details': handled(recipeDetailsInput, async ({ id }) => {
      const row = await find(id)
      const inside = row?.origin === 'own' ? shelf.own?.linesOf(id) : undefined
      return row ? json(recipeDetails(row, { vocabulary, measures, nutrition }, inside)) : null
    }),
    'ingredient-substitution': handled(ingredientSubstitutionInput, (input) =>
      json(findSubstitutions(input, vocabulary)),
    ),
    'get-daily-tips': handled(getDailyTipsInput, () => json({ tips: tipsOfTheDay(new Date()) })),
    'shopping-aisles': handled(shoppingAislesInput, ({ names }) =>
      json(answerAisles(names, vocabulary, listReader())),
    ),
    'pantry-facts': handled(pantryFactsInput, ({ names }) =>
      json(answerFacts(names, { vocabulary, shelfLife: SHELF_LIFE, measures })),
    ),
    // Lists of products stay with the server; what is on no list is asked for.
    'find-products': handled(findProductsInput, () => json({ products: [] })),
    'read-ingredients': handled(readIngredientsInput, ({ text }) => json(listReader().read(text))),
    'cooking-assistant': handled(cookingAssistantInput, async (input, profile) => {
      const { answerChat } = await import('./device-chat.ts')
      return answerChat(...(await chatOf(input, profile)))
    }),
  }

  const calls: Record<string, (input: SearchRecipesInput) => unknown> = {
    search_collection: (input) => collection().search(input),
    recipe_cuisines: () => collection().cuisines(),
  }

  const tables: Record<string, (ids: readonly string[] | undefined) => Promise<readonly object[] | null>> = {
    external_recipes: async (ids) => {
      if (!ids) return rows.length > 0 ? rows : null
      const found = await rowsOf(ids)
      // A recipe that isn't on the device may well exist.
      return found.length > 0 || ids.length === 0 ? found : null
    },
    common_ingredients: async () =>
      INGREDIENTS.map(({ name, emoji, category, popularity }) => ({
        name,
        emoji,
        category,
        popularity_score: popularity,
      })),
  }

  async function answerFunction(
    name: string,
    body: string,
    profile: AssistantProfile,
  ): Promise<DeviceAnswer> {
    const known = functions[name]
    if (!known) return null
    const input = known.schema.safeParse(JSON.parse(body || '{}'))
    if (!input.success) {
      const message = input.error.issues[0]?.message ?? strings.invalidRequest
      return json({ error: 'bad_request', message }, 400)
    }
    return known.answer(input.data as never, profile)
  }

  return {
    async answer({ path, body }, profile) {
      const { pathname, searchParams } = new URL(path, 'https://device')
      const [, room, name = ''] =
        /^\/(functions\/v1|rest\/v1\/rpc|rest\/v1|covers)\/([\w-]+)/.exec(pathname) ?? []
      if (room === 'functions/v1') return answerFunction(name, body, profile)
      if (room === 'covers') {
        const row = await find(name)
        return row ? drawnCover(row) : null
      }
      if (room === 'rest/v1/rpc') {
        const call = calls[name]
        return call && rows.length > 0 ? json(call(JSON.parse(body || '{}') as SearchRecipesInput)) : null
      }
      const query = readRestQuery(searchParams)
      const found = query && (await tables[name]?.(query.ids))
      return query && found ? json(runRestQuery(found, query)) : null
    },
    async brief(given, profile) {
      const input = cookingAssistantInput.safeParse(given)
      if (!input.success) return undefined
      const { briefModel } = await import('./device-chat.ts')
      return briefModel(...(await chatOf(input.data, profile)))
    },
  }
}
