import { onLive } from '../../api/live.ts'
import { getSupabase } from '../../api/supabase.ts'
import { syncLoop } from '../sync-loop.ts'
import { createAccountSync, type Synced } from './account-sync.ts'
import { OtherOwner } from './database.ts'

/** Debounce: several changes in a row trigger one refresh. */
const PAUSE_MS = 100

/** Keeps the device's records in sync with this account until stopped. `onDone`: what waits may be synced by now. */
export function startSync(me: string, own: Synced & { onDone: () => void }) {
  const account = createAccountSync(me, own)
  const loop = syncLoop('sous-own-sync', async (withPull) => {
    try {
      await account.run(await getSupabase(), withPull)
    } catch (error) {
      // Signed out in another tab: this one is about to learn of it.
      if (error instanceof OtherOwner) loop.stop()
      else throw error
    } finally {
      own.onDone()
    }
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => loop.run(true), PAUSE_MS)
  }
  const stopLive = onLive({
    again: soon,
    change: (change) => {
      if (account.isNews(change)) soon()
    },
  })
  loop.run(true)
  return {
    run: loop.run,
    isRefused: account.isRefused,
    stop() {
      clearTimeout(timer)
      stopLive()
      loop.stop()
    },
  }
}
