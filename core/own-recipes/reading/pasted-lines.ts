import { tidy } from '#core/recipes/reading/tidy-text.ts'
import { decodeEntities } from '#core/text/entities.ts'
import { withoutStamps } from './chat.ts'
import { inOneColumn } from './columns.ts'
import { factsLine } from './facts-line.ts'
import { isStep } from './is-step.ts'
import { withoutMarkdown } from './markdown.ts'
import { isButtons, PAGE_NUMBER, withoutFurniture } from './page-furniture.ts'
import { withoutSlips } from './scan-slips.ts'

/** A line of a pasted text, without its marks. */
export interface PastedLine {
  text: string
  /** Of a heading, 1 to 6; 7 for a line in bold; 0 for none. */
  level: number
  bullet: boolean
  /** The sign of the bullet: lines with the same one belong together. */
  mark: string
  /** "2. Stir": the number of a step. */
  number: number | null
  blankBefore: boolean
  /** Begins a message of a chat. */
  message: boolean
  /** As it was: a wrapped line is about as wide as the page. */
  width: number
}

export const MAX_PASTED = 100_000
const LONGEST_LINE = 20_000

export const EMOJI = String.raw`(?!\p{L})\p{Extended_Pictographic}(?:\p{EMod}|\ufe0f|\u200d\p{Extended_Pictographic})*`
const LEADING_EMOJI = new RegExp(String.raw`^(?:${EMOJI}[\s:|]*)+`, 'u')
const TRAILING_EMOJI = new RegExp(String.raw`(?:${EMOJI}\s?)+$`, 'u')
const BULLET = /^(?:(?:[-–—*+](?=\s|[\p{L}\d½¼¾⅓⅔(])|[•·▢□☐☑✓✔►▪◦‣●○∙⁃➤→»])\s*|\[[ xX]?\]\s*)+(?=\S)/u
const NUMBERED =
  /^(?:step\s*(\d{1,2})(?!\p{Ll}|\d)\s*[.:)\-–—]*\s*|\(?(\d{1,2})\s*[.)](?=\s|\p{L})\s*|(\d{1,2})\s*:\s+(?=\p{L}))/iu
const LONE_STEP = /^(?:step\s*\d{1,2}|\d{1,2}\s*[.):])\s*[.:)]?$/i
const QUOTED = /^\s*(?:>\s?)+/
const BLOCK_TAGS = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article)\b[^<>]{0,300}>/gi
const TAGS = /<\/?[a-z][^<>]{0,300}>/gi
/** As PDFs have them: "ﬂour". */
const LIGATURES = /[\ufb00-\ufb06]/g
const CHAPTER = /^\(?\d{1,2}:\d{2}(?::\d{2})?\)?\s*[-–—:|]?\s+\p{L}/u
/** "1 Melt the butter": the number of a step, without a point. */
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{Lu}\p{Ll})/u
const SUBSCRIBERS = /^[\d.,]+\s?[KM]?\s+(?:subscribers|followers)$/i
const TABLE_HEAD =
  /^\|?\s*(?:amount|qty|quantity|measure|ingredients?|item)(?:\s*[|\t ]\s*(?:amount|qty|quantity|measure|ingredients?|item|notes?|unit|prep|preparation))+\s*\|?$/i
const WIDE_GAP = /\s{4,}|\t+/
const KEYCAP = /(\d)\ufe0f?\u20e3/gu
/** A hyphen before these belongs to the word, also at the end of a line. */
const HYPHENED =
  /\b(?:gluten|dairy|sugar|fat|nut|egg|all|low|non|self|semi|extra|half|bite|medium|high|slow|stir|deep|oven|well|one|two|three|four|long|short|thick|thin|full|store|home|hard|soft|cast|cold|old|air|pan|pre|heavy|fine|double|bone|skin|room|free)$/i

/** "stir-\nring", "thick-\nened": the rest of a word. */
const ENDING = /^(?:ly|er|est|ens?|ened|ening|ed|ing|ring|ning|ting|ness)\b/i

/** "com-\nbine" is a word that was cut in two; "gluten-\nfree" keeps its hyphen. */
const unhyphened = (text: string): string =>
  text.replace(
    /(\p{L}{2,30})[-\u00ad][ \t]{0,4}\n[ \t]{0,20}(\p{Ll}{2,30})/gu,
    (_, one: string, two: string) =>
      HYPHENED.test(one) && !ENDING.test(two) ? `${one}-${two}` : `${one}${two}`,
  )

/** "---" around "title: …" at the top of a file. */
const FRONT = /^\s*---\n((?:[^\n]{0,2000}\n){1,60}?)---[ \t]*(?:\n|$)/
/** As tables are copied: the label on one line, its value on the next. */
export const LABEL =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|rest(?:ing)?|chill(?:ing)?|active|additional|inactive)(?: time)?|servings?|serves|yield|makes|dietary|difficulty|cuisine|course|calories|author)\s*:?$/i

export const withoutEmoji = (text: string): string =>
  text.trim().replace(TRAILING_EMOJI, '').replace(LEADING_EMOJI, '').trim()

