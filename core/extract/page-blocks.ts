import { letters } from '#core/recipes/reading/tidy-text.ts'
import type { Block } from './block.ts'
import { blocksOf } from './blocks.ts'
import type { Page } from './page.ts'

const known = new WeakMap<Page, Block[]>()

/** The visible lines of a page, read once for all layers. */
export function pageBlocks(page: Page): Block[] {
  const before = known.get(page)
  if (before) return before
  const blocks = blocksOf(page.body)
  known.set(page, blocks)
  return blocks
}

const keysOf = new WeakMap<readonly Block[], string[]>()
/** Longer lines are articles without paragraphs; they are compared by their beginning. */
const LONGEST_KEY = 4000

/** Letters and digits of each line. */
export function blockKeys(blocks: readonly Block[]): string[] {
  const before = keysOf.get(blocks)
  if (before) return before
  const keys = blocks.map(({ text }) => letters(text.slice(0, LONGEST_KEY)))
  keysOf.set(blocks, keys)
  return keys
}
