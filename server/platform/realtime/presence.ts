import { randomBytes } from 'node:crypto'
import { describeError, type Log } from '../../lib/log.ts'
import type { Sql } from '../../lib/sql.ts'
import type { Bus } from './bus.ts'
import type { Channel } from './channel.ts'

const RENEW_MS = 15_000
const LIVES = '45 seconds'
const AT_ONCE = 500

interface Present {
  ref: string
  topic: string
  key: string
  meta: Record<string, unknown>
}
type State = Record<string, { metas: Record<string, unknown>[] }>

/** Keys are untrusted names: a plain object would confuse some of them with its own properties. */
const asState = (some: Iterable<Present>): State => {
  const state = new Map<string, { metas: Record<string, unknown>[] }>()
  for (const { ref, key, meta } of some) {
    const { metas } = state.get(key) ?? { metas: [] }
    metas.push({ ...meta, phx_ref: ref })
    state.set(key, { metas })
  }
  return Object.fromEntries(state)
}

interface PresenceOptions {
  sql: Sql
  log: Log
  bus: Bus
  /** This process. */
  server: string
  /** The channels of this server on a topic that track presence. */
  followers: (topic: string) => Channel[]
}

/** Presence in a table that all servers share. Each sends its own clients what changed since its last read. */
export function createPresence({ sql, log, bus, server, followers }: PresenceOptions) {
  const mine = new Map<string, Present>()
  const known = new Map<string, Map<string, Present>>()
  const looking = new Map<string, Promise<void>>()

  /** A replacement is applied atomically: a client that ever saw both would never drop the first. */
  const write = async (some: Present[], replaced: string | null = null) => {
    for (let from = 0; from < some.length; from += AT_ONCE)
      await sql`
        with gone as (delete from sous.realtime_presence where ref = ${replaced}::text)
        insert into sous.realtime_presence (ref, server, topic, key, meta, expires_at)
        select ref, ${server}, topic, key, meta, now() + ${LIVES}::interval
        from jsonb_to_recordset(${JSON.stringify(some.slice(from, from + AT_ONCE))}::text::jsonb)
          as t (ref text, topic text, key text, meta jsonb)
        on conflict (ref) do update set expires_at = excluded.expires_at`
  }

  async function look(topic: string) {
    const here = followers(topic)
    if (here.length === 0) {
      known.delete(topic)
      return
    }
    const rows = await sql<Present[]>`select ref, topic, key, meta from sous.realtime_presence
      where topic = ${topic} and expires_at > now() order by ref`
    const now = new Map(rows.map((row) => [row.ref, row]))
    const before = known.get(topic) ?? new Map<string, Present>()
    known.set(topic, now)
    const joins = rows.filter(({ ref }) => !before.has(ref))
    const leaves = [...before.values()].filter(({ ref }) => !now.has(ref))
    // Leaves are sent before joins: the client library loses known entries when both are in one message.
    const say = (payload: { joins: State; leaves: State }) => {
      for (const { joinRef, wire } of here)
        wire.send({ joinRef, ref: null, topic, event: 'presence_diff', payload })
    }
    if (leaves.length > 0) say({ joins: {}, leaves: asState(leaves) })
    if (joins.length > 0) say({ joins: asState(joins), leaves: {} })
  }

  /** One read of a topic after the other, so that none reports an older state than the one before. */
  const refresh = (topic: string): Promise<void> => {
    const next = (looking.get(topic) ?? Promise.resolve())
      .then(() => look(topic))
      .catch((error) => log.warn('presence could not be read', { error: describeError(error) }))
      .finally(() => {
        if (looking.get(topic) === next) looking.delete(topic)
      })
    looking.set(topic, next)
    return next
  }

  const remove = async (channel: Channel) => {
    const present = mine.get(channel.id)
    if (!present) return
    mine.delete(channel.id)
    await sql`delete from sous.realtime_presence where ref = ${present.ref}`
    await bus.publish({ kind: 'presence', topic: channel.topic })
  }

  const renew = async () => {
    await write([...mine.values()])
    await sql`delete from sous.realtime_presence where expires_at < now()`
    await Promise.all([...known.keys()].map(refresh))
  }
  const timer = setInterval(() => {
    if (mine.size > 0 || known.size > 0)
      renew().catch((error) => log.warn('presence could not be renewed', { error: describeError(error) }))
  }, RENEW_MS)
  timer.unref()

  return {
    refresh,
    /** Sends a newly joined client the current state. */
    welcome: async (channel: Channel) => {
      const { topic, joinRef, wire } = channel
      await refresh(topic)
      const payload = asState(known.get(topic)?.values() ?? [])
      wire.send({ joinRef, ref: null, topic, event: 'presence_state', payload })
    },
    /** The user's identity is added to the client's own metadata. */
    track: async (channel: Channel, userId: string, clientMeta: Record<string, unknown>) => {
      const before = mine.get(channel.id)
      const ref = randomBytes(12).toString('base64url')
      const meta = { ...clientMeta, user_id: userId }
      const present: Present = { ref, topic: channel.topic, key: channel.presenceKey, meta }
      mine.set(channel.id, present)
      try {
        await write([present], before?.ref)
      } catch (error) {
        // Metadata that can't be stored would fail with every renewal, along with all others.
        if (mine.get(channel.id) === present) {
          if (before) mine.set(channel.id, before)
          else mine.delete(channel.id)
        }
        throw error
      }
      // The channel may have ended meanwhile, and its removal may have run before this insert.
      if (mine.get(channel.id) !== present) await sql`delete from sous.realtime_presence where ref = ${ref}`
      await bus.publish({ kind: 'presence', topic: channel.topic })
    },
    untrack: remove,
    /** After a lost connection the state in between is unknown. */
    recover: renew,
    close: async () => {
      clearInterval(timer)
      const topics = new Set([...mine.values()].map(({ topic }) => topic))
      mine.clear()
      await sql`delete from sous.realtime_presence where server = ${server}`.catch(() => {})
      for (const topic of topics) await bus.publish({ kind: 'presence', topic }).catch(() => {})
    },
  }
}

export type Presence = ReturnType<typeof createPresence>
