import { useEffect } from 'react'
import { pantryStore } from '#web/lib/pantry.ts'
import { useSession } from '#web/lib/session.tsx'
import { getSupabase } from '#web/lib/supabase.ts'

type Row = { name: string }

/** Names to add to and to remove from the account, to go from one list to the other. */
export function difference(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
  }
}

/**
 * A signed-in user's pantry is kept in pantry_items. At the first look the device's list and the account's are joined,
 * nothing is lost; from then on every change is written. A write that fails is tried again with the next change.
 */
export function usePantrySync() {
  const { status, user } = useSession()
  const userId = status === 'signed-in' ? user?.id : undefined

  useEffect(() => {
    if (!userId) return
    let saved: readonly string[] | undefined
    let stopped = false
    let writing = Promise.resolve()

    const push = async () => {
      const now = pantryStore.get().ingredients
      if (!saved || stopped) return
      const { added, removed } = difference(saved, now)
      if (added.length === 0 && removed.length === 0) return
      const table = (await getSupabase()).from('pantry_items')
      if (added.length) {
        const rows = added.map((name) => ({ user_id: userId, name }))
        const { error } = await table.upsert(rows, { ignoreDuplicates: true })
        if (error) return
      }
      if (removed.length) {
        const { error } = await table.delete().eq('user_id', userId).in('name', removed)
        if (error) return
      }
      saved = now
    }
    const enqueue = () => {
      writing = writing.then(push).catch(() => {})
    }

    const join = async () => {
      const { data, error } = await (await getSupabase())
        .from('pantry_items')
        .select('name')
        .eq('user_id', userId)
        .order('added_at')
      if (error || stopped) return
      saved = (data as Row[]).map((row) => row.name)
      pantryStore.add(saved)
      enqueue()
    }
    writing = join().catch(() => {})
    const unsubscribe = pantryStore.subscribe(enqueue)
    return () => {
      stopped = true
      unsubscribe()
    }
  }, [userId])
}
