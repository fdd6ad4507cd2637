import { ACHIEVEMENTS, type AchievementId } from '#core/contracts/achievement-list.ts'
import type { RecordEventInput } from '#core/contracts/achievements.ts'
import { call, FunctionError } from '../api/functions.ts'
import { hasStoredSession, storedUser } from '../api/supabase.ts'
import { notify } from '../lib/toast.ts'
import { deviceStore } from './device-store.ts'
import * as strings from './strings.ts'

const MOST_WAITING = 50

const day = () => new Date().toISOString().slice(0, 10)
/** Two users may share a device on one day. */
const owner = () => storedUser()?.id ?? ''
const keyOf = (event: RecordEventInput) => `${owner()} ${JSON.stringify(event)}`

/** Events sent today, so that a page opened ten times is reported once. */
const reported = deviceStore<{ day: string; keys: readonly string[] }>('sous-told', (kept) => {
  const { day: on, keys } = (kept ?? {}) as { day?: unknown; keys?: unknown }
  const known = on === day() && Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  return { day: day(), keys: known }
})

interface Untold {
  owner: string
  event: RecordEventInput
}

/** Events that could not be sent yet, such as a dish cooked without a signal. */
const waiting = deviceStore<readonly Untold[]>('sous-untold', (kept) =>
  Array.isArray(kept)
    ? (kept as Partial<Untold>[]).filter((one): one is Untold =>
        Boolean(one?.owner !== undefined && one.event),
      )
    : [],
)

export function celebrateAchievements(ids: readonly AchievementId[]) {
  const [first, ...others] = ACHIEVEMENTS.filter(({ id }) => ids.includes(id))
  if (!first) return
  // One message at a time: several at once share it.
  const names = [first, ...others].map(({ name }) => name).join(', ')
  notify({
    title: strings.achievementUnlocked(names),
    ...(others.length === 0 && { description: first.description }),
    variant: 'success',
  })
}

let working = Promise.resolve()

/** Whether it is settled: accepted or rejected. What failed to send is retried later. */
async function send(event: RecordEventInput): Promise<boolean> {
  try {
    const { unlocked } = await call('record-event', event)
    const now = reported.get()
    reported.set({ day: day(), keys: [...(now.day === day() ? now.keys : []), keyOf(event)].slice(-200) })
    celebrateAchievements(unlocked)
    return true
  } catch (error) {
    return !(error instanceof FunctionError && (error.status === 0 || error.status >= 500))
  }
}

const isSame = (a: Untold, b: Untold) =>
  a.owner === b.owner && JSON.stringify(a.event) === JSON.stringify(b.event)

/** In order; an event leaves the queue only when it is settled, so closing the tab loses nothing. */
async function flushWaiting() {
  for (;;) {
    const next = waiting.get().find((one) => one.owner === owner())
    if (!next || !hasStoredSession() || !(await send(next.event))) return
    waiting.set(waiting.get().filter((one) => !isSame(one, next)))
  }
}

/** Flushes the queue, for instance when back online. */
export function flushEvents() {
  if (waiting.get().length > 0) working = working.then(flushWaiting)
}

/** Reports kitchen events to the account. Not for visitors; it never blocks, and errors are silent. */
export function recordEvent(event: RecordEventInput) {
  if (!hasStoredSession()) return
  const now = reported.get()
  if (now.day === day() && now.keys.includes(keyOf(event))) return
  const own = { owner: owner(), event }
  if (!waiting.get().some((one) => isSame(one, own)))
    waiting.set([...waiting.get(), own].slice(-MOST_WAITING))
  flushEvents()
}
