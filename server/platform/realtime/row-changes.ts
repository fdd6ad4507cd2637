import { describeError, type Log } from '../../lib/log.ts'
import type { Sql } from '../../lib/sql.ts'
import { type ChangeType, type Channel, LOOK_AGAIN, systemMessage } from './channel.ts'
import { matches, type Row } from './filters.ts'
import * as strings from './strings.ts'
import type { LiveTable } from './tables.ts'
import { openSessions, visibleRows } from './visible-rows.ts'

const CHANNEL = 'sous_changes'
/** Concurrent reads for subscribers; the rest of the pool is for requests. */
const AT_ONCE = 3
/** Queued notifications per subscriber. One that falls further behind is asked to refetch. */
const WAITING = 200

interface Notice {
  table: string
  type: ChangeType
  at: string
  rows: { key: Row; readers: (string | null)[] }[]
}

interface RowChangesOptions {
  sql: Sql
  log: Log
  tables: () => ReadonlyMap<string, LiveTable>
  /** A user's channels that subscribe to rows. */
  channelsOf: (userId: string) => Iterable<Channel>
  isHere: (userId: string) => boolean
  /** On the first connection, and after each reconnect, when notifications were lost. */
  onListen: () => void
}

const wants = (channel: Channel, { table, type }: Notice) =>
  channel.bindings.some((one) => (one.table ?? table) === table && (one.event === '*' || one.event === type))

/** Delivers PostgreSQL's trigger notifications to this server's clients, subject to each user's policies. */
export async function openRowChanges(options: RowChangesOptions) {
  const { sql, log, tables, channelsOf, isHere, onListen } = options
  const queues = new Map<string, Notice[]>()
  const waitingUsers: string[] = []
  let busy = 0

  function deliverTo(
    channel: Channel,
    table: LiveTable,
    { type, at }: Notice,
    key: Row,
    row: Row | undefined,
  ) {
    // A deleted row has only its key left: a filter on any other column can't match, so nothing is sent.
    const seen = row ?? key
    const ids = channel.bindings
      .filter((one) => (one.table ?? table.name) === table.name && (one.event === '*' || one.event === type))
      .filter((one) => matches(seen, one.conditions, table.types))
      .map(({ id }) => id)
    if (ids.length === 0) return
    const data = {
      schema: 'public',
      table: table.name,
      commit_timestamp: at,
      type,
      columns: table.columns,
      errors: null,
      ...(type !== 'DELETE' && { record: row }),
      ...(type !== 'INSERT' && { old_record: key }),
    }
    channel.wire.send({
      joinRef: channel.joinRef,
      ref: null,
      topic: channel.topic,
      event: 'postgres_changes',
      payload: { ids, data },
    })
  }

  async function deliver(userId: string, notice: Notice) {
    const table = tables().get(notice.table)
    const listening = [...channelsOf(userId)].filter((channel) => wants(channel, notice))
    if (!table || listening.length === 0) return
    const sessions = listening.flatMap(({ person }) => person?.user.session ?? [])
    const open = await openSessions(sql, [...new Set(sessions)])
    const here: Channel[] = []
    for (const channel of listening) {
      if (open.has(channel.person?.user.session ?? '')) here.push(channel)
      else channel.end(strings.thisSessionEnded)
    }
    const claims = here[0]?.person?.claims
    if (!claims) return
    const keys = notice.rows.filter(({ readers }) => readers.includes(userId)).map(({ key }) => key)
    const name = (row: Row) => table.keys.map((key) => String(row[key])).join('\u0000')
    const rows = notice.type === 'DELETE' ? [] : await visibleRows(sql, claims, table, keys)
    const byName = new Map(rows.map((row) => [name(row), row]))
    for (const key of keys) {
      const row = byName.get(name(key))
      if (!row && notice.type !== 'DELETE') continue
      for (const channel of here) deliverTo(channel, table, notice, key, row)
    }
  }

  /** One subscriber's notifications are delivered in order; several subscribers are served concurrently. */
  async function work() {
    if (busy >= AT_ONCE) return
    busy++
    for (let userId = waitingUsers.shift(); userId; userId = waitingUsers.shift()) {
      const queue = queues.get(userId) ?? []
      for (let notice = queue.shift(); notice; notice = queue.shift()) {
        try {
          await deliver(userId, notice)
        } catch (error) {
          log.warn('a change was not delivered', { error: describeError(error) })
          askToLookAgain(userId)
        }
      }
      queues.delete(userId)
    }
    busy--
  }

  function askToLookAgain(userId: string) {
    for (const channel of channelsOf(userId)) channel.wire.send(systemMessage(channel, 'ok', LOOK_AGAIN))
  }

  function receive(text: string) {
    const notice = JSON.parse(text) as Notice
    const readers = new Set(notice.rows.flatMap((row) => row.readers))
    for (const userId of readers) {
      if (!userId || !isHere(userId)) continue
      const queue = queues.get(userId)
      if (!queue) {
        queues.set(userId, [notice])
        waitingUsers.push(userId)
      } else if (queue.length < WAITING) queue.push(notice)
      else {
        queue.length = 0
        askToLookAgain(userId)
      }
    }
    void work()
  }

  const { unlisten } = await sql.listen(CHANNEL, receive, onListen)
  return {
    close: async () => {
      await unlisten().catch(() => {})
    },
  }
}
