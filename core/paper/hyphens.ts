/** Parts of words that are written with a hyphen also where no line ends. */
const COMPOUND =
  /(?:^|[\s(])(?:all|self|medium|low|high|extra|non|semi|half|well|pre|bite|one|two|three|four|heat|cold|deep|stir|pan|oven|dry|sun|slow|free|full|fat|gluten|sugar|dairy|home|hand|pull|room|ready|store|\d+)-$/i
const OPEN_END = /^(?:und|oder|bis|sowie|and|or|to|et|ou|y|o|e)\b/i

/** Two lines of a paragraph as one: a word that was divided at the end of the line becomes whole. */
export function joinLines(before: string, after: string): string {
  if (/[\p{L}\d]\u00ad$/u.test(before)) return before.slice(0, -1) + after
  const divided = /[\p{L}\d][-‐]$/u.test(before) && /^\p{Ll}/u.test(after)
  if (!divided)
    return /[\p{L}][-‐–]$/u.test(before) && /^\p{Lu}/u.test(after) ? before + after : `${before} ${after}`
  if (OPEN_END.test(after)) return `${before} ${after}`
  return COMPOUND.test(before.replace(/‐$/, '-')) ? before + after : before.slice(0, -1) + after
}
