import { Hono } from 'hono'
import { limitBody } from '../../lib/body-limit.ts'
import { LIMITS, type RateLimiter } from '../../lib/rate-limit.ts'
import type { AppEnv } from '../../request.ts'
import { type Caller, identifyCaller } from '../caller.ts'
import type { Doors, Platform } from '../platform.ts'
import type { Session } from './context.ts'
import { type Ask, authRequest, plainAnswer } from './forward.ts'
import { authLimits } from './limits.ts'
import { AuthProblem, badToken, noToken, sessionNotFound } from './problem.ts'
import { findRoute } from './routes.ts'

const BODY_BYTES = 32 * 1024

interface AuthServices {
  doors: Doors
  userOf: Platform['userOf']
  limiter: RateLimiter
}

/** auth/v1: one chain that reads as policy: route, key, limits, session, contract, rules; then the library. */
export function serveAuth({ doors, userOf, limiter }: AuthServices) {
  const requireUser = async ({ token, claims }: Caller): Promise<Session> => {
    if (token === undefined) throw noToken()
    if (!claims) throw badToken()
    const user = await userOf(token)
    if (!user) throw sessionNotFound()
    return { user, token }
  }

  return new Hono<AppEnv>()
    .onError((error) => {
      if (error instanceof AuthProblem) return error.toResponse()
      throw error
    })
    .use(limitBody(BODY_BYTES))
    .all('/*', async (c) => {
      const route = findRoute(c.req.method, c.req.url)
      const caller = route.needs === 'link' ? undefined : await identifyCaller(doors, c.req)
      const { network, peer } = c.var
      if (route.isTry(new URL(c.req.url).searchParams)) await limiter.take(LIMITS.signIn, [network])
      const session = caller && route.needs === 'user' ? await requireUser(caller) : undefined
      await limiter.take(LIMITS.api, [network, ...(session ? [session.user.id] : [])])
      const ask: Ask = async (call) =>
        plainAnswer(await doors.fetch(authRequest(doors.publishableKey, call), peer))
      const limits = authLimits(limiter, network)
      const answer = await route.answer(c.req.raw, { ...doors.accounts, ask, limits }, session)
      if (answer.status >= 500)
        throw new Error(`The auth library answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
      return answer
    })
}
