import { OPEN_MS, type Shown } from '#core/stock/questions.ts'
import { deviceStore } from '../device-store.ts'

const KEPT_MS = 60 * 86_400_000

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** What this device asked about and when: whoever ignores a question isn't asked another one each day. */
export const shownQuestions = deviceStore<Shown>('sous-shown-questions', (kept) =>
  Object.fromEntries(Object.entries(kept ?? {}).filter(([, time]) => isTime(time))),
)

/** A question is on the screen: it counts once. */
export function questionShown(name: string, now = Date.now()) {
  const age = (time: string) => now - Date.parse(time)
  const kept = Object.entries(shownQuestions.get()).filter(([, time]) => age(time) < KEPT_MS)
  if (kept.some(([one, time]) => one === name && age(time) < OPEN_MS)) return
  shownQuestions.set({ ...Object.fromEntries(kept), [name]: new Date(now).toISOString() })
}
