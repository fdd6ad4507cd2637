import { Hono } from 'hono'
import { badRequest, notFound } from '../errors.ts'
import { allowAnyOrigin } from '../lib/cors.ts'
import type { RateLimiter } from '../lib/rate-limit.ts'
import type { AppEnv } from '../request.ts'
import { serveAuth } from './auth/serve.ts'
import type { Platform } from './platform.ts'
import { serveRest } from './rest/serve.ts'
import { serveStorage } from './storage/serve.ts'
import * as strings from './strings.ts'

const CORS = allowAnyOrigin({
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  headers: [
    ...['authorization', 'apikey', 'content-type', 'accept', 'cache-control', 'range', 'range-unit'],
    ...['prefer', 'accept-profile', 'content-profile', 'x-client-info', 'x-supabase-api-version'],
    ...['x-upsert', 'x-metadata', 'x-retry-count'],
  ],
  exposed: ['content-range', 'content-location', 'preference-applied', 'x-request-id', 'retry-after'],
})

/** auth/v1, rest/v1 and storage/v1. */
export function servePlatform(platform: Platform, limiter: RateLimiter) {
  const { doors } = platform
  const app = new Hono<AppEnv>()
    .use('/:area{auth|rest|storage}/v1/*', CORS)
    .use('/:area{auth|rest|storage}/v1/*', async (c, next) => {
      // PostgreSQL stores no text with NUL, so nothing has such a name.
      if (/%00/.test(c.req.url)) throw badRequest(strings.addressInvalid)
      await next()
    })
  if (doors)
    app
      .route('/auth/v1', serveAuth({ doors, userOf: platform.userOf, limiter }))
      .route('/storage/v1', serveStorage({ doors, userOf: platform.userOf, limiter }))
      .route('/rest/v1', serveRest({ doors, limiter }))
  return app
    .all('/:area{auth|rest|storage}/v1/*', () => {
      throw notFound(doors ? undefined : strings.hostedElsewhere)
    })
    .all('/:area{auth|rest|storage|realtime}/v1', () => {
      throw notFound()
    })
    .all('/realtime/v1/*', () => {
      throw notFound()
    })
}
