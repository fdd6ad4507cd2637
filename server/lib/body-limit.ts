import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { tooLarge } from '../errors.ts'

/** The most that a route reads of a request, however the body is sent. */
export function limitBody(bytes: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw tooLarge(bytes)
    },
  })
  // They have no body, and looking for one makes a whole request object of what Node has.
  return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next))
}
