import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import { inject } from 'vitest'
import ws from 'ws'
import type { RealtimeLimits } from '#core/contracts/realtime.ts'
import { createApp } from '#server/app.ts'
import { openWords } from '#server/assistant/words.ts'
import type { Keys } from '#server/database/keys.ts'
import { connect } from '#server/database/open.ts'
import { openRecipeFeed } from '#server/database/recipe-feed.ts'
import type { FunctionDefinition } from '#server/functions/definition.ts'
import { createDetector } from '#server/lib/detector/detector.ts'
import { createLog, type Log } from '#server/lib/log.ts'
import type { ModelService } from '#server/lib/model/model.ts'
import { createOutbox } from '#server/lib/outbox.ts'
import { vapidKeys } from '#server/lib/push/vapid.ts'
import { createRateLimiter } from '#server/lib/rate-limit.ts'
import type { Sql } from '#server/lib/sql.ts'
import { openEmbeddedPlatform } from '#server/platform/embedded.ts'
import { openRealtime } from '#server/platform/realtime/open.ts'
import { openScraping } from '#server/scraping/open.ts'
import { copyDatabase, migrations, testKeys } from './database.ts'
import { project } from './project.ts'

export interface TestServerOptions {
  functions?: Record<string, FunctionDefinition>
  requireConfirmation?: boolean
  rateLimitScale?: number
  logLevel?: Parameters<typeof createLog>[0]
  detector?: Partial<Parameters<typeof createDetector>[0]>
  /** A model server for the functions; without one the built-in assistant answers. */
  model?: (sql: Sql, log: Log) => ModelService
  /** Workers that collect recipes; they may fetch from this machine. */
  scraping?: Partial<Parameters<typeof openScraping>[0]>
  /** Scraped recipes wait for a review, as they do unless an operator decides otherwise. */
  review?: boolean
  realtime?: Partial<RealtimeLimits>
  /** The database of another server; otherwise a new one. */
  databaseUrl?: string
  keys?: Keys
}

/** The whole server on a real port with its own database. */
export async function startTestServer(options: TestServerOptions = {}) {
  const keys = options.keys ?? testKeys
  const databaseUrl = options.databaseUrl ?? (await copyDatabase(inject('postgresUrl')))
  const sql = connect(databaseUrl, 5)
  const lines: string[] = []
  const log = createLog(options.logLevel ?? 'info', (line) => lines.push(line))
  console.error = (...parts: unknown[]) => log.error(parts.map(String).join(' '))
  const server = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const outbox = createOutbox(sql)
  const platform = await openEmbeddedPlatform({
    sql,
    databaseUrl,
    pool: 5,
    keys,
    siteUrl: url,
    requireConfirmation: options.requireConfirmation ?? false,
    outbox,
  })
  const recipes = await openRecipeFeed(sql, log)
  const model = options.model?.(sql, log)
  const contactEmail = 'hello@sous.example'
  // Most tests scrape nothing, and need no workers.
  const scraping = options.scraping
    ? await openScraping({
        sql,
        log,
        model,
        siteUrl: url,
        contactEmail,
        allowPrivate: true,
        ...options.scraping,
      })
    : undefined
  // A review is tested where it's asked for; elsewhere what is scraped is there.
  if (options.scraping && !options.review) await sql`update sous.scrape_rules set publish_from = 0`
  const detectorFolder = path.join(project, 'vision/model')
  const detector = createDetector({ folder: detectorFolder, log, ...options.detector })
  const limiter = createRateLimiter(sql, keys.jwtSecret, options.rateLimitScale ?? 1000, log)
  const realtime = await openRealtime({
    sql,
    userOf: platform.userOf,
    keys,
    limiter,
    log,
    proxies: 0,
    limits: options.realtime,
  })
  server.on('upgrade', (request, socket, head) => {
    if (!realtime.upgrade(request, socket, head)) socket.destroy()
  })
  const app = createApp({
    sql,
    migrations,
    platform,
    recipes,
    detector,
    detectorFolder,
    words: openWords(project),
    functions: options.functions ?? {},
    limiter,
    model,
    mail: { outbox, siteUrl: url, contactEmail },
    pushKey: vapidKeys(keys.jwtSecret).publicKey,
    scraping: scraping as Awaited<ReturnType<typeof openScraping>>,
    version: '0.0.0',
    log,
    publishableKey: keys.publishableKey,
    accessCode: keys.accessCode,
    checkOutputs: true,
    proxies: 0,
    policy: { supabaseUrl: undefined, dev: false },
    web: undefined,
    stopping: () => false,
  })
  const listener = getRequestListener(app.fetch)

  const client = (key: string = keys.publishableKey) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: ws as unknown as typeof WebSocket },
    })
  let people = 0
  return {
    url,
    databaseUrl,
    sql,
    app,
    recipes,
    keys,
    logLines: lines,
    client,
    /** A client of a new, signed-in user. */
    user: async (email = `cook${++people}@kitchen.example`, password = 'correct horse battery') => {
      const own = client()
      const { data, error } = await own.auth.signUp({
        email,
        password,
        options: { data: { display_name: `Cook ${people}` } },
      })
      if (error || !data.user) throw error ?? new Error('no user')
      return { client: own, id: data.user.id, email, password, session: data.session }
    },
    mails: () =>
      sql<
        { recipient: string; subject: string; body: string }[]
      >`select recipient, subject, body from sous.mail_outbox order by id`,
    stop: async () => {
      await realtime.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await scraping?.close()
      await recipes.close()
      await detector.close()
      await platform.close()
      await sql.end()
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

export const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), 'sous-'))
