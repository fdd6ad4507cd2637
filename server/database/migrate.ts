import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Sql } from '../lib/sql.ts'
import { exclusively } from './exclusively.ts'
import * as strings from './strings.ts'

export interface Migration {
  version: string
  name: string
  sql: string
}

const LOCK = 7_350_111

export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{14}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: readFileSync(path.join(folder, file), 'utf8'),
    }))
}

/**
 * Applies the missing migrations, each in its own transaction, behind a lock so that replicas may start together.
 * The history table is the Supabase CLI's, so either tool may migrate the same database.
 */
export const migrate = (sql: Sql, migrations: Migration[]): Promise<string[]> =>
  exclusively(sql, LOCK, async (connection) => {
    await connection`create schema if not exists supabase_migrations`
    await connection`create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text)`
    const rows = await connection`select version from supabase_migrations.schema_migrations`
    const done = new Set(rows.map((row) => row.version as string))
    const missing = migrations.filter((migration) => !done.has(migration.version))
    for (const migration of missing) await apply(connection, migration)
    return missing.map((migration) => migration.name)
  })

async function apply(connection: Sql, migration: Migration) {
  try {
    await connection.unsafe('begin')
    await connection.unsafe(migration.sql)
    await connection`insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${migration.version}, ${migration.name}, ${[migration.sql]})`
    await connection.unsafe('commit')
  } catch (error) {
    await connection.unsafe('rollback')
    const which = `${migration.version}_${migration.name}`
    throw new Error(strings.migrationFailed(which, (error as Error).message), { cause: error })
  }
}

/** For /readyz: whether the database has every migration of this release. */
export async function isMigrated(sql: Sql, migrations: Migration[]) {
  const [row] = await sql`select count(*)::int as n from supabase_migrations.schema_migrations
    where version = any(${migrations.map((m) => m.version)})`
  return row?.n === migrations.length
}
