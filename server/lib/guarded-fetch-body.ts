import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchRefused } from './guarded-fetch-refusal.ts'
import * as strings from './strings.ts'

// The received part of a truncated body is still worth parsing, as in every browser.
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH }

function unpacked(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return response
  const unpack =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip(LENIENT)
      : encoding === 'br'
        ? createBrotliDecompress()
        : encoding === 'deflate'
          ? createInflate(LENIENT)
          : undefined
  if (!unpack) throw new FetchRefused('other', strings.compressionUnsupported)
  response.on('error', (error) => unpack.destroy(error))
  return response.pipe(unpack)
}

/** The decompressed body, never more than the limit: excess is cut off while streaming, not afterwards. */
export async function readBody(
  response: IncomingMessage,
  { maxBytes, cut = false }: { maxBytes: number; cut?: boolean },
): Promise<Buffer> {
  const tooMuch = () => new FetchRefused('too-large', strings.bodyTooLarge(Math.round(maxBytes / 1024)))
  if (!cut && Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooMuch()
  const parts: Buffer[] = []
  let size = 0
  for await (const part of unpacked(response)) {
    size += (part as Buffer).length
    if (size > maxBytes && !cut) throw tooMuch()
    parts.push(part as Buffer)
    if (size > maxBytes) break
  }
  return Buffer.concat(parts, Math.min(size, maxBytes))
}