function plainText(pasted: string): string {
  let text = pasted
    .slice(0, MAX_PASTED)
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(KEYCAP, '\n$1. ')
  if (/<(?:p|div|br|li|h[1-6])\b/i.test(text)) text = text.replace(BLOCK_TAGS, '\n').replace(TAGS, '')
  text = text.replace(FRONT, (_, front: string) =>
    front.replace(/^([\w -]{1,40}:\s*)["'](.*)["']$/gm, '$1$2'),
  )
  return decodeEntities(text).replace(LIGATURES, (sign) => sign.normalize('NFKC'))
}

function lineOf(raw: string, blankBefore: boolean, message: boolean): PastedLine {
  const said = raw.replace(QUOTED, '')
  const marked = withoutMarkdown(said.slice(0, LONGEST_LINE))
  let text = tidy(marked.text)
  const width = text.length
  const bare = text.replace(LEADING_EMOJI, '')
  const starred = bare.replace(BULLET, '')
  const bullet = starred !== text
  const mark = bullet ? text.slice(0, text.length - starred.length).trim() : ''
  text = starred
  let number: number | null = null
  if (!LONE_STEP.test(text)) {
    const counted = NUMBERED.exec(text)
    if (counted) {
      number = Number(counted[1] ?? counted[2] ?? counted[3])
      text = text.slice(counted[0].length)
    }
  }
  text = withoutEmoji(text)
  return { text, level: marked.level, bullet, mark, number, blankBefore, message, width }
}

/** "1" on a line by itself before each step, as pages are copied; otherwise it is the number of a page. */
function areSteps(lines: readonly string[]): boolean {
  const numbers: number[] = []
  let before = false
  for (const line of lines) {
    if (/^\d{1,2}$/.test(line)) {
      if (before) return false
      numbers.push(Number(line))
      before = true
    } else if (line !== '') {
      if (before && line.length < 15) return false
      before = false
    }
  }
  return numbers.length >= 2 && numbers.every((number, at) => number === at + 1)
}

/** "1 Melt the butter …", "2 Add the onions …": in order, and all of them steps. */
function withBareNumbers(lines: PastedLine[]): PastedLine[] {
  const counted = lines.filter(
    ({ text, number, bullet }) => number === null && !bullet && BARE_NUMBER.test(text),
  )
  const numbers = counted.map(({ text }) => Number(BARE_NUMBER.exec(text)?.[1]))
  const inOrder = numbers.length >= 3 && numbers.every((number, at) => number === at + 1)
  const steps = counted.filter(({ text }) => isStep(text.replace(BARE_NUMBER, ''))).length
  if (!inOrder || steps * 2 <= counted.length || counted.some(({ text }) => text.length <= 20)) return lines
  for (const line of counted) {
    line.number = Number(BARE_NUMBER.exec(line.text)?.[1])
    line.text = line.text.replace(BARE_NUMBER, '')
  }
  return lines
}

/** "Uncle Walt's Chili          Serves 8": what is apart on a line, if it is a fact. */
function apart(line: string): string[] {
  const parts = WIDE_GAP.test(line.trim()) ? line.trim().split(WIDE_GAP) : []
  return parts.length > 1 && parts.length < 8 && parts.some((part) => factsLine(part) !== undefined)
    ? parts
    : [line]
}

/** The lines of the paper: words that its width has cut are whole again. */
function wholeLines(pasted: string): string[] {
  const columns = inOneColumn(withoutFurniture(plainText(pasted).split('\n')))
  const text = unhyphened(columns.flatMap(apart).join('\n')).replaceAll('\u00ad', '')
  return withoutSlips(text.split('\n'))
}

interface Pasted {
  lines: PastedLine[]
  /** What others say in a chat, and the chapters of a video. */
  asides: string[]
}

/** The lines of a text from anywhere: a page, a message, a PDF, a caption. */
export function pastedLines(pasted: string): Pasted {
  const { lines: given, asides } = withoutStamps(wholeLines(pasted))
  const trimmed = given.map(({ text }) => text.trim())
  const countSteps = areSteps(trimmed)
  const hasChapters = trimmed.filter((line) => CHAPTER.test(line)).length > 2
  const lines: PastedLine[] = []
  let blank = true
  let number: number | null = null
  for (const [at, { text: raw, starts }] of given.entries()) {
    const line = trimmed[at] as string
    const underline = /^(=|-){3,}$/.exec(line)
    const last = lines.at(-1)
    if (underline && !blank && last && last.level === 0 && last.text.length < 80) {
      last.level = underline[1] === '=' ? 1 : 2
      continue
    }
    if (/^[-–—=_*~#.·•\s]*$/.test(line)) {
      blank = true
      continue
    }
    if (countSteps && /^\d{1,2}$/.test(line)) {
      number = Number(line)
      continue
    }
    const isValue = lines.length > 0 && LABEL.test(lines.at(-1)?.text ?? '')
    if ((PAGE_NUMBER.test(line) && !isValue) || (isButtons(line) && !isValue)) continue
    const isChannel = SUBSCRIBERS.test(trimmed[at + 1] ?? '')
    if (isChannel || TABLE_HEAD.test(line) || (hasChapters && CHAPTER.test(line))) {
      asides.push(line)
      continue
    }
    if (LONE_STEP.test(line)) {
      number = Number(/\d+/.exec(line)?.[0])
      continue
    }
    const read = lineOf(raw, blank, starts)
    blank = false
    if (read.text === '') continue
    if (number !== null) read.number ??= number
    number = null
    lines.push(read)
  }
  return { lines: withBareNumbers(lines), asides }
}
