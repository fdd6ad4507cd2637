import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { Prerender } from '#core/contracts/page-data.ts'
import { createApp } from './app.ts'
import { warmUp } from './assistant/warm-up.ts'
import { openWords } from './assistant/words.ts'
import { exclusively } from './database/exclusively.ts'
import { openKeys } from './database/keys.ts'
import { migrate, readMigrations } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { openRecipeFeed } from './database/recipe-feed.ts'
import { seed } from './database/seed.ts'
import { seeds } from './database/seeds.ts'
import type { Env } from './env.ts'
import { functions } from './functions/index.ts'
import { dailyNotes } from './jobs/daily-notes/send-notes.ts'
import { startJobs } from './jobs/start.ts'
import { closeInTurn, type Part } from './lib/close-in-turn.ts'
import { createDetector } from './lib/detector/detector.ts'
import { createLog, describeError, type Log } from './lib/log.ts'
import { createMailSender } from './lib/mail/sender.ts'
import { openSmtp } from './lib/mail/smtp.ts'
import { configuredModel, modelPlace, modelSettings } from './lib/model/configured.ts'
import { createOutbox } from './lib/outbox.ts'
import { vapidKeys } from './lib/push/vapid.ts'
import { createRateLimiter } from './lib/rate-limit.ts'
import { openEmbeddedPlatform } from './platform/embedded.ts'
import { openHostedPlatform } from './platform/hosted.ts'
import { openRealtime } from './platform/realtime/open.ts'
import { openScraping } from './scraping/open.ts'
import * as strings from './strings.ts'

export interface Running {
  address: string
  port: number
  dataFolder: string
  databasePlace: string
  mailPlace: string
  modelPlace: string
  accessCode: string
  stop: () => Promise<void>
}

interface StartOptions {
  project: string
  env: Env
  dev?: boolean
  log?: ReturnType<typeof createLog>
}

const DRAIN_MS = 10_000
const SWEEP_MS = 50
const CLOSE_LIMIT_MS = DRAIN_MS + 5000
const PREPARE_LOCK = 7_350_112

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(strings.portTaken(port)) : error),
    )
    server.listen(port, host, () => resolve((server.address() as { port: number }).port))
  })

/** Reports that the port is taken before anything else is started. */
async function checkPort(port: number, host: string) {
  const probe = createServer()
  await listen(probe, port, host)
  await new Promise((resolve) => probe.close(resolve))
}

/** The SSR part of the web build. */
async function openPrerender(project: string, log: Log): Promise<Prerender | undefined> {
  const file = path.join(project, 'dist/prerender/prerender.js')
  try {
    const built = await import(/* @vite-ignore */ pathToFileURL(file).href)
    return built.prerender
  } catch (error) {
    log.warn('pages are rendered in the browser only', { error: describeError(error) })
    return undefined
  }
}

/** Lets requests in flight finish; idle connections close at once; hanging ones are cut off in the end. */
const drain = (server: Server) =>
  new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    // A connection becomes idle once its request is answered, and would be kept alive for the next one.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })

