import { readAsides } from './asides.ts'
import type { LineReading } from './line-reading.ts'
import { readQuantity } from './quantity.ts'
import { NO_ALTERNATIVE, splitNames } from './split-names.ts'
import { tokenise } from './tokenise.ts'
import { apart, MARK, NUMBER, type Token, WORD } from './tokens.ts'
import { BEFORE_COMMA, OF_PARTS, PREPARATIONS } from './word-classes.ts'

const NO_GROUPS: Token[][] = []
const OPENING = new Set(['(', '[', '{'])
const CLOSING = new Set([')', ']', '}'])
const EXAMPLE = new Set(['or', 'such', 'preferably', 'like', 'eg', 'ie'])

/** Flags from one pass over the tokens; most lines have none and take the fast path. */
interface Signs {
  bracket: boolean
  optional: boolean
  /** Index of the first colon, or -1. */
  colon: number
}

function scan(tokens: readonly Token[]): Signs {
  const signs = { bracket: false, optional: false, colon: -1 }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.kind === WORD) {
      if (token.text === 'optional') signs.optional = true
    } else if (token.kind === MARK) {
      if (token.text === ':') signs.colon = signs.colon < 0 ? i : signs.colon
      else if (OPENING.has(token.text)) signs.bracket = true
    }
  }
  return signs
}

/** Removes bracketed remarks from the line. */
function liftBrackets(tokens: Token[]): { main: Token[]; groups: Token[][] } {
  const groups: Token[][] = []
  const main: Token[] = []
  let depth = 0
  let group: Token[] = []
  for (const token of tokens) {
    if (token.kind === MARK && OPENING.has(token.text)) {
      if (depth++ === 0) group = []
    } else if (token.kind === MARK && CLOSING.has(token.text)) {
      if (depth > 0 && --depth === 0) groups.push(group)
    } else if (depth > 0) group.push(token)
    else main.push(token)
  }
  if (depth > 0 && group.length > 0) groups.push(group)
  return { main, groups }
}

function skipMarks(tokens: readonly Token[]): number {
  let at = 0
  while (tokens[at]?.kind === MARK) at++
  return at
}

function allWords(tokens: readonly Token[], to: number): boolean {
  for (let i = 0; i < to; i++) if (tokens[i]?.kind !== WORD) return false
  return true
}

/** "For the sauce:" names nothing; "Garnish: chopped chives" names chives. Returns where the actual line begins. */
function skipLabel(tokens: Token[], colon: number): number {
  if (colon >= 0) {
    if (colon === tokens.length - 1) return tokens.length
    return colon <= 4 && allWords(tokens, colon) ? colon + 1 : 0
  }
  // A list marker: "* 1 cup raisins".
  const first = tokens[0]
  if (first?.kind === MARK && first.text !== '.') return skipMarks(tokens)
  const heading = tokens[0]?.text === 'for' && tokens[1]?.text === 'the' && tokens.length <= 6
  return heading && allWords(tokens, tokens.length) ? tokens.length : 0
}

function describing(token: Token): boolean {
  return token.kind !== WORD || token.describes || BEFORE_COMMA.has(token.text)
}

/** Cuts the line at commas; a first piece of adjectives only ("boneless, skinless …") belongs to the next. */
export function cutAtCommas(tokens: readonly Token[], from: number, counted: boolean): Token[][] {
  const segments: Token[][] = []
  let current: Token[] = []
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i] as Token
    const comma = token.kind === MARK && (token.text === ',' || token.text === ';')
    const dash = token.kind === MARK && token.text === '-' && !token.glued && tokens[i + 1]?.glued === false
    if (!comma && !dash) {
      current.push(token)
      continue
    }
    if (segments.length === 0 && (current.length > 0 || !counted) && current.every(describing)) continue
    segments.push(current)
    current = []
  }
  segments.push(current)
  return segments
}

/** "juice of 1 lemon" -> the part and where the rest starts. */
function readPartOf(tokens: Token[], at: number): { part: Token; next: number } | null {
  for (let i = at; i < tokens.length && i < at + 7; i++) {
    const token = tokens[i] as Token
    if ((token.text === 'of' || token.text === 'from') && i > at) {
      const part = tokens.slice(at, i).find((t) => !PREPARATIONS.has(t.text) && t.text !== 'grated')
      return part ? { part, next: i + 1 } : null
    }
    if (token.kind === NUMBER) return null
    const known =
      OF_PARTS.has(token.text) || token.text === 'and' || token.text === '&' || token.text === 'the'
    if (!known) return null
  }
  return null
}

