import { codes, LONGEST, loadFolded, loadPlain } from './char-codes.ts'
import { fold } from './normalise.ts'
import { MARK, NUMBER, share, type Token, WORD } from './tokens.ts'

const LETTER = /[\p{L}\p{N}]/u

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isLetter(at: number): boolean {
  const code = codes[at] as number
  if (code < 128) return code >= 97 && code <= 122
  const pair = code >= 0xd800 && code <= 0xdbff
  return LETTER.test(pair ? String.fromCharCode(code, codes[at + 1] as number) : String.fromCharCode(code))
}

/** Where the number or word that was read last ends, and its hash: kept here so that reading allocates nothing. */
let stop = 0
let hash = 0

function isThousand(at: number): boolean {
  for (let i = at; i < at + 3; i++) if (!isDigit(codes[i] as number)) return false
  return !isDigit(codes[at + 3] as number)
}

/** Reads "12", "1.5", ".25" and "1,000". */
function readDecimal(start: number): number {
  let end = start
  let value = 0
  for (; isDigit(codes[end] as number); end++) value = value * 10 + (codes[end] as number) - 48
  while (codes[end] === 44 && isThousand(end + 1)) {
    for (end++; isDigit(codes[end] as number); end++) value = value * 10 + (codes[end] as number) - 48
  }
  if (codes[end] === 46 && isDigit(codes[end + 1] as number)) {
    let scale = 0.1
    for (end++; isDigit(codes[end] as number); end++) {
      value += ((codes[end] as number) - 48) * scale
      scale /= 10
    }
    value = Math.round(value * 1e6) / 1e6
  }
  stop = end
  return value
}

/** Reads a decimal number or a fraction: "1/2", but neither a date nor a division by nothing. */
function readNumber(start: number): number {
  const value = readDecimal(start)
  let end = stop
  if (codes[end] === 32) end++
  if (codes[end] === 47) {
    let below = 0
    if (codes[++end] === 32) end++
    for (; isDigit(codes[end] as number) && below < 100; end++)
      below = below * 10 + (codes[end] as number) - 48
    // Up to "41/2", which is how "4 1/2" is often mistyped.
    if (below > 1 && below <= 64 && value < below * 25) {
      stop = end
      return value / below
    }
  }
  return Number.isFinite(value) ? value : 0
}

/** Finds the end of a word and closes up the apostrophes in it ("confectioners'"); returns where it ends then. */
function readWord(start: number): number {
  const text = codes
  let end = start
  let to = start
  let sum = 0
  for (;;) {
    const code = text[end] as number
    if (code >= 97 && code <= 122) {
      if (to < end) text[to] = code
      to++
      sum = (Math.imul(sum, 31) + code) | 0
    } else if (isDigit(code) || (code > 127 && continues(end))) {
      text[to++] = code
      sum = (Math.imul(sum, 31) + code) | 0
    } else if (code !== 39) break
    end++
  }
  hash = sum
  stop = end
  return to
}

/** A letter outside ASCII, or the second half of one beyond 16 bits. */
function continues(at: number): boolean {
  const code = codes[at] as number
  return isLetter(at) || (code >= 0xdc00 && code <= 0xdfff)
}

function hashBetween(from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum = (Math.imul(sum, 31) + (codes[i] as number)) | 0
  return sum
}

/** Splits a line into words, numbers and marks in one pass. */
export function tokenise(line: string): Token[] {
  const plain = loadPlain(line)
  const length = plain < 0 ? loadFolded(fold(line.slice(0, LONGEST))) : plain
  const tokens: Token[] = []
  let at = 0
  let glued = false
  while (at < length) {
    const code = codes[at] as number
    if (code === 32) {
      glued = false
      at++
    } else if (isLetter(at)) {
      const to = readWord(at)
      tokens.push(share(WORD, at, to, hash, 0, glued))
      at = stop
      glued = true
    } else if (isDigit(code) || (code === 46 && isDigit(codes[at + 1] as number))) {
      const value = readNumber(at)
      tokens.push(share(NUMBER, at, stop, hashBetween(at, stop), value, glued))
      at = stop
      glued = true
    } else {
      if (code > 32 && code < 128) {
        tokens.push(share(MARK, at, at + 1, code, 0, glued))
        glued = true
      } else glued = code > 160 && glued
      at++
    }
  }
  return tokens
}
