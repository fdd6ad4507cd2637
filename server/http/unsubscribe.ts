import { Hono } from 'hono'
import { isUuid } from '#core/contracts/uuid.ts'
import { notFound } from '../errors.ts'
import { LIMITS, type RateLimiter } from '../lib/rate-limit.ts'
import type { Sql } from '../lib/sql.ts'
import type { AppEnv } from '../request.ts'
import * as strings from './strings.ts'

const page = (title: string, text: string, button: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p>${button}<p><a href="/">${strings.siteName}</a></p></main></body></html>`

const BUTTON = `<form method="post"><button>${strings.stopNotes}</button></form>`

/** /unsubscribe/{token}: ends the daily note without signing in. Only a POST does: mail scanners open every link. */
export const serveUnsubscribe = ({ sql, limiter }: { sql: Sql; limiter: RateLimiter }) =>
  new Hono<AppEnv>()
    .use('/unsubscribe/:token', async (c, next) => {
      await limiter.take(LIMITS.contact, [c.var.network])
      if (!isUuid(c.req.param('token'))) throw notFound()
      c.header('Cache-Control', 'no-store')
      c.header('Referrer-Policy', 'no-referrer')
      await next()
    })
    .get('/unsubscribe/:token', (c) => c.html(page(strings.stopTitle, strings.stopText, BUTTON)))
    .post('/unsubscribe/:token', async (c) => {
      // A token that was used already says the same: the note is off.
      await sql`delete from daily_notes where token = ${c.req.param('token')}`
      return c.html(page(strings.stoppedTitle, strings.stoppedText, ''))
    })
