import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { tooLarge } from '../errors.ts'

/** The most that a route reads of a request, however the body is sent. */
export const limitBody = (bytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw tooLarge(bytes)
    },
  })
