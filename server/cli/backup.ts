import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeBackup } from '../database/backup/write.ts'
import { openCluster } from '../database/embedded/cluster.ts'
import { findDataFolder } from '../database/embedded/data-folder.ts'
import { openRuntime } from '../database/embedded/runtime.ts'
import { connect, openDatabase } from '../database/open.ts'
import { type Env, readEnv } from '../env.ts'
import { project } from '../lib/project.ts'
import type { Sql } from '../lib/sql.ts'
import * as strings from './strings.ts'

/** Works next to a running server, or on its own when none is running. */
async function open(env: Env): Promise<{ sql: Sql; folder: string; close: () => Promise<void> }> {
  if (env.DATABASE_URL) return openDatabase(project, env)
  const folder = findDataFolder(project, env.DATA_DIR)
  if (!folder) throw new Error(strings.nothingToBackUp)
  const cluster = await openCluster(openRuntime(), folder)
  // No server was running: we own the database now, and the lock keeps a starting server out.
  if (!cluster.adopted) return openDatabase(project, env)
  const sql = connect(cluster.url, 2)
  return { sql, folder, close: () => sql.end({ timeout: 5 }) }
}

/** npm run backup [-- FILE]: accounts, lists, recipes and files, as of this moment. */
async function main() {
  const env = readEnv()
  const { sql, folder, close } = await open(env)
  try {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '')
    const file = path.resolve(process.argv[2] ?? path.join(folder, 'backups', `sous-${stamp}.sql.gz`))
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const { version } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'))
    const { rows } = await writeBackup(sql, file, version)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    process.stdout.write(`${strings.backupMade(total, Object.keys(rows).length, file)}\n`)
  } finally {
    await close()
  }
}

main().catch((error) => {
  process.stderr.write(`${strings.backupFailed((error as Error).message)}\n`)
  process.exitCode = 1
})
