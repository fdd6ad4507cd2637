import { SPACES } from '#core/recipes/reading/tidy-text.ts'
import { type ChildNode, type Element, isTag, isText, type ParentNode } from './dom.ts'
import { lastOf, nextOf, Touching } from './touching.ts'
import { oneUnitSystem } from './unit-systems.ts'

/** Elements whose text is never visible. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'svg',
  'button',
  'select',
  'textarea',
  'iframe',
  'head',
  'object',
  'video',
  'audio',
])

const BLOCKS = new Set(
  (
    'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
)

export const isSilent = (element: Element) => SILENT.has(element.name)
export const isBlock = (element: Element) => BLOCKS.has(element.name)

/** Text that is for screen readers, or hidden until a script shows it. */
export function isHidden({ attribs }: Element): boolean {
  if (attribs.hidden !== undefined) return true
  const style = attribs.style
  if (style !== undefined && /display:\s*none|visibility:\s*hidden|clip:\s*rect\((?:0|1px)/i.test(style))
    return true
  const names = attribs.class
  return (
    names !== undefined &&
    /(?:^|\s)(?:sr-only|screen-?reader|visually-?hidden|assistive-text|element-invisible|off-?screen|a11y-hidden)/i.test(
      names,
    )
  )
}

const isSeen = (element: Element) => !isHidden(element)

/** What of a node is shown: its children, in one unit system. */
export const shownChildren = (node: ParentNode) => oneUnitSystem(node, isSeen)

interface Written {
  out: string[]
  /** Nodes and characters that may still be written. */
  left: number
  without?: RegExp
}

function write(node: ChildNode, to: Written) {
  const { out, without } = to
  if (isText(node)) {
    const data = node.data.length > to.left ? node.data.slice(0, to.left) : node.data
    out.push(data.replace(SPACES, ' '))
    to.left -= data.length
  } else if (isTag(node)) {
    if (isSilent(node) || isHidden(node)) return
    if (without && node.attribs.class && without.test(node.attribs.class)) return
    if (node.name === 'br') {
      out.push('\n')
      return
    }
    const block = isBlock(node)
    if (block) out.push('\n')
    writeAll(node, to)
    if (block) out.push('\n')
  }
}

function writeAll(node: ParentNode, to: Written) {
  const touching = new Touching()
  for (const child of shownChildren(node)) {
    if (--to.left < 0) return
    const at = to.out.length
    // The place of a space that only what follows can tell.
    to.out.push('')
    write(child, to)
    if (touching.isApart(child, lastOf(to.out, at), nextOf(to.out, at))) to.out[at] = ' '
  }
}

/** The visible text: line breaks in the source are spaces, blocks and <br> start new lines. */
export function linesOf(
  node: ParentNode,
  without?: RegExp,
  most: number = Number.POSITIVE_INFINITY,
): string[] {
  const out: string[] = []
  writeAll(node, { out, left: most, without })
  return out
    .join('')
    .split('\n')
    .map((line) => line.replace(SPACES, ' ').trim())
    .filter((line) => line !== '')
}

export const textOf = (node: ParentNode): string => linesOf(node).join(' ')

/** Nodes and characters of a label, a title or a short paragraph, with room for its markup and indentation. */
const SHORT = 8000

/** The same where only short texts matter: otherwise nested elements would each be read to the end. */
export const shortTextOf = (node: ParentNode, most = SHORT): string =>
  linesOf(node, undefined, most).join(' ')

export function elementsIn(root: ParentNode, holds: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  const visit = (node: ParentNode) => {
    for (const child of node.children)
      if (isTag(child)) {
        if (holds(child)) found.push(child)
        visit(child)
      }
  }
  visit(root)
  return found
}

export const tagsIn = (root: ParentNode, ...names: string[]): Element[] =>
  elementsIn(root, ({ name }) => names.includes(name))

export const hasTag = (root: ParentNode, name: string): boolean =>
  root.children.some((child) => isTag(child) && (child.name === name || hasTag(child, name)))

/** Those that are inside none of the others. */
export function outermost(elements: readonly Element[]): Element[] {
  const all = new Set<ParentNode>(elements)
  return elements.filter((element) => {
    for (let up: ParentNode | null = element.parent; up; up = up.parent) if (all.has(up)) return false
    return true
  })
}

export function isInside(node: ChildNode, ancestor: ParentNode): boolean {
  for (let up: ParentNode | null = node.parent; up; up = up.parent) if (up === ancestor) return true
  return false
}

/** The text of one node, as counted against the limit. */
const NODE_LETTERS = 500

/** Whether it has more nodes than the limit; stops counting there. Long texts count as several. */
export function isLargerThan(root: ParentNode, most: number): boolean {
  let left = most
  const count = (node: ParentNode): boolean => {
    for (const child of node.children) {
      left -= isText(child) ? Math.ceil(child.data.length / NODE_LETTERS) : 1
      if (left < 0) return true
      if (isTag(child) && count(child)) return true
    }
    return false
  }
  return count(root)
}
