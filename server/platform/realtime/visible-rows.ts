import type { Sql } from '../../lib/sql.ts'
import type { Row } from './filters.ts'
import type { LiveTable } from './tables.ts'

export type Claims = Record<string, unknown> & { sub: string }

/** The rows with these keys that this user may read, queried as that user: the policies decide. */
export async function visibleRows(sql: Sql, claims: Claims, table: LiveTable, keys: Row[]): Promise<Row[]> {
  const matching = sql.unsafe(table.keys.map((key) => `t.${quoted(key)} = k.${quoted(key)}`).join(' and '))
  return sql.begin('read only', async (work) => {
    await work`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.jwt.claim.sub', ${claims.sub}, true),
      set_config('request.jwt.claim.role', 'authenticated', true),
      set_config('role', 'authenticated', true)`
    const rows = await work<{ row: Row }[]>`
      select to_jsonb(t) as row from ${work(`public.${table.name}`)} t
      join jsonb_populate_recordset(null::${work(`public.${table.name}`)}, ${JSON.stringify(keys)}::text::jsonb) k on ${matching}`
    return rows.map(({ row }) => row)
  })
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Which of these sessions are still open: an access token outlives a sign-out, its subscriptions must not. */
export async function openSessions(sql: Sql, sessions: string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`select id from auth.sessions where id = any(${sessions}::uuid[])`
  return new Set(rows.map(({ id }) => id))
}
