import { Zip, ZipDeflate } from 'fflate'

export interface ArchiveFile {
  path: string
  parts: Iterable<Uint8Array>
  /** Photos don't get smaller. */
  isPacked?: boolean
}

/** What a zip without extensions can count. */
const MOST_BYTES = 4_000_000_000
const MOST_FILES = 65_000

export class ExportTooLarge extends Error {}

const encoder = new TextEncoder()
export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

export const textFile = (path: string, text: string): ArchiveFile => ({ path, parts: [bytesOf(text)] })

/** A zip, piece by piece: it is never in memory as a whole. */
export async function* archiveOf(
  files: AsyncIterable<ArchiveFile>,
  modifiedAt: string,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  let count = 0
  const zip = new Zip((error, piece) => {
    if (error) throw error
    bytes += piece.length
    pieces.push(piece)
  })
  for await (const { path, parts, isPacked } of files) {
    count++
    // Deflate without compression: some readers refuse stored entries whose size follows them.
    const entry = new ZipDeflate(path, { level: isPacked ? 0 : 6 })
    entry.mtime = modifiedAt
    zip.add(entry)
    for (const part of parts) {
      entry.push(part)
      yield* pieces.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* pieces.splice(0)
    if (bytes > MOST_BYTES || count > MOST_FILES) throw new ExportTooLarge()
  }
  zip.end()
  yield* pieces.splice(0)
}
