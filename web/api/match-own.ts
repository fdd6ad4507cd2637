import type { MatchRecipesInput, MatchRecipesOutput } from '#core/contracts/match-recipes.ts'
import { ownSource } from './own-source.ts'
import * as strings from './strings.ts'

const neverSent = () => Promise.reject(new Error(strings.unreachable))

/** What is similar to an own recipe is asked by its ingredients: the device answers that, or nobody does. */
export async function matchOwn(input: MatchRecipesInput, signal?: AbortSignal): Promise<MatchRecipesOutput> {
  const own = await ownSource.load?.()
  return own ? (own.merge('match-recipes', input, neverSent, signal) as never) : neverSent()
}
