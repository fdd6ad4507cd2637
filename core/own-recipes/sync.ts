import {
  changeOf,
  type DeviceRecord,
  isWaiting,
  type Merge,
  noted,
  received,
  type State,
  type StoredRecord,
  stateOf,
} from './record.ts'

/** The records of one table on this device. */
export interface Local<Content> {
  all: () => Promise<readonly DeviceRecord<Content>[]>
  /** Reads and writes each record in one transaction: an edit in another tab is never overwritten by an old copy. */
  update: (changes: readonly Change<Content>[]) => Promise<void>
  progress: () => Promise<Progress>
  setProgress: (progress: Progress) => Promise<void>
}

interface Change<Content> {
  id: string
  /** Undefined: there is no such record, or there shall be none. */
  next: (record: DeviceRecord<Content> | undefined) => DeviceRecord<Content> | undefined
}

/** How far this device has read the account. */
export interface Progress {
  /** The latest `updatedAt` that was received. */
  cursor: string | null
  /** When it last asked, by this device's clock. */
  pulledAt: number
}

/** The same table in the account. Network errors are thrown; a rejection is a `Refusal`. */
export interface Remote<Content> {
  /** The user's own records that changed since then, deleted ones too. */
  changed: (since: string | null) => Promise<readonly StoredRecord<Content>[]>
  ids: (whose: 'mine' | 'others') => Promise<readonly { id: string; revision: number }[]>
  read: (ids: readonly string[]) => Promise<readonly StoredRecord<Content>[]>
  /** Returns those that were inserted; an id that exists is left alone. */
  insert: (records: readonly DeviceRecord<Content>[]) => Promise<readonly StoredRecord<Content>[]>
  /** Undefined: it no longer has this revision. */
  save: (record: DeviceRecord<Content>, revision: number) => Promise<StoredRecord<Content> | undefined>
  /** Saves several that were changed in the same way, in one request. Returns those that still had this revision. */
  saveAlike: (
    records: readonly DeviceRecord<Content>[],
    revision: number,
  ) => Promise<readonly StoredRecord<Content>[]>
}

/** The account rejects it (too many recipes, say), now and on every retry. */
export class Refusal extends Error {}

interface SyncOptions<Content extends object> {
  me: string
  local: Local<Content>
  remote: Remote<Content>
  merge: Merge<Content>
  /** Fields of another device's save that this one replaced. They are in a kept version. */
  onLost?: (id: string, fields: readonly (keyof Content)[]) => void
  /** In milliseconds: a clock that only moves forward, and the time of day. */
  elapsed: () => number
  now?: () => number
}

