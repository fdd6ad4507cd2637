import type { AskedOwnRecipe } from '#core/contracts/cooking-assistant.ts'
import type { MatchRecipesInput, MatchRecipesOutput } from '#core/contracts/match-recipes.ts'
import type { NextPurchaseOutput } from '#core/contracts/next-purchase.ts'
import type { PlanCandidatesInput, PlanCandidatesOutput } from '#core/contracts/plan-candidates.ts'
import { CANDIDATES } from '#core/contracts/planning-limits.ts'
import type { ScoreRecipesInput, ScoreRecipesOutput } from '#core/contracts/score-recipes.ts'
import type { CuisineCount, SearchRecipesInput, SearchRecipesOutput } from '#core/contracts/search-recipes.ts'
import { TOP } from '#core/contracts/sous-score.ts'
import { MAX_CONTEXT } from '#core/contracts/substitution-limits.ts'
import {
  mergeCuisines,
  mergeMatches,
  mergePage,
  mergePurchases,
  mergeScores,
  planPage,
} from '#core/own-recipes/merge-answers.ts'
import { mergeCandidates } from '#core/planning/merge-candidates.ts'
import type { OwnAnswers } from '#web/api/own-source.ts'
import type { DeviceAnswer, DeviceQuestion } from './messages.ts'
import * as strings from './strings.ts'

/** Later than this, the server's answer stands. */
const LATE_MS = 1000
/** Which own recipes go with a question; a cold worker reads them first. */
const CHOICE_MS = 6000
/** For what only the device knows. */
const ALONE_MS = 20_000
/** For a plan the own recipes are worth waiting for. */
const PLAN_MS = 8000

interface OwnDevice {
  /** Ids and titles of the user's own recipes. */
  known: () => Promise<ReadonlyMap<string, { content: { title: string } }>>
  ask: (question: DeviceQuestion, options: { own?: true; ms: number }) => Promise<DeviceAnswer>
}

type AskServer = (input: object) => Promise<unknown>

/** No answer at all, not one that says no. */
const isUnreachable = (error: unknown) => !(error as { status?: number } | null)?.status

const pathOf = (name: string) => (name.includes('_') ? `/rest/v1/rpc/${name}` : `/functions/v1/${name}`)

/**
 * Merges the server's answers with those over the device's own recipes. Nothing of an own recipe is in what is sent,
 * except with a question to the assistant.
 */
