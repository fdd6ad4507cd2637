import { fold } from './normalise.ts'
import { singular } from './plural.ts'
import { NUMBER_WORDS, UNIT_MODIFIERS, UNITS } from './units.ts'
import { BREAKS, describes } from './word-classes.ts'

export const WORD = 0
export const NUMBER = 1
export const MARK = 2

/** One piece of a folded line. Words come up again and again, so tokens are shared and never changed. */
export interface Token {
  readonly kind: typeof WORD | typeof NUMBER | typeof MARK
  readonly text: string
  readonly value: number
  /** No space stood before it. */
  readonly glued: boolean
  /** The singular of a word. */
  readonly root: string
  /** An adjective or participle: it says how, not what. */
  readonly describes: boolean
  /** A name ends before it: "in", "for", "to". */
  readonly breaks: boolean
  readonly unit: string | undefined
  /** Nothing but a word of a name: it neither links, breaks nor counts. */
  readonly simple: boolean
  /** May stand before a unit: "1 small head". */
  readonly modifier: boolean
}

/** Words that tie names together or open an aside. */
const LINKS = new Set('and or n of x with in into plus from such about around'.split(' '))

function create(kind: Token['kind'], text: string, value: number, glued: boolean): Token {
  const word = kind === WORD
  const breaks = word && BREAKS.has(text)
  const unit = word ? UNITS.get(text) : undefined
  return {
    kind,
    text: text,
    value,
    glued,
    root: word ? singular(text) : text,
    describes: word && describes(text),
    breaks,
    unit,
    simple: word && !breaks && !LINKS.has(text) && !NUMBER_WORDS.has(text),
    modifier: word && UNIT_MODIFIERS.has(text),
  }
}

const TABLE_SIZE = 1 << 17
const TABLE_LIMIT = TABLE_SIZE / 2
let table: (Token | undefined)[] = new Array(TABLE_SIZE)
let filled = 0

/**
 * The shared token for a piece of the text, found by a hash that the scanner made on its way, so that a word seen
 * before costs neither a substring nor a look into a map.
 */
function share(
  kind: Token['kind'],
  text: string,
  from: number,
  to: number,
  hash: number,
  glued: boolean,
): Token {
  const length = to - from
  if (length > 30) return create(kind, text.slice(from, to), 0, glued)
  let at = (hash ^ (hash >>> 15) ^ (glued ? 0x9e37 : 0)) & (TABLE_SIZE - 1)
  for (let known = table[at]; known !== undefined; known = table[at]) {
    if (known.text.length === length && known.glued === glued && text.startsWith(known.text, from))
      return known
    at = (at + 1) & (TABLE_SIZE - 1)
  }
  if (filled >= TABLE_LIMIT) {
    table = new Array(TABLE_SIZE)
    filled = 0
  }
  const fresh = create(kind, text.slice(from, to), 0, glued)
  table[at] = fresh
  filled++
  return fresh
}

export function wordToken(text: string): Token {
  return create(WORD, text, 0, false)
}

const LETTER = /[\p{L}\p{N}]/u

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isLetter(text: string, at: number, code: number): boolean {
  if (code < 128) return code >= 97 && code <= 122
  return LETTER.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
}

let numberEnd = 0

/** Reads "12", "1.5", ".25", "1,000" and "3/4"; the end is left in `numberEnd`, so that nothing is allocated. */
function readNumber(text: string, start: number): number {
  let end = start
  let value = 0
  for (let code = text.charCodeAt(end); isDigit(code); code = text.charCodeAt(++end))
    value = value * 10 + code - 48
  while (text.charCodeAt(end) === 44 && isThousand(text, end + 1)) {
    value = value * 1000 + Number(text.slice(end + 1, end + 4))
    end += 4
  }
  if (text.charCodeAt(end) === 46 && isDigit(text.charCodeAt(end + 1))) {
    let scale = 0.1
    end++
    for (let code = text.charCodeAt(end); isDigit(code); code = text.charCodeAt(++end)) {
      value += (code - 48) * scale
      scale /= 10
    }
    value = Math.round(value * 1e6) / 1e6
  }
  numberEnd = end
  // A fraction; "1/2" but neither a date nor a division by nothing.
  let slash = end
  if (text.charCodeAt(slash) === 32) slash++
  if (text.charCodeAt(slash) === 47) {
    let below = 0
    let stop = slash + 1
    if (text.charCodeAt(stop) === 32) stop++
    for (let code = text.charCodeAt(stop); isDigit(code) && below < 100; code = text.charCodeAt(++stop)) {
      below = below * 10 + code - 48
    }
    if (below > 1 && below <= 64 && value < below * 20) {
      numberEnd = stop
      return value / below
    }
  }
  return Number.isFinite(value) ? value : 0
}

