import { setImmediate } from 'node:timers/promises'

const AT_A_STRETCH_MS = 15

/** Awaited between the entries of a long list: periodically yields to the rest of the server. */
export function breather(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < AT_A_STRETCH_MS) return
    await setImmediate()
    since = performance.now()
  }
}
