const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060\ufeff\ufffd]/gu

/** All whitespace but a single space, which is the replacement: replacing those too is most of the work. */
export const SPACES = /\s{2,}|[^\S ]/g

/** Normalizes whitespace, control characters, doubled brackets and spaces before commas. */
export function tidy(line: string): string {
  // Also merges spaces separated by invisible characters: long runs of them would slow down every later pattern.
  let text = line.replace(SPACES, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim()
  if (text.includes('('))
    text = text
      .replace(/\(\s*\(([^()]*)\)\s*\)/g, '($1)')
      // The words beside empty brackets stay two.
      .replace(/\(\s*\)/g, ' ')
      .replace(/\(\s+/g, '(')
      .replace(/\s+\)/g, ')')
      .replace(/ {2,}/g, ' ')
  return text.replace(/ ([,;])(?=\s|$)/g, '$1').trim()
}

/** Letters and digits only: for comparing two texts. */
export const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

export function unique(lines: readonly string[]): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const key = letters(line)
    return key !== '' && !seen.has(key) && seen.add(key)
  })
}

/** Removes a list's duplicate, such as one per layout; the same line in two groups stays. */
export function undoubled(lines: readonly string[]): string[] {
  const once = unique(lines)
  if (once.length * 2 <= lines.length) return once
  return lines.filter((line) => letters(line) !== '')
}
