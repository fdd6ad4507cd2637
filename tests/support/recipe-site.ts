import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { siteFiles } from './recipe-site-files.ts'
import { htmlPage } from './recipe-site-markup.ts'
import { sitePages } from './recipe-site-pages.ts'
import {
  breaksOnce,
  isBusyOnce,
  isNoindex,
  isSlow,
  pathOf,
  planSite,
  type WayIn,
  wayOf,
} from './recipe-site-plan.ts'

export interface SiteRecipe {
  path: string
  title: string
  way: WayIn
  /** Its X-Robots-Tag asks not to store it. */
  noindex: boolean
}

export interface SiteRequest {
  path: string
  /** Milliseconds, performance.now(). */
  at: number
  agent: string
  cookie: string | undefined
  conditional: boolean
  status: number
}

export interface RecipeSiteOptions {
  /** The approximate number of pages; four of five are recipes. */
  pages?: number
  /** Crawl-delay in robots.txt, seconds. */
  crawlDelay?: number
  /** Whether some recipes fail at first, are slow, or ask for a pause. */
  troubles?: boolean
  slowMs?: number
}

/** Infinite or off-limits URLs that a polite crawler avoids: path prefixes. */
const TRAPS = ['/calendar/', '/club-nights/', '/wall', '/maze/', '/s/', '/sponsored/', '/hush/', '/search']

const etagOf = (path: string) =>
  `"${path.length}-${[...path].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7)}"`

/** A local site with everything that makes crawling hard. It records every request, so that politeness can be checked. */
export async function startRecipeSite(options: RecipeSiteOptions = {}) {
  const { pages = 2000, crawlDelay, troubles = true, slowMs = 60 } = options
  const plan = planSite(pages)
  const requests: SiteRequest[] = []
  const asked = new Set<string>()
  let bomb: Buffer | undefined
  let files: ReturnType<typeof siteFiles> = {}
  let pageAt: ReturnType<typeof sitePages> = () => undefined
  const dishAt = (path: string) => plan.bySlug.get(/^\/recipes\/([a-z0-9-]+)\//.exec(path)?.[1] ?? '')

  /** First-time failures. */
  function fails(path: string, response: ServerResponse): boolean {
    const one = troubles ? dishAt(path) : undefined
    if (!one || asked.has(one.slug)) return false
    asked.add(one.slug)
    if (breaksOnce(one)) response.writeHead(500).end('Something broke')
    else if (isBusyOnce(one)) response.writeHead(429, { 'retry-after': '0.2' }).end('Slower, please')
    else return false
    return true
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    const { 'user-agent': agent = '', cookie, 'if-none-match': known } = request.headers
    const noted = { path, at: performance.now(), agent, cookie, conditional: known !== undefined, status: 0 }
    requests.push(noted)
    response.on('finish', () => {
      noted.status = response.statusCode
    })
    const file = files[path]?.()
    if (file) return response.writeHead(200, { 'content-type': file.type }).end(file.body)
    if (path === '/circle') return response.writeHead(302, { location: '/circle' }).end()
    const [, moved] = /^\/moved\/([a-z0-9-]+)$/.exec(path) ?? []
    if (moved) return response.writeHead(301, { location: `/recipes/${moved}/` }).end()
    if (path === '/articles/endless-dessert/') {
      bomb ??= gzipSync(Buffer.alloc(20_000_000))
      return response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb)
    }
    if (fails(path, response)) return
    const html = pageAt(path)
    if (html === undefined)
      return response
        .writeHead(404, { 'content-type': 'text/html' })
        .end(htmlPage({ title: 'Not found', body: '<p>There is nothing here.</p>' }))
    const one = dishAt(path)
    if (troubles && one && isSlow(one)) await sleep(slowMs)
    const etag = etagOf(path)
    if (known === etag) return response.writeHead(304, { etag }).end()
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        etag,
        'last-modified': 'Sun, 01 Nov 2026 08:00:00 GMT',
        'set-cookie': 'visitor=1',
        ...(one && isNoindex(one) ? { 'x-robots-tag': 'noindex' } : {}),
      })
      .end(html)
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  files = siteFiles(plan, origin, crawlDelay)
  pageAt = sitePages(plan, origin)

  return {
    origin,
    requests,
    /** Everything that a crawl with sitemaps, feeds and three links must find. */
    recipes: plan.dishes
      .filter((one) => !plan.hidden.has(one))
      .map(
        (one): SiteRecipe => ({
          path: pathOf(one),
          title: one.title,
          way: wayOf(one),
          noindex: isNoindex(one),
        }),
      ),
    /** Forbidden by robots.txt, though sitemap and lists include it. */
    forbidden: plan.forbidden,
    traps: TRAPS,
    /** Forgets all requests. */
    forget: () => {
      requests.length = 0
      asked.clear()
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type RecipeSite = Awaited<ReturnType<typeof startRecipeSite>>
