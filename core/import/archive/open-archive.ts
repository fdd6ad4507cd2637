import type { SourceFile } from '../raw-recipe.ts'
import type { Entries, Entry } from './entry.ts'
import { isTar, readTar } from './tar.ts'
import { inflateFrom } from './unpack.ts'
import { readZip } from './zip.ts'

type Container = 'zip' | 'gzip' | 'tar'

/** From the first 512 bytes. */
export function containerOf(head: Uint8Array): Container | undefined {
  if (head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5)) return 'zip'
  if (head[0] === 0x1f && head[1] === 0x8b && head[2] === 8) return 'gzip'
  return isTar(head) ? 'tar' : undefined
}

/** The bytes of the entry that was read last: an archive inside of an archive is read in many parts. */
class LastUnpacked {
  private entry: Entry | undefined
  private bytes: Promise<Uint8Array> | undefined
  of(entry: Entry, limit: number): Promise<Uint8Array> {
    if (this.entry !== entry || !this.bytes) {
      this.entry = entry
      this.bytes = entry.bytes(limit)
    }
    return this.bytes
  }
}

const last = new WeakMap<object, LastUnpacked>()

/** An entry as a file by itself. Its bytes are unpacked again when they are needed again: only one is in memory. */
export function entryFile(entry: Entry, size: number, limit: number, archive: object): SourceFile {
  const memory = last.get(archive) ?? new LastUnpacked()
  last.set(archive, memory)
  return {
    name: entry.name,
    size,
    read: async (start, end) => (await memory.of(entry, limit)).subarray(start, end),
  }
}

/** The entry inside of a gzip: one file without a name. */
export function gunzipped(file: SourceFile): Entry {
  return {
    name: file.name.replace(/\.(?:gz|tgz)$/i, (end) => (/tgz/i.test(end) ? '.tar' : '')),
    size: file.size,
    bytes: (limit) => inflateFrom((start, end) => file.read(start, end), file.size, limit, 'gzip'),
  }
}

export const readArchive = (file: SourceFile, container: 'zip' | 'tar'): Promise<Entries> =>
  container === 'zip' ? readZip(file) : readTar(file)
