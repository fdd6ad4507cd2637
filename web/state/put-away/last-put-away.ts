import { isUuid } from '#core/contracts/uuid.ts'
import type { KeptFood } from '#core/planning/settled.ts'
import { MAX_COUNT } from '#core/put-away/clean-found.ts'
import { MAX_SOURCES, type Source } from '#core/put-away/pile.ts'
import { readPile } from '#core/put-away/read-pile.ts'
import { deviceStore } from '../device-store.ts'
import { readKeptFood } from '../plan/settled.ts'

/** What was put away last, and what is needed to take it back. */
export interface LastPutAway {
  /** In milliseconds. */
  at: number
  /** How many items it was. */
  count: number
  /** The ids of what was recorded in the pantry. */
  events: readonly string[]
  /** The items of the shopping list that were ticked. */
  ticks: readonly string[]
  /** What was settled for planned meals by that. */
  settled: readonly KeptFood[]
  /** What was on the pile. */
  sources: readonly Source[]
}

const KEPT_MS = 86_400_000
/** An item is recorded as a few events at most. */
const MAX_IDS = 4 * MAX_SOURCES

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, MAX_IDS) : [])

export const isRecent = ({ at }: LastPutAway): boolean => at <= Date.now() && Date.now() - at < KEPT_MS

function lastIn(value: unknown): LastPutAway | null {
  const { at, count, events, ticks, settled, sources } = (value ?? {}) as Record<string, unknown>
  if (typeof at !== 'number' || !Number.isFinite(at)) return null
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MAX_COUNT) return null
  const last = {
    at,
    count,
    events: list(events).filter(isUuid),
    ticks: list(ticks).filter(isUuid),
    settled: list(settled).flatMap(readKeptFood),
    sources: readPile({ sources }).sources,
  }
  return last.sources.length > 0 && isRecent(last) ? last : null
}

/** It stays on the device until the next one, or for a day: who finds a mistake has looked into the pantry first. */
export const lastPutAwayStore = deviceStore<LastPutAway | null>('sous-put-away-last', lastIn)
