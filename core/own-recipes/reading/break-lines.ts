import { PREPARATIONS } from '#core/ingredients/word-classes.ts'
import { startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import { outsideBrackets, parted } from '#core/recipes/reading/tidy-lines.ts'
import { EMOJI, withoutEmoji } from './pasted-lines.ts'

const INGREDIENTS = String.raw`(?:the\s+)?ingredients?(?:\s+list)?|you(?:['’]ll| will)? need|what you(?:['’]ll| will)? need|shopping list`
const STEPS = `directions?|instructions?|method|steps|preparation|procedure|how to make(?: it)?|to make(?: it)?|how to`
const STOP = `notes?|tips?|pro tips?|chef['’]s notes?|storage|equipment|nutrition`
const INLINE = new RegExp(
  String.raw`(?:^|(?<=[\s.!?:;,)]|${EMOJI}))(${INGREDIENTS}|${STEPS}|${STOP})(\s*\([^()]{0,40}\))?\s*(?::|👇|⬇️?|\s[-–—](?=\s))\s*`,
  'giu',
)
const SHOUTED =
  /(?:^|(?<=[\s.!?:;,)]))(INGREDIENTS|DIRECTIONS|INSTRUCTIONS|METHOD|STEPS|PREPARATION)(\s*\([^()]{0,40}\))?\s+(?=\S)/gu

/** What a heading inside of a line begins, or text. */
interface Piece {
  text: string
  begins: 'ingredients' | 'steps' | 'stop' | null
}

const whole = (words: string) => new RegExp(`^(?:${words})$`, 'iu')
const BEGINS = [
  ['ingredients', whole(INGREDIENTS)],
  ['steps', whole(STEPS)],
] as const

