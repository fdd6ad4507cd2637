import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import { inject } from 'vitest'
import ws from 'ws'
import { createApp } from '#server/app.ts'
import { connect } from '#server/database/open.ts'
import { openRecipeFeed } from '#server/database/recipe-feed.ts'
import type { FunctionDefinition } from '#server/functions/definition.ts'
import { createLog, type Level } from '#server/lib/log.ts'
import { createOutbox } from '#server/lib/outbox.ts'
import { createRateLimiter } from '#server/lib/rate-limit.ts'
import { openEmbeddedPlatform } from '#server/platform/embedded.ts'
import { copyDatabase, migrations, testKeys } from './database.ts'

export interface TestServerOptions {
  functions?: Record<string, FunctionDefinition>
  requireConfirmation?: boolean
  rateLimitScale?: number
  logLevel?: Level
}

/** The whole server on a real port over a database of its own. */
export async function startTestServer(options: TestServerOptions = {}) {
  const databaseUrl = await copyDatabase(inject('postgresUrl'))
  const sql = connect(databaseUrl, 5)
  const lines: string[] = []
  const log = createLog(options.logLevel ?? 'info', (line) => lines.push(line))
  console.error = (...parts: unknown[]) => log.error(parts.map(String).join(' '))
  const server = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const platform = await openEmbeddedPlatform({
    sql,
    databaseUrl,
    pool: 5,
    keys: testKeys,
    siteUrl: url,
    requireConfirmation: options.requireConfirmation ?? false,
    outbox: createOutbox(sql),
  })
  const recipes = await openRecipeFeed(sql, log)
  const app = createApp({
    sql,
    migrations,
    platform,
    recipes,
    functions: options.functions ?? {},
    limiter: createRateLimiter(sql, testKeys.jwtSecret, options.rateLimitScale ?? 1000, log),
    log,
    publishableKey: testKeys.publishableKey,
    proxies: 0,
    policy: { supabaseUrl: undefined, dev: false },
    web: undefined,
    stopping: () => false,
  })
  const listener = getRequestListener(app.fetch)

  const client = (key: string = testKeys.publishableKey) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: ws as unknown as typeof WebSocket },
    })
  let people = 0
  return {
    url,
    sql,
    app,
    recipes,
    keys: testKeys,
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
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await recipes.close()
      await platform.close()
      await sql.end()
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

export const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), 'sous-'))
