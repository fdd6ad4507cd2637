import { hasAmount } from '#core/recipes/reading/line-shapes.ts'
import { tidy } from '#core/recipes/reading/tidy-text.ts'
import { unwrapped } from '#core/recipes/reading/wrapped-lines.ts'
import type { Block } from './block.ts'
import { LONGEST_LINE } from './clean-text.ts'
import { type ChildNode, type Element, isTag, isText, type ParentNode } from './dom.ts'
import { paragraphsOf } from './preformatted.ts'
import { rowLines, withoutGrids } from './rows.ts'
import { lastOf, nextOf, Touching } from './touching.ts'
import { isBlock, isHidden, isSilent, linesOf, shownChildren, textOf } from './tree.ts'

/** Parts of a page that never hold the recipe. A recipe's own sidebar ("recipe-sidebar") often has its ingredients. */
const ASIDE =
  /(?:^|[\s_-])(?:comments?(?:-list|-area|list|respond)?|respond|related(?:-posts?)?|social(?:-share)?|share-buttons?|sharing|newsletter|breadcrumbs?|cookie(?:-banner|-consent)?|site-footer|site-header|main-menu|mega-menu|navbar|widget-area|nutrition(?:-label|-facts)?)(?:$|\s)|(?:^|\s)sidebar(?:$|\s)/i

const isAside = ({ name, attribs }: Element) =>
  name === 'nav' ||
  (name === 'footer' && !attribs.class?.includes('recipe')) ||
  ASIDE.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`)

function containsBlocks(element: Element, names: ReadonlySet<string>): boolean {
  return element.children.some(
    (child) => isTag(child) && (names.has(child.name) || containsBlocks(child, names)),
  )
}

/** Nodes and characters of one list item. */
const LONGEST_ITEM = 50_000
const BREAKS_ITEM = new Set(['ul', 'ol', 'table', 'h1', 'h2', 'h3', 'h4', 'h5'])
const BREAKS_ROW = new Set(['ul', 'ol', 'table', 'p', 'h1', 'h2', 'h3', 'h4', 'br', 'div'])

const BOLD = new Set(['b', 'strong', 'u'])
const INLINE = new Set(['span', 'em', 'font', 'i'])

/** How an element's text is laid out; 'none' where it has none. Each node is visited once. */
function weightOf(element: Element): 'bold' | 'plain' | 'none' {
  let bold = false
  for (const child of element.children) {
    if (isText(child)) {
      if (child.data.trim() !== '') return 'plain'
    } else if (BOLD.has(child.name)) bold = true
    else if (INLINE.has(child.name)) {
      const inner = weightOf(child)
      if (inner === 'plain') return 'plain'
      if (inner === 'bold') bold = true
    } else if (child.name !== 'br' && textOf(child) !== '') return 'plain'
  }
  return bold ? 'bold' : 'none'
}

/** More lines than any page has; the rest is not read. */
const MOST_BLOCKS = 10_000

/** The lines of one element, which only <br> parts, without the breaks of a fixed width. */
function withoutWraps(blocks: Block[]): Block[] {
  const out: Block[] = []
  for (let at = 0; at < blocks.length; ) {
    const first = blocks[at] as Block
    let end = at + 1
    while (blocks[end]?.element === first.element && blocks[end]?.level === first.level) end++
    const run = blocks.slice(at, end)
    if (run.length < 2 || first.level > 0) out.push(...run)
    else {
      const lines = unwrapped(run.map(({ text }) => text))
      if (lines.length === run.length) out.push(...run)
      else for (const text of lines) out.push({ ...first, text })
    }
    at = end
  }
  return out
}

/** All lines of a part of the page, without the parts whose names match `without`. */
export function blocksOf(root: ParentNode, without?: RegExp): Block[] {
  const blocks: Block[] = []
  let buffer: string[] = []
  /** Bold text that makes up the whole line so far. */
  let bold = true
  const flush = (element: Element, list: Element | null) => {
    const text = tidy(buffer.join('').slice(0, LONGEST_LINE))
    const wholeBold = bold
    buffer = []
    bold = true
    if (text === '') return
    const heading = /^h([1-6])$/.exec(element.name)
    const level = heading
      ? Number(heading[1])
      : text.length <= 90 &&
          (wholeBold || element.name === 'dt' || element.name === 'legend' || element.name === 'summary')
        ? 7
        : 0
    blocks.push({ text, tag: element.name, element, level, list })
  }
  const visitAll = (
    children: readonly ChildNode[],
    block: Element,
    list: Element | null,
    strong: boolean,
  ) => {
    const touching = new Touching()
    for (const child of children) {
      const line = buffer
      const at = line.push('') - 1
      visit(child, block, list, strong)
      if (touching.isApart(child, lastOf(line, at), buffer === line ? nextOf(line, at) : undefined))
        line[at] = ' '
    }
  }
  const visit = (node: ChildNode, block: Element, list: Element | null, strong: boolean) => {
    if (blocks.length >= MOST_BLOCKS) return
    if (isText(node)) {
      if (node.data.trim() !== '' && !strong) bold = false
      buffer.push(node.data)
      return
    }
    if (!isTag(node) || isSilent(node) || isHidden(node) || isAside(node)) return
    if (without && node.attribs.class && without.test(node.attribs.class)) return
    if (node.name === 'br' || node.name === 'hr') return flush(block, list)
    if (!isBlock(node)) {
      const bolder = strong || node.name === 'b' || node.name === 'strong'
      return visitAll(shownChildren(node), block, list, bolder)
    }
    flush(block, list)
    if (node.name === 'pre') return visitAll(paragraphsOf(node), node, list, false)
    const inner = node.name === 'ul' || node.name === 'ol' ? node : list
    const whole =
      (node.name === 'li' && !containsBlocks(node, BREAKS_ITEM)) ||
      (node.name === 'tr' && !containsBlocks(node, BREAKS_ROW)) ||
      /^h[1-6]$/.test(node.name)
    if (whole) {
      const lines = rowLines(node, linesOf(node, without, LONGEST_ITEM).map(tidy))
      const parts =
        node.name === 'li' && lines.length > 2 && lines.filter(hasAmount).length > lines.length / 2
          ? lines
          : [tidy(lines.join(' '))]
      for (const text of parts)
        if (text !== '') {
          const level = /^h[1-6]$/.test(node.name)
            ? Number(node.name[1])
            : weightOf(node) === 'bold' && text.length <= 90
              ? 7
              : 0
          blocks.push({ text, tag: node.name, element: node, level, list: inner })
        }
      return
    }
    visitAll(shownChildren(node), node, inner, false)
    flush(node, inner)
  }
  const body = root as Element
  visitAll(shownChildren(root), body, null, false)
  flush(body, null)
  return withoutGrids(withoutWraps(blocks))
}
