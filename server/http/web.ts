import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { LOOK, type PageData, type Prerender } from '#core/contracts/page-data.ts'
import { notFound } from '../errors.ts'
import type { AppEnv } from '../request.ts'
import { contentSecurityPolicy, type PolicyOptions } from './security-headers.ts'
import { type DescribePage, inlineJson } from './seo.ts'
import * as strings from './strings.ts'

/** Settings for the browser, injected at run time so that one build serves every deployment. */
interface PublicSettings {
  supabaseUrl: string
  publishableKey: string
  /** Empty: none is shown. */
  contactEmail: string
  /** 0: no promise is made. */
  contactReplyHours: number
  version: string
  /** The name of a connected vision model; empty when there is none. */
  visionModel: string
  /** Without a mail server, mail stays here, where operators can read it. */
  sendsEmail: boolean
}

export interface WebOptions {
  folder: string
  settings: PublicSettings
  policy: PolicyOptions
  /** In development the page comes from the development server. */
  page?: (url: string) => Promise<string>
  /** The head of each page, for clients that run no script. */
  describe?: DescribePage
  /** Prerenders the page. */
  prerender?: Prerender
}

const YEAR = 'public, max-age=31536000, immutable'

/** The template's own metadata, until a page supplies its own. */
const HEAD = /<title>[\s\S]*?<\/title>\s*<meta\s+name="description"[^>]*>/

const APP =
  /\s*<(?:script type="module" crossorigin src="([^"]+)"><\/script>|link rel="modulepreload" crossorigin href="([^"]+)" ?\/?>)/g

/**
 * On a prerendered page, styles and images come first and have the bandwidth to themselves: a
 * script in the body waits for the styles, and this one requests the app after the first paint.
 */
function appAfterStyles(html: string): string {
  const files: string[] = []
  let entry: string | undefined
  const bare = html.replace(APP, (_, script?: string, file?: string) => {
    if (script) entry = script
    else if (file) files.push(file)
    return ''
  })
  if (!entry) return html
  const load = `(async (files) => {
      // The styles are here: the page is painted before the app takes the bandwidth and the processor.
      await new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done))
        // A page in the background has no frames.
        setTimeout(done, document.hidden ? 0 : 200)
      })
      for (const href of files)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
      // One after another, the entry last.
      for (const file of files) {
        await import(file).catch(() => {})
        await new Promise((done) => setTimeout(done))
      }
    })(${inlineJson([...files, entry])})`
  return bare.replace('</body>', () => `  <script nonce="__CSP_NONCE__">${load}</script>\n  </body>`)
}

const isFile = (route: string) => /\.[a-z0-9]{2,12}$/i.test(route)

/** The chunks of a page's own code, so that the browser fetches them in parallel with the app. */
function pageCode(list: string) {
  const known: Record<string, string[]> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  return (pathname: string) => {
    const [, recipe, cook] = /^\/(recipe)\/[^/]+(?:\/(cook))?$/.exec(pathname) ?? []
    const page = recipe ? `/${cook ?? recipe}` : pathname
    const files = Object.hasOwn(known, page) ? (known[page] ?? []) : []
    return files
      .map((file) =>
        file.endsWith('.css')
          ? `\n    <link rel="preload" as="style" href="/${file}" crossorigin />`
          : `\n    <link rel="modulepreload" crossorigin href="/${file}" />`,
      )
      .join('')
  }
}

/** Landing pages are prerendered; the others show data from the device. */
const ALWAYS_SAME = new Set(['/', '/add-ingredients'])
const BY_DATA = /^\/recipes$|^\/recipe\/[0-9a-f-]{36}$/

/** The web app: files with a hash in their name are cached forever, the page itself is revalidated each time. */
export function serveWeb({ folder, settings, policy, page, describe, prerender }: WebOptions) {
  const index = path.join(folder, 'index.html')
  const template = page ? '' : existsSync(index) ? readFileSync(index, 'utf8') : undefined
  if (template === undefined) throw new Error(strings.noWebApp(folder))

  const codeOf = page ? () => '' : pageCode(path.join(folder, '../page-files.json'))
  const rendered = new Map<string, string>()
  /** Without it the app renders in the browser, a little later. */
  async function draw(pathname: string, data: PageData | undefined): Promise<string | undefined> {
    const isSame = ALWAYS_SAME.has(pathname)
    if (!prerender || !(isSame || (data && BY_DATA.test(pathname)))) return undefined
    const look = rendered.get(pathname) ?? (await prerender(pathname, data ?? {}).catch(() => undefined))
    if (look && isSame) rendered.set(pathname, look)
    return look
  }
  const files = serveStatic({ root: path.relative(process.cwd(), folder) || '.', precompressed: true })
  return new Hono<AppEnv>()
    .get('/assets/*', async (c, next) => {
      await next()
      if (c.res.ok) c.res.headers.set('Cache-Control', YEAR)
    })
    .get('/art/*', async (c, next) => {
      await next()
      // No hash in the name, so a new build replaces them within a day.
      if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=86400')
    })
    .get('/service-worker.js', async (c, next) => {
      await next()
      // A new build must be detected at the next check.
      if (c.res.ok) c.res.headers.set('Cache-Control', 'no-cache')
    })
    .get('/index.html', (c) => c.redirect('/', 301))
    .get('*', (c, next) => (isFile(c.req.path) ? files(c, next) : next()))
    .get('*', async (c) => {
      // A missing file is not a page: answering with one would hide the error.
      if (isFile(c.req.path)) throw notFound()
      const nonce = randomBytes(16).toString('base64')
      const { path: pathname } = c.req
      const isPlain = new URL(c.req.url).search === ''
      const head = await describe?.(pathname, isPlain)
      const look = isPlain && head?.status === 200 ? await draw(pathname, head.data) : undefined
      const plain = page ? await page(c.req.url) : template
      const frame = plain.replace('</head>', (end) => codeOf(pathname) + end)
      // User-written text is inserted last: a recipe title may look like one of our placeholders.
      const html = (look ? appAfterStyles(frame) : frame)
        .replaceAll('__CSP_NONCE__', nonce)
        .replace('__SOUS_SETTINGS__', () => inlineJson(settings))
        .replace(HEAD, (words) => head?.html ?? words)
        .replace(LOOK, (empty) =>
          look ? `<!--look--><div id="root" data-prerendered="${pathname}">${look}</div><!--/look-->` : empty,
        )
      c.header('Content-Security-Policy', contentSecurityPolicy(nonce, policy))
      c.header('Cache-Control', 'no-cache')
      return c.html(html, head?.status ?? 200)
    })
}
