import { type ReadToken, readTokens } from './read-tokens.ts'

/** How a clause is separated from the one before it. */
type Break = 'start' | 'comma' | 'dash' | 'colon' | 'stop' | 'space' | 'emoji' | 'note'

/** What stands between two separators of a line. */
export interface Clause {
  after: Break
  tokens: ReadToken[]
  /** What follows in brackets. */
  notes: ReadToken[][]
  /** The clause is one emoji. */
  emoji: string
  /** A colon follows. */
  opens: boolean
}

export interface ClausedLine {
  line: string
  clauses: Clause[]
  /** Prices and links. */
  prices: ReadToken[]
  /** Begins with a dash, a number or a box. */
  bulleted: boolean
}

const BULLETS = new Set([...'-*•·‣▪◦●○–—+>#~□■☐☑✓✔'])
const SEPARATORS = new Set([...',;|•·→¿¡。、，；؛▪‣●・'])
const STOPS = new Set([...'.!?…'])
const DASHES = new Set([...'-–—'])
const OPENING = new Set([...'([{'])
const CLOSING = new Set([...')]}'])
/** Marks that belong to an amount, or mean "and". */
const KEPT = new Set([...'×~&+'])
const CHECKED = /^[xX]$/
const MAX_BULLETS = 6
/** Longer than any sentence; it bounds what is compared with what. */
const MAX_TOKENS = 120

/** The place after bullets, boxes and the number of a list. */
function bulletEnd(tokens: readonly ReadToken[], line: string): number {
  let at = 0
  let numbered = false
  for (let i = 0; i < MAX_BULLETS; i++) {
    const [token, next, third] = tokens.slice(at, at + 3)
    if (!token) break
    const spaced = (end: number) => /\s/.test(line[end] ?? ' ')
    if (OPENING.has(token.text) && next && CLOSING.has(next.text)) at += 2
    else if (OPENING.has(token.text) && CHECKED.test(next?.text ?? '') && CLOSING.has(third?.text ?? ''))
      at += 3
    else if (token.kind === 'mark' && BULLETS.has(token.text)) at += 1
    else if (
      !numbered &&
      /^\d{1,3}$/.test(token.text) &&
      next &&
      /^[.)]$/.test(next.text) &&
      next.start === token.end &&
      spaced(next.end)
    ) {
      numbered = true
      at += 2
    } else break
  }
  return at
}

/** "Milk 3.99": two decimals and no unit, at the end of a line of a receipt. */
function isBarePrice(tokens: readonly ReadToken[], at: number): boolean {
  if (!/^\d+[.,]\d\d$/.test(tokens[at]?.text ?? '')) return false
  return tokens
    .slice(at + 1)
    .every(({ kind, text }) => kind === 'price' || text.length === 1 || /^\d+[.,]\d\d$/.test(text))
}

const ABBREVIATED = new Set('approx tbsp tbsps tsps pkgs circa pckg stck'.split(' '))
const isAbbreviation = (token: ReadToken | undefined) =>
  token === undefined || (token.kind !== 'mark' && (token.word.length < 4 || ABBREVIATED.has(token.word)))

const isDigits = (token: ReadToken | undefined) => token?.kind === 'number'

interface Cutter {
  line: string
  tokens: readonly ReadToken[]
  clauses: Clause[]
}

function open(after: Break): Clause {
  return { after, tokens: [], notes: [], emoji: '', opens: false }
}

/** What a mark does to the line: a separator, or nothing. */
function breakAt({ tokens, line }: Cutter, at: number): Break | undefined {
  const { text, start, end } = tokens[at] as ReadToken
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  const spacedBefore = start === 0 || /\s/.test(line[start - 1] ?? ' ')
  const spacedAfter = /\s/.test(line[end] ?? ' ')
  if (SEPARATORS.has(text)) return 'comma'
  if (text === ':') return 'colon'
  if (text === '/')
    return before?.kind === 'word' && before.word.length > 1 && next?.kind === 'word' ? 'comma' : undefined
  if (DASHES.has(text)) return spacedBefore || spacedAfter ? 'dash' : undefined
  // Not after an abbreviation or a figure: "ca. 150 g".
  if (text === '.') return spacedAfter && !isAbbreviation(before) ? 'stop' : undefined
  return STOPS.has(text) ? 'stop' : undefined
}

/** Collects what is in brackets; the place after them. */
function readNote({ tokens }: Cutter, at: number, clause: Clause): number {
  let end = at + 1
  const inside: ReadToken[] = []
  while (end < tokens.length && !CLOSING.has(tokens[end]?.text ?? '')) inside.push(tokens[end++] as ReadToken)
  const kept = inside.filter(
    ({ kind, text }) => kind !== 'mark' || KEPT.has(text) || text === ',' || text === '-',
  )
  if (kept.length > 0) clause.notes.push(kept)
  return end + 1
}

/** The colon may follow an emoji: "Veg box 🥕: leeks". */
function markOpening(clause: Clause, before: readonly Clause[]): void {
  const isEmpty = clause.tokens.length === 0 && clause.emoji === ''
  const opened = isEmpty ? before.findLast(({ emoji }) => emoji === '') : clause
  if (opened) opened.opens = true
}

function cut(cutter: Cutter, from: number): Clause[] {
  const { tokens, line, clauses } = cutter
  let clause = open('start')
  const close = (after: Break) => {
    if (clause.tokens.length > 0 || clause.notes.length > 0 || clause.emoji !== '') clauses.push(clause)
    else if (clause.after === 'start') after = 'start'
    clause = open(after)
  }
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as ReadToken
    const before = tokens[at - 1]
    if (at > from && before && /\t| {3}/.test(line.slice(before.end, token.start))) close('space')
    if (clause.tokens.length >= MAX_TOKENS) close('space')
    if (token.kind === 'emoji') {
      close('emoji')
      clause.emoji = token.text.replace(/\uFE0F/g, '')
      close('emoji')
    } else if (OPENING.has(token.text)) {
      at = readNote(cutter, at, clause) - 1
      close('note')
    } else if (token.kind !== 'mark') clause.tokens.push(token)
    else if (DASHES.has(token.text) && isDigits(before) && isDigits(tokens[at + 1])) clause.tokens.push(token)
    else if (KEPT.has(token.text)) clause.tokens.push(token)
    else {
      const kind = breakAt(cutter, at)
      if (kind === 'colon') markOpening(clause, clauses)
      if (kind !== undefined) close(kind)
    }
  }
  close('stop')
  return clauses
}

/** One line as clauses, without its bullets and prices. */
export function readClauses(line: string): ClausedLine {
  const all = readTokens(line)
  const from = bulletEnd(all, line)
  const prices: ReadToken[] = []
  const tokens: ReadToken[] = []
  for (const [at, token] of all.entries()) {
    if (at < from) continue
    // "4 @ 1.25"
    const each = token.kind === 'number' && all[at - 1]?.text === '@'
    const lastOfReceipt =
      token.kind !== 'price' && prices.length > 0 && at === all.length - 1 && token.text.length === 1
    if (token.kind === 'price' || token.kind === 'link' || each || lastOfReceipt || isBarePrice(all, at))
      prices.push(token)
    else tokens.push(token)
  }
  return { line, clauses: cut({ line, tokens, clauses: [] }, 0), prices, bulleted: from > 0 }
}
