import type { PageWord, WordsOfPage } from './page-words.ts'

interface Style {
  size?: number
  confidence?: number
}

/** A line of words from a point; each letter is half as wide as the font is high. */
export function lineAt(
  x: number,
  y: number,
  text: string,
  { size = 20, confidence = 96 }: Style = {},
): PageWord[] {
  let left = x
  return text.split(' ').map((word) => {
    const right = left + word.length * 0.5 * size
    const box = { x0: left, x1: right, y0: y, y1: y + size }
    left = right + 0.3 * size
    return { ...box, text: word, size, confidence }
  })
}

/** Lines below each other. */
export const linesAt = (
  x: number,
  y: number,
  lines: readonly string[],
  style: Style = {},
  pitch = 28,
): PageWord[] => lines.flatMap((text, at) => lineAt(x, y + at * pitch, text, style))

export const samplePage = (...words: PageWord[][]): WordsOfPage => ({
  width: 1000,
  height: 1400,
  words: words.flat(),
})
