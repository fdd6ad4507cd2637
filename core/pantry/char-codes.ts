import { VULGAR } from './normalise.ts'

/** No ingredient line is longer; what follows is not read. */
export const LONGEST = 2000
const PADDING = 8

/**
 * The characters of the line that is being read, with zeros after its end. Reading them here is many times faster than
 * asking a string for each, and nothing needs to watch for the end. Folding may make a line longer.
 */
export const codes = new Uint16Array(LONGEST * 5 + PADDING)

const MARKS_OF_TRADE = new Set([...'®™©'].map((char) => char.charCodeAt(0)))
const FRACTIONS = new Map([...VULGAR].map(([char, plain]) => [char.charCodeAt(0), ` ${plain}`]))

/** Puts a line into `codes` as `fold` would, and tells its length; -1 if it takes all of `fold`: accents, entities. */
export function loadPlain(line: string): number {
  const text = codes
  const length = Math.min(line.length, LONGEST)
  let to = 0
  for (let i = 0; i < length; i++) {
    const code = line.charCodeAt(i)
    if (code < 128) {
      if (code === 38 && i + 1 < length && mayBeEntity(line.charCodeAt(i + 1))) return -1
      text[to++] = code >= 65 && code <= 90 ? code + 32 : code
      continue
    }
    if (MARKS_OF_TRADE.has(code)) continue
    const fraction = FRACTIONS.get(code)
    if (fraction === undefined) return -1
    for (let k = 0; k < fraction.length; k++) text[to++] = fraction.charCodeAt(k)
  }
  for (let i = to; i < to + PADDING; i++) text[i] = 0
  return to
}

/** An ampersand begins an entity only before a letter or "#". */
function mayBeEntity(code: number): boolean {
  return code === 35 || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

/** Puts a folded text into `codes`, and tells its length. */
export function loadFolded(text: string): number {
  const length = Math.min(text.length, codes.length - PADDING)
  for (let i = 0; i < length; i++) codes[i] = text.charCodeAt(i)
  codes.fill(0, length, length + PADDING)
  return length
}

/** A stretch of `codes` as a string. */
export function textBetween(from: number, to: number): string {
  return String.fromCharCode(...codes.subarray(from, to))
}
