import type { PageWord } from './page-words.ts'

interface Bounds {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** The part of Tesseract's result that we read. */
export interface RecognizedBlock {
  paragraphs: {
    lines: {
      bbox: Bounds
      rowAttributes?: { rowHeight: number }
      words: { text: string; confidence: number; bbox: Bounds }[]
    }[]
  }[]
}

/** Parameters of Tesseract: how it divides a page, and its resolution. */
export interface RecognizerParameters {
  tessedit_pageseg_mode: string
  user_defined_dpi: string
}

/** It looks for columns, which it doesn't do by default. */
export const RECOGNIZER: RecognizerParameters = { tessedit_pageseg_mode: '3', user_defined_dpi: '300' }
/** For a few words anywhere in a picture, such as a date on a pack. */
export const SPARSE_RECOGNIZER: RecognizerParameters = { ...RECOGNIZER, tessedit_pageseg_mode: '11' }

/** Words with their boxes; the size of a line is the height of its row, which fits all of its words. */
export function wordsOfBlocks(blocks: readonly RecognizedBlock[] | null): PageWord[] {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines))
  return lines.flatMap(({ words, bbox, rowAttributes }, line) => {
    const size = rowAttributes?.rowHeight || bbox.y1 - bbox.y0
    return words.map(({ text, confidence, bbox: box }) => ({ ...box, text, confidence, size, line }))
  })
}
