import { fold } from '../text/normalise.ts'

/** In the order of the pattern's groups. */
const KINDS = ['link', 'price', 'number', 'word', 'emoji', 'mark'] as const
type Kind = (typeof KINDS)[number]

export interface ReadToken {
  kind: Kind
  text: string
  start: number
  end: number
  /** Folded, without apostrophes; "and" for the signs that mean it. */
  word: string
  /** The same, cut at apostrophes: "d'ail" is d and ail. */
  parts: readonly string[]
}

const FRACTIONS = '½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚⅐⅑⅒'
const MONEY = '[$€£]|(?:p|eur|euros?|usd|gbp|chf|dollars?|bucks)(?![\\p{L}])'
const COST = '\\d+(?:[.,]\\d+)?'
/** What follows a price: "/lb", "per kg", "each". */
const PER = '(?:\\s?(?:/\\s?|per\\s)\\p{L}{1,8}|\\s(?:each|ea)(?!\\p{L}))?'
const LETTER = `(?![0-9${FRACTIONS}])[\\p{L}\\p{M}\\p{N}]`

/** Every alternative is tried at one place only and none can match in two ways, so that reading takes linear time. */
const TOKEN = new RegExp(
  [
    '((?:https?://|www\\.)\\S+)',
    `((?:[$€£]\\s?${COST}|${COST}\\s?(?:${MONEY}))${PER})`,
    `(\\d+(?:[.,]\\d+)*(?:/\\d+)?[${FRACTIONS}]?|[${FRACTIONS}])`,
    `((?:${LETTER})+(?:['’‘´\`](?:${LETTER})+)*(?:['’](?![\\p{L}\\p{N}]))?)`,
    '((?![©®™])\\p{Extended_Pictographic}(?:\\uFE0F|\\u200D\\p{Extended_Pictographic}|\\p{Emoji_Modifier})*)',
    '(\\S)',
  ].join('|'),
  'giu',
)

const AND = new Set(['&', '+', '＋'])

function tokenOf(kind: Kind, text: string, start: number): ReadToken {
  const token: ReadToken = { kind, text, start, end: start + text.length, word: '', parts: [] }
  if (kind === 'word') {
    const parts = fold(text)
      .split(/['\s]+/)
      .filter((part) => part !== '')
    token.word = parts.join('')
    token.parts = parts
  } else if (kind === 'number') {
    token.word = text
    token.parts = [text]
  } else if (AND.has(text)) {
    token.word = 'and'
    token.parts = ['and']
  }
  return token
}

/** Cuts a line into words, numbers, prices, emoji and single marks; nothing but white space is left out. */
export function readTokens(line: string): ReadToken[] {
  const tokens: ReadToken[] = []
  for (const match of line.matchAll(TOKEN)) {
    const [text, ...groups] = match
    const kind = KINDS[groups.findIndex((group) => group !== undefined)] ?? 'mark'
    const last = tokens.at(-1)
    // "2% milk": the number belongs to the name.
    if (text === '%' && last?.kind === 'number' && last.end === match.index)
      tokens[tokens.length - 1] = { ...last, kind: 'word', text: `${last.text}%`, end: last.end + 1 }
    // "2# potatoes": pounds.
    else if (text === '#' && last?.kind === 'number' && last.end === match.index)
      tokens.push({ ...tokenOf('word', text, match.index), word: 'lb', parts: ['lb'] })
    else tokens.push(tokenOf(kind, text, match.index))
  }
  return tokens
}

const PLAIN_GAP = /^[\s\-'’.&+/]{0,3}$/

/** The tokens as they were written; what was cut out between them leaves one space. */
export function textOf(tokens: readonly ReadToken[], line: string): string {
  let text = ''
  let end = 0
  for (const token of tokens) {
    const gap = line.slice(end, token.start)
    if (text !== '') text += PLAIN_GAP.test(gap) ? gap.replace(/\s+/g, ' ') : ' '
    text += token.text
    end = token.end
  }
  return text
}
