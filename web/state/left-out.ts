import { useSyncExternalStore } from 'react'
import { MAX_FOOD, MAX_LEFT_OUT, normaliseName } from '#core/contracts/ingredient-names.ts'

const KEY = 'no'

/** Foods by an address that a person may have typed, each once: ?no=tomatoes,olives. What they are, the search knows. */
export function readLeftOut(params: URLSearchParams): string[] {
  const names = params.getAll(KEY).join(',').split(',').map(normaliseName)
  return [...new Set(names.filter((name) => name !== '' && name.length <= MAX_FOOD))].slice(0, MAX_LEFT_OUT)
}

export function writeLeftOut(params: URLSearchParams, foods: readonly string[]) {
  if (foods.length > 0) params.set(KEY, foods.join(','))
  else params.delete(KEY)
}

const NONE: readonly string[] = []
let foods = NONE
const listeners = new Set<() => void>()

/** Foods that the next search leaves out, for this visit; the results have theirs in their address. */
export const leftOutStore = {
  get: () => foods,
  set(next: readonly string[]) {
    foods = next.length > 0 ? [...new Set(next)].slice(0, MAX_LEFT_OUT) : NONE
    for (const listener of listeners) listener()
  },
  add: (more: readonly string[]) => leftOutStore.set([...foods, ...more]),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useLeftOut = (): readonly string[] =>
  useSyncExternalStore(leftOutStore.subscribe, leftOutStore.get, () => NONE)
