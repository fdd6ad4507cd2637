import type { SupabaseClient } from '@supabase/supabase-js'
import { type LogEntry, readLogEntry } from '#core/own-recipes/read-stored.ts'
import type { LogOptions } from '#core/own-recipes/sync-log.ts'
import { answered } from './remote-rows.ts'

const IDS = 1000
/** The ids are in the URL, so not too many at once. */
const READ = 100

/** The cooking log in the account. */
export function remoteLog(supabase: SupabaseClient, me: string): LogOptions['remote'] {
  const from = () => supabase.from('cook_log')
  return {
    async ids() {
      const found: { id: string }[] = []
      for (let after = ''; ; after = found.at(-1)?.id ?? '') {
        let query = from().select('id').eq('user_id', me)
        if (after) query = query.gt('id', after)
        const rows = answered(await query.order('id').limit(IDS).returns<{ id: string }[]>())
        found.push(...rows)
        if (rows.length < IDS) return found.map(({ id }) => id)
      }
    },
    async read(ids) {
      const found: LogEntry[] = []
      for (let first = 0; first < ids.length; first += READ) {
        const some = ids.slice(first, first + READ)
        const rows = answered(await from().select('*').eq('user_id', me).in('id', some))
        found.push(...rows.flatMap((row: unknown) => readLogEntry(row) ?? []))
      }
      return found
    },
    async insert(entries) {
      const rows = entries.map((entry) => ({ user_id: me, ...entry }))
      answered(await from().upsert(rows, { onConflict: 'user_id,id', ignoreDuplicates: true }))
    },
    async remove(ids) {
      for (let first = 0; first < ids.length; first += READ)
        answered(
          await from()
            .delete()
            .eq('user_id', me)
            .in('id', ids.slice(first, first + READ)),
        )
    },
  }
}
