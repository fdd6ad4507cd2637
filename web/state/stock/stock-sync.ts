import type { SupabaseClient } from '@supabase/supabase-js'
import { createStockSync, OtherOwner } from '#core/stock/sync.ts'
import { type LiveChange, onLive } from '../../api/live.ts'
import { getSupabase } from '../../api/supabase.ts'
import { syncLoop } from '../sync-loop.ts'
import { earlierList, forgetEarlierList, sinceAgreed } from './earlier-list.ts'
import { eventStore } from './event-store.ts'
import { factStore } from './fact-store.ts'
import { stockProgress } from './progress.ts'
import { remoteEvents } from './remote-events.ts'
import { shownQuestions } from './shown-questions.ts'
import { stockLog } from './stock-log.ts'

/** Debounce: several changes in a row trigger one refresh. */
const PAUSE_MS = 100

/** The account whose log is on this device, if any. */
const ownerHere = () => stockProgress.get().owner ?? earlierList()?.owner ?? null

/** After signing out nothing of the account remains here. */
function forget() {
  stockLog.clear()
  factStore.clear()
  shownQuestions.clear()
  forgetEarlierList()
  stockProgress.clear()
}

/** A list that an earlier version synced: only what changed since then is new to the account. */
function takeOverEarlier() {
  const earlier = earlierList()
  if (!earlier) return
  // First: without it all of the list would be sent, which is the lesser evil if this is interrupted.
  forgetEarlierList()
  stockLog.adopt()
  const { known, removed } = sinceAgreed(eventStore.get(), earlier)
  stockLog.update((events) => events.filter(({ id }) => !known.has(id)))
  stockLog.record(removed)
}

function createSync(me: string, supabase: SupabaseClient) {
  return createStockSync({
    me,
    local: {
      events: eventStore.get,
      update: stockLog.update,
      progress: () => {
        // Another tab may have signed out meanwhile.
        stockProgress.reread()
        return stockProgress.get()
      },
      setProgress: stockProgress.set,
      onPulled: takeOverEarlier,
    },
    remote: remoteEvents(supabase, me),
  })
}

/** Whether a change elsewhere is new here; the echo of our own isn't. */
function isNews({ table, eventType, new: row }: LiveChange): boolean {
  if (table === 'household_members') return true
  const { household } = stockProgress.get()
  if (table !== (household ? 'household_pantry_events' : 'pantry_events') || eventType === 'DELETE')
    return false
  return !eventStore.get().some(({ id, stored }) => stored && id === row.id)
}

/** Keeps the log in sync with this account until stopped. */
export function startStockSync(me: string) {
  const owner = ownerHere()
  // Another user's log was left behind: it must not be merged.
  if (owner !== null && owner !== me) forget()
  let sync: ReturnType<typeof createSync> | undefined
  const loop = syncLoop('sous-stock-sync', async (withPull) => {
    sync ??= createSync(me, await getSupabase())
    try {
      await sync.run(withPull)
    } catch (error) {
      // Signed out in another tab: this one is about to learn of it.
      if (error instanceof OtherOwner) loop.stop()
      else throw error
    }
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => loop.run(true), PAUSE_MS)
  }
  const stops = [
    onLive({ again: soon, change: (change) => isNews(change) && soon() }),
    eventStore.subscribe(() => {
      if (sync?.isWaiting()) loop.run(false)
    }),
  ]
  loop.run(true)
  return {
    refresh: () => loop.run(true),
    stop() {
      clearTimeout(timer)
      for (const stop of stops) stop()
      loop.stop()
    },
  }
}

/** Signed out: what an account left here goes, what a visitor listed stays. */
export function forgetStock() {
  if (ownerHere() !== null) forget()
}
