import { type LogEntry, readLogEntry } from './read-stored.ts'
import { Refusal } from './sync.ts'

/** An entry of the cooking log on this device. Entries are added and removed, never edited. */
export interface DeviceEntry {
  entry: LogEntry
  /** The account has it. */
  stored: boolean
  /** Removed here; Undo puts it back. */
  removed: boolean
}

export function readDeviceEntry(value: unknown): DeviceEntry | undefined {
  const { entry: given, stored, removed } = (value ?? {}) as Partial<Record<keyof DeviceEntry, unknown>>
  const entry = readLogEntry(given)
  return entry && { entry, stored: stored === true, removed: removed === true }
}

type Next = (entry: DeviceEntry | undefined) => DeviceEntry | undefined

export interface LogOptions {
  local: {
    all: () => Promise<readonly DeviceEntry[]>
    update: (changes: readonly { id: string; next: Next }[]) => Promise<void>
  }
  remote: {
    ids: () => Promise<readonly string[]>
    read: (ids: readonly string[]) => Promise<readonly LogEntry[]>
    /** An id that exists is left alone. */
    insert: (entries: readonly LogEntry[]) => Promise<void>
    remove: (ids: readonly string[]) => Promise<void>
  }
}

const INSERTS = 200

export function createLogSync({ local, remote }: LogOptions) {
  const refused = new Set<string>()

  async function insert(entries: readonly LogEntry[]): Promise<void> {
    try {
      await remote.insert(entries)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const [first] = entries
      // One bad entry must not block the others.
      if (entries.length > 1) for (const entry of entries) await insert([entry])
      else if (first) refused.add(first.id)
      return
    }
    await local.update(
      entries.map(({ id }) => ({ id, next: (known) => known && { ...known, stored: true } })),
    )
  }

  return {
    async pull() {
      // Before the account is asked: what is added here in the meantime is not missing there.
      const before = await local.all()
      const there = new Set(await remote.ids())
      const here = new Set(before.map(({ entry }) => entry.id))
      const gone = before.filter(({ entry, stored }) => stored && !there.has(entry.id))
      const unanswered = before.filter(({ entry, stored }) => !stored && there.has(entry.id))
      const news = await remote.read([...there].filter((id) => !here.has(id)))
      await local.update([
        // Removed elsewhere. An Undo in the meantime is a new entry.
        ...gone.map(({ entry }) => ({ id: entry.id, next: () => undefined })),
        ...unanswered.map(({ entry }): { id: string; next: Next } => ({
          id: entry.id,
          next: (known) => known && { ...known, stored: true },
        })),
        ...news.map((entry): { id: string; next: Next } => ({
          id: entry.id,
          next: (known) => known ?? { entry, stored: true, removed: false },
        })),
      ])
    },
    async push() {
      const all = await local.all()
      const fresh = all.filter(({ entry, stored, removed }) => !stored && !removed && !refused.has(entry.id))
      for (let first = 0; first < fresh.length; first += INSERTS)
        await insert(fresh.slice(first, first + INSERTS).map(({ entry }) => entry))
      const gone = all.filter(({ removed, stored }) => removed && stored).map(({ entry }) => entry.id)
      if (gone.length === 0) return
      await remote.remove(gone)
      await local.update(gone.map((id) => ({ id, next: (known) => known && { ...known, stored: false } })))
    },
  }
}
