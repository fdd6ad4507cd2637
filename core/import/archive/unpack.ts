import { Gunzip, Inflate } from 'fflate'
import { ARCHIVE_LIMITS } from './limits.ts'

/** Why an entry can't be unpacked; the text is in the catalogue. */
type Unpackable = 'damaged' | 'too-large' | 'encrypted' | 'unknown-method'

export class UnpackError extends Error {
  readonly why: Unpackable
  constructor(why: Unpackable) {
    super(why)
    this.why = why
  }
}

/** Small pieces: each may become a thousand times as large before its output can be counted. */
const PIECE = 16 * 1024
const BLOCK = 1024 * 1024
/** Pieces without any output: the stream has ended, and what follows is not part of it. */
const MOST_SILENT = 16

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  if (parts.length === 1 && parts[0]) return parts[0]
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

type Read = (start: number, end: number) => Promise<Uint8Array>

/** Inflates `length` bytes of input piece by piece, and stops at the limit. */
export async function inflateFrom(
  read: Read,
  length: number,
  limit: number,
  kind: 'deflate' | 'gzip' = 'deflate',
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  let fed = 0
  let silent = 0
  const stream = kind === 'gzip' ? new Gunzip() : new Inflate()
  stream.ondata = (part) => {
    if (part.length === 0) return
    silent = 0
    size += part.length
    const isBomb = size > ARCHIVE_LIMITS.ratioFrom && size > fed * ARCHIVE_LIMITS.ratio
    if (size > limit || isBomb) throw new UnpackError('too-large')
    parts.push(part)
  }
  try {
    for (let at = 0; at < length && silent < MOST_SILENT; at += BLOCK) {
      const block = await read(at, Math.min(at + BLOCK, length))
      if (block.length === 0) break
      for (let from = 0; from < block.length && silent < MOST_SILENT; from += PIECE) {
        const piece = block.slice(from, from + PIECE)
        fed += piece.length
        silent++
        stream.push(piece)
      }
    }
    stream.push(new Uint8Array(0), true)
  } catch (error) {
    throw error instanceof UnpackError ? error : new UnpackError('damaged')
  }
  return joined(parts, size)
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
