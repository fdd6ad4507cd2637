import { ownSource } from './own-source.ts'

/** Their answers depend on recipes. */
const MERGED = new Set([
  'match-recipes',
  'next-purchase',
  'plan-candidates',
  'score-recipes',
  'search_collection',
  'recipe_cuisines',
  'recipe-details',
  'ingredient-substitution',
])

/** The server's answer over the collection, with the user's own recipes where the device has some. */
export async function withOwn<Output>(
  name: string,
  input: object,
  askServer: (input: object) => Promise<Output>,
  signal?: AbortSignal,
): Promise<Output> {
  const own = MERGED.has(name) ? await ownSource.load?.()?.catch(() => undefined) : undefined
  return own ? (own.merge(name, input, askServer as never, signal) as Promise<Output>) : askServer(input)
}

const listeners = new Set<(isGone: boolean) => void>()

/** Own recipes have changed; `isGone`: after signing out nothing of them may stay. */
export const onOwnChange = (listener: (isGone: boolean) => void) => {
  listeners.add(listener)
}

export const announceOwnChange = (isGone: boolean) => {
  for (const listener of listeners) listener(isGone)
}
