import { useEffect } from 'react'

/** Keeps the screen on. The system drops the lock whenever the tab is hidden, so it is requested again on return. */
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
        // Refused when the battery is low; the screen then dims as usual.
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
