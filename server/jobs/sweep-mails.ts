import type { Log } from '../lib/log.ts'
import type { Sql } from '../lib/sql.ts'

const KEPT_DAYS = 30

/** Mails contain personal data. After a month they aren't needed, sent or not: their links expired long before. */
export async function sweepMails(sql: Sql, _log: Log): Promise<number> {
  const { count } =
    await sql`delete from sous.mail_outbox where created_at < now() - ${KEPT_DAYS} * interval '1 day'`
  return count
}
