/** The specification's text rule, taken literally: the baseline for the matcher. */
type LiteralMatch = 'full' | 'partial' | 'none'

const NEVER_PARTIAL = ['flour', 'powder', 'extract']
const FULL_MIN_LENGTH = 4
const PARTIAL_MIN_LENGTH = 5

function clean(text: string): string {
  return text.toLowerCase().trim()
}

const LETTER = /[\p{L}\p{N}]/u

function containsWord(line: string, term: string): boolean {
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
  return term.length >= FULL_MIN_LENGTH && (line.startsWith(term) || containsWord(line, term))
}

export function literalMatch(ingredient: string, line: string): LiteralMatch {
  const term = clean(ingredient)
  const text = clean(line)
  if (isFull(term, text)) return 'full'
  const excluded = NEVER_PARTIAL.some((word) => text.includes(word))
  return term.length >= PARTIAL_MIN_LENGTH && text.includes(term) && !excluded ? 'partial' : 'none'
}

interface LiteralCounts {
  full: number
  partial: number
}

/** Each user ingredient counts at most once. */
export function literalCounts(ingredients: readonly string[], lines: readonly string[]): LiteralCounts {
  const counts: LiteralCounts = { full: 0, partial: 0 }
  for (const ingredient of new Set(ingredients.map(clean))) {
    const found = lines.map((line) => literalMatch(ingredient, line))
    if (found.includes('full')) counts.full++
    else if (found.includes('partial')) counts.partial++
  }
  return counts
}