function isThousand(text: string, at: number): boolean {
  for (let i = at; i < at + 3; i++) if (!isDigit(text.charCodeAt(i))) return false
  return !isDigit(text.charCodeAt(at + 3))
}

/** No ingredient line is longer; what follows is not read. */
const LONGEST = 2000

/** Splits a line into words, numbers and marks in one pass. */
export function tokenise(line: string): Token[] {
  const text = fold(line.length > LONGEST ? line.slice(0, LONGEST) : line)
  const tokens: Token[] = []
  let at = 0
  let glued = false
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (isDigit(code) || (code === 46 && isDigit(text.charCodeAt(at + 1)))) {
      const value = readNumber(text, at)
      const end = numberEnd
      tokens.push({
        kind: NUMBER,
        text: text.slice(at, end),
        value,
        glued,
        root: '',
        describes: false,
        breaks: false,
        unit: undefined,
        simple: false,
        modifier: false,
      })
      at = end
      glued = true
    } else if (isLetter(text, at, code)) {
      let end = at
      let quoted = false
      let hash = 0
      while (end < text.length) {
        const next = text.charCodeAt(end)
        if (next >= 97 && next <= 122) {
          hash = (Math.imul(hash, 31) + next) | 0
          end++
          continue
        }
        if (next === 39) quoted = true
        else if (!isDigit(next) && !isLetter(text, end, next) && !(next >= 0xdc00 && next <= 0xdfff)) break
        hash = (Math.imul(hash, 31) + next) | 0
        end++
      }
      if (quoted) tokens.push(create(WORD, text.slice(at, end).replaceAll("'", ''), 0, glued))
      else tokens.push(share(WORD, text, at, end, hash, glued))
      at = end
      glued = true
    } else {
      if (code > 32 && code < 128) {
        tokens.push(share(MARK, text, at, at + 1, code, glued))
        glued = true
      } else glued = code > 160 && glued
      at++
    }
  }
  return tokens
}

/**
 * The singular words of a name after its amount, if it is nothing but words, as most are ("chopped fresh parsley",
 * "small head green cabbage"); undefined when it needs a closer look. What `readLine` says of it, for less work.
 */
export function simpleWords(name: string, measured: boolean): string[] | undefined {
  const text = name.toLowerCase()
  const words: string[] = []
  let unitMayCome = !measured
  // Up to here only such words as may stand before a unit.
  let opening = true
  let at = 0
  while (at < text.length) {
    const start = at
    let hash = 0
    let code = text.charCodeAt(at)
    while (code >= 97 && code <= 122) {
      hash = (Math.imul(hash, 31) + code) | 0
      code = ++at < text.length ? text.charCodeAt(at) : 32
    }
    const hyphen = code === 45 && at + 1 < text.length && text.charCodeAt(at + 1) !== 32
    if (at === start || (code !== 32 && !hyphen)) return undefined
    const token = share(WORD, text, start, at, hash, false)
    at++
    if (token.unit !== undefined && opening) {
      if (!unitMayCome || hyphen || words.length > 3 || token.unit === 'inch' || token.unit === 'centimeter')
        return undefined
      unitMayCome = false
      words.length = 0
      continue
    }
    if (!token.simple) return undefined
    opening = opening && token.modifier && !hyphen
    words.push(token.root)
  }
  return words.length > 0 ? words : undefined
}
