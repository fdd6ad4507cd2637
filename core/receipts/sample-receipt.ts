import type { PageWord } from '../paper/page-words.ts'

const [LETTER, HEIGHT, STEP] = [12, 20, 30]

/** Lines of text as words with places, in a font of fixed width. */
export function receiptOf(text: string): PageWord[] {
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map((found) => ({
      text: found[0],
      x0: found.index * LETTER,
      x1: (found.index + found[0].length) * LETTER,
      y0: at * STEP,
      y1: at * STEP + HEIGHT,
      size: HEIGHT,
      confidence: 90,
      line: at,
    })),
  )
}
