import { keptEvents } from '#core/stock/compact.ts'
import { byTime, stockEvent } from '#core/stock/event.ts'
import type { DeviceEvent } from '#core/stock/sync.ts'
import { deviceStore } from '../device-store.ts'

const KEY = 'sous-stock'
/** As core/stock/compact.ts keeps. */
const MAX_EVENTS = 4000

function readEvent(kept: unknown): DeviceEvent[] {
  const event = stockEvent(kept)
  if (!event) return []
  const { stored, here } = kept as DeviceEvent
  const isTime = typeof here === 'string' && !Number.isNaN(Date.parse(here))
  return [{ ...event, ...(stored === true && { stored }), ...(isTime && { here }) }]
}

const device = deviceStore<readonly DeviceEvent[]>(KEY, (kept) =>
  Array.isArray(kept) ? kept.flatMap(readEvent) : [],
)

const written = () => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** As written by whichever tab was last. */
let seen: string | null | undefined
function refresh() {
  const now = written()
  if (seen !== undefined && now !== seen) device.reread()
  seen = now
}

/** Long logs lose old history, but nothing that the account doesn't have yet. */
function bounded(events: readonly DeviceEvent[]): readonly DeviceEvent[] {
  if (events.length <= MAX_EVENTS) return events
  const kept = new Set(keptEvents(events, new Date().toISOString()))
  const isSynced = events.some(({ stored }) => stored)
  return events.filter((event) => kept.has(event) || (isSynced && !event.stored))
}

/** Written by this tab a moment ago: another tab that wrote at the same time may not have seen it. */
const RECENT_MS = 10_000
let recent: { event: DeviceEvent; until: number }[] = []

function write(events: readonly DeviceEvent[]) {
  device.set(bounded([...events].sort(byTime)))
  seen = written()
}

// Capturing: before the store reads what was written. An empty log was cleared on purpose, by signing out.
if (typeof window !== 'undefined')
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === null || (key === KEY && (newValue === null || newValue === '[]'))) recent = []
    },
    true,
  )

device.subscribe(() => {
  const events = device.get()
  recent = recent.filter(({ until }) => until > Date.now())
  if (recent.length === 0) return
  const ids = new Set(events.map(({ id }) => id))
  const lost = recent.filter(({ event }) => !ids.has(event.id)).map(({ event }) => event)
  if (lost.length > 0) write([...events, ...lost])
})

/** The events on this device, in their order. */
export const eventStore = {
  get: device.get,
  empty: device.empty,
  subscribe: device.subscribe,
  /** Reads what other tabs have written. */
  refresh,
  add(events: readonly DeviceEvent[]) {
    if (events.length === 0) return
    refresh()
    const until = Date.now() + RECENT_MS
    recent.push(...events.map((event) => ({ event, until })))
    write([...device.get(), ...events])
  },
  /** Replaces the events by others: those of an account, or what is left of them. */
  update(change: (events: readonly DeviceEvent[]) => readonly DeviceEvent[]) {
    refresh()
    recent = []
    write(change(device.get()))
  },
}
