import { MAX_INGREDIENTS } from '#core/contracts/ingredient-names.ts'
import type { PantryFact } from '#core/contracts/pantry-facts.ts'
import { type Facts, factOf } from '#core/stock/describe.ts'
import { call } from '#web/api/functions.ts'
import { deviceStore } from '../device-store.ts'

const MAX_KEPT = 1000

/** A corrected figure reaches every device within a week. */
const KEPT_MS = 7 * 86_400_000

interface Kept {
  /** When the first of them was fetched, in milliseconds. */
  since: number
  facts: Facts
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const device = deviceStore<Kept>('sous-pantry-facts', (kept) => {
  const { since, facts } = (kept ?? {}) as Partial<Kept>
  const isFresh = typeof since === 'number' && Date.now() - since < KEPT_MS && since <= Date.now()
  return isFresh && isFacts(facts) ? { since, facts } : { since: 0, facts: {} }
})

/** What is known about foods, by the names that the user lists; null for unknown ones. Also for shops without a signal. */
export const factStore = {
  subscribe: device.subscribe,
  clear: device.clear,
  get: () => device.get().facts,
  empty: () => device.empty().facts,
}

export function keepFacts(facts: Facts) {
  const kept = factStore.get()
  if (Object.keys(facts).every((name) => Object.hasOwn(kept, name))) return
  const all = Object.fromEntries(Object.entries({ ...kept, ...facts }).slice(-MAX_KEPT))
  device.set({ since: device.get().since || Date.now(), facts: all })
}

export async function fetchFacts(names: readonly string[], signal?: AbortSignal): Promise<Facts> {
  const asked = names.slice(0, MAX_INGREDIENTS)
  const { facts } = await call('pantry-facts', { names: asked }, { signal })
  return Object.fromEntries(asked.map((name): [string, PantryFact | null] => [name, factOf(facts, name)]))
}
