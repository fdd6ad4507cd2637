import type { Log } from '#server/lib/log.ts'
import type { Sql } from '#server/lib/sql.ts'
import { createDatabasePace, createDatabaseRobotsStore } from './database-pace.ts'
import type { Fetching } from './fetch-page.ts'
import { PACE_DEFAULTS, type PaceOptions } from './pace.ts'
import { createRobots } from './robots.ts'
import { userAgentOf } from './user-agent.ts'

interface FetchingOptions {
  sql: Sql
  log: Log
  siteUrl: string
  contactEmail: string
  /** SCRAPER_ALLOW_PRIVATE. */
  allowPrivate: boolean
  /** SCRAPER_GAP_MS. */
  gapMs?: number
  pace?: PaceOptions
}

/** What `fetchPage` needs, once per server. */
export function openFetching({
  sql,
  log,
  siteUrl,
  contactEmail,
  allowPrivate,
  gapMs,
  pace,
}: FetchingOptions) {
  if (allowPrivate)
    log.warn(
      'SCRAPER_ALLOW_PRIVATE IS ON: whoever has the access code can make this server fetch from its own machine and network. It is for tests only. Turn it off.',
    )
  const guard: Fetching['guard'] = allowPrivate ? { allows: () => true, ports: 'any' } : {}
  const userAgent = userAgentOf(siteUrl, contactEmail)
  const hostPace = createDatabasePace(sql, { gapMs: gapMs ?? PACE_DEFAULTS.gapMs, ...pace })
  const robots = createRobots({ userAgent, pace: hostPace, guard, store: createDatabaseRobotsStore(sql) })
  return { userAgent, pace: hostPace, robots, guard } satisfies Fetching
}
