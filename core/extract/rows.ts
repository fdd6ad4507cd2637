import { isAmountCell, startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import type { Block } from './block.ts'
import type { Element } from './dom.ts'

/** Cells of a row: "flour | 200 g" has its amount in front, as lines do. */
export function rowLines({ name }: Element, lines: string[]): string[] {
  if (name !== 'tr' || lines.length < 2 || lines.length > 4) return lines
  const [first = ''] = lines
  const at = lines.findIndex((line, i) => i > 0 && isAmountCell(line))
  if (at < 0 || startsWithAmount(first)) return lines
  return [lines[at] as string, ...lines.filter((_, i) => i !== at)]
}

/** Fewer are figures of something else. */
const LEAST_PAIRS = 2

/** An amount and its name in two boxes of one row are one line. */
export function withoutGrids(blocks: Block[]): Block[] {
  const out: Block[] = []
  let pairs = 0
  for (let at = 0; at < blocks.length; at++) {
    const [one, next, third] = [blocks[at] as Block, blocks[at + 1], blocks[at + 2]]
    const row = one.element.parent
    const isPair =
      next !== undefined &&
      one.level === 0 &&
      next.level === 0 &&
      one.element !== next.element &&
      row !== null &&
      next.element.parent === row &&
      third?.element.parent !== row &&
      blocks[at - 1]?.element.parent !== row &&
      isAmountCell(one.text) !== isAmountCell(next.text)
    if (!isPair) {
      out.push(one)
      continue
    }
    const [amount, name] = isAmountCell(one.text) ? [one, next] : [next, one]
    if (startsWithAmount(name.text) || name.text.length > 100) {
      out.push(one)
      continue
    }
    out.push({ ...one, text: `${amount.text} ${name.text}`, element: row as Element })
    at++
    pairs++
  }
  return pairs >= LEAST_PAIRS ? out : blocks
}
