import type { PageWord } from './page-words.ts'

/** A run of text in a PDF; y is its baseline and grows downward. */
export interface TextRun {
  text: string
  x: number
  y: number
  width: number
  size: number
}

const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }
const plain = (text: string) =>
  text
    .replace(/[ﬀ-ﬆ]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\p{Co}|[\u200b-\u200f\ufeff]/gu, '')

/** Ascenders and descenders, in sizes of the font. */
const [UP, DOWN] = [0.76, 0.22]

/** A run that begins where the last one ended continues its word. */
const isGlued = (word: PageWord, run: TextRun, baseline: number) =>
  Math.abs(baseline - run.y) < 0.25 * run.size &&
  Math.abs(run.x - word.x1) < 0.13 * run.size &&
  Math.max(run.size, word.size) < 1.3 * Math.min(run.size, word.size)

/** The words of a page, by the widths of their letters. */
export function wordsOfRuns(runs: readonly TextRun[]): PageWord[] {
  const words: PageWord[] = []
  let open: { word: PageWord; y: number } | undefined
  for (const run of runs) {
    const text = plain(run.text)
    if (text.trim() === '') {
      if (text !== '' && run.width > 0.1 * run.size) open = undefined
      continue
    }
    const each = run.width / Math.max(1, text.length)
    for (const match of text.matchAll(/\S+/g)) {
      const [from, to] = [match.index, match.index + match[0].length]
      const [x0, x1] = [run.x + from * each, run.x + to * each]
      if (open && from === 0 && isGlued(open.word, run, open.y)) {
        open.word.text += match[0]
        open.word.x1 = x1
        continue
      }
      const word = {
        ...{ text: match[0], x0, x1, y0: run.y - UP * run.size, y1: run.y + DOWN * run.size },
        ...{ size: run.size, confidence: 100 },
      }
      words.push(word)
      open = { word, y: run.y }
    }
    if (/\s$/.test(text)) open = undefined
  }
  return words
}
