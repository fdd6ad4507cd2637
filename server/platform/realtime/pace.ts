/** A rate limit per second, with a burst of one second's worth. */
export function createPace(perSecond: number) {
  let left = perSecond
  let at = performance.now()
  return () => {
    const now = performance.now()
    left = Math.min(perSecond, left + ((now - at) / 1000) * perSecond)
    at = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
