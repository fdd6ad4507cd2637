import { randomBytes, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { POSTED_CACHE, postedAddress, postedKey, readPosted } from '#core/contracts/posted-page.ts'
import { LIMITS, type RateLimiter } from '../lib/rate-limit.ts'
import type { AppEnv } from '../request.ts'
import { contentSecurityPolicy, type PolicyOptions } from './security-headers.ts'
import { inlineJson } from './seo.ts'

/** Every character of a page may take up to three bytes; more than twice as many as letters is rare. */
const MAX_BYTES = 12 * 1024 * 1024

/** Hands what was posted back to the browser, where the app finds it: nothing stays here. */
const handBack = (nonce: string, page: object, id: string, lost: string) => `<!doctype html>
<meta charset="utf-8"><meta name="robots" content="noindex"><title>Sous</title>
<script type="application/json" id="page">${inlineJson(page)}</script>
<script nonce="${nonce}">
(async () => {
  try {
    const cache = await caches.open(${inlineJson(POSTED_CACHE)})
    await cache.put(${inlineJson(postedKey(id))}, new Response(document.getElementById('page').textContent))
    location.replace(${inlineJson(postedAddress(id, undefined))})
  } catch {
    location.replace(${inlineJson(lost)})
  }
})()
</script>
`

interface PostedPageOptions {
  limiter: RateLimiter
  policy: PolicyOptions
}

/** A page that the bookmarklet sends is taken by the service worker; this is for browsers without one. */
export const servePostedPage = ({ limiter, policy }: PostedPageOptions) =>
  new Hono<AppEnv>().post('/import-page', async (c) => {
    await limiter.take(LIMITS.postedPages, [c.var.network])
    const size = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY)
    const form = size <= MAX_BYTES ? await c.req.formData().catch(() => undefined) : undefined
    const page = readPosted(form)
    const lost = postedAddress(undefined, form)
    if (!page) return c.redirect(lost, 303)
    const nonce = randomBytes(16).toString('base64')
    c.header('Content-Security-Policy', contentSecurityPolicy(nonce, policy))
    c.header('Cache-Control', 'no-store')
    return c.html(handBack(nonce, page, randomUUID(), lost))
  })
