import type { SupabaseClient } from '@supabase/supabase-js'
import { changesBetween, type Join, threeWay } from '#core/lists/three-way.ts'
import type { LiveChange } from '../api/live.ts'
import { getSupabase } from '../api/supabase.ts'
import { deviceStore } from './device-store.ts'

/** A list on this device that an account stores too: how to read and write it here, and the shape of its rows there. */
interface SyncedList<Item extends { id: string }> {
  table: string
  /** The household list that replaces it: its table, and the user's household. */
  shared?: {
    table: string
    householdOf: (supabase: SupabaseClient, userId: string) => Promise<string | null>
  }
  /** The column with the item's id. */
  idColumn: string
  orderColumn: string
  /** Its rows are only added and removed, never updated. */
  fixed?: boolean
  get: () => readonly Item[]
  set: (items: readonly Item[]) => void
  subscribe: (listener: () => void) => () => void
  toRow: (item: Item) => Record<string, unknown>
  fromRow: (row: Record<string, unknown>) => Item | undefined
  /** For an item that was changed here and there; without it, what was done here counts. */
  join?: Join<Item>
  /** Each change is joined with what others wrote since, not only with what this device has heard of. */
  readsFirst?: boolean
  /** The rows that the device holds, by a column and its least value. What drops out of them stays in the account. */
  since?: { column: string & keyof Item; least: () => string }
}

/** The account's items at the last sync, the account's id, and the household's, if any. */
interface Agreed<Item> {
  owner: string | null
  household: string | null
  base: readonly Item[]
}

/** A rejection is permanent; network and server errors are worth a retry. */
const isRefusal = (status: number) => status >= 400 && status < 500 && ![401, 408, 429].includes(status)

const RETRY_MS = [2000, 5000, 15_000, 60_000]

