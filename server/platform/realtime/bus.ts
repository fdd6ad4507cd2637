import { describeError, type Log } from '../../lib/log.ts'
import type { Sql } from '../../lib/sql.ts'

const CHANNEL = 'sous_realtime'
const NOTICE_BYTES = 7500
const KEPT = '1 minute'

export type Notice =
  | { kind: 'broadcast'; topic: string; event: string; payload?: unknown; bytes?: string; from: string }
  | { kind: 'presence'; topic: string }

export interface Bus {
  publish: (notice: Notice) => Promise<void>
  close: () => Promise<void>
}

/** Broadcasts a client's messages to every server, including this one. Long payloads go through a table. */
export async function openBus(
  sql: Sql,
  log: Log,
  onNotice: (notice: Notice) => void,
  onListen: () => void,
): Promise<Bus> {
  let inOrder = Promise.resolve()
  const bodyOf = async (text: string) => {
    if (!text.startsWith('#')) return text
    const [row] = await sql<
      { body: string }[]
    >`select body from sous.realtime_messages where id = ${text.slice(1)}`
    return row?.body
  }
  const receive = (text: string) => {
    inOrder = inOrder
      .then(async () => {
        const body = await bodyOf(text)
        if (body) onNotice(JSON.parse(body) as Notice)
      })
      .catch((error) => log.error('realtime notification failed', { error: describeError(error) }))
  }
  const { unlisten } = await sql.listen(CHANNEL, receive, onListen)
  return {
    publish: async (notice) => {
      const body = JSON.stringify(notice)
      if (Buffer.byteLength(body) <= NOTICE_BYTES) {
        await sql.notify(CHANNEL, body)
        return
      }
      await sql`delete from sous.realtime_messages where created_at < now() - ${KEPT}::interval`
      await sql`with kept as (insert into sous.realtime_messages (body) values (${body}) returning id)
        select pg_notify(${CHANNEL}, '#' || id) from kept`
    },
    close: async () => {
      await unlisten().catch(() => {})
    },
  }
}
