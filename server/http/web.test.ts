import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { errorResponse } from '../errors.ts'
import { createLog } from '../lib/log.ts'
import { serveWeb } from './web.ts'

const PAGE = `<title>Sous</title>
<meta
 name="description" content="x" /><script type="application/json" id="sous-settings">__SOUS_SETTINGS__</script><script nonce="__CSP_NONCE__">1</script>
<script type="module" crossorigin src="/assets/app-1a2b3c.js"></script>
<!--look--><div id="root"></div><!--/look-->
</body>`
const folder = mkdtempSync(path.join(tmpdir(), 'sous-web-'))
mkdirSync(path.join(folder, 'assets'))
mkdirSync(path.join(folder, 'art'))
writeFileSync(path.join(folder, 'art/home.svg'), '<svg/>')
writeFileSync(path.join(folder, 'index.html'), PAGE)
writeFileSync(path.join(folder, 'logo.svg'), '<svg/>')
writeFileSync(path.join(folder, 'service-worker.js'), '1')
writeFileSync(path.join(folder, 'assets/app-1a2b3c.js'), 'plain')
writeFileSync(path.join(folder, 'assets/app-1a2b3c.js.gz'), gzipSync('packed'))

const app = serveWeb({
  folder,
  settings: {
    supabaseUrl: '',
    publishableKey: 'sb_publishable_x',
    contactEmail: '</script>@x.example',
    contactReplyHours: 0,
    version: '1',
    visionModel: '',
    sendsEmail: true,
  },
  policy: { supabaseUrl: 'https://abc.supabase.co', dev: false },
}).onError((error) => errorResponse(error, 'r', createLog('silent')))

const NO_SETTINGS = {
  supabaseUrl: '',
  publishableKey: '',
  contactEmail: '',
  contactReplyHours: 0,
  version: '',
  visionModel: '',
  sendsEmail: true,
}

describe('the web app', () => {
  it('serves the page for every path, with settings that cannot break out of their element', async () => {
    for (const address of ['/', '/recipes', '/recipe/123', '/no/such/page']) {
      const html = await (await app.request(address)).text()
      const json = /id="sous-settings">(.*?)<\/script>/.exec(html)?.[1] ?? ''
      expect(JSON.parse(json)).toMatchObject({
        publishableKey: 'sb_publishable_x',
        contactEmail: '</script>@x.example',
        contactReplyHours: 0,
      })
    }
  })

  it('takes the head and the status of each page from its description', async () => {
    const described = serveWeb({
      folder,
      settings: NO_SETTINGS,
      policy: { supabaseUrl: undefined, dev: false },
      // Characters with a meaning in replacement patterns stay as they are.
      describe: async (pathname) => ({
        status: pathname === '/gone' ? 404 : 200,
        html: `<title>$& ${pathname}</title>`,
      }),
    })
    const gone = await described.request('/gone')
    expect(gone.status).toBe(404)
    const html = await gone.text()
    expect(html).toContain('<title>$& /gone</title><script')
    expect(html).not.toContain('name="description"')
    expect((await described.request('/here')).status).toBe(200)
  })

  it('prerenders the landing pages, and leaves the others to the app', async () => {
    const id = '11111111-1111-4111-8111-111111111111'
    const asked: string[] = []
    const drawing = serveWeb({
      folder,
      settings: NO_SETTINGS,
      policy: { supabaseUrl: undefined, dev: false },
      describe: async (pathname) => ({
        status: pathname === '/gone' ? 404 : 200,
        html: '<title>__SOUS_SETTINGS__ __CSP_NONCE__</title>',
        data: pathname.startsWith(`/recipe/${id}`) ? {} : undefined,
      }),
      prerender: async (pathname) => {
        asked.push(pathname)
        if (asked.length > 4) throw new Error('It can’t be rendered')
        return `<h1>$& ${pathname}</h1>`
      },
    })
    const bodyOf = async (address: string) => (await drawing.request(address)).text()
    for (let visit = 0; visit < 2; visit++)
      expect(await bodyOf('/')).toContain('<div id="root" data-prerendered="/"><h1>$& /</h1></div>')
    // It never changes, so it is rendered once.
    expect(asked).toEqual(['/'])
    for (let visit = 0; visit < 2; visit++)
      expect(await bodyOf(`/recipe/${id}`)).toContain(`data-prerendered="/recipe/${id}"`)
    expect(asked).toHaveLength(3)
    // Styles come first: the app is requested at the end of the body, which waits for them.
    const drawn = await bodyOf('/')
    expect(drawn).toContain('<title>__SOUS_SETTINGS__ __CSP_NONCE__</title>')
    expect(drawn).not.toContain('<script type="module"')
    expect(drawn).toMatch(
      /<script nonce="[^"]+">[\s\S]*\(\["\/assets\/app-1a2b3c\.js"\]\)<\/script>\s*<\/body>/,
    )
    // Without its data, with a query string, missing, or personal: the app renders it.
    for (const address of ['/recipes', `/recipe/${id}?x=1`, '/?x', '/gone', '/saved', `/recipe/${id}/cook`]) {
      const html = await bodyOf(address)
      expect(html, address).toContain('<div id="root"></div>')
      expect(html, address).toContain('<script type="module" crossorigin src=')
    }
    expect(asked).toHaveLength(3)
    expect(await bodyOf('/add-ingredients')).toContain('data-prerendered')
    // A failed prerender isn't visible to the user.
    expect(await bodyOf(`/recipe/${id}`)).toContain('<div id="root"></div>')
  })

  it('allows its one inline script by a nonce that changes with each response', async () => {
    const nonces = new Set<string>()
    for (let i = 0; i < 3; i++) {
      const response = await app.request('/')
      const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1] ?? ''
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  it('lets the browser connect to a hosted project if there is one, and to no other host', async () => {
    const policy = (await app.request('/')).headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self' https://abc.supabase.co wss://abc.supabase.co;")
  })

  it('caches hashed files forever, compressed if the browser accepts it, and the page never', async () => {
    const asset = await app.request('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect(asset.headers.get('content-encoding')).toBe('gzip')
    expect(asset.headers.get('content-type')).toContain('javascript')
    expect((await app.request('/')).headers.get('cache-control')).toBe('no-cache')
  })

  it('caches illustrations for a day', async () => {
    expect((await app.request('/art/home.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it('lets the browser detect a new service worker at the next check', async () => {
    const worker = await app.request('/service-worker.js')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(worker.headers.get('content-type')).toContain('javascript')
  })

  it('does not serve the page in place of a missing file', async () => {
    expect((await app.request('/assets/gone-000.js')).status).toBe(404)
    expect((await app.request('/logo.svg')).status).toBe(200)
    expect((await app.request('/index.html')).status).toBe(301)
  })

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'stays in its folder for %s',
    async (address) => {
      const text = await (await app.request(address)).text()
      expect(text).not.toContain('"dependencies"')
    },
  )
})
