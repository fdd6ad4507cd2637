import { useEffect } from 'react'

/** Keeps the screen on. The system drops the lock with every change of the tab, so it is taken again on coming back. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let gone = false
    const take = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (gone) void taken.release()
        else lock = taken
      } catch {
        // A low battery may refuse it; the screen then dims as always.
      }
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [])
}
