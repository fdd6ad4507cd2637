import { isSameInOtherUnits } from '#core/recipes/reading/two-systems.ts'
import { isTag, type ParentNode } from './dom.ts'
import type { Page } from './page.ts'
import { readPageText } from './page-text.ts'
import { readPlugin } from './plugin.ts'
import { systemOf } from './unit-systems.ts'

const SEEN = ['hidden', 'style', 'aria-hidden']

/** Takes away what was shown of two unit systems, and shows the other. */
function turn(node: ParentNode): number {
  let turned = 0
  const first = node.children.map((child) => (isTag(child) ? systemOf(child) : undefined)).find(Boolean)
  const both = first && node.children.some((child) => isTag(child) && (systemOf(child) ?? first) !== first)
  if (both) {
    turned++
    const shown = node.children.filter((child) => isTag(child) && systemOf(child) !== undefined)
    const kept = shown.find(
      (child) => isTag(child) && SEEN.every((name) => child.attribs[name] === undefined),
    )
    const system = kept && isTag(kept) ? systemOf(kept) : first
    node.children = node.children.filter((child) => !isTag(child) || systemOf(child) !== system)
    for (const child of node.children)
      if (isTag(child) && systemOf(child)) for (const name of SEEN) delete child.attribs[name]
  }
  for (const child of node.children) if (isTag(child)) turned += turn(child)
  return turned
}

/** The same ingredients in the other unit system, where the page marks two; empty where it doesn't. */
export function otherUnits(page: Page, lines: readonly string[]): string[] {
  if (!page.hasTwoSystems) return []
  const again = page.again()
  if (turn(again.document) === 0) return []
  for (const layer of [readPlugin(again), readPageText(again)]) {
    const found = layer?.fields.ingredients ?? []
    if (isSameInOtherUnits(lines, found)) return found
  }
  return []
}
