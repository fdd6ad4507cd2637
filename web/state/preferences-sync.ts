import { useEffect } from 'react'
import { getSupabase, hasStoredSession } from '../api/supabase.ts'
import {
  type AccountPreferences,
  applyToDevice,
  DEFAULT_PREFERENCES,
  devicePreferences,
  fromProfile,
  joinPreferences,
  type PreferenceColumns,
  samePreferences,
  toProfile,
} from './account-preferences.ts'
import { deviceStore } from './device-store.ts'
import { dietQuestion } from './diet-question.ts'
import { pantryStore } from './pantry.ts'
import { preferencesStore } from './preferences.ts'
import { readingStore } from './recipe-reading.ts'
import { useSession } from './session.tsx'
import { staplesQuestion } from './staples-question.ts'

interface Agreed {
  owner: string | null
  base: AccountPreferences
}

/** The account's values at the last sync with this device, and the account's id. */
const agreed = deviceStore<Agreed>('sous-synced-preferences', (kept) => {
  const { owner, base } = (kept ?? {}) as { owner?: unknown; base?: AccountPreferences }
  return typeof owner === 'string' && base
    ? { owner, base: { ...DEFAULT_PREFERENCES, ...base } }
    : { owner: null, base: DEFAULT_PREFERENCES }
})

const COLUMNS = 'cooking_skill,dietary_preferences,favorite_cuisines,allergies,staples,units'
const RETRY_MS = 15_000
const PAUSE_MS = 800

/** The profile already saved them: device and account agree on these. */
export function agreeOnPreferences(userId: string, own: AccountPreferences) {
  agreed.set({ owner: userId, base: own })
  applyToDevice(own)
}

function forget() {
  agreed.clear()
  preferencesStore.clear()
  // What was never avoided here must not look as if it were: ask again.
  dietQuestion.again()
  staplesQuestion.again()
  // Units are a device setting and stay; everything else belongs to the account.
  applyToDevice({ ...DEFAULT_PREFERENCES, units: readingStore.system() })
}

/** Merges the device's and the account's values, and writes to each what it is missing. */
async function syncPreferences(userId: string) {
  if (agreed.get().owner !== null && agreed.get().owner !== userId) forget()
  const supabase = await getSupabase()
  const { data, error } = await supabase
    .from('profiles')
    .select(COLUMNS)
    .eq('user_id', userId)
    .maybeSingle<PreferenceColumns>()
  if (error) throw error
  const theirs = fromProfile(data ?? {})
  const base = agreed.get().owner === userId ? agreed.get().base : undefined
  const joined = joinPreferences(base, devicePreferences(), theirs)
  if (!samePreferences(joined, theirs)) {
    const saved = await supabase
      .from('profiles')
      .upsert({ user_id: userId, ...toProfile(joined), updated_at: new Date().toISOString() })
    if (saved.error) throw saved.error
  }
  agreeOnPreferences(userId, joined)
}

/** While a user is signed in, device and account are in sync; after signing out the device clears them. */
export function usePreferencesSync() {
  const { status, user } = useSession()
  const userId = status === 'signed-in' ? user?.id : undefined

  useEffect(() => {
    if (!userId) {
      if (status === 'signed-out' && !hasStoredSession() && agreed.get().owner !== null) forget()
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    const run = () => {
      syncPreferences(userId).catch(() => {
        if (!stopped) timer = setTimeout(run, RETRY_MS)
      })
    }
    const onChange = () => {
      if (agreed.get().owner !== userId || samePreferences(devicePreferences(), agreed.get().base)) return
      clearTimeout(timer)
      // Debounce: several ticks in a row are one change.
      timer = setTimeout(run, PAUSE_MS)
    }
    const stops = [preferencesStore, pantryStore, readingStore].map((store) => store.subscribe(onChange))
    window.addEventListener('online', run)
    run()
    return () => {
      stopped = true
      clearTimeout(timer)
      window.removeEventListener('online', run)
      for (const stop of stops) stop()
    }
  }, [status, userId])
}
