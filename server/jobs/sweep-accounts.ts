import type { Sql } from '../lib/sql.ts'
import { inBatches, isOwner, PACE, type Pace } from './batches.ts'
import type { Job } from './job.ts'

interface Sweep {
  name: string
  table: string
  take: (sql: Sql, limit: number) => PromiseLike<{ count: number }>
}

/** Rows are locked before they are deleted: those that change concurrently are rechecked, or left for the next run. */
const SWEEPS: Sweep[] = [
  {
    name: 'sweep audit log',
    table: 'auth.audit_log_entries',
    take: (sql, limit) => sql`delete from auth.audit_log_entries where id in (
      select id from auth.audit_log_entries where created_at < now() - interval '30 days'
      limit ${limit} for update skip locked)`,
  },
  {
    // Before the sessions, which would cascade to all of theirs in one statement. The predecessor of the current token
    // stays: a device that never got the response to its refresh retries with it.
    name: 'sweep refresh tokens',
    table: 'auth.refresh_tokens',
    take: (sql, limit) => sql`delete from auth.refresh_tokens where id in (
      select id from auth.refresh_tokens t where revoked and updated_at < now() - interval '7 days'
        and not exists (select from auth.refresh_tokens next
          where next.session_id = t.session_id and not next.revoked and next.parent = t.token)
      limit ${limit} for update skip locked)`,
  },
  {
    // refreshed_at has no time zone; the library writes it in UTC.
    name: 'sweep sessions',
    table: 'auth.sessions',
    take: (sql, limit) => sql`delete from auth.sessions where id in (
      select id from auth.sessions where not_after < now()
        or updated_at < now() - interval '90 days' and created_at < now() - interval '90 days'
          and coalesce(refreshed_at at time zone 'UTC', created_at) < now() - interval '90 days'
      limit ${limit} for update skip locked)`,
  },
  {
    name: 'sweep sign-in flows',
    table: 'auth.flow_state',
    take: (sql, limit) => sql`delete from auth.flow_state where id in (
      select id from auth.flow_state where created_at < now() - interval '1 day' limit ${limit} for update skip locked)`,
  },
  {
    // An unconfirmed address isn't known to belong to the user who typed it.
    name: 'sweep unconfirmed accounts',
    table: 'auth.users',
    take: (sql, limit) => sql`delete from auth.users where id in (
      select id from auth.users where email_confirmed_at is null and created_at < now() - interval '30 days'
        and phone_confirmed_at is null and last_sign_in_at is null and not is_anonymous and not is_sso_user
        and coalesce(greatest(confirmation_sent_at, invited_at), created_at) < now() - interval '30 days'
      limit ${limit} for update skip locked)`,
  },
]

/** A link works for an hour; a day later every trace is deleted. */
const LINKS = [
  { sent: 'confirmation_sent_at', tokens: ['confirmation_token'], clears: 'confirmation_token = null' },
  { sent: 'recovery_sent_at', tokens: ['recovery_token'], clears: 'recovery_token = null' },
  {
    sent: 'email_change_sent_at',
    tokens: ['email_change_token_new', 'email_change_token_current'],
    clears: `email_change_token_new = null, email_change_token_current = null, email_change = null,
      email_change_confirm_status = 0`,
  },
  {
    sent: 'reauthentication_sent_at',
    tokens: ['reauthentication_token'],
    clears: 'reauthentication_token = null',
  },
]

async function sweepLinks(sql: Sql, pace: Pace): Promise<number> {
  let done = 0
  for (const { sent, tokens, clears } of LINKS)
    done += await inBatches(pace, (limit) =>
      // Matches the library's partial indexes on tokens, so that they are used.
      sql.unsafe(
        `update auth.users set ${clears} where id in (
          select id from auth.users where (${tokens.map((one) => `length(${one}) > 6`).join(' or ')})
            and ${sent} < now() - interval '25 hours' limit $1 for update skip locked)`,
        [limit],
      ),
    )
  return done
}

export const sweepAccounts = (pace: Pace = PACE): Job[] => [
  ...SWEEPS.map(({ name, table, take }) => ({
    name,
    run: async (sql: Sql) =>
      (await isOwner(sql, [table])) ? inBatches(pace, (limit) => take(sql, limit)) : 0,
  })),
  {
    name: 'sweep expired links',
    run: async (sql) => ((await isOwner(sql, ['auth.users'])) ? sweepLinks(sql, pace) : 0),
  },
]
