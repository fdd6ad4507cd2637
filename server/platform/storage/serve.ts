import { Hono } from 'hono'
import { limitBody } from '../../lib/body-limit.ts'
import { LIMITS, type RateLimiter } from '../../lib/rate-limit.ts'
import type { AppEnv } from '../../request.ts'
import { identifyCaller, sessionEnded } from '../caller.ts'
import type { Doors, Platform } from '../platform.ts'
import { answerStorage } from './answer.ts'
import { findRoute, isOpen } from './routes.ts'

const BODY_BYTES = 6 * 1024 * 1024

interface StorageServices {
  doors: Doors
  userOf: Platform['userOf']
  limiter: RateLimiter
}

/** storage/v1: our limits and contracts, then the library. */
export function serveStorage({ doors, userOf, limiter }: StorageServices) {
  return new Hono<AppEnv>().use(limitBody(BODY_BYTES)).all('/*', async (c) => {
    const route = findRoute(c.req.method, c.req.url)
    const caller = isOpen(route) ? undefined : await identifyCaller(doors, c.req)
    const token = caller?.token
    const user = token === undefined ? undefined : await userOf(token)
    if (token !== undefined && !user) throw sessionEnded()
    await limiter.take(LIMITS.api, [c.var.network, ...(user ? [user.id] : [])])
    // Already checked to be one of our two keys.
    const apikey = caller && (c.req.header('apikey') ?? c.req.query('apikey'))
    return answerStorage(route, c.req.raw, { apikey, token }, (request) => doors.fetch(request, c.var.peer))
  })
}
