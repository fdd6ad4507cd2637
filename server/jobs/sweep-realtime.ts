import type { Sql } from '../lib/sql.ts'
import { inBatches, PACE } from './batches.ts'

/** Servers clean these up while they have something to send; what the last one leaves behind is deleted here. */
export async function sweepRealtime(sql: Sql): Promise<number> {
  const messages = await inBatches(
    PACE,
    (limit) => sql`delete from sous.realtime_messages where id in (
      select id from sous.realtime_messages where created_at < now() - interval '1 hour' limit ${limit})`,
  )
  const present = await inBatches(
    PACE,
    (limit) => sql`delete from sous.realtime_presence where ref in (
      select ref from sous.realtime_presence where expires_at < now() - interval '1 hour' limit ${limit})`,
  )
  return messages + present
}
