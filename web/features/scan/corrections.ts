import type { SeenIngredient } from '#core/contracts/vision-ingredient-detector.ts'
import { corrections } from './corrections-store.ts'

const REMOVED = ''
/** Once may be a mistake; twice is a habit. */
const ENOUGH = 2
const MOST = 300

function note(from: string, to: string) {
  const { [from]: known = {}, ...others } = corrections.get()
  // The newest last; the oldest go when there are too many.
  const all = [...Object.entries(others), [from, { ...known, [to]: (known[to] ?? 0) + 1 }] as const]
  corrections.set(Object.fromEntries(all.slice(-MOST)))
}

export const noteCorrection = (from: string, to: string) => {
  if (from !== to) note(from, to)
}
export const noteRemoval = (name: string) => note(name, REMOVED)
export const noteKept = (name: string) => {
  const { [name]: known, ...others } = corrections.get()
  if (known) corrections.set(others)
}

/** Detections with the user's corrections applied: renamed, and unsure if they were removed before. */
export function corrected(found: readonly SeenIngredient[]): SeenIngredient[] {
  const all = corrections.get()
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
