import { Ints } from '../text/ints.ts'
import { fold } from '../text/normalise.ts'
import { createTokenTable, signs, tokensBetween } from './token-table.ts'
import { MARK, NUMBER, type Token, WORD } from './tokens.ts'

/** Maximum length of an ingredient line; the rest is ignored. */
const LONGEST = 2000
const PADDING = 8
const AMPERSAND = 38
const SIGMA = 0x3a3
/** Maximum characters that one character can fold to, so that there is room for all. */
const WIDEST = 5
const LETTER = /[\p{L}\p{N}]/u

/** An ampersand begins an entity only before a letter or "#". */
function mayBeEntity(code: number): boolean {
  return code === 35 || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

/** Everything that works on single characters; in one function for the reason given at `createTokenTable`. */
function createScanner() {
  /**
   * The characters of the current line, zero-terminated. Reading them here is many times faster
   * than indexing a string, and no bounds checks are needed. Folding may make a line longer.
   */
  const codes = new Uint16Array(LONGEST * WIDEST + PADDING)
  const { share, hasRoom, forget } = createTokenTable(codes, readNumber)

  /** The result of `fold` for each plain character; 0 for the ampersand, which requires looking ahead. */
  const folded = Uint8Array.from({ length: 128 }, (_, code) => {
    if (code === AMPERSAND) return 0
    return code >= 65 && code <= 90 ? code + 32 : code
  })

  /** The result of `fold` for other characters. */
  const special = new Map<number, string>()

  /** Writes a line into `codes` as `fold` would, and returns its length. */
  function load(line: string): number {
    const length = Math.min(line.length, LONGEST)
    let to = 0
    for (let i = 0; i < length; i++) {
      const code = line.charCodeAt(i)
      const plain = code < 128 ? (folded[code] as number) : 0
      if (plain !== 0) codes[to++] = plain
      else {
        to = loadSpecial(line, i, to)
        if (to < 0) return loadFolded(fold(line.slice(0, LONGEST)))
      }
    }
    for (let i = to; i < to + PADDING; i++) codes[i] = 0
    return to
  }

  /** The same for one character that is not plain; -1 if it can't be folded by itself. */
  function loadSpecial(line: string, i: number, to: number): number {
    const code = line.charCodeAt(i)
    if (code < 128) {
      if (code === AMPERSAND && mayBeEntity(line.charCodeAt(i + 1))) return -1
      codes[to] = code
      return to + 1
    }
    // Half of a surrogate pair, or a letter with a special final form.
    if ((code >= 0xd800 && code <= 0xdfff) || code === SIGMA) return -1
    let text = special.get(code)
    if (text === undefined) {
      text = fold(String.fromCharCode(code))
      special.set(code, text)
    }
    if (text.length > WIDEST) return -1
    for (let k = 0; k < text.length; k++) codes[to + k] = text.charCodeAt(k)
    return to + text.length
  }

  function loadFolded(text: string): number {
    const length = Math.min(text.length, codes.length - PADDING)
    for (let i = 0; i < length; i++) codes[i] = text.charCodeAt(i)
    codes.fill(0, length, length + PADDING)
    return length
  }

  function isDigit(code: number): boolean {
    return code >= 48 && code <= 57
  }

  function isLetter(at: number): boolean {
    const code = codes[at] as number
    if (code < 128) return code >= 97 && code <= 122
    const pair = code >= 0xd800 && code <= 0xdbff
    return LETTER.test(pair ? String.fromCharCode(code, codes[at + 1] as number) : String.fromCharCode(code))
  }

  /** Where the last number or word read ends. */
  let stop = 0

  function isThousand(at: number): boolean {
    for (let i = at; i < at + 3; i++) if (!isDigit(codes[i] as number)) return false
    return !isDigit(codes[at + 3] as number)
  }

  /** Parses "12", "1.5", ".25" and "1,000". */
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

  /** Parses a decimal number or a fraction: "1/2", but neither a date nor a division by zero. */
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

  /** Finds the end of a word and removes the apostrophes in it ("confectioners'"); returns the new end. */
  function readWord(start: number): number {
    let end = start
    let to = start
    for (;;) {
      const code = codes[end] as number
      if (code >= 97 && code <= 122) {
        if (to < end) codes[to] = code
        to++
      } else if (isDigit(code) || (code > 127 && continues(end))) codes[to++] = code
      else if (code !== 39) break
      end++
    }
    stop = end
    return to
  }

  /** A letter outside ASCII, or the second half of one beyond 16 bits. */
  function continues(at: number): boolean {
    const code = codes[at] as number
    return isLetter(at) || (code >= 0xdc00 && code <= 0xdfff)
  }

  /** Finds the end of a number; most consist only of digits. */
  function endOfNumber(start: number): number {
    let end = start
    while (isDigit(codes[end] as number)) end++
    const code = codes[end] as number
    // A comma, a period or a slash, also after a space.
    const more = (code >= 44 && code <= 47) || (code === 32 && codes[end + 1] === 47)
    if (!more && end - start < 10) return end
    readNumber(start)
    return stop
  }

  function hashBetween(from: number, to: number): number {
    let sum = 0
    for (let i = from; i < to; i++) sum = (Math.imul(sum, 31) + (codes[i] as number)) | 0
    return sum
  }

  /**
   * Splits a line into words, numbers and marks in one pass, and adds these token numbers to a list. Returns the
   * flags found among them.
   */
  function scan(line: string, into: Ints): number {
    const length = load(line)
    let among = 0
    let at = 0
    let glued = 0
    while (at < length) {
      const code = codes[at] as number
      if (code === 32) {
        glued = 0
        at++
        continue
      }
      let kind: Token['kind'] = WORD
      let to = at
      let next = at
      if (isLetter(at)) {
        while ((codes[to] as number) >= 97 && (codes[to] as number) <= 122) to++
        next = to
        // Digits, apostrophes and non-ASCII letters take the slow path.
        const after = codes[to] as number
        if (after === 39 || after > 127 || isDigit(after)) {
          to = readWord(at)
          next = stop
        }
      } else if (isDigit(code) || (code === 46 && isDigit(codes[at + 1] as number))) {
        kind = NUMBER
        next = to = endOfNumber(at)
      } else if (code > 32 && code < 128) {
        kind = MARK
        next = to = at + 1
      } else {
        if (code <= 160) glued = 0
        at++
        continue
      }
      const id = share(kind, at, to, hashBetween(at, to), glued)
      into.push(id)
      among |= signs[id] as number
      glued = 1
      at = next
    }
    return among
  }
  return { scan, hasRoom, forget }
}

const scanner = createScanner()

export const scan = scanner.scan

/** Is there room for the tokens of one more line? If not, reset the table before scanning it. */
export const hasRoom = scanner.hasRoom

/** Tokens are renumbered from here on. */
export const forgetTokens = scanner.forget

const scanned = new Ints(64)

/** The tokens of one line. */
export function tokenise(line: string): Token[] {
  if (!hasRoom()) forgetTokens()
  scanned.clear()
  scan(line, scanned)
  return tokensBetween(scanned.view(), 0, scanned.length)
}
