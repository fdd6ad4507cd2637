/** The spec's three text rules as written (section 5): the baseline that the matcher is measured against. */
type LiteralMatch = 'full' | 'partial' | 'none'

export const EXCLUDED_FROM_PARTIAL: readonly string[] = ['flour', 'powder', 'extract']

const FULL_FROM = 4
const ROW_PARTIAL_FROM = 3
const MATCH_PARTIAL_FROM = 5

function clean(text: string): string {
  return text.toLowerCase().trim()
}

const LETTER = /[\p{L}\p{N}]/u

function asWord(line: string, term: string): boolean {
  for (let at = line.indexOf(term); at >= 0; at = line.indexOf(term, at + 1)) {
    const before = line[at - 1]
    const after = line[at + term.length]
    if ((!before || !LETTER.test(before)) && (!after || !LETTER.test(after))) return true
  }
  return false
}

function isFull(term: string, line: string): boolean {
  if (term === '') return false
  if (line === term) return true
  return term.length >= FULL_FROM && (line.startsWith(term) || asWord(line, term))
}

function compare(ingredient: string, row: string, partialFrom: number): LiteralMatch {
  const term = clean(ingredient)
  const line = clean(row)
  if (isFull(term, line)) return 'full'
  const barred = EXCLUDED_FROM_PARTIAL.some((word) => line.includes(word))
  return term.length >= partialFrom && line.includes(term) && !barred ? 'partial' : 'none'
}

/** Colours one ingredient row of a result card. */
export function literalRow(ingredient: string, line: string): LiteralMatch {
  return compare(ingredient, line, ROW_PARTIAL_FROM)
}

/** The rule of the wizard's first search. */
export function literalInitial(ingredient: string, line: string): LiteralMatch {
  return compare(ingredient, line, MATCH_PARTIAL_FROM)
}

/** The rule of Load More; the same thresholds as the first search. */
export function literalLoadMore(ingredient: string, line: string): LiteralMatch {
  return compare(ingredient, line, MATCH_PARTIAL_FROM)
}

/** May Load More look at this recipe at all? */
export function isLoadMoreCandidate(lines: unknown, ingredients: readonly string[]): boolean {
  if (!Array.isArray(lines)) return false
  const terms = ingredients.map(clean).filter(Boolean)
  return lines.some((line) => {
    const text = typeof line === 'string' ? clean(line) : ''
    return text !== '' && terms.some((term) => text.includes(term) || term.includes(text))
  })
}

interface LiteralCounts {
  full: number
  partial: number
}

/** Counts matches as Load More does: each user ingredient at most once. */
export function countLoadMore(ingredients: readonly string[], lines: readonly string[]): LiteralCounts {
  const counts: LiteralCounts = { full: 0, partial: 0 }
  for (const ingredient of new Set(ingredients.map(clean))) {
    const found = lines.map((line) => literalLoadMore(ingredient, line))
    if (found.includes('full')) counts.full++
    else if (found.includes('partial')) counts.partial++
  }
  return counts
}
