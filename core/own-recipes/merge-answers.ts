import type { z } from 'zod'
import type { MatchPlace, MatchRecipesOutput, matchRecipesInput } from '#core/contracts/match-recipes.ts'
import type { NextPurchaseOutput, Purchase } from '#core/contracts/next-purchase.ts'
import type { ScoreRecipesOutput } from '#core/contracts/score-recipes.ts'
import {
  type CuisineCount,
  type DroppableFilter,
  PAGE_SIZE,
  type SearchRecipesOutput,
} from '#core/contracts/search-recipes.ts'
import { favouritesFirst, reachOf } from '#core/matching/answer-match.ts'
import { isOneOf } from '#core/matching/cuisines-of.ts'
import { mergePlaces } from '#core/matching/in-order.ts'
import { byWorth, NAMED, SHOWN } from '#core/matching/purchases.ts'

type Mergeable = MatchRecipesOutput & { places: MatchPlace[] }
const isMergeable = (answer: MatchRecipesOutput): answer is Mergeable => answer.places !== undefined

/**
 * The answer over all recipes from the mergeable answers over parts of them, for the same input. A recipe in both parts
 * is the first's. An answer without places, of an older server, stays as it is, with the others behind it.
 */
export function mergeMatches(
  input: Pick<z.output<typeof matchRecipesInput>, 'order' | 'limit' | 'cuisines'>,
  answers: readonly MatchRecipesOutput[],
): MatchRecipesOutput {
  const { order, limit, cuisines } = input
  const recipes = new Map(
    answers.flatMap((answer) => answer.recipes.map((one) => [one.id, one] as const)).reverse(),
  )
  if (!answers.every(isMergeable)) {
    const plain = [...answers].sort((a, b) => Number(isMergeable(a)) - Number(isMergeable(b)))
    const ids = new Set(plain.flatMap((answer) => answer.recipes.map(({ id }) => id)))
    return {
      recipes: [...ids].flatMap((id) => recipes.get(id) ?? []).slice(0, limit),
      hidden: answers.reduce((sum, { hidden }) => sum + hidden, 0),
    }
  }
  const places = new Map(
    answers.flatMap((answer) => answer.places.map((place) => [place.id, place] as const)).reverse(),
  )
  const { ids, hidden } = mergePlaces([...places.values()], order, reachOf(input))
  const ranked = ids.flatMap((id) => recipes.get(id) ?? [])
  const isFavourite = ({ cuisine_type }: { cuisine_type: string | null }) => isOneOf(cuisine_type, cuisines)
  return { recipes: favouritesFirst(ranked, isFavourite).slice(0, limit), hidden }
}

function mergeLists(own: readonly Purchase[], others: readonly Purchase[]): Purchase[] {
  const merged = new Map<string, Purchase>()
  for (const one of [...own, ...others]) {
    const key = one.buy.join('\n')
    const known = merged.get(key)
    merged.set(key, {
      ...one,
      count: one.count + (known?.count ?? 0),
      worth: (one.worth ?? one.count) + (known?.worth ?? 0),
      recipes: [...(known?.recipes ?? []), ...one.recipes].slice(0, NAMED),
    })
  }
  return [...merged.values()].sort(byWorth).slice(0, SHOWN)
}

/** Counts add up. Of purchases that only the device's recipes need, the server's few are not counted. */
export const mergePurchases = (own: NextPurchaseOutput, others: NextPurchaseOutput): NextPurchaseOutput => ({
  ready: own.ready + others.ready,
  single: mergeLists(own.single, others.single),
  pairs: mergeLists(own.pairs, others.pairs),
})

/** In the order of the ids that were asked for; the device's own answer counts first. */
export function mergeScores(
  ids: readonly string[],
  own: ScoreRecipesOutput,
  others: ScoreRecipesOutput,
): ScoreRecipesOutput {
  const byId = new Map([...others.scores, ...own.scores].map((score) => [score.id, score]))
  return { scores: [...new Set(ids)].flatMap((id) => byId.get(id.toLowerCase()) ?? []) }
}

/** Own recipes come first. Which pages of the server a page of both lists together needs: one at least, for the total. */
export function planPage(ownTotal: number, page: number): { pages: number[] } {
  const from = (Math.max(1, page) - 1) * PAGE_SIZE
  const to = from + PAGE_SIZE
  const [first, last] = [Math.max(0, from - ownTotal), to - ownTotal]
  if (last <= 0) return { pages: [1] }
  const pages: number[] = []
  for (let at = Math.floor(first / PAGE_SIZE); at * PAGE_SIZE < last; at++) pages.push(at + 1)
  return { pages }
}

function mergeDrops(own: readonly DroppableFilter[], others: readonly DroppableFilter[]): DroppableFilter[] {
  const totals = new Map<string, number>()
  for (const { filter, total } of [...own, ...others]) totals.set(filter, (totals.get(filter) ?? 0) + total)
  // One filter that helps is better advice than to drop them all.
  if (totals.size > 1) totals.delete('all')
  return [...totals]
    .map(([filter, total]) => ({ filter, total }))
    .sort((a, b) => b.total - a.total || (a.filter < b.filter ? -1 : 1))
}

/** A page of both lists together. `own` is that page of the own list; `pages` are the server's pages of the plan, in order. */
export function mergePage(
  page: number,
  own: SearchRecipesOutput,
  pages: readonly SearchRecipesOutput[],
): SearchRecipesOutput {
  const plan = planPage(own.total, page)
  const from = Math.max(0, (Math.max(1, page) - 1) * PAGE_SIZE - own.total)
  const skipped = from - ((plan.pages[0] ?? 1) - 1) * PAGE_SIZE
  const others = pages.flatMap(({ recipes }) => recipes).slice(skipped)
  const server = pages[0]
  const total = own.total + (server?.total ?? 0)
  return {
    total,
    hidden: own.hidden + (server?.hidden ?? 0),
    // Of a few own recipes hardly any has the very words: that says nothing if the collection has some.
    similar: server && server.total > 0 ? server.similar : own.similar,
    drops: total === 0 ? mergeDrops(own.drops, server?.drops ?? []) : [],
    recipes: [...own.recipes, ...others].slice(0, PAGE_SIZE),
  }
}

/** The most common first, as the server has them. */
export function mergeCuisines(own: readonly CuisineCount[], others: readonly CuisineCount[]): CuisineCount[] {
  const counts = new Map<string, number>()
  for (const { cuisine, recipes } of [...own, ...others])
    counts.set(cuisine, (counts.get(cuisine) ?? 0) + recipes)
  return [...counts]
    .map(([cuisine, recipes]) => ({ cuisine, recipes }))
    .sort((a, b) => b.recipes - a.recipes || (a.cuisine < b.cuisine ? -1 : 1))
}