export function createOwnAnswers({ known, ask }: OwnDevice): OwnAnswers {
  const question = (name: string, input: object): DeviceQuestion => ({
    method: 'POST',
    path: pathOf(name),
    body: JSON.stringify(input),
  })
  async function fromDevice<Output>(name: string, input: object, options: { own?: true; ms: number }) {
    const answer = await ask(question(name, input), options).catch(() => null)
    return answer?.status === 200 ? (JSON.parse(answer.body) as Output) : undefined
  }
  /** Only once the page knows them itself: it would ask the server for their covers. */
  async function fromOwn<Output>(name: string, input: object, ms = LATE_MS): Promise<Output | undefined> {
    const [answer] = await Promise.all([fromDevice<Output>(name, input, { own: true, ms }), known()])
    return answer
  }

  /** For a question that mentions an own recipe: it must not reach the server. */
  async function alone<Output>(name: string, input: object, own?: true): Promise<Output> {
    const answer = await fromDevice<Output>(name, input, { own, ms: ALONE_MS })
    if (answer === undefined) throw new Error(strings.noDeviceAnswer)
    return answer
  }

  /** Both at once. Without a server the own answer alone is one; without an own answer the server's is. */
  async function both<Output>(
    own: Promise<Output | undefined>,
    server: Promise<unknown>,
    signal?: AbortSignal,
  ): Promise<{ own: Output | undefined; server: Output | undefined }> {
    const [mine, theirs] = await Promise.allSettled([own, server])
    const answer = mine.status === 'fulfilled' ? mine.value : undefined
    if (theirs.status === 'fulfilled') return { own: answer, server: theirs.value as Output }
    if (answer === undefined || signal?.aborted || !isUnreachable(theirs.reason)) throw theirs.reason
    return { own: answer, server: undefined }
  }

  const merges: Record<
    string,
    (input: never, askServer: AskServer, signal?: AbortSignal) => Promise<unknown>
  > = {
    async 'match-recipes'(input: MatchRecipesInput, askServer, signal) {
      const recipes = await known()
      const { exclude = [], order = 'ready', limit = TOP, cuisines = [] } = input
      const others = exclude.filter((id) => !recipes.has(id))
      const plan = { order, limit, cuisines }
      // What is similar to an own recipe is asked by its ingredients.
      const isAboutOwn = order === 'score' && exclude.length === 1 && others.length === 0
      const mergeable = { ...input, exclude: others, mergeable: true }
      const theirs = isAboutOwn
        ? fromDevice<MatchRecipesOutput>('match-recipes', mergeable, { ms: ALONE_MS })
        : askServer(mergeable)
      const mine = fromOwn<MatchRecipesOutput>('match-recipes', input)
      const { own, server } = await both(mine, theirs, signal)
      return mergeMatches(
        plan,
        [own, server].filter((one) => one !== undefined),
      )
    },
    async 'next-purchase'(input: object, askServer, signal) {
      const { own, server } = await both(
        fromOwn<NextPurchaseOutput>('next-purchase', input),
        askServer(input),
        signal,
      )
      const none = { ready: 0, single: [], pairs: [] }
      return own ? mergePurchases(own, server ?? none) : server
    },
    async 'plan-candidates'(input: PlanCandidatesInput, askServer, signal) {
      const recipes = await known()
      const others = (ids: readonly string[] = []) => ids.filter((id) => !recipes.has(id))
      const { favorites, fixed, exclude } = input
      const theirs = { favorites: others(favorites), fixed: others(fixed), exclude: others(exclude) }
      const { own, server } = await both<PlanCandidatesOutput>(
        fromOwn('plan-candidates', input, fixed?.some((id) => recipes.has(id)) ? ALONE_MS : PLAN_MS),
        askServer({ ...input, ...theirs }),
        signal,
      )
      return own && server ? mergeCandidates(input.limit ?? CANDIDATES, own, server) : (own ?? server)
    },
    async 'score-recipes'(input: ScoreRecipesInput, askServer, signal) {
      const recipes = await known()
      const others = input.ids.filter((id) => !recipes.has(id))
      const mine = input.ids.filter((id) => recipes.has(id))
      const none: ScoreRecipesOutput = { scores: [] }
      const { own, server } = await both<ScoreRecipesOutput>(
        mine.length > 0 ? fromOwn('score-recipes', { ...input, ids: mine }) : Promise.resolve(undefined),
        others.length > 0 ? askServer({ ...input, ids: others }) : Promise.resolve(none),
        signal,
      )
      return mergeScores(input.ids, own ?? none, server ?? none)
    },
    async search_collection(input: SearchRecipesInput, askServer, signal) {
      const page = Math.max(1, input.page ?? 1)
      const mine = fromOwn<SearchRecipesOutput>('search_collection', input)
      // The first page of both has the server's first; which others are needed depends on how many own ones there are.
      const total = page === 1 ? 0 : ((await mine)?.total ?? 0)
      const { pages } = planPage(total, page)
      const theirs = Promise.all(pages.map((one) => askServer({ ...input, page: one })))
      const { own, server } = await both<unknown>(mine, theirs, signal)
      const answers = (server ?? []) as SearchRecipesOutput[]
      return own ? mergePage(page, own as SearchRecipesOutput, answers) : answers[0]
    },
    async recipe_cuisines(input: object, askServer, signal) {
      const { own, server } = await both(
        fromOwn<CuisineCount[]>('recipe_cuisines', input),
        askServer(input),
        signal,
      )
      return own ? mergeCuisines(own, server ?? []) : server
    },
    'recipe-details': async (input: { id: string }, askServer) =>
      (await known()).has(input.id) ? alone('recipe-details', input, true) : askServer(input),
    async 'ingredient-substitution'(input: { recipe_context?: string }, askServer) {
      const titles = [...(await known()).values()].map(({ content }) => content.title.slice(0, MAX_CONTEXT))
      return input.recipe_context && titles.includes(input.recipe_context)
        ? alone('ingredient-substitution', input)
        : askServer(input)
    },
  }

  return {
    merge: (name, input, askServer, signal) => {
      const merge = merges[name]
      return merge ? merge(input as never, askServer, signal) : askServer(input)
    },
    async attach(input) {
      const recipes = await known()
      if (recipes.size === 0) return input
      const isOpen = input.recipe_id !== undefined && recipes.has(input.recipe_id)
      const ms = isOpen ? ALONE_MS : CHOICE_MS
      const chosen = await fromDevice<AskedOwnRecipe[]>('cooking-assistant', input, { own: true, ms })
      return chosen && chosen.length > 0 ? { ...input, own_recipes: chosen } : input
    },
  }
}
