import { UnpackError } from './archive/unpack.ts'
import type { SourceFile } from './raw-recipe.ts'

/** Where a picture's base64 is in the file. */
interface PicturePlace {
  start: number
  end: number
}

interface WithoutPictures {
  bytes: Uint8Array
  places: PicturePlace[]
}

type Source = Pick<SourceFile, 'size' | 'read'>

/** Shorter ones stay where they are. */
const SHORTEST = 8192
/** Prose has no words of this length: only a line of base64 goes on after its end. */
const LONG_LINE = 40
const BLOCK = 4 * 1024 * 1024
const MARK = 'sous-picture-in-file-'
const MARKED = new RegExp(`${MARK}(\\d{1,7})`)

export const isPictureMark = (value: string): boolean => MARKED.test(value)

const [BACKSLASH, SLASH, LF, CR, SPACE, TAB] = [92, 47, 10, 13, 32, 9]
const LETTERS = new Uint8Array(256)
for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=_-')
  LETTERS[letter.charCodeAt(0)] = 1

/** One pass over a file, in blocks: base64 is left out as it comes, so that photos are never in memory. */
class Pass {
  readonly places: PicturePlace[] = []
  private readonly parts: Uint8Array[] = []
  private size = 0
  /** Of the base64 that is being read, in the file. */
  private start = -1
  private end = -1
  private line = 0
  private isLineBroken = false
  private readonly limit: number

  constructor(limit: number) {
    this.limit = limit
  }

  private push(bytes: Uint8Array) {
    this.size += bytes.length
    if (this.size > this.limit) throw new UnpackError('too-large')
    if (bytes.length > 0) this.parts.push(bytes.slice())
  }

  /** How many bytes belong together at `at`, as base64: 0 if they end it, -1 if the rest decides. */
  private step(block: Uint8Array, at: number, isLast: boolean): number {
    const byte = block[at] as number
    if (LETTERS[byte] === 1) {
      this.line++
      this.isLineBroken = false
      return 1
    }
    if (this.start < 0) return 0
    if (byte === BACKSLASH) {
      const next = block[at + 1]
      if (next === undefined && !isLast) return -1
      if (next === SLASH) {
        this.line++
        return 2
      }
      return next === 110 || next === 114 ? this.breakLine(2) : 0
    }
    if (byte === LF || byte === CR) return this.breakLine(1)
    return this.isLineBroken && (byte === SPACE || byte === TAB) ? 1 : 0
  }

  private breakLine(length: number): number {
    if (!this.isLineBroken && this.line < LONG_LINE) return 0
    this.isLineBroken = true
    this.line = 0
    return length
  }

  /** Takes a block that begins at `base` in the file; returns how many of its bytes are done. */
  take(block: Uint8Array, base: number, isLast: boolean): number {
    let done = 0
    let at = 0
    const close = () => {
      if (this.end - this.start >= SHORTEST) {
        this.push(block.subarray(done, Math.max(done, this.start - base)))
        this.push(new TextEncoder().encode(`${MARK}${this.places.length}`))
        this.places.push({ start: this.start, end: this.end })
        done = Math.max(done, this.end - base)
      }
      this.start = -1
      this.line = 0
      this.isLineBroken = false
    }
    while (at < block.length) {
      const length = this.step(block, at, isLast)
      if (length < 0) break
      if (length === 0) {
        if (this.start >= 0) close()
        at++
        continue
      }
      if (this.start < 0) this.start = base + at
      at += length
      if (!this.isLineBroken) this.end = base + at
    }
    if (isLast && this.start >= 0) close()
    if (this.start < 0) {
      this.push(block.subarray(done, at))
      return at
    }
    const open = Math.max(done, this.start - base)
    this.push(block.subarray(done, open))
    if (this.end - this.start >= SHORTEST) return at
    // Too short to tell: it is read again, with what follows.
    this.start = -1
    this.line = 0
    this.isLineBroken = false
    return open
  }

  result(): WithoutPictures {
    const bytes = new Uint8Array(this.size)
    let at = 0
    for (const part of this.parts) {
      bytes.set(part, at)
      at += part.length
    }
    return { bytes, places: this.places }
  }
}

/** A document of JSON or XML without the pictures in it; a mark is in the place of each. */
export async function withoutPictures(source: Source, limit: number): Promise<WithoutPictures> {
  const pass = new Pass(limit)
  for (let at = 0; at < source.size; ) {
    const to = Math.min(at + BLOCK, source.size)
    const block = await source.read(at, to)
    if (block.length === 0) break
    at += pass.take(block, at, to === source.size)
  }
  return pass.result()
}

/** JSON or XML by its first sign. Base64 in other texts may be the text itself. */
export function mayHoldPictures(head: Uint8Array): boolean {
  const first = new TextDecoder('latin1').decode(head.subarray(0, 200)).replace(/^ï»¿/, '').trimStart()[0]
  return first === '{' || first === '[' || first === '<'
}

/** The base64 behind a value of such a document: the value itself, unless it is a mark. */
export async function base64Behind(
  value: string,
  places: readonly PicturePlace[],
  read: SourceFile['read'],
  limit: number,
): Promise<string | undefined> {
  const number = MARKED.exec(value)?.[1]
  const place = number === undefined ? undefined : places[Number(number)]
  if (!place) return value
  if ((place.end - place.start) * 0.7 > limit) return undefined
  const bytes = await read(place.start, place.end)
  return new TextDecoder('latin1').decode(bytes).replace(/\\(?:[nr]|(?=\/))/g, '')
}
