import { Hono } from 'hono'
import { badRequest, lengthRequired, missingKey, notFound, unauthorized } from '../errors.ts'
import { limitBody } from '../lib/body-limit.ts'
import { LIMITS, type RateLimiter } from '../lib/rate-limit.ts'
import { type AppEnv, accessToken } from '../request.ts'
import { bodyOf } from './accounts.ts'
import type { Platform } from './platform.ts'

const KB = 1024
const AUTH_BODY = 32 * KB
const REST_BODY = 1024 * KB
const STORAGE_BODY = 6 * 1024 * KB

/** Files that carry their permission in the address, or need none. */
const OPEN_FILES = /^\/storage\/v1\/(object|render\/image)\/(public|sign|upload\/sign)\//

/** Calls that send a mail to the address in them. */
const MAILING = /^\/auth\/v1\/(signup|recover|resend)$/

/** auth/v1, rest/v1 and storage/v1: limits and checks of ours in front, the platform behind. */
export function servePlatform(platform: Platform, limiter: RateLimiter) {
  return new Hono<AppEnv>()
    .use('/:area{auth|rest|storage}/v1/*', async (c, next) => {
      // PostgreSQL keeps no text with it, so nothing by such a name is anywhere.
      if (/%00/.test(c.req.url)) throw badRequest('There is a sign in this address that no name can have.')
      await next()
    })
    .use('/auth/v1/*', limitBody(AUTH_BODY))
    .use('/rest/v1/*', limitBody(REST_BODY))
    .use('/storage/v1/*', limitBody(STORAGE_BODY))
    .use('/storage/v1/*', async (c, next) => {
      const { method, path } = c.req
      if (method !== 'OPTIONS' && !OPEN_FILES.test(path) && !c.req.header('apikey') && !c.req.query('apikey'))
        throw missingKey()
      // The size limit of a bucket is checked against the announced length, so one must be announced.
      if ((method === 'POST' || method === 'PUT') && c.req.raw.body && !c.req.header('content-length'))
        throw lengthRequired()
      await next()
    })
    .get('/auth/v1/verify', async (c, next) => {
      await limiter.take(LIMITS.signIn, [c.var.network])
      await next()
    })
    .on(
      ['POST', 'PUT'],
      '/auth/v1/:call{token|signup|recover|otp|magiclink|verify|resend|user}',
      async (c, next) => {
        const refresh = c.req.query('grant_type') === 'refresh_token'
        await limiter.take(refresh ? LIMITS.api : LIMITS.signIn, [c.var.network])
        const { email } = c.req.path.endsWith('/user') ? {} : await bodyOf(c.req.raw)
        if (typeof email === 'string' && email.trim() !== '') {
          const account = `account ${email.trim().toLowerCase()}`
          if (MAILING.test(c.req.path)) await limiter.take(LIMITS.mails, [account])
          else {
            await limiter.take(LIMITS.account, [`${account} from ${c.var.network}`])
            await limiter.take(LIMITS.accountOverall, [account])
          }
        }
        await next()
      },
    )
    .all('/:area{auth|rest|storage}/v1/*', async (c) => {
      if (!platform.fetch) throw notFound('This installation uses a hosted project for this.')
      if (c.req.method !== 'OPTIONS') {
        const token = accessToken(c.req.header('authorization'))
        const user = token ? await platform.userOf(token) : undefined
        // auth/v1 has answers of its own for a session that ended, which the client library knows.
        if (token && !user && c.req.param('area') !== 'auth')
          throw unauthorized('Your session has ended. Please sign in again.')
        await limiter.take(LIMITS.api, [c.var.network, ...(user ? [user.id] : [])])
      }
      return platform.fetch(c.req.raw, c.var.peer)
    })
    .all('/:area{auth|rest|storage|realtime}/v1', () => {
      throw notFound()
    })
    .all('/realtime/v1/*', () => {
      throw notFound()
    })
}
