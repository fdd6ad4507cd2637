import type { SeenIngredient } from '#core/contracts/vision-ingredient-detector.ts'
import { deviceStore } from '#web/state/device-store.ts'

/** The user's corrections to detections, stored on the device: for each name what it became ("": removed), and how often. */
type Corrections = Readonly<Record<string, Readonly<Record<string, number>>>>

const REMOVED = ''
/** Once may be a mistake; twice is a habit. */
const ENOUGH = 2
const MOST = 300

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const store = deviceStore<Corrections>('sous-corrections', (kept) =>
  isRecord(kept)
    ? Object.fromEntries(
        Object.entries(kept).flatMap(([name, became]) =>
          isRecord(became)
            ? [[name, Object.fromEntries(Object.entries(became).map(([to, n]) => [to, Number(n) || 0]))]]
            : [],
        ),
      )
    : {},
)

function note(from: string, to: string) {
  const { [from]: known = {}, ...others } = store.get()
  // Newest last; the oldest are dropped when there are too many.
  const all = [...Object.entries(others), [from, { ...known, [to]: (known[to] ?? 0) + 1 }] as const]
  store.set(Object.fromEntries(all.slice(-MOST)))
}

export const noteCorrection = (from: string, to: string) => {
  if (from !== to) note(from, to)
}
export const noteRemoval = (name: string) => note(name, REMOVED)
export const noteKept = (name: string) => {
  const { [name]: known, ...others } = store.get()
  if (known) store.set(others)
}
/** Clears the in-memory copy; the next read loads it from storage again. */
export const rereadCorrections = store.reread

/** Detections with the user's corrections applied: renamed, and unsure if they were removed before. */
export function corrected(found: readonly SeenIngredient[]): SeenIngredient[] {
  const all = store.get()
  const seen = new Map<string, SeenIngredient>()
  for (const one of found) {
    const [to, times] = Object.entries(all[one.name] ?? {}).sort((a, b) => b[1] - a[1])[0] ?? []
    const habit = to !== undefined && (times ?? 0) >= ENOUGH
    const next = habit ? (to === REMOVED ? { ...one, sure: false } : { ...one, name: to }) : one
    const before = seen.get(next.name)
    if (!before || next.confidence > before.confidence) seen.set(next.name, next)
  }
  return [...seen.values()]
}
