import { openCluster } from '../database/embedded/cluster.ts'
import { findDataFolder } from '../database/embedded/data-folder.ts'
import { openRuntime } from '../database/embedded/runtime.ts'
import { connect, type Database, openDatabase } from '../database/open.ts'
import type { Env } from '../env.ts'
import { project } from '../lib/project.ts'

/** The database, next to a running server, or on its own when none is running; undefined if there is no data yet. */
export async function openBeside(env: Env): Promise<Omit<Database, 'place'> | undefined> {
  if (env.DATABASE_URL) return openDatabase(project, env)
  const folder = findDataFolder(project, env.DATA_DIR)
  if (!folder) return undefined
  const cluster = await openCluster(openRuntime(), folder)
  // No server was running: we own the database now, and the lock keeps a starting server out.
  if (!cluster.adopted) return openDatabase(project, env)
  const sql = connect(cluster.url, 2)
  return { sql, url: cluster.url, folder, close: () => sql.end({ timeout: 5 }) }
}
