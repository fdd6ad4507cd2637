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
import { pantryStore } from './pantry.ts'
import { preferencesStore } from './preferences.ts'
import { readingStore } from './recipe-reading.ts'
import { useSession } from './session.tsx'

interface Agreed {
  owner: string | null
  base: AccountPreferences
}

/** What the account had when this device last agreed with it, and whose account it was. */
const agreed = deviceStore<Agreed>('sous-synced-preferences', (kept) => {
  const { owner, base } = (kept ?? {}) as { owner?: unknown; base?: AccountPreferences }
  return typeof owner === 'string' && base
    ? { owner, base: { ...DEFAULT_PREFERENCES, ...base } }
    : { owner: null, base: DEFAULT_PREFERENCES }
})

const COLUMNS = 'cooking_skill,dietary_preferences,favorite_cuisines,allergies,staples,units'
const RETRY_MS = 15_000
const PAUSE_MS = 800

/** The profile saved them already: device and account agree on these. */
export function agreeOnPreferences(userId: string, own: AccountPreferences) {
  agreed.set({ owner: userId, base: own })
  applyToDevice(own)
}

function forget() {
  agreed.clear()
  preferencesStore.clear()
  // How numbers are read is the device's own business; whose kitchen has what in it is not.
  applyToDevice({ ...DEFAULT_PREFERENCES, units: readingStore.get().system })
}

/** Joins what the device and the account know, and writes to each what it lacks. */
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

/** While somebody is signed in, device and account know the same; after signing out the device forgets. */
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
      // Several ticks in a row are one change.
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
