import { ACHIEVEMENTS, type AchievementId } from '#core/account/achievements.ts'
import type { RecordEventInput, RecordEventOutput } from '#core/contracts/achievements.ts'
import { deviceStore } from './device-store.ts'
import { callFunction, FunctionError } from './functions.ts'
import { hasStoredSession, storedUser } from './supabase.ts'
import { notify } from './toast.ts'

const MOST_WAITING = 50

const day = () => new Date().toISOString().slice(0, 10)
/** Two people may share a device on one day. */
const owner = () => storedUser()?.id ?? ''
const keyOf = (event: RecordEventInput) => `${owner()} ${JSON.stringify(event)}`

/** What was told today, so that a page that is opened ten times is told once. */
const told = deviceStore<{ day: string; keys: readonly string[] }>('sous-told', (kept) => {
  const { day: on, keys } = (kept ?? {}) as { day?: unknown; keys?: unknown }
  const known = on === day() && Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  return { day: day(), keys: known }
})

interface Untold {
  owner: string
  event: RecordEventInput
}

/** What could not be told yet, such as a dish cooked where there is no signal. */
const waiting = deviceStore<readonly Untold[]>('sous-untold', (kept) =>
  Array.isArray(kept)
    ? (kept as Partial<Untold>[]).filter((one): one is Untold =>
        Boolean(one?.owner !== undefined && one.event),
      )
    : [],
)

export function celebrateAchievements(ids: readonly AchievementId[]) {
  for (const { id, name, description } of ACHIEVEMENTS)
    if (ids.includes(id))
      notify({
        title: `Achievement unlocked: ${name}`,
        description,
        variant: 'success',
      })
}

let working = Promise.resolve()

async function send(event: RecordEventInput) {
  try {
    const { unlocked } = await callFunction<RecordEventOutput>('record-event', event)
    const now = told.get()
    told.set({ day: day(), keys: [...(now.day === day() ? now.keys : []), keyOf(event)].slice(-200) })
    celebrateAchievements(unlocked)
  } catch (error) {
    // A refusal stays one; what got lost on the way is told with the next event.
    const lost = error instanceof FunctionError && (error.status === 0 || error.status >= 500)
    if (lost) waiting.set([...waiting.get(), { owner: owner(), event }].slice(-MOST_WAITING))
  }
}

/** Tells the account what happened in the kitchen. Visitors have none; nobody ever waits for it, and it never fails aloud. */
export function recordEvent(event: RecordEventInput) {
  if (!hasStoredSession()) return
  const now = told.get()
  if (now.day === day() && now.keys.includes(keyOf(event))) return
  const earlier = waiting.get()
  if (earlier.length > 0) waiting.clear()
  const mine = earlier.filter((one) => one.owner === owner()).map((one) => one.event)
  for (const one of [...mine, event]) working = working.then(() => send(one))
}
