import { createHmac } from 'node:crypto'
import { tooMany } from '../errors.ts'
import { describeError, type Log } from './log.ts'
import type { Sql } from './sql.ts'

export interface Limit {
  name: string
  hits: number
  seconds: number
}

/** Request limits per address, or per signed-in user. Generous for users, tight for guessing. */
export const LIMITS = {
  signIn: { name: 'sign-in', hits: 30, seconds: 60 },
  /** One address on one account: stops guessing without locking out users elsewhere. */
  account: { name: 'account', hits: 20, seconds: 600 },
  /** Per account, from any address: passwords are guessed from many addresses. */
  accountOverall: { name: 'account-overall', hits: 200, seconds: 600 },
  /** Mails sent to an address because it was typed in, and the same number again for its own sessions. */
  mails: { name: 'mails', hits: 5, seconds: 3600 },
  /** Mails that one network or one user may trigger, to any recipient. */
  mailsCaused: { name: 'mails-caused', hits: 30, seconds: 3600 },
  /** Sign-ups with an address that has an account: each of them reveals one. */
  refusedSignUps: { name: 'refused-sign-ups', hits: 10, seconds: 3600 },
  contact: { name: 'contact', hits: 5, seconds: 600 },
  pictures: { name: 'pictures', hits: 60, seconds: 60 },
  /** Photos of recipes that were shared by a link, eight a recipe at most. */
  sharedPhotos: { name: 'shared-photos', hits: 240, seconds: 60 },
  /** Calendar programs ask every few minutes at most, but many share a network. */
  calendars: { name: 'calendars', hits: 120, seconds: 60 },
  api: { name: 'api', hits: 600, seconds: 60 },
  /** Wrong access codes; after too many, further codes aren't checked. */
  wrongCodes: { name: 'wrong-codes', hits: 10, seconds: 600 },
  /** Links that one user imports, or one network without an account. */
  imports: { name: 'imports', hits: 120, seconds: 3600 },
  importsAnonymous: { name: 'imports-anonymous', hits: 30, seconds: 3600 },
  /** Pages that browsers without a service worker send from another site. */
  postedPages: { name: 'posted-pages', hits: 30, seconds: 600 },
  /** Candidates for a plan: every phone of a household asks after each change of one, behind the same router. */
  plans: { name: 'plans', hits: 160, seconds: 60 },
  functions: { name: 'functions', hits: 120, seconds: 60 },
} satisfies Record<string, Limit>

export interface RateLimiter {
  /** Counts one request for each key (an address, a user) and throws when one of them is over its limit. */
  take: (limit: Limit, who: string[]) => Promise<void>
  /** Throws when one of them is over its limit, without counting. */
  check: (limit: Limit, who: string[]) => Promise<void>
}

const SWEEP_EVERY = 500

/** Counts in PostgreSQL, so that limits hold across replicas; keys are hashed, so that no address is stored. */
export function createRateLimiter(sql: Sql, secret: string, scale: number, log: Log): RateLimiter {
  let taken = 0
  const keyOf = (limit: Limit, who: string) =>
    `${limit.name}:${createHmac('sha256', secret).update(who).digest('base64url')}`
  // By the database's clock: servers with skewed clocks still share one window.
  const startOf = ({ seconds }: Limit) =>
    sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`
  const wait = (rows: { left: number }[]) => tooMany(Math.max(1, ...rows.map(({ left }) => Math.ceil(left))))
  return {
    check: async (limit, who) => {
      const keys = who.map((one) => keyOf(limit, one))
      const rows = await sql<{ left: number }[]>`
        select extract(epoch from expires_at - now())::float8 as left from sous.rate_limits
        where key = any(${keys}) and window_start = ${startOf(limit)} and hits >= ${limit.hits * scale}`
      if (rows.length > 0) throw wait(rows)
    },
    take: async (limit, who) => {
      const keys = [...new Set(who)].map((one) => keyOf(limit, one)).sort()
      let rows: { hits: number; left: number }[]
      try {
        rows = await sql`
          insert into sous.rate_limits (key, window_start, hits, expires_at)
          select key, start, 1, start + ${limit.seconds} * interval '1 second'
          from unnest(${keys}::text[]) as key, (select ${startOf(limit)} as start) as now
          on conflict (key, window_start) do update set hits = rate_limits.hits + 1
          returning hits, extract(epoch from expires_at - now())::float8 as left`
      } catch (error) {
        // Fail open: a limiter that can't count must not take the whole product down.
        log.warn('rate limiter could not count', { error: describeError(error) })
        return
      }
      if (++taken % SWEEP_EVERY === 0)
        sql`delete from sous.rate_limits where expires_at < now()`.catch((error) =>
          log.warn('rate limit sweep failed', { error: describeError(error) }),
        )
      const over = rows.filter((row) => row.hits > limit.hits * scale)
      if (over.length > 0) throw wait(over)
    },
  }
}
