import type { Allergen } from '#core/contracts/food-facts.ts'
import type { ResultFilters } from '#core/matching/filters.ts'
import { writeWithout } from '#web/lib/without-address.ts'
import { paths } from '#web/paths.ts'
import * as strings from './strings.ts'

/** The collection, best first, with those filters of the results that it has too. */
export function moreLikeThis(
  { time, difficulty, cuisine }: ResultFilters,
  { without, leaveOut }: { without: readonly Allergen[]; leaveOut: readonly string[] },
) {
  const params = new URLSearchParams({ sort: 'rated' })
  // Its search reads it.
  if (leaveOut.length > 0) params.set('q', strings.searchWithout(leaveOut))
  // Only an upper limit has its counterpart.
  if (time === 'quick') params.set('time', '30')
  if (difficulty !== 'all') params.set('difficulty', difficulty)
  // The collection has no group of cuisines.
  if (cuisine !== 'all' && cuisine !== 'asian') params.set('cuisine', cuisine)
  writeWithout(params, without)
  return { pathname: paths.recipes(), search: params.toString() }
}
