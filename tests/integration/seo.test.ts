import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DescribePage, describePages } from '#server/http/seo.ts'
import { createLog } from '#server/lib/log.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

const NASTY = `Bread & "butter" </title><script>alert('x')</script>`
let server: TestServer
let describePage: DescribePage
let id = ''

beforeAll(async () => {
  server = await startTestServer()
  describePage = describePages({ sql: server.sql, siteUrl: server.url, log: createLog('silent') })
  const [row] = await server.sql<{ id: string }[]>`
    insert into external_recipes (title, description, ingredients, instructions, cooking_time_minutes)
    values (${NASTY}, ${`${'Long words of it. '.repeat(30)}</script>`}, ${['2 eggs']}, ${['Beat </script> them.']}, 20)
    returning id`
  id = row?.id ?? ''
})
afterAll(() => server.stop())

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('the head of a page', () => {
  it('describes a recipe, and none of its text breaks out of its element', async () => {
    const { status, html } = await describePage(`/recipe/${id}/`)
    expect(status).toBe(200)
    expect(html).toContain('<title>Bread &amp; &quot;butter&quot; &lt;/title&gt;&lt;script&gt;')
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    expect(data).toMatchObject({
      '@type': 'Recipe',
      name: NASTY,
      cookTime: 'PT20M',
      recipeIngredient: ['2 eggs'],
    })
    expect(html).toContain(`<link rel="canonical" href="${server.url}/recipe/${id}" />`)
    expect(metaOf(html, 'og:url')).toBe(`${server.url}/recipe/${id}`)
    expect(metaOf(html, 'og:type')).toBe('article')
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'description')?.length).toBeLessThanOrEqual(160)
    expect(metaOf(html, 'description')).toMatch(/^Long words.*…$/)
    const picture = await fetch(metaOf(html, 'og:image') ?? '')
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(2000)
  })

  it('keeps cook mode and personal pages out of search engines', async () => {
    for (const address of [`/recipe/${id}/cook`, '/profile', '/dev-tools', '/share-target', '/import-page']) {
      const { status, html } = await describePage(address)
      expect(status).toBe(200)
      expect(metaOf(html, 'robots')).toContain('noindex')
      expect(html).not.toContain('canonical')
    }
    expect((await describePage('/Recipes/')).html).toContain(`href="${server.url}/recipes"`)
  })

  it.each([
    '/no/such/page',
    '/recipe/unknown',
    '/recipe/00000000-0000-4000-8000-000000000000',
    '/recipe/00000000-0000-4000-8000-000000000000/cook',
    '/__proto__',
    '/constructor',
  ])('returns 404 for %s', async (address) => {
    const { status, html } = await describePage(address)
    expect(status).toBe(404)
    expect(html).toMatch(/<title>[^<]*not found · Sous<\/title>/i)
  })
})

describe('crawlers', () => {
  const read = async (path: string) => (await fetch(server.url + path)).text()
  const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

  it('are told what to skip and where the sitemap is', async () => {
    const robots = await read('/robots.txt')
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
    for (const path of ['/dev-tools', '/recipe-scraper', '/auth', '/profile', '/functions/', '/rest/'])
      expect(robots).toContain(`Disallow: ${path}\n`)
    expect(robots).not.toMatch(/Disallow: \/(recipes?|add-ingredients|assets)?\n/)
  })

  it('find every recipe once, in files of 5,000, with its modification date', async () => {
    await server.sql`
      insert into external_recipes (title, ingredients, instructions)
      select 'Soup ' || n, array['water'], array['Boil.'] from generate_series(1, 5200) n`
    const index = await read('/sitemap.xml')
    const files = addresses(index)
    expect(files.length).toBeGreaterThanOrEqual(3)
    expect(files[0]).toBe(`${server.url}/sitemaps/pages.xml`)
    expect(index.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:]+Z<\/lastmod>/g)).toHaveLength(files.length - 1)
    const found: string[] = []
    for (const file of files.slice(1)) {
      const listed = addresses(await (await fetch(file ?? '')).text()) as string[]
      expect(listed.length).toBeLessThanOrEqual(5000)
      found.push(...listed)
    }
    const [counted] = await server.sql<{ n: number }[]>`select count(*)::int as n from external_recipes`
    expect(found).toHaveLength(counted?.n ?? 0)
    expect(new Set(found).size).toBe(found.length)
    expect((await fetch(`${server.url}/sitemaps/recipes-999.xml`)).status).toBe(404)
    expect(addresses(await read('/sitemaps/pages.xml'))).toContain(`${server.url}/food-safety`)
  })
})

describe('a share without a service worker', () => {
  const share = (form: FormData) =>
    fetch(`${server.url}/share-target`, { method: 'POST', body: form, redirect: 'manual' })

  it('still delivers the text', async () => {
    const form = new FormData()
    form.set('title', 'Leek & soup')
    const { status, headers } = await share(form)
    expect(status).toBe(303)
    expect(headers.get('location')).toBe('/share-target?title=Leek%20%26%20soup')
  })

  it('reports when it is too large', async () => {
    const form = new FormData()
    form.set('photos', new Blob([new Uint8Array(100_000)], { type: 'image/png' }), 'x.png')
    expect((await share(form)).headers.get('location')).toBe('/share-target?photos=lost')
  })
})
