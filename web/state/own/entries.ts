import type { Database, Store, StoreChange } from './database.ts'

export interface EntryChange<Value> {
  id: string
  next: (value: Value | undefined) => Value | undefined
}

export interface Entries<Value> {
  load: () => Promise<void>
  /** Reads these again, after another tab changed them. */
  reread: (keys: readonly string[]) => Promise<void>
  snapshot: () => ReadonlyMap<string, Value>
  update: (changes: readonly EntryChange<Value>[], owner?: string) => Promise<void>
  /** For a transaction with other stores: what to write, and what to call when it is written. */
  prepare: (changes: readonly EntryChange<Value>[]) => { changes: StoreChange[]; done: () => void }
  clear: () => void
}

/** One store of the database, and its copy in memory that pages read from. */
export function entriesOf<Value>(
  database: Database,
  store: Store,
  read: (value: unknown) => Value | undefined,
  onChange: (keys: readonly string[], isHere: boolean) => void,
  keyOf: (value: Value) => string,
): Entries<Value> {
  let entries: ReadonlyMap<string, Value> = new Map()

  /** Stored as JSON: a browser reads thousands of texts faster than as many objects. */
  const parse = (stored: unknown): Value | undefined => {
    try {
      return typeof stored === 'string' ? read(JSON.parse(stored)) : undefined
    } catch {
      return undefined
    }
  }

  /** A new map each time: pages compare by identity. */
  function apply(changed: readonly (readonly [string, Value | undefined])[]) {
    const next = new Map(entries)
    for (const [key, value] of changed) {
      if (value === undefined) next.delete(key)
      else next.set(key, value)
    }
    entries = next
  }

  function prepare(changes: readonly EntryChange<Value>[]) {
    const changed = new Map<string, Value | undefined>()
    return {
      changes: changes.map(({ id, next }) => ({
        store,
        key: id,
        next: (stored: unknown) => {
          const value = next(parse(stored))
          changed.set(id, value)
          return value && JSON.stringify(value)
        },
      })),
      done() {
        if (changed.size === 0) return
        apply([...changed])
        onChange([...changed.keys()], true)
      },
    }
  }

  return {
    prepare,
    async load() {
      const all = await database.all(store)
      entries = new Map(
        all.flatMap((one) => {
          const value = parse(one)
          return value === undefined ? [] : [[keyOf(value), value]]
        }),
      )
    },
    async reread(keys) {
      const values = await database.get(store, keys)
      apply(keys.map((key, index) => [key, parse(values[index])]))
      onChange(keys, false)
    },
    snapshot: () => entries,
    async update(changes, owner) {
      if (changes.length === 0) return
      const prepared = prepare(changes)
      await database.update(store, prepared.changes, owner)
      prepared.done()
    },
    clear() {
      entries = new Map()
      onChange([], false)
    },
  }
}
