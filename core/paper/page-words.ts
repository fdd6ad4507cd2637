export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** A word on a page, from character recognition or from the text of a PDF; y grows downward. */
export interface PageWord extends Box {
  text: string
  /** Height of its font, in the units of the boxes. */
  size: number
  /** 0 to 100. */
  confidence: number
  /** Words of one line share it, where that is known. */
  line?: number
}

export interface WordsOfPage {
  width: number
  height: number
  words: readonly PageWord[]
}

export const heightOf = ({ y0, y1 }: Box) => y1 - y0
export const middleOf = ({ y0, y1 }: Box) => (y0 + y1) / 2

export function around(boxes: readonly Box[]): Box {
  const box = {
    x0: Number.POSITIVE_INFINITY,
    y0: Number.POSITIVE_INFINITY,
    x1: Number.NEGATIVE_INFINITY,
    y1: Number.NEGATIVE_INFINITY,
  }
  for (const { x0, y0, x1, y1 } of boxes) {
    box.x0 = Math.min(box.x0, x0)
    box.y0 = Math.min(box.y0, y0)
    box.x1 = Math.max(box.x1, x1)
    box.y1 = Math.max(box.y1, y1)
  }
  return box
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
