/** How a reading is compared with what a text says. */

export interface Truth {
  title: string
  servings: number | null
  prep: number | null
  cook: number | null
  rest: number | null
  ingredients: string[]
  steps: string[]
}

const MARKS = /^(?:[-–—*+•·▢□☐☑✓✔►▪◦‣●○>]+\s*|\(?\d{1,2}\s*[.)](?=\s|\p{L})\s*)+/u
const EMOJI = /(?!\p{L})\p{Extended_Pictographic}(?:\p{EMod}|\ufe0f|\u200d\p{Extended_Pictographic})*/gu

/** White space, case, emoji, marks before a line and punctuation after it say nothing. */
export const plain = (line: string): string =>
  line
    .normalize('NFC')
    .replace(EMOJI, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[\s.,:;!?…]+$/u, '')

/** A scanner takes these for each other; a reader may correct them. */
const unscanned = (line: string): string => line.replace(/[1i|]/g, 'l').replace(/0/g, 'o')

const same = (one: string, two: string) => unscanned(plain(one)) === unscanned(plain(two))

export const isSameList = (found: readonly string[], truth: readonly string[]): boolean =>
  found.length === truth.length && found.every((line, at) => same(line, truth[at] ?? ''))

export const isSameTitle = same

/** A step without the heading of its group, if that is a line of the text. */
function withoutGroup(step: string, lines: ReadonlySet<string>): string {
  const at = step.indexOf(': ')
  return at > 0 && at <= 60 && lines.has(letters(step.slice(0, at))) ? step.slice(at + 2) : step
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The lines of a text by their letters, without what numbers them: "A. RICE", "2) Sauce:". */
export const linesOf = (text: string): Set<string> =>
  new Set(
    text
      .split('\n')
      .flatMap((line) => [line, line.trim().replace(/^(?:\p{L}|\d{1,2}|step \d{1,2})\s*[.):]\s*/iu, '')])
      .map(letters),
  )

/**
 * The method as its writer parted it. Two things aren't errors: the heading of a group in front of its first step, and
 * the sentences of a method that is a single paragraph.
 */
export function isSameMethod(found: readonly string[], truth: readonly string[], text: string): boolean {
  const lines = linesOf(text)
  const bare = found.map((step) => withoutGroup(step, lines))
  if (isSameList(bare, truth) || isSameList(found, truth)) return true
  const [one = ''] = truth
  if (truth.length === 1) return same(bare.join(' '), one)
  // The other way around, where the truth has the sentences.
  return bare.length === 1 && same(bare[0] ?? '', truth.join(' '))
}

export interface Tally {
  hit: number
  found: number
  truth: number
}

/** Lines in common, in any order. */
export function common(found: readonly string[], truth: readonly string[]): Tally {
  const left = truth.map((line) => unscanned(plain(line)))
  let hit = 0
  for (const line of found) {
    const at = left.indexOf(unscanned(plain(line)))
    if (at < 0) continue
    hit++
    left.splice(at, 1)
  }
  return { hit, found: found.length, truth: truth.length }
}
