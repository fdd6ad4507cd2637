import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { tooLarge } from '../errors.ts'

/** The maximum body size of a route, however the body is sent. */
export function limitBody(bytes: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw tooLarge(bytes)
    },
  })
  // These have no body, and checking for one makes Node construct a full request object.
  return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next))
}
