import type { MiddlewareHandler } from 'hono'

interface CorsOptions {
  methods: readonly string[]
  /** Request headers that the client libraries send. */
  headers: readonly string[]
  /** Response headers that they read. */
  exposed: readonly string[]
}

const DAY_SECONDS = '86400'

/**
 * Any origin may call: keys and tokens are sent in headers, never in cookies. Hono's middleware writes its headers before
 * the response exists, which then has to be copied into a stream.
 */
export function allowAnyOrigin({ methods, headers, exposed }: CorsOptions): MiddlewareHandler {
  const always = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': exposed.join(', '),
  }
  const preflight = {
    ...always,
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': headers.join(', '),
    'Access-Control-Max-Age': DAY_SECONDS,
  }
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight })
    await next()
    for (const [name, value] of Object.entries(always)) c.res.headers.set(name, value)
  }
}
