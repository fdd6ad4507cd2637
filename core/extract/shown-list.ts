import { isIngredientsHeading, isStepsHeading, isStopHeading } from '#core/recipes/reading/heading-words.ts'
import type { Block } from './block.ts'
import { isTag, type ParentNode } from './dom.ts'
import { blockKeys } from './page-blocks.ts'

/** How a line of the markup and a line of the page belong together. */
export type Match = (markup: string, shown: string) => boolean

/** The part of the page that shows a list of the markup. */
interface ShownList {
  /** Its lines in order: those of the list itself, and the names of groups between them. */
  blocks: Block[]
  keys: string[]
  /** Whether a block is a line of the list, not a name between its lines. */
  isLine: boolean[]
}

/** Blocks between two lines of one list: names of groups, pictures' captions, advertisements. */
const GAP = 8
const MOST_LINES = 300
const MOST_MISSES = 2
/** Letters to search through, all lines together: more than any recipe needs, little enough for a hostile page. */
const MOST_SEARCHED = 30_000_000
/** Of the markup's lines, what a list must show to be its list. */
const LEAST_SHARE = 0.4

const isHeading = ({ level }: Block) => level > 0

/** Which lines of the markup each block shows. */
function hitsOf(keys: readonly string[], wanted: readonly string[], match: Match): Map<number, number[]> {
  const hits = new Map<number, number[]>()
  const exact = new Map<string, number[]>()
  keys.forEach((key, at) => {
    const all = exact.get(key)
    if (all) all.push(at)
    else exact.set(key, [at])
  })
  const note = (block: number, line: number) => {
    const all = hits.get(block)
    if (all) all.push(line)
    else hits.set(block, [line])
  }
  const size = keys.reduce((sum, key) => sum + key.length + 1, 0)
  let left = MOST_SEARCHED
  wanted.forEach((key, line) => {
    if (key === '') return
    const same = exact.get(key)
    if (same) for (const block of same) note(block, line)
    else if (left > 0) {
      left -= size
      keys.forEach((shown, block) => {
        if (shown !== '' && match(key, shown)) note(block, line)
      })
    }
  })
  return hits
}

/** The densest run of hits: a page may show a recipe twice, and quotes its lines in its article. */
function densest(hits: ReadonlyMap<number, number[]>): number[] {
  const at = [...hits.keys()].sort((a, b) => a - b)
  let best: { run: number[]; lines: number } = { run: [], lines: 0 }
  let run: number[] = []
  let lines = new Set<number>()
  at.forEach((block, i) => {
    if (i > 0 && block - (at[i - 1] as number) > GAP) {
      run = []
      lines = new Set()
    }
    run.push(block)
    for (const line of hits.get(block) ?? []) lines.add(line)
    if (lines.size > best.lines) best = { run: [...run], lines: lines.size }
  })
  return best.run
}

const LEVELS = 3

function classOf(node: ParentNode | null): string {
  return node && isTag(node)
    ? `${node.name}.${(node.attribs.class ?? '').slice(0, 200).replace(/\d+/g, '')}`
    : ''
}

const kindOf = ({ element }: Block) => `${classOf(element)} ${classOf(element.parent)}`

/** Lines of one list: the same parent, or the same kind of element under a near ancestor. */
function kinship(anchors: readonly Block[]): (block: Block) => boolean {
  const parents = new Set<ParentNode>()
  const near = new Set<ParentNode>()
  const kinds = new Set(anchors.map(kindOf))
  for (const { element } of anchors) {
    parents.add(element.parent)
    let up: ParentNode | null = element.parent
    for (let level = 0; up && level < LEVELS; level++) {
      near.add(up)
      up = up.parent
    }
  }
  return (block) => {
    if (!kinds.has(kindOf(block))) return false
    if (parents.has(block.element.parent)) return true
    let up: ParentNode | null = block.element.parent?.parent ?? null
    for (let level = 1; up && level < LEVELS; level++) {
      if (near.has(up)) return true
      up = up.parent
    }
    return false
  }
}

const isEnd = ({ text }: Block) => isStepsHeading(text) || isStopHeading(text) || isIngredientsHeading(text)

/** From the last line on, in one direction, as far as lines of the same list follow. */
function reach(
  blocks: readonly Block[],
  from: number,
  step: 1 | -1,
  isKin: (block: Block) => boolean,
): number {
  let last = from
  let misses = 0
  for (let at = from + step; at >= 0 && at < blocks.length && Math.abs(at - from) < MOST_LINES; at += step) {
    const block = blocks[at] as Block
    if (isEnd(block) || misses > MOST_MISSES) break
    if (isKin(block)) {
      last = at
      misses = 0
    } else misses += isHeading(block) ? 0.5 : 1
  }
  return last
}

/** Where the page shows these lines, with the lines of the same list that the markup does not have. */
export function shownList(
  blocks: readonly Block[],
  lines: readonly string[],
  match: Match,
): ShownList | undefined {
  const all = blockKeys(blocks)
  const wanted = lines.slice(0, MOST_LINES)
  const hits = hitsOf(all, wanted, match)
  const run = densest(hits)
  const shown = new Set(run.flatMap((at) => hits.get(at) ?? []))
  if (run.length === 0 || shown.size < Math.max(1, wanted.length * LEAST_SHARE)) return undefined
  const anchors = run.map((at) => blocks[at] as Block)
  const isKin = kinship(anchors)
  const from = reach(blocks, run[0] as number, -1, isKin)
  const to = reach(blocks, run.at(-1) as number, 1, isKin)
  const part = blocks.slice(from, to + 1)
  return {
    blocks: part,
    keys: all.slice(from, to + 1),
    isLine: part.map((block, i) => isKin(block) || hits.has(from + i)),
  }
}
