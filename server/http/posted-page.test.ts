import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { tooMany } from '../errors.ts'
import type { AppEnv } from '../request.ts'
import { servePostedPage } from './posted-page.ts'

const policy = { supabaseUrl: undefined, dev: false }

function open(take = async () => {}) {
  const app = new Hono<AppEnv>()
    .onError((error, c) => c.text(error.message, (error as { status?: 429 }).status ?? 500))
    .use(async (c, next) => {
      c.set('network', '192.0.2.1')
      await next()
    })
    .route('/', servePostedPage({ limiter: { take, check: async () => {} }, policy }))
  return (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields).toString()
    return app.request('/import-page', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        ...headers,
      },
    })
  }
}
const URL_OF_PAGE = 'https://pot.example/pie'

describe('a page posted to a server', () => {
  it('is handed back to the browser, and nothing of it runs', async () => {
    const html = '</script><script>alert(1)</script><!--'
    const response = await open()({ html, url: URL_OF_PAGE, key: 'x' })
    const text = await response.text()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(text.match(/<script/g)).toHaveLength(2)
    expect(text).not.toContain('<script>')
    const data = /id="page">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
    expect(JSON.parse(data)).toEqual({ html, url: URL_OF_PAGE, key: '' })
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? 'none'
    const csp = response.headers.get('content-security-policy') ?? ''
    expect(csp).toContain(`'nonce-${nonce}'`)
    expect(csp).not.toMatch(/script-src[^;]*'unsafe-inline'/)
  })

  it.each([
    [
      'without a page',
      { url: URL_OF_PAGE },
      {},
      `/import-page?page=lost&url=${encodeURIComponent(URL_OF_PAGE)}`,
    ],
    ['with a script as its address', { url: 'javascript:alert(1)' }, {}, '/import-page?page=lost'],
    ['that is too large', { html: 'x' }, { 'content-length': '99999999' }, '/import-page?page=lost'],
    ['that is no form', { html: 'x' }, { 'content-type': 'text/plain' }, '/import-page?page=lost'],
  ])('is lost %s', async (_name, fields, headers, location) => {
    const response = await open()(fields, headers)
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
  })

  it('is limited', async () => {
    const refuse = () => Promise.reject(tooMany(9))
    expect((await open(refuse)({ html: 'x' })).status).toBe(429)
  })
})
