import { setImmediate } from 'node:timers/promises'

const AT_A_STRETCH_MS = 15

/** To be awaited between the entries of a long list: now and then it lets the rest of the server go first. */
export function breather(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < AT_A_STRETCH_MS) return
    await setImmediate()
    since = performance.now()
  }
}
