import type { PageWord, WordsOfPage } from '#core/paper/page-words.ts'
import type { GrayPicture } from '#core/paper/picture/gray.ts'
import type { Receipt } from '#core/receipts/read-receipt.ts'
import { RECEIPT_RECOGNIZER, type ReceiptWords, receiptWords } from '#core/receipts/receipt-picture.ts'
import { asTaught } from '#core/receipts/taught.ts'
import { fetchEngine } from './engine-files.ts'
import { type Ocr, openOcr } from './open-ocr.ts'

interface ReceiptOptions {
  /** Of all the work, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** What the household taught: a food, null for what it never lists, undefined for what it didn't teach. */
  learned?: (text: string, shop: string) => string | null | undefined
}

const isPdf = (file: Blob) =>
  file.type === 'application/pdf' || (file instanceof File && /\.pdf$/i.test(file.name))

/** Pages of one receipt, below each other. */
function joined(pages: readonly WordsOfPage[]): PageWord[] {
  let [top, lines] = [0, 0]
  return pages.flatMap(({ height, words }) => {
    const [y, first] = [top, lines]
    top += height
    lines += words.reduce((most, { line = 0 }) => Math.max(most, line + 1), 0)
    return words.map(({ line, ...word }) => ({
      ...{ ...word, y0: word.y0 + y, y1: word.y1 + y },
      ...(line !== undefined && { line: line + first }),
    }))
  })
}

/** Of how many recognitions a receipt needs mostly, for the progress. */
const USUAL_READINGS = 3

async function wordsOfPicture(
  picture: GrayPicture,
  { tasks, recognizer }: Ocr,
  onShare: (share: number) => void,
): Promise<ReceiptWords> {
  let done = 0
  return receiptWords({
    picture,
    prepared: async () => (await tasks.ask('prepare', { picture })).picture,
    async recognize(part, language) {
      const words = await recognizer.recognize(part, language, (share) =>
        onShare(Math.min(0.95, (done + share) / USUAL_READINGS)),
      )
      done++
      return words
    },
  })
}

async function wordsOf(
  file: Blob,
  ocr: Ocr,
  onShare: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<ReceiptWords> {
  if (!isPdf(file)) {
    const [picture] = await Promise.all([ocr.tasks.ask('gray', { file }), fetchEngine(signal)])
    return wordsOfPicture(picture, ocr, onShare)
  }
  const { pages } = await ocr.tasks.ask('pdf', { file })
  const read: WordsOfPage[] = []
  for (const [at, page] of pages.entries()) {
    if ('words' in page) {
      read.push(page.words)
      continue
    }
    const { width, height } = page.picture
    await fetchEngine(signal)
    const { words } = await wordsOfPicture(page.picture, ocr, (share) => onShare((at + share) / pages.length))
    read.push({ width, height, words })
  }
  return { words: joined(read), again: [] }
}

/**
 * Reads a photo or a PDF of a receipt on the device. Rejects with UnreadableFile (its words are `fileProblems` in
 * strings.ts), or with the signal's reason, which ends the workers.
 */
export async function readReceiptPhoto(
  file: Blob,
  { onProgress = () => {}, signal, learned }: ReceiptOptions = {},
): Promise<Receipt> {
  signal?.throwIfAborted()
  const ocr = openOcr(RECEIPT_RECOGNIZER)
  signal?.addEventListener('abort', ocr.close)
  try {
    const found = await wordsOf(file, ocr, (share) => onProgress(0.9 * share), signal)
    onProgress(0.9)
    const receipt = await ocr.tasks.ask('receipt', found)
    onProgress(1)
    // The worker doesn't know what was taught: it never leaves the page.
    return {
      ...receipt,
      items: receipt.items.map((item) => asTaught(item, learned?.(item.text, receipt.shop))),
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', ocr.close)
    ocr.close()
  }
}
