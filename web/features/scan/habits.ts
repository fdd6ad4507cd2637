import type { Finding } from '#core/vision/detector.ts'
import { deviceStore } from '#web/state/device-store.ts'

/** How often each name was replaced, and by what ("" if it was removed), on devices that had no looks to learn yet. */
type Habits = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Once may have been a mistake; twice is a habit. */
const ENOUGH = 2

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Corrections from before looks were learned. They count until the thing is confirmed or corrected again: then its look
 * takes their place. None are added anymore.
 */
export const habits = deviceStore<Habits>('sous-corrections', (value) =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, replacements]) =>
          isRecord(replacements)
            ? [
                [
                  name,
                  Object.fromEntries(Object.entries(replacements).map(([to, n]) => [to, Number(n) || 0])),
                ],
              ]
            : [],
        ),
      )
    : {},
)

/** What became a habit: the former name, and what it is called instead. */
export const habitsIn = (kept: Habits): { from: string; to: string }[] =>
  Object.entries(kept).flatMap(([from, replacements]) => {
    const [to, times] = Object.entries(replacements).sort((a, b) => b[1] - a[1])[0] ?? []
    return to !== undefined && (times ?? 0) >= ENOUGH ? [{ from, to }] : []
  })

/** The detector's findings under the names that the user prefers, and unsure if they were removed before. */
export function withHabits(findings: readonly Finding[]): Finding[] {
  const preferred = new Map(habitsIn(habits.get()).map(({ from, to }) => [from, to]))
  return findings.map((one) => {
    const to = preferred.get(one.name)
    if (to === undefined) return one
    if (to === '') return { ...one, sure: false }
    const others = [{ name: one.name, confidence: one.confidence }, ...one.others]
    return { ...one, name: to, others: others.filter(({ name }) => name !== to).slice(0, 2) }
  })
}

/** What was said about one of these counts more than the habit. */
export function dropHabits(names: readonly string[]) {
  const kept = Object.entries(habits.get())
  const left = kept.filter(([from]) => !names.includes(from))
  if (left.length === 0) habits.clear()
  else if (left.length < kept.length) habits.set(Object.fromEntries(left))
}