/** Is there anything besides amounts? */
function names(segment: Token[] | undefined): boolean {
  const first = segment?.[0]
  if (segment === undefined || first === undefined) return false
  if (first.kind === WORD && first.unit === undefined && first.text !== 'or' && first.text !== 'optional')
    return true
  const { next } = readQuantity(segment, 0)
  return segment.some(
    (token, i) => i >= next && token.kind === WORD && token.text !== 'or' && token.text !== 'optional',
  )
}

export function readLine(line: string): LineReading {
  return readTokens(tokenise(line))
}

/** "some butter", "a little bit of salt": as good as no amount. A little gem is a lettuce. */
function skipVague(tokens: readonly Token[], at: number): number {
  const [first, second, third, fourth] = tokens.slice(at, at + 4).map(({ text }) => text)
  let words = 0
  if (first === 'some') words = 1
  else if (first === 'a' && second === 'little' && third !== 'gem')
    words = third === 'bit' && fourth === 'of' ? 4 : 2
  else if (first === 'a' && second === 'bit' && third === 'of') words = 3
  return tokens[at + words]?.kind === WORD ? at + words : at
}

export function readTokens(all: Token[]): LineReading {
  const signs = scan(all)
  const { main, groups } = signs.bracket ? liftBrackets(all) : { main: all, groups: NO_GROUPS }
  const tokens = main.length > 0 ? main : (groups[0] ?? [])
  const colon = signs.bracket && signs.colon >= 0 ? scan(tokens).colon : signs.colon
  const start = skipVague(tokens, skipLabel(tokens, colon))
  const reading: LineReading = {
    quantity: null,
    unit: null,
    names: [],
    alternatives: [],
    preparation: [],
    asides: [],
    note: groups.slice(),
    optional: signs.optional,
  }
  if (start >= tokens.length) return reading

  let measured = readQuantity(tokens, start)
  const partOf = readPartOf(tokens, measured.next)
  let from = measured.next
  if (partOf) {
    const inner = readQuantity(tokens, partOf.next)
    if (inner.quantity && !measured.quantity) measured = inner
    from = inner.next
  }
  reading.quantity = measured.quantity
  reading.unit = measured.unit

  const segments = cutAtCommas(tokens, from, measured.unit === 'clove')
  // "1 package, 10 ounces, frozen spinach": a piece that only measures isn't the name.
  while (segments.length > 1 && measured.unit !== 'clove' && !names(segments[0])) segments.shift()
  // "6 cloves" on its own is the spice, not a unit.
  if (measured.unit && !names(segments[0])) {
    const counted = tokens.slice(start, from).filter((token) => token.kind === WORD)
    reading.names.push(counted.slice(-1))
    reading.unit = null
    if (segments.length < 2) return reading
  }
  splitNames(segments[0] ?? [], reading)
  if (partOf) reading.names = reading.names.map((name) => [...name, apart(partOf.part)])
  for (let i = 1; i < segments.length; i++) readTail(segments[i] as Token[], reading)
  for (const group of groups) if (EXAMPLE.has(group[0]?.text ?? '')) readTail(group, reading)
  for (let i = 0; i < segments.length; i++) {
    readAsides(segments[i] as Token[], i, i > 0, false, reading.asides)
  }
  for (let i = 0; i < groups.length; i++) {
    readAsides(groups[i] as Token[], segments.length + i, true, true, reading.asides)
  }
  return reading
}

/** Does a later piece of the line only state how, where or when, without naming anything? */
export function isRemark(segment: readonly Token[]): boolean {
  const first = segment[0]
  if (first === undefined) return true
  if (segment[1]?.text === 'of') return false
  return !EXAMPLE.has(first.text) || (first.text === 'or' && NO_ALTERNATIVE.has(segment[1]?.text ?? ''))
}

/** A later piece of the line: an alternative, examples, or how it is prepared. */
function readTail(segment: Token[], reading: LineReading): void {
  const first = segment[0]
  if (first === undefined) return
  const more = first.text === 'or' && NO_ALTERNATIVE.has(segment[1]?.text ?? '')
  if (first.kind === WORD && EXAMPLE.has(first.text) && !more) {
    const skip = first.text === 'such' ? 2 : 1
    const inner: LineReading = { ...reading, names: [], alternatives: [], preparation: [], note: [] }
    const after = segment.slice(skip)
    if (after[0]?.kind === NUMBER || (after[0] && !describing(after[0]))) {
      splitNames(after.slice(readQuantity(after, 0).next), inner)
      reading.alternatives.push(...inner.names, ...inner.alternatives)
      return
    }
    if (after.length > 1 && after.some((token) => !describing(token))) {
      splitNames(after, inner)
      reading.alternatives.push(...inner.names, ...inner.alternatives)
      return
    }
  }
  const of = segment[1]?.text === 'of' && segment.length === 2
  if (of && OF_PARTS.has(first.text)) {
    reading.names = reading.names.map((name) => [...name, apart(first)])
    return
  }
  reading.preparation.push(segment)
}
