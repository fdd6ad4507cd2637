const SEPARATORS: readonly string[] = [',', ';', '\t', '|']
const MOST_ROWS = 100_000
const MOST_CELLS = 400
/** A quote that never closes costs one more pass over the rest; a file with many is hostile. */
const MOST_REPAIRS = 20

/** Separators outside of quotes in the first record: the most frequent one divides the cells. */
function separatorOf(text: string): string {
  const counts = SEPARATORS.map(() => 0)
  let quoted = false
  for (const letter of text.slice(0, 20_000)) {
    if (letter === '"') quoted = !quoted
    else if (!quoted && (letter === '\n' || letter === '\r')) break
    else if (!quoted) {
      const at = SEPARATORS.indexOf(letter)
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
    }
  }
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The quoted text from `at`, the quote itself aside, and where it ends; undefined if it never does. */
function quotedFrom(text: string, at: number): { value: string; end: number } | undefined {
  const parts: string[] = []
  let from = at
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return undefined
    parts.push(text.slice(from, quote))
    if (text[quote + 1] !== '"') return { value: parts.join('"'), end: quote + 1 }
    from = quote + 2
  }
}

/** RFC 4180, and what programs make of it: other separators, quotes within a cell, a quote that never closes. */
export function parseCsv(source: string): string[][] {
  const text = source.replace(/^\ufeff/, '').replace(/^sep=(.)\r?\n/i, '')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  let repairs = 0
  const plainEnd = (from: number) => {
    let end = from
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
    return end
  }
  while (at <= text.length && rows.length < MOST_ROWS) {
    let cell = ''
    if (text[at] === '"' && repairs < MOST_REPAIRS) {
      const quoted = quotedFrom(text, at + 1)
      if (quoted) {
        cell = quoted.value
        at = quoted.end
      } else {
        repairs++
        at++
      }
    }
    const end = plainEnd(at)
    if (row.length < MOST_CELLS) row.push(cell + text.slice(at, end))
    at = end + 1
    if (text[end] === separator) continue
    if (text[end] === '\r' && text[end + 1] === '\n') at++
    if (row.some((value) => value.trim() !== '')) rows.push(row)
    row = []
  }
  return rows
}
