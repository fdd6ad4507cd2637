/** Runs in the page: how much of the window's height is taken by sticky elements. */
export function standingStill(): number {
  // Far enough for the bars to stick, and not so far that one hides.
  window.scrollTo(0, 119)
  const rows = new Set<number>()
  for (const one of document.querySelectorAll('body *')) {
    if (!/fixed|sticky/.test(getComputedStyle(one).position) || !one.checkVisibility()) continue
    const { top, bottom, width } = one.getBoundingClientRect()
    // A round button in a corner covers no line.
    if (width < window.innerWidth / 2) continue
    for (let row = Math.max(0, Math.round(top)); row < Math.min(window.innerHeight, bottom); row++)
      rows.add(row)
  }
  window.scrollTo(0, 0)
  return rows.size / window.innerHeight
}
