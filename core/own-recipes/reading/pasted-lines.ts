import { startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import { tidy } from '#core/recipes/reading/tidy-text.ts'
import { decodeEntities } from '#core/text/entities.ts'
import { withoutStamps } from './chat.ts'
import { inOneColumn } from './columns.ts'
import { isCutOff } from './cut-off.ts'
import { westernDigits } from './digits.ts'
import { isFactLabel } from './fact-words.ts'
import { factsLine } from './facts-line.ts'
import { withInlineLists } from './inline-lists.ts'
import { isStep } from './is-step.ts'
import { withoutMail } from './mail.ts'
import { withoutMarkdown } from './markdown.ts'
import { withoutNutrition } from './nutrition-lines.ts'
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
  /** A quoted message: "> is it the one with the olives?" */
  quoted?: boolean
  /** Under a heading of something else: no part of a description. */
  aside?: boolean
}

export const MAX_PASTED = 100_000
const LONGEST_LINE = 20_000
const LONGEST_MARK = 12

export const EMOJI = String.raw`(?!\p{L})\p{Extended_Pictographic}(?:\p{EMod}|\ufe0f|\u200d\p{Extended_Pictographic})*`
const LEADING_EMOJI = new RegExp(String.raw`^(?:${EMOJI}[\s:|]*)+`, 'u')
const TRAILING_EMOJI = new RegExp(String.raw`(?:${EMOJI}\s?)+$`, 'u')
const BULLET = /^(?:(?:[-–—*+](?=\s|[\p{L}\d½¼¾⅓⅔(])|[•·▢□☐☑✓✔►▪◦‣●○∙⁃➤→»])\s*|\[[ xX*]?\]\s*)+(?=\S)/u
const NUMBERED =
  /^(?:(?:step|schritt|étape|etape|paso|passo|passaggio|fase|stap|krok|steg|trin|шаг|крок|adım)\s*(\d{1,2})(?!\p{Ll}|\d)\s*[.:)\-–—]*\s*|\(?(\d{1,2})\s*[.)](?=\s|\p{L})\s*|(\d{1,2})\s*[/:–-](?:\s+(?=\p{L})|(?=\p{Lo})))/iu
