import { Hono } from 'hono'
import { limitBody } from '../../lib/body-limit.ts'
import { LIMITS, type RateLimiter } from '../../lib/rate-limit.ts'
import type { AppEnv } from '../../request.ts'
import { identifyCaller, sessionEnded } from '../caller.ts'
import type { Doors } from '../platform.ts'

const BODY_BYTES = 1024 * 1024

interface RestServices {
  doors: Doors
  limiter: RateLimiter
}

/** rest/v1: rows of the tables and functions that the migrations expose. */
export function serveRest({ doors, limiter }: RestServices) {
  return new Hono<AppEnv>().use(limitBody(BODY_BYTES)).all('/*', async (c) => {
    const caller = await identifyCaller(doors, c.req)
    if (caller.token && !caller.claims) throw sessionEnded()
    const user = caller.claims?.sub
    await limiter.take(LIMITS.api, [c.var.network, ...(user ? [user] : [])])
    return doors.rest.answer(c.req.raw, caller, user ?? c.var.network)
  })
}
