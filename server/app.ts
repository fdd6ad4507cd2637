import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { WordTable } from '#core/text/word-table.ts'
import type { Migration } from './database/migrate.ts'
import type { RecipeFeed } from './database/recipe-feed.ts'
import { errorResponse, notFound } from './errors.ts'
import type { FunctionDefinition } from './functions/definition.ts'
import { serveFunctions } from './functions/serve.ts'
import { serveAvatars } from './http/avatars.ts'
import { serveCalendar } from './http/calendar.ts'
import { serveCovers } from './http/covers.ts'
import { serveCrawlers } from './http/crawlers.ts'
import { serveDetectorModel } from './http/detector-model.ts'
import { serveHealth } from './http/health.ts'
import { serveOffline } from './http/offline.ts'
import { servePostedPage } from './http/posted-page.ts'
import { serveRecipeImages } from './http/recipe-images.ts'
import { type PolicyOptions, securityHeaders } from './http/security-headers.ts'
import { describePages } from './http/seo.ts'
import { serveShareTarget } from './http/share-target.ts'
import { serveSharedPhotos } from './http/shared-photos.ts'
import { serveUnsubscribe } from './http/unsubscribe.ts'
import { serveWeb, type WebOptions } from './http/web.ts'
import type { Detector } from './lib/detector/detector.ts'
import type { Log } from './lib/log.ts'
import type { MailDesk } from './lib/mail/desk.ts'
import type { ModelService } from './lib/model/model.ts'
import type { RateLimiter } from './lib/rate-limit.ts'
import type { Sql } from './lib/sql.ts'
import type { Platform } from './platform/platform.ts'
import { servePlatform } from './platform/serve.ts'
import { type AppEnv, identifyRequest } from './request.ts'
import type { ScrapingDesk } from './scraping/jobs/desk.ts'

interface AppServices {
  sql: Sql
  migrations: Migration[]
  platform: Platform
  recipes: RecipeFeed
  detector: Detector
  detectorFolder: string
  words: WordTable
  functions: Record<string, FunctionDefinition>
  limiter: RateLimiter
  model: ModelService | undefined
  mail: MailDesk
  pushKey: string
  scraping: ScrapingDesk
  version: string
  log: Log
  publishableKey: string
  accessCode: string
  checkOutputs: boolean
  proxies: number
  policy: PolicyOptions
  web: WebOptions | undefined
  stopping: () => boolean
}

/** The middleware chain of a request, in order. */
export function createApp(services: AppServices) {
  const { sql, platform, limiter, log } = services
  const seo = { sql, siteUrl: services.mail.siteUrl, log }
  const app = new Hono<AppEnv>()
    .onError((error, c) => errorResponse(error, c.var.requestId, c.var.log))
    .notFound((c) => errorResponse(notFound(), c.var.requestId, c.var.log))
    .use(identifyRequest(log, services.proxies))
    .use(securityHeaders(services.policy))
    .use(compress())
    .route('/', serveHealth(services))
    .route('/', serveCovers(sql))
    .route('/', serveAvatars({ limiter }))
    .route('/', serveRecipeImages(sql))
    .route('/', serveSharedPhotos({ sql, limiter }))
    .route('/', serveCalendar({ sql, limiter, siteUrl: services.mail.siteUrl }))
    .route('/', serveDetectorModel(services.detectorFolder))
    .route('/', serveOffline(sql))
    .route('/', serveCrawlers(seo))
    .route('/', serveShareTarget())
    .route('/', serveUnsubscribe({ sql, limiter }))
    .route('/', servePostedPage({ limiter, policy: services.policy }))
    .route('/functions/v1', serveFunctions({ ...services, db: sql }))
    .route('/', servePlatform(platform, limiter))
  if (services.web) app.route('/', serveWeb({ describe: describePages(seo), ...services.web }))
  return app
}
