import type { MatchPlace, Order } from '../contracts/match-recipes.ts'
import { TOP } from '../contracts/sous-score.ts'
import { arrange } from './readiness.ts'
import { compareRank } from './score.ts'
import { soonFirst } from './use-soon.ts'

type Place = Omit<MatchPlace, 'hidden'>

/** How many of the best are needed to put some of them in order: the ready order looks further down. */
export const keptFor = (order: Order, limit: number): number =>
  order === 'ready' ? Math.max(limit, TOP) : limit

type User = Pick<Place, 'soon' | 'tier'> & Parameters<typeof compareRank>[0]

/** Of those that use up something, the readiest first, then those that use up the most. */
export const compareUsers = (a: User, b: User): number =>
  (a.tier ?? 0) - (b.tier ?? 0) || (b.soon ?? 0) - (a.soon ?? 0) || compareRank(a, b)

/** What is put in order, by rank: the best, and in the ready order as many of those that use up something. */
function pool<One extends Place>(places: readonly One[], order: Order, kept: number): One[] {
  const ranked = [...places].sort(compareRank)
  if (order !== 'ready') return ranked.slice(0, kept)
  const users = ranked.filter(({ soon = 0 }) => soon > 0).sort(compareUsers)
  const chosen = new Set([...ranked.slice(0, kept), ...users.slice(0, kept)])
  return ranked.filter((one) => chosen.has(one))
}

/** The best in their final order. */
export function inOrder<One extends Place>(places: readonly One[], order: Order, kept: number): One[] {
  const pooled = pool(places, order, kept)
  return order === 'ready' ? soonFirst(arrange(pooled)) : pooled
}

/** Of the places of several answers, what is shown and how many of the rest would be, but contain what is avoided. */
export function mergePlaces(
  places: readonly MatchPlace[],
  order: Order,
  limit: number,
): { ids: string[]; hidden: number } {
  const kept = keptFor(order, limit)
  const first = (some: readonly MatchPlace[]) => inOrder(some, order, kept).slice(0, limit)
  return {
    ids: first(places.filter(({ hidden }) => !hidden)).map(({ id }) => id),
    hidden: first(places).filter(({ hidden }) => hidden).length,
  }
}