/** env -> database -> app -> listen. Whatever was opened is closed again when a later step fails. */
export async function startServer({
  project,
  env,
  dev = false,
  log = createLog(env.LOG_LEVEL),
}: StartOptions): Promise<Running> {
  const opened: Part[] = []
  const closeAll = () => closeInTurn(opened.reverse(), CLOSE_LIMIT_MS, log)
  let stopping = false
  try {
    await checkPort(env.PORT, env.HOST)
    const database = await openDatabase(project, env)
    // It has its own limits, and nothing comes after it.
    opened.push({ name: 'database', close: database.close, takesItsTime: true })
    const { sql } = database
    const keys = openKeys(database.folder, env)
    const siteUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
    const migrations = readMigrations(path.join(project, 'supabase/migrations'))
    const contactEmail = env.CONTACT_EMAIL ?? ''
    // It polls the queue once the migrations have created it.
    const sender = env.SMTP_URL
      ? createMailSender(sql, openSmtp(env.SMTP_URL, env.MAIL_FROM ?? `Sous <${contactEmail}>`), log)
      : undefined
    const outbox = createOutbox(sql, sender)

    const hosted = env.SUPABASE_URL && env.SUPABASE_PUBLISHABLE_KEY
    const embedded = hosted
      ? undefined
      : await openEmbeddedPlatform({
          sql,
          databaseUrl: database.url,
          pool: env.DATABASE_POOL,
          keys,
          siteUrl,
          requireConfirmation: env.AUTH_REQUIRE_CONFIRMATION,
          outbox,
        })
    const platform =
      embedded ?? openHostedPlatform(env.SUPABASE_URL ?? '', env.SUPABASE_PUBLISHABLE_KEY ?? '')
    opened.push({ name: 'platform', close: platform.close })
    const [migrated, seeded] = await exclusively(sql, PREPARE_LOCK, async () => {
      await embedded?.provision()
      return [await migrate(sql, migrations), await seed(sql, seeds)] as const
    })
    if (migrated.length || seeded.length)
      log.info('database prepared', { migrated: migrated.join(' '), seeded: seeded.join(' ') })

    if (sender) opened.push({ name: 'mail', close: sender.start() })
    const recipes = await openRecipeFeed(sql, log)
    opened.push({ name: 'recipes', close: recipes.close })
    const detectorFolder = path.join(project, 'vision/model')
    const words = openWords(project)
    const detector = createDetector({ folder: detectorFolder, log })
    opened.push({ name: 'detector', close: detector.close })
    const model = await configuredModel(env, sql, keys.jwtSecret, log)
    const publishableKey = env.SUPABASE_PUBLISHABLE_KEY ?? keys.publishableKey
    const policy = { supabaseUrl: env.SUPABASE_URL, dev }
    const { version } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'))
    const scraping = await openScraping({
      sql,
      log,
      model,
      siteUrl,
      contactEmail,
      allowPrivate: env.SCRAPER_ALLOW_PRIVATE,
      gapMs: env.SCRAPER_GAP_MS,
      runner: { leaseMs: env.SCRAPER_LEASE_SECONDS * 1000 },
    })
    opened.push({ name: 'scraping', close: scraping.close })
    let handle: RequestListener | undefined
    const server = createServer((request, response) => handle?.(request, response))
    const vite = dev ? await (await import('./http/dev-server.ts')).openDevServer(project, server) : undefined
    if (vite) opened.push({ name: 'vite', close: vite.close })
    const limiter = createRateLimiter(sql, keys.jwtSecret, env.RATE_LIMIT_SCALE, log)
    const app = createApp({
      sql,
      migrations,
      platform,
      recipes,
      detector,
      detectorFolder,
      words,
      functions,
      limiter,
      model,
      mail: { outbox, siteUrl, contactEmail },
      pushKey: vapidKeys(keys.jwtSecret).publicKey,
      scraping,
      version,
      log,
      publishableKey,
      accessCode: keys.accessCode,
      checkOutputs: false,
      proxies: env.TRUST_PROXY,
      policy,
      web: {
        folder: path.join(project, 'dist/web'),
        settings: {
          supabaseUrl: env.SUPABASE_URL ?? '',
          publishableKey,
          contactEmail,
          contactReplyHours: env.CONTACT_REPLY_HOURS ?? 0,
          version,
          visionModel: modelSettings(env)?.visionName ?? '',
          sendsEmail: outbox.sends,
        },
        policy,
        page: vite?.page,
        prerender: dev ? undefined : await openPrerender(project, log),
      },
      stopping: () => stopping,
    })
    const answer = getRequestListener(app.fetch)
    handle = vite ? vite.before(answer) : answer

    // A hosted project has its own.
    const realtime = embedded
      ? await openRealtime({
          sql,
          userOf: embedded.userOf,
          keys,
          limiter,
          log,
          proxies: env.TRUST_PROXY,
        })
      : undefined
    server.on('upgrade', (request, socket, head) => {
      // In development the others are Vite's.
      if (!realtime?.upgrade(request, socket, head) && !dev) socket.destroy()
    })

    const port = await listen(server, env.PORT, env.HOST)
    opened.push({ name: 'warm-up', close: warmUp(recipes.vocabulary, words) })
    const contact = contactEmail ? `mailto:${contactEmail}` : siteUrl
    const notes = dailyNotes({ outbox, siteUrl, recipes, push: { jwtSecret: keys.jwtSecret, contact } })
    opened.push({ name: 'jobs', close: startJobs(sql, log, [notes]) })
    opened.push({ name: 'requests', close: () => drain(server) })
    // Before the requests in flight: some of them wait for jobs that now end elsewhere.
    opened.push({ name: 'scraping', close: scraping.close })
    if (realtime) opened.push({ name: 'realtime', close: realtime.close })
    return {
      address: env.PUBLIC_URL ?? `http://localhost:${port}`,
      port,
      dataFolder: database.folder,
      databasePlace: database.place,
      mailPlace: outbox.place,
      modelPlace: modelPlace(env),
      accessCode: keys.accessCode,
      stop: async () => {
        stopping = true
        if (!(await closeAll())) throw new Error('Not everything could be closed.')
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}
