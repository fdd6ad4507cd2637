import { around, type Box, heightOf, median, middleOf, type PageWord } from './page-words.ts'

/** Words side by side, as far as no gap parts them: a line, or the part of one in a column. */
export interface Piece extends Box {
  words: PageWord[]
  size: number
}

/** Wider than any space between words, in heights of the font; a gutter or a tab is. */
const GAP = 1.35

function pieceOf(words: readonly PageWord[]): Piece {
  return { ...around(words), words: [...words], size: median(words.map(({ size }) => size)) }
}

const isAtHeight = (word: PageWord, last: PageWord) => {
  const overlap = Math.min(word.y1, last.y1) - Math.max(word.y0, last.y0)
  const isLevel = Math.abs(middleOf(word) - middleOf(last)) < 0.45 * Math.max(heightOf(word), heightOf(last))
  return overlap > 0.35 * Math.min(heightOf(word), heightOf(last)) && isLevel
}

const isNext = (word: PageWord, last: PageWord) => {
  const size = Math.min(word.size, last.size)
  const gap = word.x0 - last.x1
  return gap < GAP * Math.max(size, 0.6 * Math.max(word.size, last.size)) && gap > -1.5 * size
}

const isAlike = (a: number, b: number) => Math.max(a, b) < 2.2 * Math.min(a, b)

/** A word continues the piece that ends just left of it. */
function joined(words: readonly PageWord[], canFollow: (word: PageWord, last: PageWord) => boolean): Piece[] {
  const open: PageWord[][] = []
  for (const word of [...words].sort((a, b) => a.x0 - b.x0)) {
    let best: PageWord[] | undefined
    let nearest = Number.POSITIVE_INFINITY
    for (const piece of open) {
      const last = piece.at(-1) as PageWord
      if (!canFollow(word, last) || !isNext(word, last)) continue
      const distance = Math.abs(middleOf(word) - middleOf(last)) + Math.abs(word.x0 - last.x1) / 4
      if (distance < nearest) {
        nearest = distance
        best = piece
      }
    }
    if (best) best.push(word)
    else open.push([word])
  }
  return open.map(pieceOf)
}

export function piecesOf(words: readonly PageWord[]): Piece[] {
  const lines = new Map<number, PageWord[]>()
  const loose: PageWord[] = []
  for (const word of words) {
    if (word.line === undefined) loose.push(word)
    else lines.set(word.line, [...(lines.get(word.line) ?? []), word])
  }
  return [
    ...[...lines.values()].flatMap((line) => joined(line, () => true)),
    ...joined(loose, (word, last) => isAtHeight(word, last) && isAlike(word.size, last.size)),
  ]
}
