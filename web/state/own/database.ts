export const STORES = ['recipes', 'marks', 'cook_log', 'photos', 'meta'] as const
export type Store = (typeof STORES)[number]

export interface KeyedChange<Value = unknown> {
  key: string
  /** Undefined: there is no such entry, or there shall be none. */
  next: (value: unknown) => Value | undefined
}

export interface StoreChange extends KeyedChange {
  store: Store
}

/** A database on the device, as far as own recipes need one. */
export interface Database {
  all: (store: Store) => Promise<unknown[]>
  get: (store: Store, keys: readonly string[]) => Promise<unknown[]>
  keys: (store: Store) => Promise<string[]>
  /**
   * Reads and writes in one transaction. With an owner it fails if the device belongs to another one by then: what
   * arrives after signing out is not stored.
   */
  update: (store: Store, changes: readonly KeyedChange[], owner?: string) => Promise<void>
  /** The same in several stores: all of it is stored, or nothing. */
  updateAll: (changes: readonly StoreChange[]) => Promise<void>
  clear: () => Promise<void>
}

const NAME = 'sous-own'

export class OtherOwner extends Error {}

/** In memory: for browsers that store nothing, and for tests. */
export function memoryDatabase(): Database {
  const stores = new Map(STORES.map((store) => [store, new Map<string, unknown>()]))
  const of = (store: Store) => stores.get(store) ?? new Map<string, unknown>()
  function write(changes: readonly StoreChange[]) {
    for (const { store, key, next } of changes) {
      const value = next(of(store).get(key))
      if (value === undefined) of(store).delete(key)
      else of(store).set(key, value)
    }
  }
  return {
    all: async (store) => [...of(store).values()],
    get: async (store, keys) => keys.map((key) => of(store).get(key)),
    keys: async (store) => [...of(store).keys()],
    async update(store, changes, owner) {
      if (owner !== undefined && of('meta').get('owner') !== owner) throw new OtherOwner()
      write(changes.map((change) => ({ ...change, store })))
    },
    updateAll: async (changes) => write(changes),
    async clear() {
      for (const store of stores.values()) store.clear()
    },
  }
}

const answer = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const done = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error ?? new OtherOwner())
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store)
  }
  return answer(request)
}

function write(target: IDBObjectStore, changes: readonly KeyedChange[]) {
  for (const { key, next } of changes) {
    const read = target.get(key)
    read.onsuccess = () => {
      const value = next(read.result)
      if (value !== undefined) target.put(value, key)
      else if (read.result !== undefined) target.delete(key)
    }
  }
}

function onDevice(opened: IDBDatabase): Database {
  let connection = opened
  /** A browser may close the connection, for instance when it clears storage or restores a sleeping tab. */
  const transaction = async (stores: readonly Store[], mode: IDBTransactionMode) => {
    try {
      return connection.transaction(stores, mode)
    } catch {
      connection = await open()
      return connection.transaction(stores, mode)
    }
  }
  return {
    all: async (store) => answer((await transaction([store], 'readonly')).objectStore(store).getAll()),
    async get(store, keys) {
      const source = (await transaction([store], 'readonly')).objectStore(store)
      return Promise.all(keys.map((key) => answer(source.get(key))))
    },
    keys: async (store) =>
      (await answer((await transaction([store], 'readonly')).objectStore(store).getAllKeys())).map(String),
    async update(store, changes, owner) {
      const work = await transaction([store, 'meta'], 'readwrite')
      if (owner === undefined) write(work.objectStore(store), changes)
      else {
        const whose = work.objectStore('meta').get('owner')
        whose.onsuccess = () =>
          whose.result === owner ? write(work.objectStore(store), changes) : work.abort()
      }
      await done(work)
    },
    async updateAll(changes) {
      const stores = [...new Set(changes.map(({ store }) => store))]
      if (stores.length === 0) return
      const work = await transaction(stores, 'readwrite')
      for (const change of changes) write(work.objectStore(change.store), [change])
      await done(work)
    },
    async clear() {
      const work = await transaction(STORES, 'readwrite')
      for (const store of STORES) work.objectStore(store).clear()
      await done(work)
    },
  }
}

/** The device's database; without one, as in some private windows, what is written lives as long as the page. */
export async function openDatabase(): Promise<Database> {
  if (typeof indexedDB === 'undefined') return memoryDatabase()
  return open().then(onDevice, memoryDatabase)
}

export const deleteDatabase = () => {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(NAME)
}
