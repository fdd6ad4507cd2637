import { Hono } from 'hono'
import { isMigrated, type Migration } from '../database/migrate.ts'
import { unavailable } from '../errors.ts'
import type { Sql } from '../lib/sql.ts'
import type { AppEnv } from '../request.ts'
import * as strings from './strings.ts'

interface HealthOptions {
  sql: Sql
  migrations: Migration[]
  stopping: () => boolean
}

/** /healthz: the process is alive. /readyz: it can serve, so a load balancer may route traffic here. */
export const serveHealth = ({ sql, migrations, stopping }: HealthOptions) =>
  new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (stopping()) throw unavailable(strings.stopping)
      const ready = await isMigrated(sql, migrations).catch(() => undefined)
      if (ready === undefined) throw unavailable(strings.databaseSilent)
      if (!ready) throw unavailable(strings.migrationsMissing)
      return c.json({ status: 'ready' })
    })
