import { median, middleOf, type PageWord } from '../paper/page-words.ts'
import { endPrice } from './price.ts'

/** A printed line, its words from left to right. */
export interface ReceiptLine {
  text: string
  words: readonly PageWord[]
  x0: number
  x1: number
  y: number
  size: number
  /** Prices that other readings of the picture have at its height. */
  others: readonly number[]
}

const MOST_WORDS = 4000
const MOST_LINES = 500
const LONGEST_WORD = 60
const LONGEST = 200
const MOST_READINGS = 3
/** Pieces of one line are at most this far apart, as a share of the height of letters. */
const SAME = 0.5
/** What a recognizer makes of creases, edges and print from the other side. */
const NOISE = /^[\s—–\-_=|~>»«*.,:;'"`“”‘’°©®!¡\\/[\]{}()<]+$/

interface Piece {
  words: PageWord[]
  x0: number
  x1: number
  y: number
  size: number
}

const isPlaced = ({ x0, x1, y0, y1 }: PageWord) => [x0, x1, y0, y1].every(Number.isFinite)

function pieceOf(words: PageWord[]): Piece {
  return {
    words,
    x0: Math.min(...words.map(({ x0 }) => x0)),
    x1: Math.max(...words.map(({ x1 }) => x1)),
    y: median(words.map(middleOf)),
    size: median(words.map(({ y0, y1 }) => Math.max(1, y1 - y0))),
  }
}

/** The recognizer knows which words are in a line, also where it isn't level; pieces beside each other are one. */
function piecesOf(words: readonly PageWord[]): Piece[] {
  const groups = new Map<number, PageWord[]>()
  const alone: PageWord[][] = []
  for (const word of words)
    if (word.line === undefined) alone.push([word])
    else groups.set(word.line, [...(groups.get(word.line) ?? []), word])
  return [...groups.values(), ...alone].map(pieceOf)
}

const isBeside = (one: Piece, other: Piece) =>
  Math.abs(one.y - other.y) < SAME * Math.min(one.size, other.size) &&
  (one.x1 <= other.x0 + other.size / 2 || other.x1 <= one.x0 + one.size / 2)

export function receiptLines(words: readonly PageWord[]): ReceiptLine[] {
  const real = words.slice(0, MOST_WORDS).filter((word) => isPlaced(word) && word.text.trim() !== '')
  const pieces = piecesOf(real).sort((a, b) => a.y - b.y)
  const lines: Piece[] = []
  for (const piece of pieces) {
    const near = lines.slice(-4)
    const beside = near.findLast((line) => isBeside(line, piece))
    if (beside) Object.assign(beside, pieceOf([...beside.words, ...piece.words]))
    else lines.push(piece)
  }
  return lines.slice(0, MOST_LINES).flatMap(({ words: all, x0, x1, y, size }) => {
    const sorted = [...all].sort((a, b) => a.x0 - b.x0)
    while (sorted.length > 0 && NOISE.test(sorted[0]?.text ?? '')) sorted.shift()
    const text = sorted
      .map((word) => word.text.slice(0, LONGEST_WORD))
      .join(' ')
      .replace(/\s+/g, ' ')
      .slice(0, LONGEST)
      .trim()
    return text === '' ? [] : [{ text, words: sorted, x0, x1, y, size, others: [] }]
  })
}

/** The lines, with the prices of other readings beside them. */
export function linesOfReadings(
  words: readonly PageWord[],
  readings: readonly (readonly PageWord[])[],
): ReceiptLine[] {
  const others = readings.slice(0, MOST_READINGS).flatMap((reading) =>
    receiptLines(reading).flatMap(({ text, y }) => {
      const price = endPrice(text)
      return price ? [{ y, price: price.value }] : []
    }),
  )
  return receiptLines(words).map((line) => ({
    ...line,
    others: others.filter(({ y }) => Math.abs(y - line.y) < SAME * line.size).map(({ price }) => price),
  }))
}
