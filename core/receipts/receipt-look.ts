import { type GrayPicture, shrink, turned } from '../paper/picture/gray.ts'

/** Long receipts have small print, short ones large: each is seen at one of these sizes. */
const SIZES = [640, 320] as const
/** So narrow that the lines of a paper held askew don't run into each other. */
const STRIP = 36
const REACH = 12
/** Print is darker than what is around it by this share at least, and this much. */
const [DARKER, LEAST] = [0.14, 16]
/** Paper reflects more than most of what is in a kitchen. */
const PAPER = 100
/** Shares of a strip's width: rows of print have more ink, the gaps between them less; a shadow or a slat is all dark. */
const [INKED, BARE, SOLID] = [0.07, 0.035, 0.8]
/** Rows in a block of print, of a receipt at least. */
const LEAST_ROWS = 6
/** Of the picture: so much is print with its gaps. Of 34 real receipts 33 pass, of photos of food about one in 25. */
const LEAST_SHARE = 0.13
/** Letters begin and end: so often does ink change along a strip. */
const LEAST_CHANGES = 2

/** 1 for what is darker than its surroundings on something bright. */
function printOf({ width, height, data }: GrayPicture): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0, row = 0; x < width; x++) {
      row += data[y * width + x]!
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  const print = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - REACH), Math.min(height, y + REACH + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - REACH), Math.min(width, x + REACH + 1)]
      const sum =
        sums[bottom * (width + 1) + right]! -
        sums[top * (width + 1) + right]! -
        sums[bottom * (width + 1) + left]! +
        sums[top * (width + 1) + left]!
      const mean = sum / ((bottom - top) * (right - left))
      if (mean >= PAPER && data[y * width + x]! < mean - Math.max(LEAST, DARKER * mean))
        print[y * width + x] = 1
    }
  }
  return print
}

interface Row {
  top: number
  bottom: number
}

/** The rows of print in a strip, from the top. */
function rowsOf(print: Uint8Array, width: number, height: number, left: number): Row[] {
  const rows: Row[] = []
  let [top, most, changes] = [-1, 0, 0]
  for (let y = 0; y <= height; y++) {
    let [ink, turns] = [0, 0]
    if (y < height)
      for (let at = y * width + left, last = 0; at < y * width + left + STRIP; at++) {
        ink += print[at]!
        if (print[at] !== last) turns++
        last = print[at]!
      }
    const share = ink / STRIP
    if (share >= INKED) {
      if (top < 0) [top, most, changes] = [y, 0, 0]
      most = Math.max(most, share)
      changes = Math.max(changes, turns)
    } else if (top >= 0 && share <= BARE) {
      if (y - top >= 3 && y - top <= 40 && most < SOLID && changes > LEAST_CHANGES)
        rows.push({ top, bottom: y })
      top = -1
    }
  }
  return rows
}

/** How much of a strip's height is blocks of rows, each as far from the next as its neighbors are. */
function blockHeight(rows: readonly Row[]): number {
  let [sum, from] = [0, 0]
  for (let at = 1; at <= rows.length; at++) {
    const [before, row] = [rows[at - 1]!, rows[at]]
    const high = before.bottom - before.top
    const goesOn =
      row !== undefined &&
      row.top - before.bottom <= 3.5 * high &&
      row.bottom - row.top <= 2.5 * high &&
      high <= 2.5 * (row.bottom - row.top)
    if (goesOn) continue
    if (at - from >= LEAST_ROWS) sum += before.bottom - rows[from]!.top
    from = at
  }
  return sum
}

/** Of a picture, the share that is rows of print. */
function printShare(picture: GrayPicture): number {
  const { width, height } = picture
  const print = printOf(picture)
  let sum = 0
  for (let left = 0; left + STRIP <= width; left += STRIP)
    sum += STRIP * blockHeight(rowsOf(print, width, height, left))
  return sum / (width * height)
}

/** The longest side that is needed to tell. */
export const RECEIPT_LOOK_SIDE = SIZES[0]

/** Whether a picture may be of a receipt: rows of print on something bright, upright or sideways. Nothing is read. */
export const looksLikeReceipt = (picture: GrayPicture): boolean =>
  SIZES.some((size) => {
    const small = shrink(picture, size)
    return printShare(small) >= LEAST_SHARE || printShare(turned(small, 1)) >= LEAST_SHARE
  })
