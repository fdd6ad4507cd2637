import { middleOf } from './page-words.ts'
import type { Block, Line } from './reading-order.ts'

const PAGE_NUMBER =
  /^\W{0,3}(?:(?:page|seite|p\.|pag\.?|página|pagina)\s*)?\d{1,4}(?:\s*(?:\/|of|von|sur|de|di)\s*\d{1,4})?\W{0,3}$/i
const ROMAN = /^[\W]{0,3}[ivxlc]{1,6}[\W]{0,3}$/
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s]{3,300}/i
const PRINTED = /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}/

/** The margins in which running heads and page numbers are, as a share of the height. */
const MARGIN = 0.1

const asKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^\p{L}#]+/gu, ' ')
    .trim()

export interface BlocksOfPage {
  width: number
  height: number
  blocks: readonly Block[]
}

interface WithoutFurniture {
  pages: BlocksOfPage[]
  /** A browser prints the address of the page at its foot. */
  address: string | null
}

const isInMargin = (line: Line, height: number) =>
  middleOf(line) < MARGIN * height || middleOf(line) > (1 - MARGIN) * height

/** Nothing is close above or below it. */
const isAlone = (line: Line, lines: readonly Line[]) =>
  lines.every((other) => {
    const gap = Math.max(other.y0 - line.y1, line.y0 - other.y1)
    return (
      other === line || gap > 0.9 * line.size || Math.abs(middleOf(other) - middleOf(line)) < 0.4 * line.size
    )
  })

/** The first or the last line. A photo may be cut close to the text, so only a page number is known by that alone. */
const isOutermost = (line: Line, lines: readonly Line[]) =>
  ([1, -1] as const).some((direction) =>
    lines.every(
      (other) => other === line || direction * (middleOf(other) - middleOf(line)) > -0.4 * line.size,
    ),
  )

/** The name of the chapter above the page: small, short, and apart from the text. */
function isRunningHead(line: Line, lines: readonly Line[], { height }: BlocksOfPage, body: number): boolean {
  const isSmall = line.size < 0.92 * body && line.text.length < 45 && !/\d/.test(line.text)
  if (!isSmall || middleOf(line) > MARGIN * height) return false
  return lines.every((other) => {
    const isBeside = other.x0 < line.x1 + 3 * body && other.x1 > line.x0 - 3 * body
    return other === line || !isBeside || other.y0 - line.y1 > 0.9 * line.size
  })
}

/** Removes page numbers, and what is repeated at the edges of several pages. */
export function withoutFurniture(pages: readonly BlocksOfPage[], body: number): WithoutFurniture {
  const seen = new Map<string, number>()
  let address: string | null = null
  const edges = pages.map(({ blocks, height }) => {
    const lines = blocks.flat()
    const apart = lines.filter((line) => isInMargin(line, height) && isAlone(line, lines))
    for (const key of new Set(apart.map(({ text }) => asKey(text)))) seen.set(key, (seen.get(key) ?? 0) + 1)
    const outer = lines.filter((line) => isInMargin(line, height) || isOutermost(line, lines))
    return { apart: new Set(apart), outer: new Set(outer) }
  })
  const isFurniture = (line: Line, isApart: boolean) => {
    const { text } = line
    if (PAGE_NUMBER.test(text) || (ROMAN.test(text) && text.length < 8) || PRINTED.test(text)) return true
    const found = ADDRESS.exec(text)?.[0]
    if (found && text.replace(found, '').replace(/[\d\s/|-]/g, '').length < 12) {
      address ??= found.replace(/[.,;)\]…]+$/, '')
      return true
    }
    const key = asKey(text)
    // Twice is enough for a sheet of two pages; on a long one a heading may come again.
    return (
      isApart &&
      key.length > 2 &&
      (seen.get(key) ?? 0) >= Math.max(2, Math.ceil(pages.length / 4)) &&
      text.length < 90
    )
  }
  return {
    pages: pages.map((page, at) => {
      const lines = page.blocks.flat()
      const isText = (line: Line) =>
        !edges[at]?.outer.has(line) ||
        !(isFurniture(line, edges[at]?.apart.has(line) === true) || isRunningHead(line, lines, page, body))
      const blocks = page.blocks.map((block) => block.filter(isText))
      return { ...page, blocks: blocks.filter((block) => block.length > 0) }
    }),
    address,
  }
}
