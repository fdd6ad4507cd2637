import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportedPage, ImportRecipeOutput } from '#core/contracts/import-recipe.ts'
import { ownRecipeContent } from '#core/contracts/own-recipes.ts'
import { importRecipe } from '#server/functions/import-recipe/handler.ts'
import { LIMITS } from '#server/lib/rate-limit.ts'
import { PAGE_MAX_BYTES } from '#server/scraping/fetch/fetch-page.ts'
import { hollowPng } from '#tests/support/hollow-png.ts'
import { HOSTILE_PAGES } from '#tests/support/hostile-pages.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { dishPage, type SmallPage, type SmallSite, startSmallSite } from '#tests/support/small-site.ts'

let server: TestServer
let closed: TestServer
let site: SmallSite
const functions = { 'import-recipe': importRecipe }

const picture =
  (bytes: () => Buffer | Promise<Buffer>, type = 'image/jpeg'): SmallPage =>
  async (_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(await bytes())

const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#c60',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .withExif({ IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer()

beforeAll(async () => {
  // Drawn before anyone waits for it: the site answers at once.
  const pie = await photo(3000, 2000)
  site = await startSmallSite({
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /forbidden' },
    '/pie': dishPage({
      title: 'Leek pie',
      extra: { author: { '@type': 'Person', name: 'R. Cook' }, image: '/pie.jpg', keywords: 'leek' },
      head: '<meta name="robots" content="noindex, noarchive"><meta property="og:site_name" content="Pot &amp; Pan">',
    }),
    '/pie.jpg': picture(() => pie),
    '/forbidden': dishPage({ title: 'Secret pie' }),
    '/login': { status: 401, body: 'no' },
    '/pay': { status: 402, body: 'no' },
    '/wall': '<title>Pie</title><h1>Pie</h1><p>Subscribe to continue reading. Already a subscriber?</p>',
    '/human': '<title>Just a moment...</title><p>Checking your browser</p>',
    '/refused': { status: 403, body: 'no' },
    '/gone': { status: 410, body: 'gone' },
    '/about':
      '<title>About us</title><h1>About us</h1><p>We are four cooks who like to write about food.</p>',
    '/': '<title>Pot</title><h1>Pot &amp; Pan</h1><p>We are four cooks who like to write about food.</p>',
    '/category/pies': '<title>Pies</title><h1>Pies</h1><p>All of our pies, from leek to plum and back.</p>',
    '/file.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
    '/large': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-length': PAGE_MAX_BYTES + 1 })
        .flushHeaders(),
    '/busy': { status: 429, headers: { 'retry-after': '1' }, body: 'later' },
    '/error': { status: 500, body: 'oops' },
    '/circle': { status: 302, headers: { location: '/circle' } },
    '/bomb': dishPage({ title: 'Bomb', extra: { image: '/bomb.png' } }),
    '/bomb.png': picture(() => hollowPng(60_000, 60_000), 'image/png'),
    '/drawing': dishPage({ title: 'Drawing', extra: { image: '/drawing.svg' } }),
    '/drawing.svg': picture(
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>1</script></svg>',
        ),
      'image/svg+xml',
    ),
    '/pixel': dishPage({ title: 'Pixel', extra: { image: '/pixel.png' } }),
    '/pixel.png': picture(() => hollowPng(1, 1), 'image/png'),
    '/inside': dishPage({ title: 'Inside', extra: { image: 'http://169.254.169.254/latest/x.jpg' } }),
  })
  ;[server, closed] = await Promise.all([
    startTestServer({ functions, scraping: { gapMs: 0, backOffMs: 1, pace: { maxWaitMs: 50 } } }),
    startTestServer({ functions, scraping: { allowPrivate: false, gapMs: 0 }, rateLimitScale: 1 }),
  ])
})
afterAll(async () => {
  await Promise.all([server.stop(), closed.stop()])
  await site.stop()
})

