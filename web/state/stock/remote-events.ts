import type { SupabaseClient } from '@supabase/supabase-js'
import { type StockEvent, stockEvent } from '#core/stock/event.ts'
import type { NumberedEvent } from '#core/stock/sync.ts'
import { householdOf } from '../household-of.ts'

/** Permanent; network and server errors, and those of a household that changed meanwhile, are worth a retry. */
const isRefusal = (status: number) => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)

const COLUMNS = 'id,at,kind,name,of,detail,seq'

/** The events of the user, or of their household. */
export function remoteEvents(supabase: SupabaseClient, me: string) {
  const place = (household: string | null) =>
    household === null
      ? { table: 'pantry_events', whose: { user_id: me } }
      : { table: 'household_pantry_events', whose: { household_id: household } }
  return {
    household: () => householdOf(supabase, me),
    async read(household: string | null, seq: number, limit: number): Promise<NumberedEvent[]> {
      const { table, whose } = place(household)
      const { data, error } = await supabase
        .from(table)
        .select(COLUMNS)
        .match(whose)
        .gte('seq', seq)
        .order('seq')
        .limit(limit)
        .returns<{ seq: number }[]>()
      if (error) throw error
      return data.map((row) => ({ seq: row.seq, event: stockEvent(row) }))
    },
    async insert(household: string | null, events: readonly StockEvent[]): Promise<boolean> {
      const { table, whose } = place(household)
      const rows = events.map((event) => ({ ...event, of: event.of ?? null, ...whose }))
      const { error, status } = await supabase.from(table).upsert(rows, { ignoreDuplicates: true })
      if (error && !isRefusal(status)) throw error
      return !error
    },
  }
}