const STEP_WORD = '(?:step|schritt|étape|etape|paso|passo|passaggio|fase|stap|krok|steg|trin|шаг|крок|adım)'
const LONE_STEP = new RegExp(String.raw`^(?:${STEP_WORD}\s*\d{1,2}|\d{1,2}\s*[.):])\s*[.:)]?$`, 'iu')
const QUOTED = /^\s*(?:>\s?)+/
const BLOCK_TAGS = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article)\b[^<>]{0,300}>/gi
const TAGS = /<\/?[a-z][^<>]{0,300}>/gi
/** As PDFs have them: "ﬂour". */
const LIGATURES = /[\ufb00-\ufb06]/g
const CHAPTER = /^\(?\d{1,2}:\d{2}(?::\d{2})?\)?\s*[-–—:|]?\s+\p{L}/u
/** "1 Melt the butter": the number of a step, without a point. */
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{Lu}\p{Ll}|\p{Lu}?\p{Lo})/u
const SUBSCRIBERS = /^[\d.,]+\s?[KM]?\s+(?:subscribers|followers)$/i
const TABLE_HEAD =
  /^\|?\s*(?:amount|qty\.?|quantity|measure|ingredients?|item|menge|einheit|zutat|quantité|unité|ingrédient|cantidad|unidad|ingrediente|quantità|quantidade|unidade|hoeveelheid|eenheid|ingrediënt|ilość|składnik|mengde|stap|trinn|krok|steg|paso|step|schritt|étape|no|nr|#)(?:\s*[|\t ]\s*(?:amount|qty\.?|quantity|measure|ingredients?|item|notes?|unit|prep|preparation|menge|einheit|zutat|bemerkung|quantité|unité|ingrédient|cantidad|unidad|ingrediente|quantità|quantidade|unidade|hoeveelheid|eenheid|ingrediënt|ilość|składnik|do this|what to do|instruction|description|who|when|time|elaboración|bereiding|zubereitung|préparation|fremgangsmåte|preparazione|ingrediens|wykonanie|opis))+\s*\|?$|^(?:cantidad|ingrediente|paso|menge|zutat|schritt|einheit|quantité|quantità|unit|qty|amount|step|item|ingrediënt|hoeveelheid|nr|no|mengde|ingrediens|trinn|mängd|ingrediens|mængde|množství|ilość|składnik|mennyiség)\.?$/i
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
const LABEL =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|rest(?:ing)?|chill(?:ing)?|active|additional|inactive)(?: time)?|servings?|serves|yield|makes|dietary|difficulty|cuisine|course|calories|author|schwierigkeit|difficulté|dificultad|difficoltà|nombre del plato|nombre|nom du plat|nom|nome(?: del piatto| do prato)?|name des gerichts|gericht|titel|título|titolo|titre|naam(?: gerecht)?|gerecht|dish|title|recipe name|nazwa(?: potrawy)?|navn|rett)\s*:?$/iu
/** As tables are copied: the label on one line, its value on the next. */
export const isLabel = (text: string): boolean => LABEL.test(text) || isFactLabel(text)

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
  // As forums mark up: "[b]Chutney[/b]", "[quote]…[/quote]".
  if (/\[\/?(?:b|i|u|list|quote|url|img|size|color|center|code)\b/i.test(text))
    text = text
      .replace(/\[quote\b[^\]\n]{0,80}\]/gi, '\n> ')
      .replace(/\[\/quote\]/gi, '\n')
      .replace(
        /\[\/?(?:b|i|u|s|list|url|img|size|color|center|code|font|left|right)(?:=[^\]\n]{0,200})?\]/gi,
        '',
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
    const counted = NUMBERED.exec(westernDigits(text.slice(0, LONGEST_MARK)) + text.slice(LONGEST_MARK))
    if (counted) {
      number = Number(counted[1] ?? counted[2] ?? counted[3])
      text = text.slice(counted[0].length)
    }
  }
  text = withoutEmoji(text)
  return {
    text,
    level: marked.level,
    bullet,
    mark,
    number,
    blankBefore,
    message,
    width,
    quoted: said !== raw,
  }
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

interface Chain {
  line: PastedLine
  before: Chain | undefined
}

/** The longest run of lines that count 1, 2, 3 …; "1 Zwiebel" above them begins none. */
function countedLines(lines: readonly PastedLine[]): PastedLine[] {
  const chains: (Chain | undefined)[] = []
  for (const line of lines) {
    const said = line.number === null && !line.bullet ? BARE_NUMBER.exec(line.text)?.[1] : undefined
    const number = Number(said ?? 0)
    const before = chains[number - 1]
    if (number === 1 || (number > 1 && before)) chains[number] = { line, before }
  }
  const out: PastedLine[] = []
  for (let last = chains.at(-1); last; last = last.before) out.unshift(last.line)
  return out
}

/** "1 Melt the butter …", "2 Add the onions …": in order, and all of them steps. */
function withBareNumbers(lines: PastedLine[]): PastedLine[] {
  const counted = countedLines(lines)
  const inOrder = counted.length >= 3
  const steps = counted.filter(
    ({ text }) => isStep(text.replace(BARE_NUMBER, '')) || /[。.!]$/.test(text),
  ).length
  if (!inOrder || steps * 2 <= counted.length || counted.some(({ text }) => text.length <= 20)) return lines
  for (const line of counted) {
    line.number = Number(BARE_NUMBER.exec(line.text)?.[1])
    line.text = line.text.replace(BARE_NUMBER, '')
  }
  return lines
}

