import {
  isIngredientsHeading,
  isNote,
  isStepsHeading,
  isStopHeading,
} from '#core/recipes/reading/heading-words.ts'
import { labelledFacts } from '#core/recipes/reading/labels.ts'
import {
  hasAmount,
  ingredientScore,
  isAmountCell,
  isBareAmount,
  isGroupName,
  isSentence,
  isStep,
  mayBeIngredient,
  startsWithAmount,
  stepScore,
} from '#core/recipes/reading/line-shapes.ts'
import { mendIngredients, mendSteps } from '#core/recipes/reading/tidy-lines.ts'
import { letters, undoubled } from '#core/recipes/reading/tidy-text.ts'
import type { Block } from './block.ts'
import { isTag, isText } from './dom.ts'
import { compact, type Layer } from './fields.ts'
import { withoutGroups } from './groups.ts'
import { type Page, pageTitles } from './page.ts'
import { pageBlocks } from './page-blocks.ts'

interface Found {
  lines: string[]
  score: number
  from: number
  to: number
}

const MOST = 120

/** Whether a heading ends the section of another: the same level or above, and not a group's name. */
function ends(block: Block, under: Block, next: Block | undefined): boolean {
  if (isStopHeading(block.text)) return true
  // A group's name is directly followed by more of the same list.
  if (next?.tag === 'li' && under.level <= block.level && (hasAmount(next.text) || next.list?.name === 'ol'))
    return false
  if (block.level === 0 || block.level === 7) return false
  return under.level > 0 && under.level < 7 && block.level <= under.level && !isGroupName(block.text)
}

/** A term and its definition: one of them is the amount. */
const withAmount = (term: string, text: string) =>
  isAmountCell(text) && !startsWithAmount(term) ? `${text} ${term}` : `${term} ${text}`

function ingredientsAfter(blocks: readonly Block[], at: number): Found {
  const heading = blocks[at] as Block
  const lines: string[] = []
  let listed = false
  let i = at + 1
  for (; i < blocks.length && lines.length < MOST; i++) {
    const block = blocks[i] as Block
    if (isStepsHeading(block.text) || (i > at + 1 && ends(block, heading, blocks[i + 1]))) break
    if (isIngredientsHeading(block.text)) continue
    if (block.tag === 'li' || block.tag === 'tr') listed = true
    else if (listed && isSentence(block.text) && !hasAmount(block.text)) break
    if (block.level > 0 && block.level < 7) continue
    if (block.level === 7 && !hasAmount(block.text) && block.tag !== 'dt') continue
    if (isGroupName(block.text)) continue
    if (listed && block.tag !== 'li' && block.tag !== 'tr' && !hasAmount(block.text)) continue
    // A definition list has the amount and the name in separate elements.
    if (block.tag === 'dd' && blocks[i - 1]?.tag === 'dt' && lines.length > 0) {
      lines[lines.length - 1] = withAmount(lines.at(-1) ?? '', block.text)
      continue
    }
    const isTerm = block.tag === 'dt' && blocks[i + 1]?.tag === 'dd' && isBareAmount(block.text)
    if (!isTerm && !mayBeIngredient(block.text)) {
      if (lines.length >= 2) break
      continue
    }
    lines.push(block.text)
  }
  const clean = undoubled(mendIngredients(withoutGroups(lines)))
  return { lines: clean, score: ingredientScore(clean).net, from: at, to: i }
}

const isHeading = ({ level }: Block) => level > 0 && level < 7

/** Without a heading: the list, or the run of lines, whose lines begin with amounts. */
function ingredientRun(blocks: readonly Block[]): Found | undefined {
  let best: Found | undefined
  for (let i = 0; i < blocks.length; i++) {
    if (!hasAmount((blocks[i] as Block).text) || isHeading(blocks[i] as Block)) continue
    const lines: string[] = []
    let j = i
    let misses = 0
    for (; j < blocks.length && lines.length < MOST; j++) {
      const { text, level, list } = blocks[j] as Block
      if (isStepsHeading(text) || isStopHeading(text) || !mayBeIngredient(text) || text.length > 120) break
      if (level > 0 || isGroupName(text)) continue
      misses = hasAmount(text) ? 0 : misses + 1
      if (misses > 2 || (list !== (blocks[i] as Block).list && list === null)) break
      lines.push(text)
    }
    const clean = undoubled(mendIngredients(withoutGroups(lines)))
    const score = ingredientScore(clean).net
    if (clean.length >= 3 && score > (best?.score ?? 0)) best = { lines: clean, score, from: i, to: j }
    if (j > i + 1) i = j - 1
  }
  return best && ingredientScore(best.lines).share >= 0.7 ? best : undefined
}

