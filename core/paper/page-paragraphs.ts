import { type BlocksOfPage, withoutFurniture } from './furniture.ts'
import type { WordsOfPage } from './page-words.ts'
import { type IsFood, type Paragraph, paragraphsOf } from './paragraphs.ts'
import { blocksOf, type Line } from './reading-order.ts'
import { withoutSlips } from './slips.ts'

export interface PaperParagraph extends Paragraph {
  page: number
  /** Its size in sizes of the body text. */
  rank: number
}

interface PaperText {
  paragraphs: PaperParagraph[]
  address: string | null
}

/** No page of a book has as many; a drawing made of text may. */
const MOST_WORDS = 6000
/** A stain reads like a word, with little confidence. */
const NOISE = 25

const isWord = ({ text, confidence }: { text: string; confidence: number }) =>
  confidence >= NOISE && (/[\p{L}\d½¼¾⅓⅔⅛•·*–-]/u.test(text) || confidence > 70)

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length

/** A line of marks that no one wrote: the edge of the table, the shadow of the spine. */
function isNoise({ words, text }: Line): boolean {
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length
  if (letters(text) < 3 && !/[\d½¼¾⅓⅔⅛]/.test(text)) return mean < 85
  return mean < 45 && (letters(text) < 4 || mean < 32)
}

/** Most letters have this size. */
function bodySize(pages: readonly BlocksOfPage[]): number {
  const sizes = pages
    .flatMap(({ blocks }) => blocks.flat())
    .map(({ size, text }) => ({ size, weight: text.length }))
    .sort((a, b) => a.size - b.size)
  let left = sizes.reduce((sum, { weight }) => sum + weight, 0) / 2
  for (const { size, weight } of sizes) {
    left -= weight
    if (left <= 0) return size
  }
  return 1
}

/** From a PDF. */
const isPrinted = ({ words }: Paragraph) => words.every(({ confidence }) => confidence === 100)

/** The text of pages, in the order in which it is read. */
export function paragraphsOfPages(pages: readonly WordsOfPage[], isFood: IsFood): PaperText {
  const blocks = pages.map(({ width, height, words }) => ({
    ...{ width, height },
    blocks: blocksOf(words.filter(isWord).slice(0, MOST_WORDS))
      .map((block) => block.filter((line) => !isNoise(line)))
      .filter((block) => block.length > 0),
  }))
  const { pages: clean, address } = withoutFurniture(blocks, bodySize(blocks))
  const body = bodySize(clean)
  const paragraphs = clean.flatMap(({ blocks: kept }, page) =>
    kept.flatMap((block) =>
      paragraphsOf(block, body, isFood).map((paragraph, at) => ({
        ...paragraph,
        text: isPrinted(paragraph) ? paragraph.text : withoutSlips(paragraph.text),
        isApart: at === 0 || paragraph.isApart,
        page,
        rank: paragraph.size / body,
      })),
    ),
  )
  return { paragraphs: overPages(paragraphs), address }
}

/** A sentence that goes on over the page. */
function overPages(paragraphs: readonly PaperParagraph[]): PaperParagraph[] {
  const out: PaperParagraph[] = []
  for (const next of paragraphs) {
    const last = out.at(-1)
    const isCut =
      last !== undefined &&
      last.page !== next.page &&
      last.text.length > 50 &&
      !/[.!?:)]$/.test(last.text) &&
      /^\p{Ll}/u.test(next.text) &&
      Math.abs(last.rank - next.rank) < 0.15
    if (!isCut) out.push(next)
    else
      out[out.length - 1] = {
        ...last,
        text: /[\p{L}]-$/u.test(last.text) ? last.text.slice(0, -1) + next.text : `${last.text} ${next.text}`,
        words: [...last.words, ...next.words],
      }
  }
  return out
}
