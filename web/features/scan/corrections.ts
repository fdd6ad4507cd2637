import type { SeenIngredient } from '#core/vision/detector.ts'

/** What the user made of the detector's words, kept on the device: { from: { to or "": how often } }. */
type Corrections = Record<string, Record<string, number>>

const KEY = 'sous-corrections'
const REMOVED = ''
/** Once may be a slip; twice is a habit. */
const ENOUGH = 2
const MOST = 300

function read(): Corrections {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Corrections) : {}
  } catch {
    return {}
  }
}

function note(from: string, to: string) {
  const all = read()
  const known = { ...all[from] }
  known[to] = (Number(known[to]) || 0) + 1
  delete all[from]
  // The newest last; the oldest go when there are too many.
  const entries = [...Object.entries(all), [from, known] as const].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // A full or forbidden store: nothing is remembered, nothing breaks.
  }
}

export const noteCorrection = (from: string, to: string) => {
  if (from !== to) note(from, to)
}
export const noteRemoval = (name: string) => note(name, REMOVED)
export const noteKept = (name: string) => {
  const all = read()
  if (!all[name]) return
  delete all[name]
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {}
}

/** The finds as this user wants them: renamed as they renamed them, and unsure where they said no before. */
export function corrected(found: readonly SeenIngredient[]): SeenIngredient[] {
  const all = read()
  const seen = new Map<string, SeenIngredient>()
  for (const one of found) {
    const [to, times] = Object.entries(all[one.name] ?? {}).sort((a, b) => b[1] - a[1])[0] ?? []
    const habit = to !== undefined && Number(times) >= ENOUGH
    const next = habit && to !== REMOVED ? { ...one, name: to } : habit ? { ...one, sure: false } : one
    const before = seen.get(next.name)
    if (!before || next.confidence > before.confidence) seen.set(next.name, next)
  }
  return [...seen.values()]
}
