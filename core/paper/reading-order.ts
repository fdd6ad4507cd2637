import { gutterOf, type Row, rowsOf } from './columns.ts'
import { around, type Box, median, type PageWord } from './page-words.ts'
import { type Piece, piecesOf } from './pieces.ts'

export interface Line extends Box {
  text: string
  size: number
  words: PageWord[]
}

/** Lines of one column, from top to bottom. */
export type Block = Line[]

const LEADER = /^[.…·_\s]{3,}$/

function lineOf({ pieces }: Row): Line {
  const words = pieces.flatMap((piece) => piece.words).filter(({ text }) => !LEADER.test(text))
  return {
    ...around(pieces),
    text: words.map(({ text }) => text).join(' '),
    size: median(words.map(({ size }) => size)),
    words,
  }
}

const DEEPEST = 12

function ordered(pieces: readonly Piece[], depth = 0): Block[] {
  if (pieces.length === 0) return []
  const rows = rowsOf(pieces)
  const gutter = depth < DEEPEST ? gutterOf(rows) : undefined
  if (!gutter) return [rows.map(lineOf).filter(({ words }) => words.length > 0)]
  const inside = (part: readonly Row[]) => part.flatMap((row) => row.pieces)
  const columns = inside(rows.slice(gutter.from, gutter.to))
  return [
    inside(rows.slice(0, gutter.from)),
    columns.filter(({ x1 }) => x1 <= gutter.at),
    columns.filter(({ x1 }) => x1 > gutter.at),
    inside(rows.slice(gutter.to)),
  ].flatMap((part) => ordered(part, depth + 1))
}

/** The blocks of a page as a person reads them: what is above columns first, then column by column. */
export const blocksOf = (words: readonly PageWord[]): Block[] =>
  ordered(piecesOf(words.filter(({ text, x1, x0 }) => text.trim() !== '' && x1 > x0)))
