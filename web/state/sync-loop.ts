const RETRY_MS = [2000, 5000, 15_000, 60_000]

/** One tab at a time, where the browser can tell; without that, the account sorts it out. */
const alone = (lock: string, work: () => Promise<void>): Promise<void> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(lock, work) : work()

/** Runs a sync when asked to, when the page returns and when the network does; repeats it after a failure. */
export function syncLoop(lock: string, sync: (withPull: boolean) => Promise<void>) {
  let stopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let working = Promise.resolve()
  let queued = false
  let look = false

  const run = (withPull: boolean) => {
    if (stopped) return
    clearTimeout(timer)
    look ||= withPull
    // Queued work sees everything that happened until its turn.
    if (queued) return
    queued = true
    working = working.then(async () => {
      const looking = look
      queued = false
      look = false
      if (stopped) return
      try {
        await alone(lock, async () => {
          if (!stopped) await sync(looking)
        })
        failures = 0
      } catch {
        if (stopped) return
        timer = setTimeout(() => run(true), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
        failures += 1
      }
    })
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible') run(true)
  }
  window.addEventListener('online', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  return {
    run,
    isStopped: () => stopped,
    stop() {
      stopped = true
      clearTimeout(timer)
      window.removeEventListener('online', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    },
  }
}
