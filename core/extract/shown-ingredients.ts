import { isEquipmentHeading } from '#core/recipes/reading/heading-words.ts'
import {
  hasAmount,
  isBareAmount,
  isGroupName,
  isStep,
  mayBeIngredient,
  startsWithAmount,
} from '#core/recipes/reading/line-shapes.ts'
import { isChrome, mendIngredients } from '#core/recipes/reading/tidy-lines.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'
import type { Block } from './block.ts'
import { type Match, shownList } from './shown-list.ts'

/** What comparing the markup with the page came to. */
export interface Compared {
  lines: string[]
  /** The page's own lines are in it. */
  fromPage: boolean
  /** The two differ where neither is plainly the poorer. */
  contradicts: boolean
}

/** Lines that the page explains: below this it shows another list. */
const TRUSTED = 0.5
const MOST_AMOUNT = 24

/** Names without amounts, amounts without names, or the end of a split amount: a part of what the page shows. */
const partOf: Match = (markup, shown) =>
  markup.length >= 2 &&
  shown.length <= markup.length * 3 + MOST_AMOUNT &&
  (markup.length >= 4 ? shown.includes(markup) : shown.startsWith(markup) || shown.endsWith(markup))

/** The same words with another number. */
const sameName: Match = (markup, shown) =>
  Math.abs(markup.length - shown.length) <= 4 &&
  markup.at(-1) === shown.at(-1) &&
  markup.replace(/\d/g, '') === shown.replace(/\d/g, '')

/** Kitchen tools that some sites list as ingredients. */
const TOOL =
  /\b(?:bowls?|(?:sauce|frying |baking |cake |loaf |sheet |roasting )?pans?|tins?|baking (?:sheet|tray|dish|mat)s?|parchment(?: paper)?|foil|whisk|(?:stand |hand )?mixer|blender|food processor|skewers?|(?:wire |cooling )rack|(?:stock)?pot|knife|cutting board|thermometer|spatula|rolling pin|measuring (?:cups?|spoons?)|colander|sieve|tongs|grater|peeler|skillet|wok|dutch oven|slow cooker|instant pot|air fryer|casserole dish|piping bag|cookie cutters?|ramekins?|muffin (?:tin|pan|cases))\s*(?:\(.{0,40}\))?$/iu
const isTool = (line: string) => TOOL.test(line)

const MOST_TOOLS = 40

/** What the page lists as equipment. */
function toolsOf(blocks: readonly Block[]): Set<string> {
  const tools = new Set<string>()
  blocks.forEach(({ text, level }, from) => {
    if (level === 0 || tools.size > 10 * MOST_TOOLS || !isEquipmentHeading(text)) return
    for (const block of blocks.slice(from + 1, from + MOST_TOOLS)) {
      if (block.level > 0 && block.level < 7) break
      tools.add(letters(block.text))
    }
  })
  return tools
}

interface Pairing {
  /** Of each line of the page, the lines of the markup that it shows. */
  shows: number[][]
  /** Lines of the markup that the page has nowhere. */
  nowhere: number[]
}

const wordsOf = (line: string) => line.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Most words of one are in the other. */
function isAbout(line: string, other: string): boolean {
  const words = wordsOf(line)
  const theirs = new Set(wordsOf(other))
  return words.length > 0 && words.filter((word) => theirs.has(word)).length >= words.length * 0.6
}

function pair(markup: readonly string[], shown: readonly string[]): Pairing {
  const keys = markup.map(letters)
  const theirs = shown.map(letters)
  const shows: number[][] = shown.map(() => [])
  const free = new Set(markup.keys())
  const take = (holds: (mine: number, theirs: number) => boolean, once: boolean) => {
    for (const mine of [...free]) {
      const at = shown.findIndex((_, i) => (!once || shows[i]?.length === 0) && holds(mine, i))
      if (at < 0) continue
      shows[at]?.push(mine)
      free.delete(mine)
    }
  }
  take((mine, at) => keys[mine] === theirs[at], true)
  take((mine, at) => partOf(keys[mine] ?? '', theirs[at] ?? ''), true)
  // An amount and its name on two lines are one line of the page.
  take((mine, at) => partOf(keys[mine] ?? '', theirs[at] ?? ''), false)
  take((mine, at) => isAbout(markup[mine] ?? '', shown[at] ?? ''), true)
  return { shows, nowhere: [...free] }
}

/** The page has the amount, or all of it, where the markup has the name, or the amount's end. */
function isFuller(shown: string, markup: string): boolean {
  const [whole, part] = [letters(shown), letters(markup)]
  if (whole === part || !hasAmount(shown) || !whole.includes(part)) return false
  const before = whole.slice(0, whole.indexOf(part))
  if (!hasAmount(markup) && /\d/.test(whole.replace(part, ''))) return true
  if (!startsWithAmount(markup)) return before !== '' && startsWithAmount(shown)
  return /^\d{1,4}$/.test(before) || (isBareAmount(markup) && whole.startsWith(part))
}

const isLineOfList = (text: string) =>
  mayBeIngredient(text) && !isChrome(text) && !isGroupName(text) && letters(text) !== ''

/** A line that only the page has: one with an amount, or a name between others of its list. */
const isMissing = (text: string) => hasAmount(text) || (text.length <= 60 && !isStep(text))

/** The markup's ingredients as the page shows them; undefined where it shows another list, or none. */
export function comparedIngredients(
  blocks: readonly Block[],
  markup: readonly string[],
): Compared | undefined {
  const list = shownList(
    blocks,
    markup.map(letters),
    (mine, theirs) => partOf(mine, theirs) || sameName(mine, theirs),
  )
  if (!list) return undefined
  const tools = toolsOf(blocks)
  const shown = mendIngredients(
    list.blocks.flatMap(({ text }, i) =>
      list.isLine[i] && isLineOfList(text) && !tools.has(letters(text)) ? [text] : [],
    ),
  )
  const { shows, nowhere } = pair(markup, shown)
  const isTold = (line: string, at: number) =>
    (shows[at] ?? []).some((mine) => letters(markup[mine] ?? '') === letters(line))
  const told = shown.filter(isTold).length
  let fuller = 0
  let differs = 0
  let missing = 0
  const lines = shown.flatMap((line, at) => {
    const mine = (shows[at] ?? []).map((one) => markup[one] ?? '')
    if (mine.length === 0) {
      if (!isMissing(line)) return []
      missing++
      return [line]
    }
    const [first = ''] = mine
    if (isTold(line, at)) return [first]
    if (mine.length > 1 ? mine.some(isBareAmount) : isFuller(line, first)) {
      fuller++
      return [line]
    }
    differs++
    return mine
  })
  const found = markup.length - nowhere.length
  if (told + fuller < TRUSTED * Math.max(shown.length - missing, 1) || found < TRUSTED * markup.length)
    return { lines: [...markup], fromPage: false, contradicts: differs > shown.length * TRUSTED }
  const kept = nowhere
    .map((one) => markup[one] ?? '')
    .filter((line) => hasAmount(line) && !isTool(line) && !tools.has(letters(line)) && !isBareAmount(line))
  const dropped = nowhere.length - kept.length
  if (fuller + missing + dropped === 0) return { lines: [...markup], fromPage: false, contradicts: false }
  return { lines: [...lines, ...kept], fromPage: true, contradicts: kept.length + differs > 0 }
}
