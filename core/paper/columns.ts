import { median } from './page-words.ts'
import type { Piece } from './pieces.ts'
import { isSectionHeading } from './section-heading.ts'

/** What lies at one height, across all columns. */
export interface Row {
  pieces: Piece[]
  y0: number
  y1: number
}

/** Rows from `from` up to, not including, `to`, and a white strip that parts all of them. */
interface Gutter {
  from: number
  to: number
  /** The middle of the strip. */
  at: number
}

export function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = []
  for (const piece of [...pieces].sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    // Descenders of one line reach into the next.
    const inset = 0.25 * (piece.y1 - piece.y0)
    const [y0, y1] = [piece.y0 + inset, piece.y1 - inset]
    const last = rows.at(-1)
    if (last && y0 < last.y1) {
      last.pieces.push(piece)
      last.y1 = Math.max(last.y1, y1)
    } else rows.push({ pieces: [piece], y0, y1 })
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x0 - b.x0)
  return rows
}

type Span = readonly [number, number]

function whiteIn({ pieces }: Row): Span[] {
  const white: Span[] = []
  let at = Number.NEGATIVE_INFINITY
  for (const { x0, x1 } of pieces) {
    if (x0 > at) white.push([at, x0])
    at = Math.max(at, x1)
  }
  white.push([at, Number.POSITIVE_INFINITY])
  return white
}

function common(a: readonly Span[], b: readonly Span[], least: number): Span[] {
  const out: Span[] = []
  let j = 0
  for (const [from, to] of a) {
    while (j > 0 && (b[j - 1]?.[1] ?? 0) > from) j--
    for (; j < b.length && (b[j]?.[0] ?? 0) < to; j++) {
      const span = [Math.max(from, b[j]?.[0] ?? 0), Math.min(to, b[j]?.[1] ?? 0)] as const
      if (span[1] - span[0] >= least) out.push(span)
    }
  }
  return out
}

const textOf = ({ words }: Piece) => words.map(({ text }) => text).join(' ')

const AMOUNT =
  /^(?:(?:ca\.?|about|etwa|env\.?)\s*)?[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/\s–-]*(?:[a-zäöüéèà.]{1,13})?(?:\s?\([^)]*\))?$|^(?:\d{1,2}[.)]|step \d+|[•·▪●*-])$/i

/** "200 g" beside "flour", or a number beside its step, is one line in two parts. */
function isAmounts(pieces: readonly Piece[]): boolean {
  const amounts = pieces.filter((piece) => AMOUNT.test(textOf(piece))).length
  return amounts > 0 && amounts >= 0.6 * pieces.length
}

/** The width of a gutter, in heights of the font. */
const NARROWEST = 1.1
/** How many rows have to have text on both sides. */
const FEWEST = 2

function worth(rows: readonly Row[], [from, to]: Span): number {
  const at = (from + to) / 2
  const left: Piece[] = []
  const right: Piece[] = []
  /** What is beside the strip in rows that have both sides. */
  const beside: [Piece[], Piece[]] = [[], []]
  for (const { pieces } of rows) {
    const before = pieces.filter(({ x1 }) => x1 <= at)
    const after = pieces.filter(({ x0 }) => x0 >= at)
    left.push(...before)
    right.push(...after)
    if (before.length === 0 || after.length === 0) continue
    beside[0].push(before.reduce((last, piece) => (piece.x1 > last.x1 ? piece : last)))
    beside[1].push(after.reduce((first, piece) => (piece.x0 < first.x0 ? piece : first)))
  }
  const both = beside[0].length
  // Lines that interleave make one row of many.
  const depth = Math.min(left.length, right.length)
  if (Math.max(both, rows.length < depth ? depth : 0) < FEWEST || depth < FEWEST) return 0
  if (beside.some(isAmounts)) return 0
  return Math.max(both, Math.min(depth, rows.length + 1))
}

const isOneSided = ({ pieces }: Row, at: number) =>
  pieces.every(({ x1 }) => x1 <= at) || pieces.every(({ x0 }) => x0 >= at)

/** What stands between the columns and the text below them, such as its heading, belongs to that text. */
function withoutTail(rows: readonly Row[], { from, to, at }: Gutter): Gutter {
  let end = to
  while (end < rows.length && end - from > FEWEST && isOneSided(rows[end - 1] as Row, at)) {
    const [row, above] = [rows[end - 1] as Row, rows[end - 2] as Row]
    const size = median(row.pieces.map((piece) => piece.size))
    const isHeading = row.pieces.length === 1 && row.pieces.every((piece) => isSectionHeading(textOf(piece)))
    if (!isHeading && row.y0 - above.y1 < 1.4 * size) break
    end--
  }
  return { from, to: end, at }
}

/** The strip that parts the most rows, if there are columns. */
export function gutterOf(rows: readonly Row[]): Gutter | undefined {
  const least = NARROWEST * median(rows.flatMap(({ pieces }) => pieces.map(({ size }) => size)))
  let best: Gutter | undefined
  let most = 0
  const spans = rows.map(whiteIn)
  for (let from = 0; from < rows.length; from++) {
    let white: readonly Span[] = spans[from] as Span[]
    let to = from + 1
    const tries: [number, readonly Span[]][] = [[to, white]]
    for (; to < rows.length; to++) {
      white = common(white, spans[to] as Span[], least)
      if (!white.some(([a, b]) => Number.isFinite(a) && Number.isFinite(b)) && white.length < 2) break
      tries.push([to + 1, white])
    }
    // The longest run of rows wins; where its strip only cuts amounts off, a shorter one may be better.
    for (const [end, open] of tries.reverse()) {
      if (end - from <= 0 || (best && end - from < most)) break
      for (const span of open) {
        if (!Number.isFinite(span[0]) || !Number.isFinite(span[1])) continue
        const value = worth(rows.slice(from, end), span)
        if (value > most) {
          most = value
          best = { from, to: end, at: (span[0] + span[1]) / 2 }
        }
      }
    }
  }
  return best && withoutTail(rows, best)
}