/** Cuts a line at headings such as "Ingredients: 2 eggs, 1 cup milk. Method: whisk …". */
export function atHeadings(line: string): Piece[] {
  const marks = [...line.matchAll(INLINE), ...(line.length > 60 ? line.matchAll(SHOUTED) : [])]
    .map((mark) => ({
      from: mark.index,
      to: mark.index + mark[0].length,
      name: mark[1] ?? '',
      aside: mark[2] ?? '',
    }))
    .sort((a, b) => a.from - b.from)
    // Inside of a sentence only the first letter tells a heading from a word: "the method: …".
    .filter(
      ({ from, name, to }) =>
        to < line.length &&
        !/^(?:about |approx\.? )?\d[\d½¼¾–-]*\s?(?:min|h)/i.test(line.slice(to, to + 20)) &&
        (from === 0 || /^\p{Lu}/u.test(name) || line.length > 200),
    )
  if (marks.length === 0) return [{ text: line, begins: null }]
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to, name, aside } of marks) {
    if (from < at) continue
    const begins = BEGINS.find(([, words]) => words.test(name))?.[0] ?? 'stop'
    pieces.push({ text: line.slice(at, from), begins: null }, { text: `${name}${aside}`, begins })
    at = to
  }
  pieces.push({ text: line.slice(at), begins: null })
  return pieces
    .map((piece) => ({ ...piece, text: piece.begins ? piece.text : withoutEmoji(piece.text) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

const EMOJI_BETWEEN = new RegExp(String.raw`\s*(?:${EMOJI}\s?)+`, 'gu')
const AFTERTHOUGHT =
  /^(?:(?:finely|roughly|coarsely|thinly|freshly|lightly|well|very|at|to|for|or|plus|and|cut|about|optional|if|as|in|with|preferably|such|skin|bone|room|packed|divided|more|deveined)\b|\p{L}+ed\b(?!\s+\p{L}+\s+\p{L}))/iu
const NUMBER = String.raw`(?:\d+\s\d\/\d|\d+\/\d|\d+(?:\.\d+)?\s?[½¼¾⅓⅔⅛]?|[½¼¾⅓⅔⅛])`
const AT_AMOUNT = new RegExp(
  String.raw`(?<=\p{L}\)?|\))\s+(?:and\s+)?(?=${NUMBER}\s?(?:-\s?\d+\s?)?(?:\p{L}))`,
  'gu',
)

const AND_AMOUNT = new RegExp(
  String.raw`\s+(?:and|plus|&|und|et|y|e|ed|en|i|och|og)\s+(?=${NUMBER}\s?\p{L})`,
  'u',
)

const isAfterthought = (part: string) =>
  !startsWithAmount(part) &&
  (AFTERTHOUGHT.test(part) || PREPARATIONS.has(/^\p{L}+/u.exec(part.toLowerCase())?.[0] ?? ''))

/** Commas part ingredients, and an ingredient from how it is cut: "1 onion, chopped, 2 eggs" has two. */
function atCommas(line: string): string[] {
  const parts: string[] = []
  for (const part of outsideBrackets(line).flatMap((one) => one.split(AND_AMOUNT))) {
    const text = part.trim().replace(/^(?:and|&|plus)\s+(?=\S)/i, '')
    if (text === '') continue
    if (parts.length > 0 && isAfterthought(text)) parts[parts.length - 1] += `, ${text}`
    else parts.push(text)
  }
  return parts
}

/** No caption is longer. */
const LONGEST_LIST = 5000

const amounts = (parts: readonly string[]) => parts.filter(startsWithAmount).length

const bySigns = (line: string, sign: RegExp) =>
  line
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean)

const SIGNS = /\s*[•▢●▪·;|]\s*|\s+-\s+(?=[\d½¼¾])/u

/** The ingredients of a line that has all of them: separated by emoji, dots, commas, or nothing at all. */
export function severalIngredients(line: string): string[] {
  if (line.length < 12 || line.length > LONGEST_LIST) return [line]
  for (const sign of [EMOJI_BETWEEN, SIGNS, /\s+[/+]\s+/]) {
    const parts = bySigns(line, sign)
    if ((parts.length > 2 && amounts(parts) > 0) || (parts.length === 2 && amounts(parts) === 2))
      return parts.flatMap(severalIngredients)
  }
  const commas = atCommas(line.replace(/\.$/, ''))
  if (commas.length > 1 && (amounts(commas) >= 2 || (commas.length > 3 && amounts(commas) >= 1)))
    return commas.flatMap((one) => (one.length > 60 ? runOn(one) : [one]))
  const parts = parted(line)
  return parts.length > 1 ? parts : runOn(line)
}

/** Of a line among others, which is one ingredient, unless it clearly lists more. */
export function maybeSeveral(line: string): string[] {
  if (line.length < 40) return [line]
  const parts = severalIngredients(line)
  return parts.length > 2 && amounts(parts) > 2 && parts.every((part) => opens(part) === 0) ? parts : [line]
}

const opens = (text: string) => text.split('(').length - text.split(')').length

/** "2 cups flour 1 tsp salt 3 eggs": every amount begins another. */
function runOn(line: string): string[] {
  const brackets = line.includes('(')
  const parts: string[] = []
  let from = 0
  for (const { index } of line.matchAll(AT_AMOUNT)) {
    const inside = brackets && line.lastIndexOf('(', index) > line.lastIndexOf(')', index)
    const before = line.slice(from, index)
    if (inside || !/\p{L}{3}/u.test(before) || /\b(?:about|plus|or|to|into|of|x|at|each|for)$/i.test(before))
      continue
    parts.push(before.trim())
    from = index
  }
  parts.push(
    line
      .slice(from)
      .replace(/^\s*and\s+/i, '')
      .trim(),
  )
  return parts.length > 2 ? parts : [line]
}

const LEAD = new RegExp(
  String.raw`^.{0,80}?\b(?:need|take|use|grab|get|have|are|is|it['’]?s|with|nodig|nehme|nimm|brauchst|braucht|brauche|faut|prends|necesitas|lleva|servono|precisa|leva)\s+(?=${NUMBER}\s?\p{L})`,
  'iu',
)

/** "oh and a handful of walnuts" after the ingredients is another one. */
export const ALSO = /^(?:(?:oh|ah|sorry|ps)[,!]?\s+(?:and\s+|also\s+)?|(?:and|also)\s+)(?=\S)/i

/** A sentence that only lists: "For the marinade you need 1/4 cup soy sauce, 2 cloves of garlic and 1 lime." */
export function listedIn(sentence: string): { lead: string; parts: string[] } | undefined {
  const lead = startsWithAmount(sentence) ? '' : (LEAD.exec(sentence)?.[0] ?? '')
  const parts = atCommas(sentence.slice(lead.length).replace(/\.$/, ''))
  if (parts.length < 2 || !startsWithAmount(parts[0] ?? '') || amounts(parts) < 2) return undefined
  return { lead: lead.trim(), parts }
}

/** Of a text in one piece: "Mix it all. Bake at 350°F. Enjoy!" has three sentences. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[\p{L}\d)°"”][.!?]["”)]?)\s+(?=["“(#]?[\p{Lu}\d½¼¾]|#\p{L})|(?<=[!?])\s+(?=\S)/u)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** "1. Mix. 2. Bake." on one line: numbers in order, from one. */
export function atNumbers(text: string, number: number | null): string[] {
  // The number of the line itself was taken off.
  if (number === 1) return atNumbers(`1. ${text}`, null).map((part) => part.replace(/^1\. /, ''))
  const marks: { from: number; to: number }[] = []
  for (const mark of text.matchAll(/(?:^|\s)(?:step\s+)?\(?(\d{1,2})\s?[.):]\s*(?=\p{L})/giu)) {
    if (Number(mark[1]) === marks.length + 1)
      marks.push({ from: mark.index, to: mark.index + mark[0].length })
  }
  if (marks.length < 2) return [text]
  const before = text.slice(0, marks[0]?.from).trim()
  const parts = marks.map(({ to }, at) => text.slice(to, marks[at + 1]?.from).trim())
  return [before, ...parts].filter(Boolean)
}
