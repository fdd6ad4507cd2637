import { joinLines } from './hyphens.ts'
import { around, type Box, median, type PageWord } from './page-words.ts'
import type { Block, Line } from './reading-order.ts'
import { isSectionHeading } from './section-heading.ts'

export interface Paragraph extends Box {
  text: string
  size: number
  words: PageWord[]
  /** More room above than between its lines, or another column. */
  isApart: boolean
}

const NUMBERED = /^(?:\d{1,2}\s?[.)](?=\s)|step\s+\d|étape\s+\d|schritt\s+\d|[•·▪●◦□▢☐*–-]\s)/i
const STARTS_WITH_AMOUNT = /^(?:ca\.?\s)?[\d½¼¾⅓⅔⅛]/
const CONTINUES = /^(?:\p{Ll}|[(&+,;])/u
const UNFINISHED =
  /(?:[,;(&+-]|\b(?:and|or|with|of|the|a|an|in|to|for|plus|und|oder|mit|de|et|ou|avec|à|con|y|e|di))$/i

/** The heights of lines vary with their letters: around the size of the body all are the same. */
const isSame = (a: number, b: number, body: number) => {
  const isBody = (size: number) => size > 0.72 * body && size < 1.28 * body
  return (isBody(a) && isBody(b)) || Math.max(a, b) < 1.18 * Math.min(a, b)
}
const isOpen = (text: string) => text.split('(').length > text.split(')').length

/** Whether a line names a food by itself. */
export type IsFood = (text: string) => boolean

interface Column {
  isFood: IsFood
  left: number
  right: number
  /** Most lines run to the edge: prose, no list. */
  isProse: boolean
}

/** The first word of the next line wouldn't have fit. */
const isFull = (line: Line, next: Line, { left, right }: Pick<Column, 'left' | 'right'>, slack = 0.02) => {
  const first = next.words[0]
  return (
    first !== undefined && line.x1 + (first.x1 - first.x0) + 0.25 * line.size > right - slack * (right - left)
  )
}

/** Most words have no descenders: where they end is the baseline. */
const baselineOf = ({ words }: Line) => median(words.map(({ y1 }) => y1))

function isBreak(line: Line, next: Line, pitch: number, body: number): boolean {
  if (!isSame(line.size, next.size, body)) return true
  const most = line.size > 1.28 * body ? 1.6 * line.size : 1.25 * pitch + 0.1 * line.size
  return baselineOf(next) - baselineOf(line) > most
}

/** Runs of lines at even distances. */
function runsOf(block: Block, pitch: number, body: number): Line[][] {
  const runs: Line[][] = []
  for (const line of block) {
    const last = runs.at(-1)?.at(-1)
    if (
      !last ||
      isBreak(last, line, pitch, body) ||
      isSectionHeading(line.text) ||
      isSectionHeading(last.text)
    )
      runs.push([line])
    else runs.at(-1)?.push(line)
  }
  return runs
}

function pitchOf(block: Block, size: number): number {
  const steps = block.slice(1).flatMap((line, at) => {
    const before = block[at] as Line
    const step = baselineOf(line) - baselineOf(before)
    return isSame(line.size, before.size, size) && step > 0 ? [step] : []
  })
  // The smallest distances are those inside of paragraphs.
  const sorted = steps.sort((a, b) => a - b)
  const low = sorted[Math.floor(sorted.length * 0.3)] ?? 1.3 * size
  return Math.min(low, 2 * size)
}

function goesOn(begun: string, line: Line, next: Line, column: Column, isLarge: boolean): boolean {
  if (isLarge) return !isSectionHeading(line.text)
  if (NUMBERED.test(next.text) || /:$/.test(line.text)) return false
  if (isOpen(line.text) && !column.isProse) return true
  // Two ingredients, however full the lines are; a step begins with its number.
  const isNextItem = STARTS_WITH_AMOUNT.test(begun) && STARTS_WITH_AMOUNT.test(next.text)
  if (isNextItem && !NUMBERED.test(begun) && !/[-–/]$/.test(line.text)) return false
  const indent = next.x0 - line.x0
  if (column.isProse)
    return isFull(line, next, column) && !(indent > 1.2 * line.size && /[.!?]$/.test(line.text))
  if (STARTS_WITH_AMOUNT.test(next.text) && !/[-–]$/.test(line.text)) return false
  if (UNFINISHED.test(line.text)) return true
  if (!CONTINUES.test(next.text)) return false
  const isHanging = indent > 0.5 * line.size && indent < 6 * line.size
  // An ingredient without an amount begins with a small letter too: only a line that is nearly full goes on.
  return (
    isHanging ||
    (isFull(line, next, column, 0.08) && STARTS_WITH_AMOUNT.test(line.text) && !column.isFood(next.text))
  )
}

/** Lines that belong together become one text. */
export function paragraphsOf(block: Block, body: number, isFood: IsFood): Paragraph[] {
  const { x0: left, x1: right } = around(block)
  const pitch = pitchOf(block, body)
  const out: Paragraph[] = []
  for (const run of runsOf(block, pitch, body)) {
    const size = median(run.map((line) => line.size))
    const isLarge = size > 1.3 * body
    const full = run
      .slice(0, -1)
      .filter((line, at) => isFull(line, run[at + 1] as Line, { left, right })).length
    const longest = Math.max(...run.map(({ text }) => text.length))
    const column = { left, right, isFood, isProse: longest > 34 && full >= 0.5 * (run.length - 1) }
    let current: { text: string; lines: Line[] } | undefined
    const close = (isApart: boolean) => {
      if (!current) return
      const { text, lines } = current
      const words = lines.flatMap((line) => line.words)
      out.push({ ...around(lines), text, size: median(words.map((word) => word.size)), words, isApart })
    }
    let isFirst = true
    for (const [at, line] of run.entries()) {
      const before = run[at - 1]
      if (current && before && goesOn(current.text, before, line, column, isLarge)) {
        current.text = joinLines(current.text, line.text)
        current.lines.push(line)
        continue
      }
      if (current) {
        close(isFirst)
        isFirst = false
      }
      current = { text: line.text, lines: [line] }
    }
    close(isFirst)
  }
  return out
}
