import { isPdfBomb } from '#core/paper/inflated-size.ts'
import { joinStrips, type PlacedPicture } from '#core/paper/join-strips.ts'
import type { WordsOfPage } from '#core/paper/page-words.ts'
import { type TextRun, wordsOfRuns } from '#core/paper/pdf-words.ts'
import { type GrayPicture, toGray } from '#core/paper/picture/gray.ts'
import { UnreadableFile } from './file-problem.ts'
import { PAPER_LIMITS } from './limits.ts'
import { type Matrix, placesOf, times } from './pdf-places.ts'

/** A page of a PDF: its words, or the picture that it consists of. */
export type PdfPage = { words: WordsOfPage } | { picture: GrayPicture }

interface ReadPdf {
  pages: PdfPage[]
  /** Of the file; only the first are read. */
  count: number
}

/** The parts of pdf.js that we use. */
interface Page {
  getViewport: (options: { scale: number }) => { width: number; height: number; transform: number[] }
  getTextContent: () => Promise<{ items: unknown[] }>
  getOperatorList: () => Promise<{ fnArray: number[]; argsArray: unknown[][] }>
  objs: { get: (name: string, done: (found: unknown) => void) => void }
  commonObjs: { get: (name: string, done: (found: unknown) => void) => void }
  cleanup: () => void
}

async function textOf(page: Page): Promise<WordsOfPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const runs: TextRun[] = []
  for (const item of items.slice(0, PAPER_LIMITS.runs)) {
    const { str, transform: own, width: wide } = item as { str?: string; transform?: Matrix; width?: number }
    if (typeof str !== 'string' || !own) continue
    const place = times(transform as Matrix, own)
    const size = Math.hypot(place[2], place[3])
    // Along the edge of the page, or upside down: no text of a recipe.
    const isLevel = place[0] > 0 && Math.abs(place[1]) < 0.1 * place[0]
    if (isLevel && size > 0) runs.push({ text: str, x: place[4], y: place[5], width: wide ?? 0, size })
  }
  return { width, height, words: wordsOfRuns(runs) }
}

const LETTERS = 25
/** Of the page, that its words or a picture cover. */
const AN_OVERLAY = 0.015
const A_SCAN = 0.5

const lettersOf = ({ words }: WordsOfPage) => words.reduce((sum, { text }) => sum + text.length, 0)
const coverOf = ({ width, height, words }: WordsOfPage) =>
  words.reduce((sum, { x0, y0, x1, y1 }) => sum + (x1 - x0) * (y1 - y0), 0) / (width * height)

/** A footer on a scan is no text of the page; the words that a scanner recognized are. */
const isText = (page: WordsOfPage, scan: ScannedPage | undefined) =>
  lettersOf(page) >= LETTERS && !(scan && scan.cover >= A_SCAN && coverOf(page) < AN_OVERLAY)

interface Decoded {
  width?: number
  height?: number
  data?: Uint8Array | Uint8ClampedArray
}

/** One bit a pixel, rows padded to bytes. A mask is decoded so that its ink is 0, as in a picture. */
function fromBits({ width, height, data }: Required<Decoded>): GrayPicture {
  const row = (width + 7) >> 3
  const gray = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const bit = ((data[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
      gray[y * width + x] = bit === 1 ? 255 : 0
    }
  return { width, height, data: gray }
}

function grayOf(found: unknown): GrayPicture | undefined {
  const { width, height, data } = (found ?? {}) as Decoded
  if (!width || !height || !data || width * height > PAPER_LIMITS.pixels) return undefined
  if (data.length === ((width + 7) >> 3) * height) return fromBits({ width, height, data })
  const channels = data.length / (width * height)
  return [1, 3, 4].includes(channels) ? toGray(data, width, height, channels) : undefined
}

interface ScannedPage {
  picture: GrayPicture
  /** Of the page. */
  cover: number
}

/** Smaller ones are logos and ornaments. */
const SMALLEST = 200

/** The scan of a page: its picture, or the strips that it was cut into. */
async function scanOf(page: Page, ops: Record<string, number>): Promise<ScannedPage | undefined> {
  const { width, height } = page.getViewport({ scale: 1 })
  const { fnArray, argsArray } = await page.getOperatorList()
  const places = placesOf(fnArray, argsArray, ops)
  const found: PlacedPicture[] = []
  for (const { at, place } of places) {
    const [named] = argsArray[at] ?? []
    const key = typeof named === 'string' ? named : ((named as { data?: unknown } | undefined)?.data ?? named)
    const decoded =
      typeof key === 'string'
        ? await new Promise((done) => (key.startsWith('g_') ? page.commonObjs : page.objs).get(key, done))
        : named
    const picture = grayOf(decoded)
    if (picture) found.push({ picture, place })
  }
  const picture = joinStrips(found, PAPER_LIMITS.pixels)
  if (!picture || picture.picture.width < SMALLEST || picture.picture.height < SMALLEST) return undefined
  return { picture: picture.picture, cover: picture.area / (width * height) }
}

/** The pages of a PDF, one after the other. */
export async function readPdf(
  file: Uint8Array,
  onPage?: (page: number, count: number) => void,
): Promise<ReadPdf> {
  if (isPdfBomb(file)) throw new UnreadableFile('bomb')
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  const pdf = await getDocumentProxy(file, {
    isOffscreenCanvasSupported: false,
    maxImageSize: PAPER_LIMITS.pixels,
    verbosity: 0,
  }).catch((error: unknown) => {
    throw new UnreadableFile((error as Error).name === 'PasswordException' ? 'protected' : 'broken')
  })
  try {
    const { OPS } = await getResolvedPDFJS()
    const pages: PdfPage[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, PAPER_LIMITS.pages); number++) {
      onPage?.(number, Math.min(pdf.numPages, PAPER_LIMITS.pages))
      const page = (await pdf.getPage(number).catch(() => undefined)) as Page | undefined
      if (!page) continue
      const words = await textOf(page).catch(() => undefined)
      const scan =
        words && coverOf(words) >= AN_OVERLAY && lettersOf(words) >= LETTERS
          ? undefined
          : await scanOf(page, OPS as unknown as Record<string, number>).catch(() => undefined)
      if (words && isText(words, scan)) pages.push({ words })
      else if (scan) pages.push({ picture: scan.picture })
      else if (words && words.words.length > 0) pages.push({ words })
      page.cleanup()
    }
    if (pages.length === 0) throw new UnreadableFile('empty')
    return { pages, count: pdf.numPages }
  } finally {
    await pdf.destroy()
  }
}

export async function readPdfFile(
  file: Blob,
  onPage?: (page: number, count: number) => void,
): Promise<ReadPdf> {
  if (file.size > PAPER_LIMITS.pdfBytes) throw new UnreadableFile('heavy')
  return readPdf(new Uint8Array(await file.arrayBuffer()), onPage)
}
