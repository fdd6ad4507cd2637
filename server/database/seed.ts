import { createHash } from 'node:crypto'
import type { Sql } from '../lib/sql.ts'

export interface Seed {
  name: string
  /** Everything that determines what is written; its hash shows whether a database already has it. */
  source: unknown
  write: (sql: Sql) => Promise<void>
}

/** Writes our own content where it is missing or outdated. Idempotent. */
export async function seed(sql: Sql, seeds: Seed[]): Promise<string[]> {
  const written: string[] = []
  for (const { name, source, write } of seeds) {
    const version = createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 16)
    await sql.begin(async (tx) => {
      // Replicas that start together wait here; the second one finds the work done.
      await tx`select pg_advisory_xact_lock(hashtext(${`seed:${name}`}))`
      const [row] = await tx`select version from sous.seeds where name = ${name}`
      if (row?.version === version) return
      await write(tx as unknown as Sql)
      await tx`insert into sous.seeds (name, version) values (${name}, ${version})
        on conflict (name) do update set version = excluded.version, seeded_at = now()`
      written.push(name)
    })
  }
  return written
}
