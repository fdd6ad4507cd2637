import type { SupabaseClient } from '@supabase/supabase-js'
import { changesBetween, threeWay } from '#core/lists/three-way.ts'
import { deviceStore } from './device-store.ts'
import { getSupabase } from './supabase.ts'

/** A list on this device that an account keeps too: how to read and write it here, and how its rows look there. */
export interface SyncedList<Item extends { id: string }> {
  table: string
  /** The column that holds the item's id. */
  idColumn: string
  orderColumn: string
  /** Its rows are only added and removed, never changed. */
  fixed?: boolean
  get: () => readonly Item[]
  set: (items: readonly Item[]) => void
  subscribe: (listener: () => void) => () => void
  toRow: (item: Item) => Record<string, unknown>
  fromRow: (row: Record<string, unknown>) => Item | undefined
}

/** What the account had when this device last agreed with it, and whose account it was. */
interface Agreed<Item> {
  owner: string | null
  base: readonly Item[]
}

/** A refusal stays one; trouble on the way is worth another try. */
const isRefusal = (status: number) => status >= 400 && status < 500 && ![401, 408, 429].includes(status)

const RETRY_MS = [2000, 5000, 15_000, 60_000]

export function syncedList<Item extends { id: string }>(list: SyncedList<Item>) {
  const agreed = deviceStore<Agreed<Item>>(`sous-synced-${list.table}`, (kept) => {
    const { owner, base } = (kept ?? {}) as Partial<Agreed<Item>>
    return typeof owner === 'string' && Array.isArray(base) ? { owner, base } : { owner: null, base: [] }
  })
  /** What the account refuses (a recipe that is gone, one item too many) stays on the device and is not sent again. */
  const refused = new Set<string>()

  async function pull(supabase: SupabaseClient, userId: string) {
    const { data, error } = await supabase
      .from(list.table)
      .select('*')
      .eq('user_id', userId)
      .order(list.orderColumn)
    if (error) throw error
    const theirs = data.flatMap((row) => list.fromRow(row as Record<string, unknown>) ?? [])
    const joined = threeWay(agreed.get().base, list.get(), theirs)
    agreed.set({ owner: userId, base: theirs })
    if (JSON.stringify(joined) !== JSON.stringify(list.get())) list.set(joined)
  }

  async function put(supabase: SupabaseClient, userId: string, items: readonly Item[]): Promise<void> {
    if (items.length === 0) return
    const rows = items.map((item) => ({ user_id: userId, ...list.toRow(item) }))
    const { error, status } = await supabase
      .from(list.table)
      .upsert(rows, { ignoreDuplicates: list.fixed ?? false })
    if (!error) return
    if (!isRefusal(status)) throw error
    if (items.length === 1) refused.add(items[0]?.id ?? '')
    // One bad item must not keep the others out.
    else for (const item of items) await put(supabase, userId, [item])
  }

  async function push(supabase: SupabaseClient, userId: string) {
    const now = list.get()
    const { put: changed, gone } = changesBetween(agreed.get().base, now)
    await put(
      supabase,
      userId,
      changed.filter(({ id }) => !refused.has(id)),
    )
    // The ids travel in the address, so not too many at once.
    for (let from = 0; from < gone.length; from += 50) {
      const some = gone.slice(from, from + 50)
      const { error } = await supabase.from(list.table).delete().eq('user_id', userId).in(list.idColumn, some)
      if (error) throw error
    }
    agreed.set({ owner: userId, base: now.filter(({ id }) => !refused.has(id)) })
  }

  return {
    /** The account whose list lies on this device, if any. */
    owner: () => agreed.get().owner,

    /** After signing out nothing of the account stays here. */
    forget() {
      agreed.clear()
      list.set([])
    },

    /** Joins the device with the account and keeps them the same until stopped. */
    start(userId: string): () => void {
      const owner = agreed.get().owner
      // Somebody else's list was left behind: it is not ours to add.
      if (owner !== null && owner !== userId) this.forget()
      let stopped = false
      let failures = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      let working = Promise.resolve()

      const run = (withPull: boolean) => {
        clearTimeout(timer)
        working = working.then(async () => {
          if (stopped) return
          try {
            const supabase = await getSupabase()
            // Where the device has never met this account, it has to look before it writes.
            if (withPull || agreed.get().owner !== userId) await pull(supabase, userId)
            if (!stopped) await push(supabase, userId)
            failures = 0
          } catch {
            if (stopped) return
            // What is not yet in the account is the difference to `base`, so nothing is lost by waiting.
            timer = setTimeout(() => run(true), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
            failures += 1
          }
        })
      }
      const onChange = () => {
        const { put: changed, gone } = changesBetween(agreed.get().base, list.get())
        if (gone.length > 0 || changed.some(({ id }) => !refused.has(id))) run(false)
      }
      const onReturn = () => {
        if (document.visibilityState === 'visible') run(true)
      }
      const unsubscribe = list.subscribe(onChange)
      window.addEventListener('online', onReturn)
      document.addEventListener('visibilitychange', onReturn)
      run(true)
      return () => {
        stopped = true
        clearTimeout(timer)
        unsubscribe()
        window.removeEventListener('online', onReturn)
        document.removeEventListener('visibilitychange', onReturn)
      }
    },
  }
}