/** A transaction gets its time when it starts and is visible when it ends: rows may appear this late. */
const OVERLAP_MS = 60_000
/** Deleted rows leave the account after 30 days; a device that was away for long compares all ids. */
const AWAY_MS = 7 * 24 * 3600_000
const UNDO_MS = 30 * 24 * 3600_000
const INSERTS = 50
const ALIKE = 100
/** Lost races in a row for one record, before it waits for the next run. */
const RACES = 5

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/** Syncs the records of one table, one by one: reads what changed, sends what waits, merges where both did. */
export function createSync<Content extends object>({
  me,
  local,
  remote,
  merge,
  onLost,
  now = Date.now,
  elapsed,
}: SyncOptions<Content>) {
  /** Rejected in this state; sent again after the next edit. */
  const refused = new Map<string, string>()
  /** When the cursor arrived, and when the last complete pull began. */
  let arrivedAt: number | undefined
  let askedAt: number | undefined

  const isMine = (record: DeviceRecord<Content>) => record.owner === null || record.owner === me
  const isRefused = ({ id, updatedAt }: DeviceRecord<Content>) => refused.get(id) === updatedAt

  const receive = async (rows: readonly StoredRecord<Content>[], answered?: Map<string, State<Content>>) => {
    const lost = new Map<string, readonly (keyof Content)[]>()
    await local.update(
      rows.map((row) => ({
        id: row.id,
        next: (record) => {
          // The answer to a save of a record that is gone from this device.
          if (!record && answered) return undefined
          const result = received(record, row, merge, answered?.get(row.id))
          lost.set(row.id, result.lost)
          return result.record
        },
      })),
    )
    for (const [id, fields] of lost) if (fields.length > 0) onLost?.(id, fields)
  }

  /** Rows are visible within the overlap after their time, and the cursor is as old as it is known here. */
  function since(cursor: string | null): string | null {
    if (cursor === null) return null
    const known = arrivedAt !== undefined && askedAt !== undefined ? Math.max(0, askedAt - arrivedAt) : 0
    return new Date(Date.parse(cursor) - OVERLAP_MS + Math.floor(known)).toISOString()
  }

  async function pullMine() {
    const { cursor, pulledAt } = await local.progress()
    const began = elapsed()
    const rows = await remote.changed(since(cursor))
    await receive(rows.filter(({ owner }) => owner === me))
    if (cursor !== null && Math.abs(now() - pulledAt) > AWAY_MS) await dropPurged()
    const latest = rows.reduce((last, row) => (row.updatedAt > last ? row.updatedAt : last), cursor ?? '')
    if (latest !== (cursor ?? '') || arrivedAt === undefined) arrivedAt = elapsed()
    askedAt = began
    await local.setProgress({ cursor: latest || null, pulledAt: now() })
  }

  /** Records that left the account while this device was away. What was edited here meanwhile is sent as a new one. */
  async function dropPurged() {
    const there = new Set((await remote.ids('mine')).map(({ id }) => id))
    const gone = (await local.all()).filter(
      (one) =>
        isMine(one) &&
        (one.revision > 0
          ? !there.has(one.id)
          : !isWaiting(one) && now() - Date.parse(one.updatedAt) > UNDO_MS),
    )
    await local.update(gone.map(({ id }) => ({ id, next: withoutAccount })))
  }

  const withoutAccount = (record: DeviceRecord<Content> | undefined): DeviceRecord<Content> | undefined =>
    record && isWaiting(record) && record.deletedAt === null
      ? {
          ...stateOf(record),
          id: record.id,
          owner: null,
          revision: 0,
          createdAt: new Date(now()).toISOString(),
          updatedAt: record.updatedAt,
        }
      : undefined

  /** What others share has no cursor: whoever joins a household reads old rows too, whoever leaves reads none. */
  async function pullOthers() {
    const there = new Map((await remote.ids('others')).map(({ id, revision }) => [id, revision]))
    const here = new Map(
      (await local.all()).filter((one) => !isMine(one)).map(({ id, revision }) => [id, revision]),
    )
    const news = [...there].filter(([id, revision]) => here.get(id) !== revision).map(([id]) => id)
    const rows = (await remote.read(news)).filter(({ owner }) => owner !== me)
    await local.update([
      ...rows.map((row) => ({
        id: row.id,
        next: (record: DeviceRecord<Content> | undefined) => (record && isMine(record) ? record : { ...row }),
      })),
      ...[...here.keys()]
        .filter((id) => !there.has(id))
        .map((id) => ({
          id,
          next: (record: DeviceRecord<Content> | undefined) =>
            record && isMine(record) ? record : undefined,
        })),
    ])
  }

  /** Notes what is about to be sent, and returns it as it is then. */
  async function note(ids: readonly string[]): Promise<DeviceRecord<Content>[]> {
    const sending: DeviceRecord<Content>[] = []
    await local.update(
      ids.map((id) => ({
        id,
        next: (record) => {
          if (!record || !isMine(record) || !isWaiting(record) || isRefused(record)) return record
          sending.push(record)
          return noted(record)
        },
      })),
    )
    return sending
  }

  const answers = (records: readonly DeviceRecord<Content>[]) =>
    new Map(records.map((record) => [record.id, stateOf(record)]))

  /** The rows of records whose save was not taken; those that the account no longer has become new ones. */
  async function readAgain(records: readonly DeviceRecord<Content>[]) {
    const rows = await remote.read(records.map(({ id }) => id))
    await receive(rows.filter(({ owner }) => owner === me))
    const found = new Map(rows.map(({ id, owner }) => [id, owner]))
    for (const { id, revision, updatedAt } of records) {
      // Not ours to read, or another owner's.
      if (found.has(id) ? found.get(id) !== me : revision === 0) refused.set(id, updatedAt)
      else if (!found.has(id)) await local.update([{ id, next: withoutAccount }])
    }
  }

  async function insert(ids: readonly string[]): Promise<void> {
    const records = (await note(ids)).filter(({ revision }) => revision === 0)
    if (records.length === 0) return
    let rows: readonly StoredRecord<Content>[]
    try {
      rows = await remote.insert(records)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // One bad record must not block the others.
      if (records.length > 1) for (const { id } of records) await insert([id])
      else for (const { id, updatedAt } of records) refused.set(id, updatedAt)
      return
    }
    await receive(rows, answers(records))
    const inserted = new Set(rows.map(({ id }) => id))
    const others = records.filter(({ id }) => !inserted.has(id))
    if (others.length > 0) await readAgain(others)
  }

  /** Thousands that were deleted at once, say: a request for each would take minutes. */
  async function saveAlike(ids: readonly string[], how: string) {
    const noted = await note(ids)
    const records = noted.filter((record) => changeOf(record) === how)
    const [first] = records
    let rows: readonly StoredRecord<Content>[] = []
    try {
      if (first) rows = await remote.saveAlike(records, first.revision)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
    await receive(rows, answers(records))
    // Edited meanwhile, here or elsewhere, or rejected: each by itself.
    const saved = new Set(rows.map(({ id }) => id))
    for (const { id } of noted) if (!saved.has(id)) await save(id)
  }

  async function save(id: string) {
    for (let race = 0; race < RACES; race += 1) {
      const [record] = await note([id])
      if (!record || record.revision === 0) return
      let row: StoredRecord<Content> | undefined
      try {
        row = await remote.save(record, record.revision)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused.set(id, record.updatedAt)
        return
      }
      if (row) return receive([row], answers([record]))
      await readAgain([record])
    }
  }

  const waiting = async () =>
    (await local.all()).filter((one) => isMine(one) && isWaiting(one) && !isRefused(one))

  return {
    async pull() {
      await pullMine()
      await pullOthers()
    },
    async push() {
      // What turned out to be purged is new in the second round.
      for (let round = 0; round < 2; round += 1) {
        const fresh = (await waiting()).filter(({ revision }) => revision === 0).map(({ id }) => id)
        for (const some of chunks(fresh, INSERTS)) await insert(some)
        const changed = (await waiting()).filter(({ revision }) => revision > 0)
        const groups = new Map<string, string[]>()
        for (const record of changed) {
          const how = changeOf(record) ?? record.id
          const alike = groups.get(how)
          if (alike) alike.push(record.id)
          else groups.set(how, [record.id])
        }
        for (const [how, alike] of groups)
          for (const ids of chunks(alike, ALIKE))
            if (ids.length > 1) await saveAlike(ids, how)
            else for (const id of ids) await save(id)
      }
    },
    /** Whether the account rejected the record as it is. */
    isRefused,
    /** Whether a row from a live message is new here; the echo of our own isn't. */
    isNews: (record: DeviceRecord<Content> | undefined, revision: unknown) =>
      typeof revision !== 'number' || !record || record.revision < revision,
  }
}