const LETTERED = /^\(?([a-z]|[ivx]{1,4})[.)]\s+(?=\S)/
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const ALPHABET = [...'abcdefghijklmnopqrst']

/** "a) rice", "b) water" and "(i) Soak", "(ii) Drain": letters in order count as numbers do. */
function withLetters(lines: PastedLine[]): PastedLine[] {
  for (const [signs, isNumber] of [
    [ROMANS, true],
    [ALPHABET, false],
  ] as const) {
    let run: PastedLine[] = []
    const close = () => {
      if (run.length > 2)
        for (const [at, line] of run.entries()) {
          line.text = line.text.replace(LETTERED, '')
          line.bullet = !isNumber
          line.number = isNumber ? at + 1 : null
        }
      run = []
    }
    for (const line of lines) {
      const sign = line.number === null ? LETTERED.exec(line.text)?.[1] : undefined
      if (sign === undefined) continue
      if (sign === signs[0] && run.length > 0 && sign !== signs[run.length]) close()
      if (sign === signs[run.length]) run.push(line)
    }
    close()
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

const AMOUNT_ALONE = /^(?:\d{1,3}(?:[.,]\d)?|\d{0,2}\s?[½¼¾⅓⅔⅛]|(?:\d{1,2}\s)?\d\/\d)$/
/** As browsers print it: "10/4/23, 9:17 PM          Key Lime Pie". */
const PRINTED = /^\d{1,2}[./]\d{1,2}[./]\d{2,4},\s\d{1,2}:\d{2}(?:\s[AP]M)?\s{2,}/i

/** "400 g" above "chickpeas": the cells of a table, one below the other. */
const CELL =
  /^(?:(?:\d{1,4}(?:[.,]\d{1,2})?|\d{0,2}\s?[½¼¾⅓⅔⅛]|(?:\d{1,2}\s)?\d\/\d)(?:\s?\p{L}{1,14}\.?)?|q\.?b\.?)$/u

function withCells(lines: readonly string[]): string[] {
  const isCell = (at: number) =>
    CELL.test(lines[at]?.trim() ?? '') &&
    factsLine(lines[at]?.trim() ?? '') === undefined &&
    !isLabel(lines[at - 1]?.trim() ?? '') &&
    /^\p{L}.{1,60}$/u.test(lines[at + 1]?.trim() ?? '') &&
    !/[.!]$/.test(lines[at + 1]?.trim() ?? '')
  const cells = lines.map((_, at) => isCell(at))
  const measured = lines.filter((line, at) => cells[at] && /\p{L}/u.test(line)).length
  if (measured < 2 || cells.filter(Boolean).length < 4) return [...lines]
  return lines.flatMap((line, at) => {
    if (cells[at - 1]) return []
    return cells[at] ? [`${line.trim()} ${lines[at + 1]?.trim()}`] : [line]
  })
}

/** A label and its value, in two cells: "Recipe<tab>Souvlaki". */
const CELL_LABEL = /^(recipe|title|name|rezept|recette|receta|ricetta|receita|recept|przepis)\t+(?=\S)/i

/** "MMMMM-----GARNISH-----" above a list names a part of it. */
const RULED = /^\s*M{0,5}-{5,}\s*(\p{L}[\p{L} &'’]{2,40}?)\s*-{5,}\s*$/u

/** Of a table of steps: its number, what to do, and who. */
const STEP_ROW = /^\s*(\d{1,2})\t+(\S+ \S+ \S+ [^\t]{10,})(?:\t+[^\t]{0,6})*\s*$/

const unruled = (line: string, next: string): string[] => {
  const name = startsWithAmount(next.trim()) ? RULED.exec(line)?.[1] : undefined
  if (name !== undefined) return ['', `${name}:`]
  return [line.replace(STEP_ROW, '$1. $2')]
}

const INDENT = /^(?: {2,8}|\t{1,2})(?=\S)/
const OPEN_BRACKET = /\([^()]*$/
const LONGEST_BRACKET = 200
/** Shorter ones may be the name of the list below. */
const LEAST_CUT = 28
const widthOf = (line: string) => (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length

/** The rest of a line that a program has broken: "cut into" and below it "  1-inch cubes". */
function goesOnIndented(before: string, line: string): boolean {
  const start = before.trim()
  const rest = line.trim()
  if (start === '' || /[.:!?]$/.test(start) || !INDENT.test(line) || widthOf(line) <= widthOf(before))
    return false
  if (OPEN_BRACKET.test(start.slice(-LONGEST_BRACKET))) return true
  // "flour," above "  1 cup sugar" is a list.
  if (isCutOff(start) && !(start.endsWith(',') && startsWithAmount(rest)))
    return /^[\p{L}\d(½¼¾⅓⅔]/u.test(rest)
  return /^\p{Ll}/u.test(rest) && (start.length >= LEAST_CUT || startsWithAmount(start))
}

/** An amount above its name, and a line that goes on indented, are one with it. */
function joined(given: readonly string[]): string[] {
  const out: string[] = []
  let amount = false
  for (const [at, raw] of given.entries()) {
    if (PRINTED.test(raw)) continue
    const before = out.at(-1)
    const isIndented = before !== undefined && goesOnIndented(before, raw)
    // "28 oz Tomatoes, canned; with" and far below it "-juice".
    const isHung = before !== undefined && before.trim() !== '' && /^ {6,}-\p{Ll}/u.test(raw)
    if (before !== undefined && isHung) {
      out[out.length - 1] = `${before.trimEnd()} ${raw.trim().slice(1)}`
      continue
    }
    if (before !== undefined && (isIndented || (amount && /^[\p{Ll}(]/u.test(raw))))
      out[out.length - 1] = `${before.trimEnd()} ${raw.trim()}`
    else out.push(raw)
    amount = AMOUNT_ALONE.test(raw.trim()) && !isLabel(given[at - 1]?.trim() ?? '')
  }
  return out
}

interface Pasted<Line> {
  lines: Line[]
  /** What others say in a chat, the chapters of a video, and nutrition as one note. */
  asides: string[]
  /** Headers and signatures of a mail, and other mails of the conversation. */
  frame: string[]
}

/** The lines of the paper: words that its width has cut are whole again. */
function wholeLines(pasted: string): Pasted<string> {
  const mail = withoutMail(plainText(pasted).split('\n'))
  const { lines, note } = withoutNutrition(mail.lines)
  const given = lines
    .map((line) => line.replace(CELL_LABEL, '$1: '))
    .flatMap((line, at, all) => unruled(line, all[at + 1] ?? ''))
  const columns = withInlineLists(withCells(inOneColumn(withoutFurniture(given))))
  const text = unhyphened(joined(columns.flatMap(apart)).join('\n')).replaceAll('\u00ad', '')
  return {
    lines: withoutSlips(text.split('\n')),
    asides: note === null ? [] : [note],
    frame: [...mail.asides, ...mail.frame],
  }
}

/** The lines of a text from anywhere: a page, a message, a PDF, a caption. */
export function pastedLines(pasted: string): Pasted<PastedLine> {
  const { lines: whole, asides: beside, frame } = wholeLines(pasted)
  const { lines: given, asides } = withoutStamps(whole)
  asides.push(...beside)
  const trimmed = given.map(({ text }) => text.trim())
  const countSteps = areSteps(trimmed)
  const chapters = trimmed.filter((line) => CHAPTER.test(line))
  // A timetable of the day has the same shape, but no beginning.
  const hasChapters = chapters.length > 2 && /^\(?0{1,2}:0\d/.test(chapters[0] ?? '')
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
    const isValue = lines.length > 0 && isLabel(lines.at(-1)?.text ?? '')
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
  return { lines: withLetters(withBareNumbers(lines)), asides, frame }
}
