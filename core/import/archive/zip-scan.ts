import type { SourceFile } from '../raw-recipe.ts'
import { entryName } from './entry-name.ts'
import { ARCHIVE_LIMITS } from './limits.ts'

interface LocalRecord {
  name: string
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  /** Of the data. */
  start: number
}

const BLOCK = 1024 * 1024
/** A header with its name. */
const HEADER = 30 + 1024
/** Signatures also occur inside of data by chance; more than this are no accident. */
const MOST_SIGNATURES = 4 * ARCHIVE_LIMITS.entries

interface Signature {
  at: number
  isEntry: boolean
}

/** Where the parts of a zip begin ("PK" and two small numbers), in one pass over the file. */
async function signaturesIn(file: SourceFile): Promise<Signature[]> {
  const found: Signature[] = []
  for (let at = 0; at < file.size; at += BLOCK) {
    const block = await file.read(at, Math.min(at + BLOCK + 3, file.size))
    for (let i = block.indexOf(0x50); i >= 0 && i < BLOCK; i = block.indexOf(0x50, i + 1)) {
      const [k, one, two] = [block[i + 1], block[i + 2], block[i + 3]]
      if (k !== 0x4b) continue
      const isEntry = one === 3 && two === 4
      if (isEntry || (one === 7 && two === 8) || (one === 1 && two === 2)) found.push({ at: at + i, isEntry })
      if (found.length >= MOST_SIGNATURES) return found
    }
  }
  return found
}

/** The entries as far as the file goes. Where sizes follow the data, it ends at the next signature. */
export async function scanLocalHeaders(file: SourceFile): Promise<LocalRecord[]> {
  const found: LocalRecord[] = []
  const signatures = await signaturesIn(file)
  let covered = 0
  for (const [i, { at, isEntry }] of signatures.entries()) {
    if (!isEntry || at < covered) continue
    if (found.length >= ARCHIVE_LIMITS.entries) break
    const bytes = await file.read(at, Math.min(at + HEADER, file.size))
    if (bytes.length < 30) continue
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const nameLength = data.getUint16(26, true)
    const start = at + 30 + nameLength + data.getUint16(28, true)
    const flags = data.getUint16(6, true)
    const stated = data.getUint32(18, true)
    const isStated = (flags & 8) === 0 && stated !== 0xffffffff && start + stated <= file.size
    const next = signatures.slice(i + 1, i + 1 + 64).find((one) => one.at >= start)?.at ?? file.size
    const end = isStated ? start + stated : next
    const name = entryName(bytes.slice(30, 30 + nameLength))
    const isFolder = bytes[30 + nameLength - 1] === 0x2f && stated === 0
    if (name === '' || isFolder) continue
    covered = end
    found.push({
      name,
      flags,
      method: data.getUint16(8, true),
      crc: (flags & 8) === 0 ? data.getUint32(14, true) : 0,
      packed: Math.max(0, end - start),
      size: data.getUint32(22, true),
      start,
    })
  }
  return found
}
