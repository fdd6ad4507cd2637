import type { SourceFile } from '../raw-recipe.ts'
import type { Entries, Entry } from './entry.ts'
import { entryName } from './entry-name.ts'
import { ARCHIVE_LIMITS } from './limits.ts'
import { UnpackError } from './unpack.ts'

const BLOCK = 512
const LONGEST_NAME = 4096
const ascii = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes).replace(/\0[\s\S]*$/, '')

export const isTar = (head: Uint8Array): boolean => ascii(head.subarray(257, 262)) === 'ustar'

/** The entries of a tar: a header of 512 bytes before each file. */
export async function readTar(file: SourceFile): Promise<Entries> {
  const entries: Entry[] = []
  let longName = ''
  let at = 0
  while (at + BLOCK <= file.size) {
    if (entries.length >= ARCHIVE_LIMITS.entries) return { entries, cut: 'too-many' }
    const header = await file.read(at, at + BLOCK)
    if (header.every((byte) => byte === 0)) return { entries, cut: null }
    const size = Number.parseInt(ascii(header.subarray(124, 136)).trim() || '0', 8)
    if (!Number.isSafeInteger(size) || size < 0 || !isTar(header)) return { entries, cut: 'truncated' }
    const start = at + BLOCK
    const kind = ascii(header.subarray(156, 157))
    const prefix = ascii(header.subarray(345, 500))
    if (kind === 'L' && size <= LONGEST_NAME) longName = ascii(await file.read(start, start + size))
    else if (kind === '0' || kind === '') {
      const end = start + size
      const name = entryName(longName || `${prefix}/${ascii(header.subarray(0, 100))}`)
      longName = ''
      entries.push({
        name,
        size,
        bytes: async (limit) => {
          if (size > limit) throw new UnpackError('too-large')
          if (end > file.size) throw new UnpackError('damaged')
          return file.read(start, end)
        },
      })
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
  return { entries, cut: null }
}
