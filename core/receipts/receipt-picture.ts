import { heightOf, median, type PageWord } from '../paper/page-words.ts'
import { type GrayPicture, shrink, turned } from '../paper/picture/gray.ts'
import { inkOf } from '../paper/picture/ink.ts'
import { isUpsideDown } from '../paper/picture/upside-down.ts'
import { warped } from '../paper/picture/warp.ts'
import { RECOGNIZER, type RecognizerParameters } from '../paper/recognized.ts'
import { languageOf } from './header.ts'
import { receiptLines } from './lines.ts'
import { isSideways } from './sideways.ts'

/** Parameters of Tesseract: one block of lines, so that a price stays in the line of its name. */
export const RECEIPT_RECOGNIZER: RecognizerParameters = { ...RECOGNIZER, tessedit_pageseg_mode: '6' }

type ReceiptLanguage = 'eng' | 'deu'

interface ReceiptPicture {
  /** As it was taken: thermal print loses its thin strokes in every other preparation that we measured. */
  picture: GrayPicture
  /** Set upright and flat; asked for only if the picture itself can't be read. */
  prepared: () => Promise<GrayPicture>
  recognize: (picture: GrayPicture, language: ReceiptLanguage) => Promise<PageWord[]>
}

const PRICE = /^\D{0,3}\d{1,3}[.,]\d{2}\D{0,3}$/
const FEWEST_PRICES = 3
const MOST_PIXELS = 9_000_000

/** What a receipt is recognized by: its prices. */
const prices = (words: readonly PageWord[]) => words.filter(({ text }) => PRICE.test(text)).length

/** The words of a photo of a receipt, and other readings of the same picture, in the same places. */
export interface ReceiptWords {
  words: PageWord[]
  again: PageWord[][]
}

const SCALE = 1.5

/** Its prices alone, larger: read without the names beside them, other digits are clear. */
async function pricesAgain(
  picture: GrayPicture,
  words: readonly PageWord[],
  recognize: ReceiptPicture['recognize'],
): Promise<PageWord[]> {
  const found = words.filter(({ text, x0 }) => PRICE.test(text) && x0 > picture.width * 0.4)
  if (found.length < 2) return []
  const left = Math.max(0, median(found.map(({ x0 }) => x0)) - 1.5 * median(found.map(heightOf)))
  const [wide, high] = [Math.round((picture.width - left) * SCALE), Math.round(picture.height * SCALE)]
  if (!(wide > 20) || wide * high > MOST_PIXELS) return []
  const strip = warped(picture, wide, high, (x, y, to) => {
    to[0] = x / SCALE + left
    to[1] = y / SCALE
  })
  const read = await recognize(strip, 'eng')
  return read.map((word) => ({
    ...word,
    x0: word.x0 / SCALE + left,
    x1: word.x1 / SCALE + left,
    y0: word.y0 / SCALE,
    y1: word.y1 / SCALE,
    size: word.size / SCALE,
  }))
}

/** Large enough to find prices, and read in a moment. */
const SMALL = 1100

/** The quarter turns that may set it upright, its own way first; none where nothing speaks against that. */
function suspectTurns(picture: GrayPicture): readonly number[] {
  if (picture.width > picture.height || isSideways(picture)) return [0, 1, 3]
  return isUpsideDown(inkOf(shrink(picture, SMALL))) ? [0, 2] : []
}

/** The right way up: found at a small size, as reading a turned one at its own takes longest. */
async function uprightOf(picture: GrayPicture, recognize: ReceiptPicture['recognize']): Promise<GrayPicture> {
  const small = shrink(picture, SMALL)
  for (const turns of suspectTurns(picture))
    if (prices(await recognize(turned(small, turns), 'eng')) >= FEWEST_PRICES) return turned(picture, turns)
  return picture
}

/** Again in German where it is a German one, and set upright where no prices can be read. */
export async function receiptWords({ picture, prepared, recognize }: ReceiptPicture): Promise<ReceiptWords> {
  let read = await uprightOf(picture, recognize)
  let words = await recognize(read, 'eng')
  if (prices(words) < FEWEST_PRICES) {
    const upright = await prepared()
    const other = await recognize(upright, 'eng')
    if (prices(other) > prices(words)) {
      read = upright
      words = other
    }
  }
  const strip = await pricesAgain(read, words, recognize)
  const texts = receiptLines(words).map(({ text }) => text)
  if (languageOf(texts) !== 'de') return { words, again: [strip] }
  return { words: await recognize(read, 'deu'), again: [words, strip] }
}
