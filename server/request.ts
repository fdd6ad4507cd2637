import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { clientAddress, network } from './lib/client-address.ts'
import type { Log } from './lib/log.ts'

/** What every request carries. */
interface AppVariables {
  requestId: string
  log: Log
  /** The caller's network, for limits; never logged. */
  network: string
  peer: string | null
}

/** Whoever has the link of a shared recipe or a calendar may read it, so its token is not for the log. */
const loggedPath = (path: string) => path.replace(/^(\/(?:shared|shared-photos|calendar)\/)[^/]+/, '$1…')

export type AppEnv = { Variables: AppVariables; Bindings: Partial<HttpBindings> }

/** A request id, the caller's network, and one log line at the end: path and outcome, no personal data. */
export function identifyRequest(log: Log, proxies: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const peer = c.env?.incoming?.socket.remoteAddress ?? null
    c.set('requestId', requestId)
    c.set('log', log.with({ request_id: requestId }))
    c.set('peer', peer)
    c.set('network', network(clientAddress(peer ?? undefined, c.req.header('x-forwarded-for'), proxies)))
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const fields = {
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    }
    const quiet = c.res.status < 400 && !/^\/(auth|rest|storage|functions|realtime)\/v1\//.test(c.req.path)
    c.var.log[quiet ? 'debug' : 'info']('request', fields)
  }
}