/** What follows the last step: links, dates, names of other recipes. */
function withoutTail(lines: string[]): string[] {
  let end = lines.length
  const talk = lines.findIndex(
    (_, i) => i > 0 && [0, 1, 2].every((k) => lines[i + k] !== undefined && !isStep(lines[i + k] ?? '')),
  )
  if (talk > 0) end = talk
  while (
    end > 1 &&
    !isStep(lines[end - 1] ?? '') &&
    (lines[end - 1] ?? '').length < 60 &&
    !/[.!]$/.test(lines[end - 1] ?? '')
  )
    end--
  return lines.slice(0, end)
}

/** "Back to the index", "More soups": no step is a link. */
const isOnlyLink = ({ element, list }: Block) => {
  const parts = element.children.filter((child) => !isText(child) || child.data.trim() !== '')
  return list?.name !== 'ol' && parts.length > 0 && parts.every((one) => isTag(one) && one.name === 'a')
}

function stepsAfter(blocks: readonly Block[], at: number, heading: Block, known: ReadonlySet<string>): Found {
  const lines: string[] = []
  let i = at + 1
  let listed: Block['list'] = null
  const links = new Set<string>()
  for (; i < blocks.length && lines.length < MOST; i++) {
    const block = blocks[i] as Block
    if (isIngredientsHeading(block.text) || (i > at + 1 && ends(block, heading, blocks[i + 1]))) break
    if (isStepsHeading(block.text) || isNote(block.text)) continue
    if (block.level > 0 && block.level < 7) {
      if (lines.length > 0 && listed && block.level <= 2) break
      continue
    }
    if (known.has(letters(block.text))) continue
    if (block.tag === 'li' && block.list?.name === 'ol') listed = block.list
    // After a numbered list, plain paragraphs are commentary.
    else if (
      listed &&
      block.tag !== 'li' &&
      lines.length >= 3 &&
      !(block.level === 7 && blocks[i + 1]?.tag === 'li')
    )
      break
    if (block.level === 7 && !isStep(block.text)) continue
    if (isOnlyLink(block)) links.add(letters(block.text))
    lines.push(block.text)
  }
  const clean = withoutTail(mendSteps(lines)).filter((line) => !links.has(letters(line)))
  const { share, net } = stepScore(clean)
  return { lines: clean, score: share * Math.sqrt(Math.max(0, net)), from: at, to: i }
}

const best = (found: readonly Found[]) =>
  found.reduce<Found | undefined>(
    (top, one) => (one.score > (top?.score ?? 0) + 0.001 ? one : top),
    undefined,
  )

const MOST_HEADINGS = 24

const placesOf = (blocks: readonly Block[], holds: (text: string) => boolean) =>
  blocks.flatMap(({ text }, at) => (holds(text) ? [at] : [])).slice(0, MOST_HEADINGS)

/** Headings and lists as a reader would find them. */
export function readPageText(page: Page): Layer & { headed: boolean } {
  const blocks = pageBlocks(page)
  const under = placesOf(blocks, isIngredientsHeading).map((at) => ingredientsAfter(blocks, at))
  const headed = best(under.filter(({ lines }) => ingredientScore(lines).share >= 0.35))
  const ingredients = headed ?? ingredientRun(blocks)
  const known = new Set(ingredients?.lines.map(letters))
  const stepHeads = placesOf(blocks, isStepsHeading).map((at) =>
    stepsAfter(blocks, at, blocks[at] as Block, known),
  )
  let steps = best(stepHeads.filter(({ lines }) => stepScore(lines).share >= 0.4))
  if (!steps && ingredients) {
    const next = stepsAfter(blocks, ingredients.to - 1, blocks[ingredients.from] as Block, known)
    const sentences = next.lines.filter((line) => line.length > 25)
    if (sentences.length >= 2 && stepScore(sentences).share >= 0.6) steps = { ...next, lines: sentences }
  }
  return {
    method: 'page',
    confidence: headed && stepHeads.length > 0 ? 0.72 : 0.55,
    headed: headed !== undefined,
    fields: compact({
      title: pageTitles(page)[0],
      ingredients: ingredients?.lines,
      instructions: steps?.lines,
      ...labelledFacts(blocks.map(({ text }) => text)),
    }),
  }
}
