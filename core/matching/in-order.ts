import type { MatchPlace, Order } from '../contracts/match-recipes.ts'
import { TOP } from '../contracts/sous-score.ts'
import { arrange } from './readiness.ts'
import { compareRank } from './score.ts'

/** How many of the best are needed to put some of them in order: the ready order looks further down. */
export const keptFor = (order: Order, limit: number): number =>
  order === 'ready' ? Math.max(limit, TOP) : limit

/** The best, by rank, in their final order. */
export const inOrder = <One extends Omit<MatchPlace, 'hidden'>>(
  ranked: readonly One[],
  order: Order,
): One[] => (order === 'ready' ? arrange(ranked) : [...ranked])

/** Of the places of several answers, what is shown and how many of the rest would be, but contain what is avoided. */
export function mergePlaces(
  places: readonly MatchPlace[],
  order: Order,
  limit: number,
): { ids: string[]; hidden: number } {
  const kept = keptFor(order, limit)
  const first = (some: readonly MatchPlace[]) =>
    inOrder([...some].sort(compareRank).slice(0, kept), order).slice(0, limit)
  return {
    ids: first(places.filter(({ hidden }) => !hidden)).map(({ id }) => id),
    hidden: first(places).filter(({ hidden }) => hidden).length,
  }
}
