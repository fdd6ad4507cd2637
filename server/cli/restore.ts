import path from 'node:path'
import { restoreBackup } from '../database/backup/restore.ts'
import { openKeys } from '../database/keys.ts'
import { readMigrations } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { type Env, readEnv } from '../env.ts'
import { captureConsole, createLog } from '../lib/log.ts'
import { createOutbox } from '../lib/outbox.ts'
import { project } from '../lib/project.ts'
import { openEmbeddedPlatform } from '../platform/embedded.ts'
import * as strings from './strings.ts'

/** A hosted project already has its own accounts and files. */
async function provision(env: Env, { sql, url, folder }: Database) {
  if (env.SUPABASE_URL) return
  const platform = await openEmbeddedPlatform({
    sql,
    databaseUrl: url,
    pool: 2,
    keys: openKeys(folder, env),
    siteUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    requireConfirmation: env.AUTH_REQUIRE_CONFIRMATION,
    outbox: createOutbox(sql),
  })
  await platform.provision()
  await platform.close()
}

/** npm run restore -- FILE [--replace]: loads a backup into an empty database. Servers that use it must be stopped. */
async function main() {
  const given = process.argv.slice(2)
  const file = given.find((word) => !word.startsWith('--'))
  if (!file) throw new Error(strings.fileMissing)
  const env = readEnv()
  // Silence library output; only errors matter here.
  captureConsole(createLog('error'))
  const database = await openDatabase(project, env)
  try {
    const done = await restoreBackup({
      sql: database.sql,
      file: path.resolve(file),
      migrations: readMigrations(path.join(project, 'supabase/migrations')),
      provision: () => provision(env, database),
      replace: given.includes('--replace'),
    })
    const total = Object.values(done.rows).reduce((sum, count) => sum + count, 0)
    process.stdout.write(`${strings.restored(total, done.made_at, database.place)}\n`)
  } finally {
    await database.close()
  }
}

main().catch((error) => {
  process.stderr.write(`${strings.restoreFailed((error as Error).message)}\n`)
  process.exitCode = 1
})
