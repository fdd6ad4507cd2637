import type { Sql } from '../lib/sql.ts'

export interface Pace {
  /** Rows per statement: none holds its locks for long. */
  rows: number
  /** Statements per run; the rest waits for the next one. */
  statements: number
}

export const PACE: Pace = { rows: 5000, statements: 100 }

/** Repeats a statement until it affects fewer rows than its limit; returns the total. */
export async function inBatches(
  { rows, statements }: Pace,
  take: (limit: number) => PromiseLike<{ count: number }>,
): Promise<number> {
  let done = 0
  for (let n = 0; n < statements; n++) {
    const { count } = await take(rows)
    done += count
    if (count < rows) break
  }
  return done
}

/** On a hosted project auth and storage belong to Supabase, which cleans them up itself. */
export async function isOwner(sql: Sql, tables: string[]): Promise<boolean> {
  const rows =
    await sql`select from unnest(${tables}::text[]) as name join pg_class c on c.oid = to_regclass(name)
    where c.relowner = (select oid from pg_roles where rolname = current_user)`
  return rows.length === tables.length
}
