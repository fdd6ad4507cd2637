import { randomBytes } from 'node:crypto'
import { keptTables } from '#server/database/backup/tables.ts'
import { connect } from '#server/database/open.ts'
import type { Sql } from '#server/lib/sql.ts'
import { openEmbeddedPlatform } from '#server/platform/embedded.ts'
import { testKeys, withDatabase } from './database.ts'

export async function emptyDatabase(postgresUrl: string) {
  const name = `sous_${randomBytes(6).toString('hex')}`
  const admin = connect(postgresUrl, 1)
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  return withDatabase(postgresUrl, name)
}

/** The schemas auth and storage, before any migration. */
export async function provision(databaseUrl: string) {
  const sql = connect(databaseUrl, 2)
  const platform = await openEmbeddedPlatform({
    sql,
    databaseUrl,
    pool: 2,
    keys: testKeys,
    siteUrl: 'http://localhost:3000',
    requireConfirmation: false,
    outbox: { place: 'nowhere', sends: false, send: async () => {} },
  })
  await platform.provision()
  await platform.close()
  await sql.end()
}

/** For every table the row count, and a fingerprint of each value. */
export async function fingerprints(sql: Sql): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { name } of await keptTables(sql)) {
    const [row] = await sql.unsafe(
      `select count(*)::int as n, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as print from ${name} t`,
    )
    found[name] = `${row?.n} rows ${row?.print}`
  }
  return found
}
