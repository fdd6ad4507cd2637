/** So many a second, with a second's worth saved up for a burst. */
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
