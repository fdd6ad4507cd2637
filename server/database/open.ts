import postgres from 'postgres'
import type { Env } from '../env.ts'
import type { Sql } from '../lib/sql.ts'
import { type Cluster, isAlive, openCluster } from './embedded/cluster.ts'
import { openDataFolder } from './embedded/data-folder.ts'
import { openRuntime } from './embedded/runtime.ts'
import { databaseSocket } from './socket.ts'
import * as strings from './strings.ts'
import { endWithConnection } from './transactions.ts'

export interface Database {
  sql: Sql
  url: string
  /** The folder of keys, files and the embedded database. */
  folder: string
  /** Human-readable: where the rows are. */
  place: string
  close: () => Promise<void>
}

const OWNER_LOCK = 7_350_110
const OLDEST = 150_000
const NEWEST = 190_000

const IDLE_SECONDS = 60

export interface ConnectOptions {
  /** The application_name of the connections. */
  name?: string
  /** Zero: no idle timeout. */
  idleSeconds?: number
  /** The role to start as; defaults to that of the connecting account. */
  role?: string
  /** Null: no maximum lifetime. */
  lifeSeconds?: null
  onClose?: () => void
}

export const connect = (
  url: string,
  max: number,
  { name = 'sous', idleSeconds = IDLE_SECONDS, role, lifeSeconds, onClose }: ConnectOptions = {},
): Sql =>
  endWithConnection(
    postgres(url, {
      max,
      idle_timeout: idleSeconds,
      connect_timeout: 10,
      ...(lifeSeconds === null && { max_lifetime: null }),
      ...(onClose && { onclose: onClose }),
      onnotice: () => {},
      connection: { application_name: name, TimeZone: 'UTC', ...(role && { role }) },
      socket: databaseSocket,
    } as postgres.Options<Record<string, never>>),
  )

/** Only one server may start and stop an embedded database. A killed one releases this lock with its connection. */
async function own(keeper: Sql) {
  for (let attempt = 0; attempt < 25; attempt++) {
    const [row] = await keeper`select pg_try_advisory_lock(${OWNER_LOCK}) as got`
    if (row?.got) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}

const WATCH_MS = 500

/** A database that was killed is restarted at the same address, so that every client finds it again. */
function keepRunning(cluster: Cluster, restart: () => Promise<Cluster>) {
  let now = cluster
  let restarting: Promise<void> | undefined
  const watch = setInterval(() => {
    if (restarting || isAlive(now.pid)) return
    restarting = restart()
      .then((started) => {
        now = started
      })
      // It logs the reason itself; the next check retries.
      .catch(() => {})
      .finally(() => {
        restarting = undefined
      })
  }, WATCH_MS)
  return async () => {
    clearInterval(watch)
    await restarting
    await now.stop()
  }
}

async function openEmbedded(project: string, env: Env): Promise<Database> {
  const runtime = openRuntime()
  const folder = openDataFolder(project, env.DATA_DIR, runtime.account)
  const cluster = await openCluster(runtime, folder)
  // A dedicated connection, for as long as we own the database.
  const keeper = connect(cluster.url, 1, { idleSeconds: 0 })
  if (!(await own(keeper))) {
    await keeper.end({ timeout: 1 })
    throw new Error(strings.alreadyRunning(folder))
  }
  const sql = connect(cluster.url, env.DATABASE_POOL)
  const stopRunning = keepRunning(cluster, async () => {
    const started = await openCluster(runtime, folder, { settings: { port: new URL(cluster.url).port } })
    // The lock was lost with its connection. If this one is lost too, the next start acquires it again.
    own(keeper).catch(() => {})
    return started
  })
  return {
    sql,
    url: cluster.url,
    folder,
    place: cluster.adopted ? strings.adoptedPlace(folder) : strings.embeddedPlace(folder),
    close: async () => {
      await Promise.all([sql.end({ timeout: 5 }), keeper.end({ timeout: 1 })])
      await stopRunning()
    },
  }
}

async function openServer(project: string, env: Env, url: string): Promise<Database> {
  const folder = openDataFolder(project, env.DATA_DIR, undefined)
  const sql = connect(url, env.DATABASE_POOL)
  const { hostname, port, pathname } = new URL(url)
  const place = strings.serverPlace(pathname.slice(1), `${hostname}${port && `:${port}`}`)
  try {
    const [row] = await sql`select current_setting('server_version_num')::int as version`
    const version: number = row?.version
    if (version < OLDEST || version >= NEWEST)
      throw new Error(strings.unsupportedVersion(Math.floor(version / 10_000)))
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw new Error(strings.databaseUnusable(place, (error as Error).message))
  }
  return { sql, url, folder, place, close: () => sql.end({ timeout: 5 }) }
}

export const openDatabase = (project: string, env: Env) =>
  env.DATABASE_URL ? openServer(project, env, env.DATABASE_URL) : openEmbedded(project, env)