export function syncedList<Item extends { id: string }>(list: SyncedList<Item>) {
  const agreed = deviceStore<Agreed<Item>>(`sous-synced-${list.table}`, (kept) => {
    const { owner, household, base } = (kept ?? {}) as Partial<Agreed<Item>>
    return typeof owner === 'string' && Array.isArray(base)
      ? { owner, household: typeof household === 'string' ? household : null, base }
      : { owner: null, household: null, base: [] }
  })
  /** Items that the account rejects (a deleted recipe, one item too many) stay on the device and aren't sent again. */
  const refused = new Set<string>()
  const base = () => {
    const { since } = list
    const least = since?.least()
    return agreed.get().base.filter((item) => !since || String(item[since.column]) >= String(least))
  }
  let wake: (() => void) | undefined

  /** Where the rows are: the user's own list, or the household's. */
  const place = (userId: string, household: string | null) =>
    household && list.shared
      ? { table: list.shared.table, column: 'household_id', id: household }
      : { table: list.table, column: 'user_id', id: userId }

  async function pull(supabase: SupabaseClient, userId: string) {
    const household = (await list.shared?.householdOf(supabase, userId)) ?? null
    const { table, column, id } = place(userId, household)
    const rows = supabase.from(table).select('*').eq(column, id)
    const { since } = list
    const { data, error } = await (since ? rows.gte(since.column, since.least()) : rows).order(
      list.orderColumn,
    )
    if (error) throw error
    const theirs = data.flatMap((row) => list.fromRow(row as Record<string, unknown>) ?? [])
    // Also between lists: unsent changes carry over, the old list's items stay with it.
    const joined = threeWay(base(), list.get(), theirs, list.join)
    if (household !== agreed.get().household) refused.clear()
    agreed.set({ owner: userId, household, base: theirs })
    if (JSON.stringify(joined) !== JSON.stringify(list.get())) list.set(joined)
  }

  async function put(supabase: SupabaseClient, userId: string, items: readonly Item[]): Promise<void> {
    if (items.length === 0) return
    const { table, column, id } = place(userId, agreed.get().household)
    const rows = items.map((item) => ({ [column]: id, ...list.toRow(item) }))
    const { error, status } = await supabase
      .from(table)
      .upsert(rows, { ignoreDuplicates: list.fixed ?? false })
    if (!error) return
    // Not allowed: the user joined or left a household in the meantime. The next attempt checks first.
    if (!isRefusal(status) || (status === 403 && list.shared)) throw error
    if (items.length === 1) refused.add(items[0]?.id ?? '')
    // One bad item must not block the others.
    else for (const item of items) await put(supabase, userId, [item])
  }

  async function push(supabase: SupabaseClient, userId: string) {
    const now = list.get()
    const { household } = agreed.get()
    const { put: changed, gone } = changesBetween(base(), now)
    await put(
      supabase,
      userId,
      changed.filter(({ id }) => !refused.has(id)),
    )
    const { table, column, id: whose } = place(userId, household)
    // The ids are in the URL, so not too many at once.
    for (let from = 0; from < gone.length; from += 50) {
      const some = gone.slice(from, from + 50)
      const { error } = await supabase.from(table).delete().eq(column, whose).in(list.idColumn, some)
      if (error) throw error
    }
    agreed.set({ owner: userId, household, base: now.filter(({ id }) => !refused.has(id)) })
  }

  return {
    /** The account whose list is on this device, if any. */
    owner: () => agreed.get().owner,
    /** Whose list it is: the household's or the account's. */
    listOf: () => agreed.get().household ?? agreed.get().owner,
    isShared: () => agreed.get().household !== null,
    subscribe: agreed.subscribe,

    /** Schedules a refresh from the account. */
    refresh: () => wake?.(),

    /** Whether a change elsewhere is new here; the echo of our own isn't. */
    isNews({ table, eventType, new: row, old }: LiveChange): boolean {
      const { base, household } = agreed.get()
      if (table !== (household ? list.shared?.table : list.table)) return false
      if (eventType === 'DELETE') return base.some(({ id }) => id === old[list.idColumn])
      const item = list.fromRow(row)
      const known = base.find(({ id }) => id === item?.id)
      return JSON.stringify(known) !== JSON.stringify(item)
    },

    /** After signing out nothing of the account remains here. */
    forget() {
      agreed.clear()
      list.set([])
    },

    /** Merges the device with the account and keeps them in sync until stopped. */
    start(userId: string): () => void {
      const owner = agreed.get().owner
      // Another user's list was left behind: it must not be merged.
      if (owner !== null && owner !== userId) this.forget()
      let stopped = false
      let failures = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      let working = Promise.resolve()
      let queued = false
      let look = false

      const run = (withPull: boolean) => {
        clearTimeout(timer)
        look ||= withPull
        // Queued work sees everything that happened until its turn.
        if (queued) return
        queued = true
        working = working.then(async () => {
          // After a failure others may have written unnoticed: nothing is written over before it was read.
          const looking = look || failures > 0
          queued = false
          look = false
          if (stopped) return
          try {
            const supabase = await getSupabase()
            // If the device has never synced with this account, it has to read before it writes.
            if (looking || agreed.get().owner !== userId) await pull(supabase, userId)
            if (!stopped) await push(supabase, userId)
            failures = 0
          } catch {
            if (stopped) return
            // Unsent changes are the diff to `base`, so nothing is lost by waiting.
            timer = setTimeout(() => run(true), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
            failures += 1
          }
        })
      }
      const onChange = () => {
        const { put: changed, gone } = changesBetween(base(), list.get())
        if (gone.length > 0 || changed.some(({ id }) => !refused.has(id))) run(list.readsFirst ?? false)
      }
      const onReturn = () => {
        if (document.visibilityState === 'visible') run(true)
      }
      const unsubscribe = list.subscribe(onChange)
      window.addEventListener('online', onReturn)
      document.addEventListener('visibilitychange', onReturn)
      wake = () => run(true)
      run(true)
      return () => {
        stopped = true
        wake = undefined
        clearTimeout(timer)
        unsubscribe()
        window.removeEventListener('online', onReturn)
        document.removeEventListener('visibilitychange', onReturn)
      }
    },
  }
}