interface Caller {
  at?: TestServer
  token?: string
  key?: string
}
const post = (body: unknown, { at = server, token = '', key = at.keys.publishableKey }: Caller = {}) =>
  at.app.request('/functions/v1/import-recipe', {
    method: 'POST',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
const ask = async (body: unknown, at = server) =>
  (await (await post(body, { at })).json()) as ImportRecipeOutput
async function imported(body: unknown): Promise<ImportedPage> {
  const answer = await ask(body)
  if ('refused' in answer) throw new Error(answer.message)
  expect(ownRecipeContent.safeParse(answer.content).error).toBeUndefined()
  return answer
}
const link = (path: string) => ({ url: `${site.url}${path}` })

describe('import-recipe', () => {
  it('reads a link with its source, a small photo and how sure it is, also of a page that asks not to be listed', async () => {
    const { content, sureness, tags, source, photo: picture } = await imported(link('/pie'))
    expect(content).toMatchObject({
      title: 'Leek pie',
      servings: 4,
      prep_time_minutes: 15,
      source_url: `${site.url}/pie`,
      source_name: 'R. Cook, Pot & Pan',
      photos: [],
    })
    expect(content.instructions).toHaveLength(4)
    expect(sureness).toMatchObject({ title: 0.97, ingredients: 0.97, servings: 0.97 })
    expect([tags, source.author]).toEqual([['leek'], 'R. Cook'])
    const bytes = Buffer.from(picture ?? '', 'base64')
    expect(bytes.length).toBeLessThanOrEqual(400 * 1024)
    const { format, width, exif } = await sharp(bytes).metadata()
    expect([format, (width ?? 9999) <= 1200, exif]).toEqual(['jpeg', true, undefined])
  })

  it('reads the page that a user sends, and does not ask the site for it', async () => {
    site.asked.length = 0
    const html = dishPage({ title: 'Seen pie', extra: { image: '/pie.jpg' } })
    const { content, photo: picture } = await imported({ html, url: `${site.url}/behind-a-wall` })
    expect(content).toMatchObject({ title: 'Seen pie', source_url: `${site.url}/behind-a-wall` })
    expect(picture).not.toBeNull()
    expect(site.asked.filter((path) => path !== '/robots.txt')).toEqual(['/pie.jpg'])
    expect((await imported({ html })).content.source_url).toBeNull()
  })

  it.each([
    ['/login', 'login'],
    ['/pay', 'login'],
    ['/wall', 'login'],
    ['/forbidden', 'robots'],
    ['/human', 'blocked'],
    ['/refused', 'blocked'],
    ['/about', 'no-recipe'],
    ['/', 'list'],
    ['/category/pies', 'list'],
    ['/nowhere', 'gone'],
    ['/gone', 'gone'],
    ['/large', 'too-large'],
    ['/file.pdf', 'not-a-page'],
    ['/circle', 'broken'],
    ['/error', 'broken'],
  ])('refuses %s as %s, in words', async (path, code) => {
    expect(await ask(link(path))).toEqual({ refused: code, message: expect.stringMatching(/\.$/) })
  })

  it.each([
    ['javascript:alert(1)', 'not-a-page'],
    ['file:///etc/passwd', 'not-a-page'],
    ['data:text/html,x', 'not-a-page'],
    ['soup', 'not-a-page'],
    ['https://pot.example:99999/', 'not-a-page'],
    ['https://me:pass@pot.example/', 'not-a-page'],
  ])('takes no link like %s', async (url, code) => {
    expect(await ask({ url })).toMatchObject({ refused: code })
  })

  it('says busy while a site asks to slow down', async () => {
    expect(await ask(link('/busy'))).toMatchObject({ refused: 'busy' })
  })

  it('leaves out pictures that are bombs, drawings, icons or on a private network', async () => {
    // The site was asked to slow down above; pasted pages don't ask it, their pictures wait for their turn.
    await server.sql`delete from sous.scrape_hosts`
    for (const path of ['/bomb', '/drawing', '/pixel'])
      expect((await imported(link(path))).photo, path).toBeNull()
    const answer = await ask(
      { html: dishPage({ title: 'Inside', extra: { image: link('/pie.jpg').url } }) },
      closed,
    )
    expect(answer).toMatchObject({ content: { title: 'Inside' }, photo: null })
  })

  it('contacts no private address and no unusual port', async () => {
    site.asked.length = 0
    expect(await ask({ url: 'https://pot.example:8080/pie' }, closed)).toMatchObject({
      refused: 'not-a-page',
    })
    expect(await ask(link('/pie'), closed)).toMatchObject({ refused: 'private' })
    for (const url of [
      'http://127.0.0.1/pie',
      'http://localhost/',
      'http://169.254.169.254/latest/',
      'http://[::1]/',
    ])
      expect(await ask({ url }, closed), url).toMatchObject({ refused: 'private' })
    expect(site.asked).toEqual([])
  })

  it.each([
    ['https://example.invalid/recipe', 'not-found', 'We couldn’t find this site. Check the address.'],
    ['http://192.168.1.20/pie', 'private', 'This link points to a private network, which we can’t reach.'],
    [
      'http://kitchen.local:8080/pie',
      'private',
      'This link points to a private network, which we can’t reach.',
    ],
    [
      'http://localhost:4100/',
      'private',
      'This link points to your own computer or network, which we can’t reach.',
    ],
    [
      'http://127.0.0.1:3000/pie',
      'private',
      'This link points to your own computer or network, which we can’t reach.',
    ],
    [
      'http://[::1]:3000/',
      'private',
      'This link points to your own computer or network, which we can’t reach.',
    ],
  ])('explains where %s leads', async (url, refused, message) => {
    expect(await ask({ url }, closed)).toEqual({ refused, message })
  })

  it('passes on no script, whatever field it is in', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const {
      content,
      tags,
      source,
      left,
      photo: picture,
    } = await imported({
      html: dishPage({
        title: `Pie ${script}`.replaceAll('</script>', '&lt;/script&gt;'),
        ingredients: [`2 eggs ${script}`, `1 cup flour ${script}`].map((line) =>
          line.replaceAll('</script>', ''),
        ),
        steps: [`Bake until golden. ${script}`.replaceAll('</script>', '')],
        extra: {
          author: `R. ${script}`.replaceAll('</script>', ''),
          keywords: script.replaceAll('</script>', ''),
          image: 'javascript:alert(1)',
          nutrition: { calories: script.replaceAll('</script>', '') },
        },
        head: '<link rel="canonical" href="javascript:alert(1)"><meta property="og:site_name" content="<b onload=x>">',
      }),
      url: 'javascript:alert(2)',
    })
    expect(JSON.stringify({ content, tags, source, left })).not.toMatch(/<|onerror|javascript:/)
    expect([content.source_url, picture]).toEqual([null, null])
  })

  it('answers every hostile page', async () => {
    for (const [name, make] of Object.entries(HOSTILE_PAGES)) {
      const answer = await ask({ html: make(60_000), url: 'https://pot.example/' })
      if (!('refused' in answer))
        expect(ownRecipeContent.safeParse(answer.content).error, name).toBeUndefined()
    }
  }, 120_000)

  it.each([
    ['nothing', {}],
    ['an empty link', { url: ' ' }],
    ['a link that is too long', { url: `https://pot.example/${'x'.repeat(2000)}` }],
    ['an empty page', { html: '' }],
    ['other fields', { url: 'https://pot.example/', admin: true }],
  ])('rejects %s', async (_name, body) => {
    expect((await post(body)).status).toBe(400)
  })

  it('rejects strangers without the key, with a wrong session, and a body beyond the limit', async () => {
    expect((await post(link('/pie'), { key: 'other' })).status).toBe(401)
    expect((await post(link('/pie'), { token: 'a.b.c' })).status).toBe(401)
    expect((await post({ html: 'x'.repeat(10 * 1024 * 1024) })).status).toBe(413)
    expect((await post({ html: 'x'.repeat(6_000_001) })).status).toBe(400)
  })

  it('limits networks without an account sooner than users, and says when to return', async () => {
    const { session } = await closed.user()
    const token = session?.access_token ?? ''
    const fill = (hits: number, name: string) =>
      closed.sql`update sous.rate_limits set hits = ${hits} where key like ${`${name}:%`}`
    const body = { url: 'ftp://pot.example/' }
    await closed.sql`delete from sous.rate_limits`
    expect((await post(body, { at: closed })).status).toBe(200)
    expect((await post(body, { at: closed, token })).status).toBe(200)
    await fill(LIMITS.importsAnonymous.hits - 1, LIMITS.importsAnonymous.name)
    expect((await post(body, { at: closed })).status).toBe(200)
    const over = await post(body, { at: closed })
    expect(over.status).toBe(429)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    // A user behind the same network goes on.
    expect((await post(body, { at: closed, token })).status).toBe(200)
    await fill(LIMITS.imports.hits, LIMITS.imports.name)
    expect((await post(body, { at: closed, token })).status).toBe(429)
  })

  it('stores and publishes nothing, and no cache keeps it', async () => {
    const tables = await server.sql<{ name: string }[]>`
      select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
      where relname not in ('rate_limits', 'scrape_hosts')`
    const counts = async () => {
      const all: Record<string, unknown> = {}
      for (const { name } of tables) {
        const [row] = await server.sql.unsafe(`select count(*)::int as count from ${name}`)
        all[name] = row?.count
      }
      return all
    }
    const robots = async () => (await server.app.request('/robots.txt')).text()
    const sitemap = async () => (await server.app.request('/sitemap.xml')).text()
    const before = [await counts(), await robots(), await sitemap()]
    await imported(link('/pie'))
    expect([await counts(), await robots(), await sitemap()]).toEqual(before)
    expect((await post(link('/pie'))).headers.get('cache-control')).toBe('no-store')
  })
})
