import type { Sql } from '#server/lib/sql.ts'
import {
  crawlDelayOf,
  type HostPace,
  notYet,
  PACE_DEFAULTS,
  type PaceOptions,
  pauseAfter,
  waitFor,
} from './pace.ts'
import type { RobotsStore } from './robots.ts'

/** The rate limit of all servers on one database. Its clock counts, not ours: replicas' clocks differ. */
export function createDatabasePace(sql: Sql, options: PaceOptions = {}): HostPace {
  const { gapMs, maxWaitMs, backOffMs } = { ...PACE_DEFAULTS, ...options }
  return {
    acquire: async (host, signal) => {
      signal?.throwIfAborted()
      // One statement under the row lock: no other server can take the same slot.
      const [turn] = await sql<{ wait_ms: number }[]>`
        insert into sous.scrape_hosts as h (host, next_at, delay_ms, failures)
        values (${host}, clock_timestamp() + ${gapMs}::int * interval '1 millisecond', 0, 0)
        on conflict (host) do update
          set next_at = greatest(h.next_at, clock_timestamp())
            + greatest(h.delay_ms, ${gapMs}::int) * interval '1 millisecond'
          where h.next_at is null or h.next_at <= clock_timestamp() + ${maxWaitMs}::int * interval '1 millisecond'
        returning (extract(epoch from next_at - clock_timestamp()) * 1000
          - greatest(delay_ms, ${gapMs}::int))::float8 as wait_ms`
      if (turn) return waitFor(turn.wait_ms, signal)
      const [far] = await sql<{ wait_ms: number }[]>`
        select (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as wait_ms
        from sous.scrape_hosts where host = ${host}`
      throw notYet(Math.max(1, far?.wait_ms ?? 1))
    },

    report: async (host, outcome) => {
      if (outcome.kind === 'fine') {
        await sql`update sous.scrape_hosts set failures = 0 where host = ${host} and failures <> 0`
        return 0
      }
      if (outcome.kind === 'crawl-delay') {
        const ms = crawlDelayOf(outcome.ms)
        await sql`
          insert into sous.scrape_hosts (host, next_at, delay_ms, failures)
          values (${host}, clock_timestamp(), ${ms}, 0)
          on conflict (host) do update set delay_ms = ${ms} where scrape_hosts.delay_ms is distinct from ${ms}`
        return 0
      }
      const [row] = await sql<{ failures: number }[]>`
        insert into sous.scrape_hosts as h (host, next_at, delay_ms, failures)
        values (${host}, clock_timestamp(), 0, 1)
        on conflict (host) do update set failures = coalesce(h.failures, 0) + 1
        returning failures`
      const pause = pauseAfter(outcome, row?.failures ?? 1, backOffMs)
      if (pause > 0)
        await sql`
          update sous.scrape_hosts
          set next_at = greatest(next_at, clock_timestamp() + ${pause}::float8 * interval '1 millisecond')
          where host = ${host}`
      return pause
    },
  }
}

/** robots.txt of each host, fetched once for all servers on one database. */
export function createDatabaseRobotsStore(sql: Sql): RobotsStore {
  return {
    load: async (host) => {
      const [row] = await sql<{ body: string | null; status: number; at: Date }[]>`
        select robots_body as body, robots_status as status, robots_fetched_at as at
        from sous.scrape_hosts where host = ${host} and robots_fetched_at is not null`
      return row ? { body: row.body ?? '', status: row.status, fetchedAt: row.at.getTime() } : null
    },
    save: async (host, { body, status, fetchedAt }) => {
      // PostgreSQL can't store NUL in text.
      const text = body.replaceAll('\0', '')
      const at = new Date(fetchedAt)
      await sql`
        insert into sous.scrape_hosts
          (host, next_at, delay_ms, failures, robots_body, robots_status, robots_fetched_at)
        values (${host}, clock_timestamp(), 0, 0, ${text}, ${status}, ${at})
        on conflict (host) do update
          set robots_body = ${text}, robots_status = ${status}, robots_fetched_at = ${at}`
    },
  }
}
