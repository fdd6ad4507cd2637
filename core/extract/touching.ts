import { type ChildNode, isTag } from './dom.ts'

const BOXES = new Set(['span', 'b', 'strong', 'i', 'em', 'a', 'font', 'label', 'data', 'small', 'bdi'])
const isBox = (node: ChildNode | undefined) => node !== undefined && isTag(node) && BOXES.has(node.name)
const isNamedSpan = (node: ChildNode | undefined) =>
  node !== undefined && isTag(node) && node.name === 'span' && node.attribs.class !== undefined

const ENDS = /[\p{L}\p{N})]$/u
const BEGINS = /^[\p{L}\p{N}(]/u
const NUMBER = /\p{N}/u

/** Amount, unit and name in separate boxes touch in the source, not on the screen. */
export class Touching {
  private before: ChildNode | undefined
  private apart = false

  /** Whether these two boxes need a space between their texts; called for each child in order. */
  isApart(node: ChildNode, textBefore: string | undefined, text: string | undefined): boolean {
    const { before } = this
    this.before = node
    if (isNamedSpan(before) && isNamedSpan(node)) return true
    if (!isBox(before) || !isBox(node) || !textBefore || !text) return false
    if (!ENDS.test(textBefore) || !BEGINS.test(text)) return false
    this.apart ||= isBoundary(textBefore, text)
    return this.apart
  }
}

/** "320 g|rice", "rice|320 g": parts of one word never meet like this. */
const isBoundary = (before: string, after: string) =>
  (NUMBER.test(before) && /^[\p{L}(]/u.test(after)) || (/[\p{L})]$/u.test(before) && /^\p{N}/u.test(after))

/** Places of spaces are empty; a box in a box in a box has three. */
const NEAR = 4

export function lastOf(out: readonly string[], place: number): string | undefined {
  for (let at = place - 1; at >= Math.max(0, place - NEAR); at--) if (out[at] !== '') return out[at]
  return undefined
}
export function nextOf(out: readonly string[], place: number): string | undefined {
  for (let at = place + 1; at <= place + NEAR; at++) if (out[at] !== '') return out[at]
  return undefined
}
