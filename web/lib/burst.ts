/** Lets the first of a burst through at once, and of the rest only the last: newer ones abort those before. */
export function burst(ms: number): (signal: AbortSignal) => Promise<void> {
  let last = Number.NEGATIVE_INFINITY
  return async (signal) => {
    const before = last
    last = performance.now()
    if (last - before >= ms) return
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    })
  }
}
