import type { DeviceRecord, StoredRecord } from './record.ts'
import { type Local, type Progress, Refusal, type Remote } from './sync.ts'

export interface Dish {
  title: string
  steps: string
  servings: number
}

const copy = <Value>(value: Value): Value =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value)

/** When a request is interrupted: before the account has it, or before its answer is here. */
export type Fault = 'sent' | 'answer' | undefined

/** An account's table in memory, with the rules of the database: revisions, tombstones, versions, sharing. */
export class Account {
  rows = new Map<string, StoredRecord<Dish>>()
  /** Every content that was ever stored, by recipe. */
  versions = new Map<string, Dish[]>()
  most = Number.POSITIVE_INFINITY
  #ticks = 0

  #now = () => new Date(Date.UTC(2026, 10, 17) + ++this.#ticks * 1000).toISOString()

  #store(row: StoredRecord<Dish>): StoredRecord<Dish> {
    // The database tidies texts.
    const stored = {
      ...row,
      content: { ...row.content, title: row.content.title.trim() },
      updatedAt: this.#now(),
    }
    this.rows.set(row.id, stored)
    this.versions.set(row.id, [...(this.versions.get(row.id) ?? []), stored.content])
    return stored
  }

  insert(owner: string, records: readonly DeviceRecord<Dish>[]): StoredRecord<Dish>[] {
    const fresh = records.filter(({ id }) => !this.rows.has(id))
    if (this.rows.size + fresh.length > this.most) throw new Refusal('too many')
    return fresh.map(({ id, content, shared, deletedAt, createdAt }) =>
      this.#store({ id, content, shared, deletedAt, owner, revision: 1, createdAt, updatedAt: '' }),
    )
  }

  save(owner: string, { id, content, shared, deletedAt }: DeviceRecord<Dish>, revision: number) {
    const row = this.rows.get(id)
    if (row?.owner !== owner || row.revision !== revision) return undefined
    return this.#store({ ...row, content, shared, deletedAt, revision: revision + 1 })
  }

  /** As one statement does it: the columns that the first one changed. */
  saveAlike(owner: string, records: readonly DeviceRecord<Dish>[], revision: number): StoredRecord<Dish>[] {
    const [first] = records
    const changed = Object.entries(first?.content ?? {}).filter(
      ([field, value]) => value !== first?.base?.content[field as keyof Dish],
    )
    return records.flatMap((record) => {
      const row = this.rows.get(record.id)
      if (!row || !first) return []
      const content = { ...row.content, ...Object.fromEntries(changed) }
      const shared = first.shared === first.base?.shared ? row.shared : first.shared
      return this.save(owner, { ...record, content, shared, deletedAt: first.deletedAt }, revision) ?? []
    })
  }

  /** The hourly job, 30 days later. */
  purge() {
    for (const [id, { deletedAt }] of this.rows) if (deletedAt !== null) this.rows.delete(id)
  }

  readableBy(user: string): StoredRecord<Dish>[] {
    return [...this.rows.values()].filter(
      ({ owner, shared, deletedAt }) => owner === user || (shared && deletedAt === null),
    )
  }
}

/** One user's access to the account; `faults` are those of the next requests, `meanwhile` runs while one is on its way. */
export function remoteOf(
  account: Account,
  user: string,
  line: { faults: Fault[]; meanwhile?: () => void | Promise<void> },
): Remote<Dish> {
  const request = async <Answer>(work: () => Answer): Promise<Answer> => {
    const fault = line.faults.shift()
    if (fault === 'sent') throw new Error('offline')
    const answer = copy(work())
    const { meanwhile } = line
    line.meanwhile = undefined
    await meanwhile?.()
    if (fault === 'answer') throw new Error('offline')
    return answer
  }
  const isMine = ({ owner }: StoredRecord<Dish>) => owner === user
  return {
    changed: (since) =>
      request(() =>
        account.readableBy(user).filter((row) => isMine(row) && (since === null || row.updatedAt >= since)),
      ),
    ids: (whose) =>
      request(() => account.readableBy(user).filter((row) => isMine(row) === (whose === 'mine'))),
    read: (ids) => request(() => account.readableBy(user).filter(({ id }) => ids.includes(id))),
    insert: (records) => request(() => account.insert(user, copy(records))),
    save: (record, revision) => request(() => account.save(user, copy(record), revision)),
    saveAlike: (records, revision) => request(() => account.saveAlike(user, copy(records), revision)),
  }
}

/** A device's records in memory. */
export class Device implements Local<Dish> {
  records = new Map<string, DeviceRecord<Dish>>()
  #progress: Progress = { cursor: null, pulledAt: 0 }

  all = async () => [...this.records.values()]
  update = async (changes: Parameters<Local<Dish>['update']>[0]) => {
    for (const { id, next } of changes) {
      const record = next(this.records.get(id))
      if (record) this.records.set(id, record)
      else this.records.delete(id)
    }
  }
  progress = async () => this.#progress
  setProgress = async (progress: Progress) => {
    this.#progress = progress
  }
}
