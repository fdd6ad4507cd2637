import type { SourceFile } from '../raw-recipe.ts'
import type { Entries, Entry } from './entry.ts'
import { entryName } from './entry-name.ts'
import { ARCHIVE_LIMITS } from './limits.ts'
import { crc32, inflateFrom, UnpackError } from './unpack.ts'
import { scanLocalHeaders } from './zip-scan.ts'

interface Record {
  name: string
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  /** Of the local header. */
  offset: number
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
/** The end record with the longest comment. */
const LONGEST_END = 22 + 65_535
/** 50,000 entries with long names. */
const LONGEST_DIRECTORY = 64 * 1024 * 1024

interface Directory {
  offset: number
  length: number
  /** Modulo 65,536. */
  count: number
  /** Bytes before the archive, such as of a program that unpacks it. */
  shift: number
}

async function findDirectory(file: SourceFile): Promise<Directory | undefined> {
  const from = Math.max(0, file.size - LONGEST_END)
  const tail = await file.read(from, file.size)
  const data = view(tail)
  for (let at = tail.length - 22; at >= 0; at--) {
    if (data.getUint32(at, true) !== END) continue
    let length = data.getUint32(at + 12, true)
    let offset = data.getUint32(at + 16, true)
    let end = from + at
    if (at >= 20 && data.getUint32(at - 20, true) === LOCATOR_64) {
      const where = Number(data.getBigUint64(at - 12, true))
      const record = await file.read(where, where + 56)
      if (record.length >= 56 && view(record).getUint32(0, true) === END_64) {
        length = Number(view(record).getBigUint64(40, true))
        offset = Number(view(record).getBigUint64(48, true))
        end = where
      }
    }
    const shift = end - length - offset
    if (length <= LONGEST_DIRECTORY && offset + length <= file.size)
      return {
        offset: offset + Math.max(0, shift),
        length,
        count: data.getUint16(at + 10, true),
        shift: Math.max(0, shift),
      }
  }
  return undefined
}

/** Sizes and offsets over 4 GB are in an extra field, in this order, each only if the short one is full. */
function wideFields(extra: Uint8Array, record: Record): void {
  const data = view(extra)
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = data.getUint16(at + 2, true)
    if (data.getUint16(at, true) === 1) {
      let field = at + 4
      const next = () => {
        const value = field + 8 <= extra.length ? Number(data.getBigUint64(field, true)) : 0
        field += 8
        return value
      }
      if (record.size === 0xffffffff) record.size = next()
      if (record.packed === 0xffffffff) record.packed = next()
      if (record.offset === 0xffffffff) record.offset = next()
      return
    }
    at += 4 + length
  }
}

function recordsOf(bytes: Uint8Array, stated: number): { records: Record[]; complete: boolean } {
  const data = view(bytes)
  const records: Record[] = []
  let at = 0
  let count = 0
  while (at + 46 <= bytes.length && data.getUint32(at, true) === CENTRAL) {
    const [name, extra, comment] = [28, 30, 32].map((field) => data.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    const record: Record = {
      name: entryName(bytes.slice(at + 46, at + 46 + name)),
      flags: data.getUint16(at + 8, true),
      method: data.getUint16(at + 10, true),
      crc: data.getUint32(at + 16, true),
      packed: data.getUint32(at + 20, true),
      size: data.getUint32(at + 24, true),
      offset: data.getUint32(at + 42, true),
    }
    wideFields(bytes.subarray(at + 46 + name, at + 46 + name + extra), record)
    count++
    const isFolder = bytes[at + 46 + name - 1] === 0x2f && record.packed === 0
    if (!isFolder && record.name !== '') records.push(record)
    at += 46 + name + extra + comment
    if (records.length > ARCHIVE_LIMITS.entries) return { records, complete: true }
  }
  // A record that reaches over the end, or bytes that are none: the directory is damaged.
  return { records, complete: at === bytes.length && (stated === 0xffff || stated === count % 65_536) }
}

/** The bytes of an entry, given where they are; what an archive says of them is checked. */
async function unpack(
  file: SourceFile,
  { flags, method, crc, packed }: Omit<Record, 'offset' | 'name' | 'size'>,
  start: number,
  limit: number,
): Promise<Uint8Array> {
  if (flags & 1) throw new UnpackError('encrypted')
  const end = Math.min(start + packed, file.size)
  const read = (from: number, to: number) => file.read(start + from, Math.min(start + to, end))
  let bytes: Uint8Array
  if (method === 8) bytes = await inflateFrom(read, packed, limit)
  else if (method !== 0) throw new UnpackError('unknown-method')
  else if (packed > limit) throw new UnpackError('too-large')
  else bytes = await read(0, packed)
  // Some writers leave the sum at 0.
  if (crc !== 0 && crc32(bytes) !== crc) throw new UnpackError('damaged')
  return bytes
}

function entryOf(file: SourceFile, record: Record, shift: number): Entry {
  return {
    name: record.name,
    size: record.size,
    bytes: async (limit) => {
      const at = record.offset + shift
      const header = await file.read(at, at + 30)
      if (header.length < 30 || view(header).getUint32(0, true) !== LOCAL) throw new UnpackError('damaged')
      const start = at + 30 + view(header).getUint16(26, true) + view(header).getUint16(28, true)
      return unpack(file, record, start, limit)
    },
  }
}

/**
 * The entries of a zip by its directory. Without one, as a download that broke off has it, or if it is damaged and
 * lists fewer, by their own headers.
 */
export async function readZip(file: SourceFile): Promise<Entries> {
  const found = await findDirectory(file)
  const listed = found
    ? recordsOf(await file.read(found.offset, found.offset + found.length), found.count)
    : { records: [], complete: false }
  const isTooMany = listed.records.length > ARCHIVE_LIMITS.entries
  const locals = listed.complete ? [] : await scanLocalHeaders(file)
  if (found && locals.length <= listed.records.length)
    return {
      entries: listed.records.slice(0, ARCHIVE_LIMITS.entries).map((one) => entryOf(file, one, found.shift)),
      cut: isTooMany ? 'too-many' : listed.complete ? null : 'truncated',
    }
  return {
    entries: locals.map(({ start, name, ...record }) => ({
      name,
      size: record.size,
      bytes: (limit) => unpack(file, record, start, limit),
    })),
    cut: 'truncated',
  }
}
