import { createHmac } from 'node:crypto'
import { describeError, type Log } from '../log.ts'
import type { Sql } from '../sql.ts'
import { ModelError } from './model.ts'

export interface DailyTokens {
  /** Per address, or per signed-in user. */
  each: number
  /** For all users together: the maximum cost of a day. */
  total: number
}

export interface Usage {
  /** Reserves tokens before a call, or throws; the returned function records the actual usage. */
  reserve: (who: string[], tokens: number) => Promise<(spent: number) => Promise<void>>
}

const ALL_USERS = 'everybody'
const SWEEP_EVERY = 200

/** About four characters per token: close enough for reservations, and for servers that don't report usage. */
export const estimateTokens = (letters: number) => Math.ceil(letters / 4)

/** Counts in PostgreSQL, so that the daily limit holds across replicas and restarts; keys are hashed. */
export function createUsage(sql: Sql, secret: string, daily: DailyTokens, log: Log): Usage {
  let calls = 0
  const keyOf = (who: string) => createHmac('sha256', secret).update(`model:${who}`).digest('base64url')

  const add = (keys: string[], tokens: number) => sql<{ key: string; tokens: string }[]>`
    insert into sous.model_usage (key, day, tokens)
    select key, (now() at time zone 'utc')::date, ${tokens}::bigint from unnest(${keys}::text[]) as key
    on conflict (key, day) do update set tokens = greatest(0, model_usage.tokens + ${tokens}::bigint)
    returning key, tokens`

  return {
    async reserve(who, tokens) {
      const keys = [ALL_USERS, ...new Set(who.map(keyOf))].sort()
      const settle = (difference: number) =>
        add(keys, Math.round(difference)).then(
          () => {},
          (error) => log.warn('model usage could not be counted', { error: describeError(error) }),
        )
      let rows: { key: string; tokens: string }[]
      try {
        rows = await add(keys, tokens)
      } catch (error) {
        // Unlike requests, tokens cost money: fail closed if they can't be counted.
        log.warn('model usage could not be counted', { error: describeError(error) })
        throw new ModelError('spent')
      }
      const over = rows.some((row) => Number(row.tokens) > (row.key === ALL_USERS ? daily.total : daily.each))
      if (over) {
        await settle(-tokens)
        throw new ModelError('spent')
      }
      if (++calls % SWEEP_EVERY === 0)
        sql`delete from sous.model_usage where day < current_date - 7`.catch((error) =>
          log.warn('model usage sweep failed', { error: describeError(error) }),
        )
      return (spent) => settle(spent - tokens)
    },
  }
}
