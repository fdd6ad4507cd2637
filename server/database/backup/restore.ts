import { pipeline } from 'node:stream/promises'
import type { Sql } from '../../lib/sql.ts'
import { type Migration, migrate } from '../migrate.ts'
import * as strings from '../strings.ts'
import { BackupError, type BackupFoot, type BackupHead, COPY, FOOT, HEAD, STATEMENT } from './format.ts'
import { type OpenBackup, openBackup } from './read.ts'
import { appliedMigrations } from './tables.ts'

interface RestoreOptions {
  sql: Sql
  file: string
  migrations: Migration[]
  /** Creates what the migrations depend on: the schemas of accounts and files. */
  provision: () => Promise<void>
  /** Overwrite existing accounts; they are lost. */
  replace?: boolean
}

async function readHead(backup: OpenBackup): Promise<BackupHead> {
  const line = (await backup.line()) ?? ''
  if (!line.startsWith(HEAD)) throw new BackupError(strings.notABackup)
  const head = JSON.parse(line.slice(HEAD.length)) as BackupHead
  if (head.format !== 1) throw new BackupError(strings.newerBackup)
  return head
}

/** The rows match the schema they were copied from: exactly those migrations must have run, and no others. */
async function prepare({ sql, migrations, provision, replace }: RestoreOptions, head: BackupHead) {
  const unknown = head.migrations.filter((version) => !migrations.some((one) => one.version === version))
  if (unknown[0]) throw new BackupError(strings.newerBackupBy(unknown[0]))
  const here = await appliedMigrations(sql)
  const ahead = here.filter((version) => !head.migrations.includes(version))
  if (ahead[0]) throw new BackupError(strings.newerDatabase(ahead[0]))
  if (here.length > 0 && !replace) {
    const [row] = await sql`select exists (select from auth.users) as used`
    if (row?.used) throw new BackupError(strings.databaseInUse)
  }
  await provision()
  await migrate(
    sql,
    migrations.filter(({ version }) => head.migrations.includes(version)),
  )
}

async function load(tx: Sql, backup: OpenBackup): Promise<BackupFoot> {
  const rows: Record<string, number> = {}
  for (let line = await backup.line(); line !== undefined; line = await backup.line()) {
    if (line.startsWith(FOOT)) {
      const foot = JSON.parse(line.slice(FOOT.length)) as BackupFoot
      for (const [name, count] of Object.entries(foot.rows))
        if (rows[name] !== count) throw new BackupError(strings.rowsMissing(name, rows[name] ?? 0, count))
      return foot
    }
    const copy = COPY.exec(line)
    if (copy?.[1]) {
      const counted = { rows: 0 }
      await pipeline(backup.rows(counted), await tx.unsafe(line.replace(/;$/, '')).writable())
      rows[copy[1]] = counted.rows
    } else if (STATEMENT.test(line)) await tx.unsafe(line)
    else if (line !== '') throw new BackupError(strings.strangeLine)
  }
  throw new BackupError(strings.endMissing)
}

/** All or nothing: on failure the database is unchanged. A backup from an older release is migrated at the end. */
export async function restoreBackup(options: RestoreOptions): Promise<BackupHead & BackupFoot> {
  const backup = openBackup(options.file)
  try {
    const head = await readHead(backup)
    await prepare(options, head)
    const foot = await options.sql.begin((tx) => load(tx as unknown as Sql, backup))
    await migrate(options.sql, options.migrations)
    return { ...head, ...foot }
  } finally {
    backup.close()
  }
}
