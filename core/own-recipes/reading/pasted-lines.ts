import { isChrome } from '#core/recipes/reading/tidy-lines.ts'
import { tidy } from '#core/recipes/reading/tidy-text.ts'
import { decodeEntities } from '#core/text/entities.ts'
import { inOneColumn } from './columns.ts'
import { withoutMarkdown } from './markdown.ts'

/** A line of a pasted text, without its marks. */
export interface PastedLine {
  text: string
  /** Of a heading, 1 to 6; 7 for a line in bold; 0 for none. */
  level: number
  bullet: boolean
  /** "2. Stir": the number of a step. */
  number: number | null
  blankBefore: boolean
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
  /^(?:step\s*(\d{1,2})\s*[.:)\-–—]*\s*|\(?(\d{1,2})\s*[.)](?=\s|\p{L})\s*|(\d{1,2})\s*:\s+(?=\p{L}))/iu
const LONE_STEP = /^(?:step\s*\d{1,2}|\d{1,2}\s*[.):])\s*[.:)]?$/i
const PAGE_NUMBER = /^(?:[-–—|]\s*)?(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?(?:\s*[-–—|])?$/i
/** "[12/03/24, 10:15:03] Mom: ", "12.03.24, 10:15 - Mom: ", "Mom, [Mar 3, 2024 at 10:15 AM]:" as messengers copy. */
const MESSAGE =
  /^\s*(?:\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?\]?(?:\s*[-–]\s*|\s+)[^:]{1,40}:\s?|[\p{L} .'’]{1,40},\s*\[[^\]]{6,40}\]:?\s*)/iu
const QUOTED = /^\s*(?:>\s?)+/
const BLOCK_TAGS = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article)\b[^<>]{0,300}>/gi
const TAGS = /<\/?[a-z][^<>]{0,300}>/gi
const KEYCAP = /(\d)\ufe0f?\u20e3/gu
/** A hyphen before these belongs to the word, also at the end of a line. */
const HYPHENED =
  /\b(?:gluten|dairy|sugar|fat|nut|egg|all|low|non|self|semi|extra|half|bite|medium|high|slow|stir|deep|oven|well|one|two|three|four|long|short|thick|thin|full|store|home|hard|soft|cast|cold|old|air|pan|pre|heavy|fine|double|bone|skin|room|free)$/i

/** "com-\nbine" is a word that was cut in two; "gluten-\nfree" keeps its hyphen. */
const unhyphened = (text: string): string =>
  text.replace(
    /(\p{L}{2,30})[-\u00ad][ \t]{0,4}\n[ \t]{0,20}(\p{Ll}{2,30})/gu,
    (_, one: string, two: string) => (HYPHENED.test(one) ? `${one}-${two}` : `${one}${two}`),
  )

/** "---" around "title: …" at the top of a file. */
const FRONT = /^\s*---\n((?:[^\n]{0,2000}\n){1,60}?)---[ \t]*(?:\n|$)/
/** As tables are copied: the label on one line, its value on the next. */
export const LABEL =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|rest(?:ing)?|chill(?:ing)?|active|additional|inactive)(?: time)?|servings?|serves|yield|makes|difficulty|cuisine|course|calories|author)\s*:?$/i

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
  return unhyphened(decodeEntities(text)).replaceAll('\u00ad', '')
}

function lineOf(raw: string, blankBefore: boolean): PastedLine {
  const said = raw.replace(MESSAGE, '').replace(QUOTED, '')
  const marked = withoutMarkdown(said.slice(0, LONGEST_LINE))
  let text = tidy(marked.text)
  const width = text.length
  const bare = text.replace(LEADING_EMOJI, '')
  const starred = bare.replace(BULLET, '')
  const bullet = starred !== text
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
  return { text, level: marked.level, bullet, number, blankBefore, width }
}

/** Headers and footers of pages: the same short line again and again. */
function repeated(lines: readonly string[]): Set<string> {
  const counts = new Map<string, number>()
  const written = lines.filter((line) => line !== '')
  const besideNumbers = new Set(
    written.filter(
      (_, at) => PAGE_NUMBER.test(written[at - 1] ?? '') || PAGE_NUMBER.test(written[at + 1] ?? ''),
    ),
  )
  for (const line of lines) if (line.length > 3) counts.set(line, (counts.get(line) ?? 0) + 1)
  return new Set(
    [...counts].flatMap(([line, count]) =>
      count >= 2 &&
      (/\.(?:com|org|net|co)\b|page \d|©/i.test(line) || (besideNumbers.has(line) && line.length < 50))
        ? [line]
        : [],
    ),
  )
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

/** The lines of a text from anywhere: a page, a message, a PDF, a caption. Also what was dropped as the page's own. */
export function pastedLines(pasted: string): PastedLine[] {
  const given = inOneColumn(plainText(pasted).split('\n'))
  const trimmed = given.map((line) => line.trim())
  const furniture = repeated(trimmed)
  const countSteps = areSteps(trimmed)
  const lines: PastedLine[] = []
  let blank = true
  let number: number | null = null
  for (const [at, raw] of given.entries()) {
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
    if ((PAGE_NUMBER.test(line) && !isValue) || furniture.has(line) || isChrome(line)) continue
    if (LONE_STEP.test(line)) {
      number = Number(/\d+/.exec(line)?.[0])
      continue
    }
    const read = lineOf(raw, blank)
    blank = false
    if (read.text === '') continue
    if (number !== null) read.number ??= number
    number = null
    lines.push(read)
  }
  return lines
}
