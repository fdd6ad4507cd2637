import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import * as strings from '../strings.ts'

/** What is wrong with the file, in words for the operator. */
export class ProductListError extends Error {}

const NEW_LINE = 10
const GZIP = Buffer.from([0x1f, 0x8b])
/** A product with all its fields takes up to some hundred kilobytes; a longer line is none. */
const MAX_LINE = 4 * 1024 * 1024
/** Lists of products shrink to a tenth. What grows this much while it is unpacked is made to fill a machine. */
const MAX_GROWTH = 100
/** Up to here any growth is harmless: small files may well repeat themselves. */
const FREE_GROWTH = 64 * 1024 * 1024

async function isZipped(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.equals(GZIP)
  } finally {
    await handle.close()
  }
}

async function* pieces(file: string): AsyncGenerator<Buffer, void, void> {
  // Opened first: a file that isn't there fails here.
  const zipped = await isZipped(file)
  const stored = createReadStream(file, { highWaterMark: 256 * 1024 })
  const unzipped = zipped ? stored.pipe(createGunzip({ chunkSize: 256 * 1024 })) : stored
  if (zipped) stored.on('error', (error) => unzipped.destroy(error))
  let size = 0
  try {
    for await (const piece of unzipped as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > FREE_GROWTH && size > MAX_GROWTH * stored.bytesRead)
        throw new ProductListError(strings.growsTooMuch)
      yield piece
    }
  } catch (error) {
    if (error instanceof ProductListError) throw error
    throw new ProductListError(strings.listDamaged((error as Error).message))
  } finally {
    stored.destroy()
    unzipped.destroy()
  }
}

/** The lines of a file, gzipped or not, in a single pass; null for one that is too long to be a product. */
export async function* linesOf(file: string): AsyncGenerator<string | null, void, void> {
  let kept: Buffer[] = []
  let length = 0
  /** Ends the line that the pieces kept so far belong to. */
  const line = (last: Buffer): string | null => {
    const isLong = length + last.length > MAX_LINE
    const whole = isLong ? null : kept.length === 0 ? last : Buffer.concat([...kept, last])
    kept = []
    length = 0
    return whole === null ? null : whole.toString('utf8').replace(/\r$/, '')
  }
  for await (const piece of pieces(file)) {
    let from = 0
    for (let end = piece.indexOf(NEW_LINE); end >= 0; end = piece.indexOf(NEW_LINE, from)) {
      yield line(piece.subarray(from, end))
      from = end + 1
    }
    const rest = piece.subarray(from)
    length += rest.length
    // Of a line that is too long already, only its length matters.
    if (length > MAX_LINE) kept = []
    else if (rest.length > 0) kept.push(rest)
  }
  if (length > 0) yield line(Buffer.alloc(0))
}
