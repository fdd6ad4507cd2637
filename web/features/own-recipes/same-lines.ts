/**
 * Where each line of a text was before an edit; undefined for a new one. An edit changes one stretch of lines: those
 * above and below it are the same, and within it the first ones stand for each other.
 */
export function sameLines(before: readonly string[], now: readonly string[]): (number | undefined)[] {
  const shorter = Math.min(before.length, now.length)
  let above = 0
  while (above < shorter && before[above] === now[above]) above++
  let below = 0
  while (below < shorter - above && before.at(-1 - below) === now.at(-1 - below)) below++
  return now.map((_, at) => {
    if (at >= now.length - below) return at - now.length + before.length
    return at < before.length - below ? at : undefined
  })
}
