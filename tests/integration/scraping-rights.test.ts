import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recipeReview } from '#server/functions/recipe-review/handler.ts'
import { recipeScraper } from '#server/functions/recipe-scraper/handler.ts'
import { recipeSources } from '#server/functions/recipe-sources/handler.ts'
import { describePages } from '#server/http/seo.ts'
import { createLog } from '#server/lib/log.ts'
import { access_code, callFunction, scrape } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { dishPage, type SmallDish, type SmallSite, startSmallSite } from '#tests/support/small-site.ts'

const OPEN = 'https://creativecommons.org/licenses/by/4.0/'
let server: TestServer
let site: SmallSite
let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#a53' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Camera owner' } })
    .toBuffer()
  site = await startSmallSite({})
  server = await startTestServer({
    functions: {
      'recipe-scraper': recipeScraper,
      'recipe-review': recipeReview,
      'recipe-sources': recipeSources,
    },
    scraping: { gapMs: 0, runner: { pollMs: 50 } },
  })
})
afterAll(async () => {
  await server.stop()
  await site.stop()
})
beforeEach(async () => {
  await server.sql`delete from external_recipes where origin = 'scraped'`
  await server.sql`delete from sous.scrape_removals`
  await rules({ images: 'licensed', index_all: false })
  for (const path of Object.keys(site.pages)) delete site.pages[path]
  site.pages['/photo.jpg'] = (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  site.asked.length = 0
})

const rules = (some: object) =>
  callFunction(server.url, 'recipe-review', { access_code, action: 'rules', rules: some })
const sources = (body: object) => callFunction(server.url, 'recipe-sources', { access_code, ...body })
const add = async (path: string, { extra, ...dish }: SmallDish) => {
  const author = { '@type': 'Person', name: 'Ada Baker' }
  site.pages[path] = dishPage({ ...dish, extra: { author, image: `${site.url}/photo.jpg`, ...extra } })
  const { results } = await scrape(server.url, { urls: [`${site.url}${path}`] })
  return results.saved_recipes[0]?.id ?? ''
}
const row = async (id: string) => (await server.sql`select * from external_recipes where id = ${id}`)[0]
const asked = (path: string) => site.asked.filter((one) => one === path).length
const page = async (id: string) => {
  const describePage = describePages({ sql: server.sql, siteUrl: server.url, log: createLog('silent') })
  return (await describePage(`/recipe/${id}`)).html
}
const sitemap = async () => (await fetch(`${server.url}/sitemaps/recipes-1.xml`)).text()

describe('a scraped recipe', () => {
  it('keeps who it is by and under which license, and is listed where it comes from', async () => {
    const id = await add('/closed', { title: 'Closed pie' })
    expect(await row(id)).toMatchObject({ author: 'Ada Baker', license: null })
    const html = await page(id)
    expect(html).toContain(`<link rel="canonical" href="${site.url}/closed" />`)
    expect(html).toMatch(/name="robots" content="noindex/)
    expect(html).not.toContain('ld+json')
    expect(await sitemap()).not.toContain(id)
    await rules({ index_all: true })
    expect(await page(id)).toContain(`<link rel="canonical" href="${server.url}/recipe/${id}" />`)
    expect(await page(id)).not.toMatch(/name="robots"/)
    expect(await sitemap()).toContain(id)
  })

  it.each([
    ['in its markup', { extra: { license: OPEN } }],
    ['by a link', { head: `<link rel="license" href="${OPEN}">` }],
  ])('is listed here where its page states an open license %s', async (_, dish) => {
    const id = await add('/open', { title: 'Open pie', ...dish })
    expect(await row(id)).toMatchObject({ license: OPEN })
    expect(await page(id)).toContain(`<link rel="canonical" href="${server.url}/recipe/${id}" />`)
    expect(await sitemap()).toContain(id)
  })

  it.each([
    ['CC BY-SA 4.0', true],
    ['cc0', true],
    ['Public domain', true],
    ['https://creativecommons.org/publicdomain/zero/1.0/', true],
    ['https://creativecommons.org/licenses/by-nc/4.0/', false],
    ['https://creativecommons.org/licenses/by-nd/4.0/', false],
    ['All rights reserved', false],
    ['CC BY-NC', false],
    ['Not in the public domain', false],
    [null, false],
  ])('with the license %s: open is %s', async (license, isOpen) => {
    const [found] = await server.sql`select sous.is_open_license(${license}) as open`
    expect(found?.open).toBe(isOpen)
  })
})

describe('the picture of a scraped recipe', () => {
  it('is not touched where its rights are unknown', async () => {
    const id = await add('/closed', { title: 'Closed pie' })
    const open = await add('/open', { title: 'Open pie', extra: { license: OPEN } })
    await expect.poll(async () => (await row(open))?.cover_image_url).toMatch(/^\/images\/recipe\//)
    expect((await row(id))?.cover_image_url).toBeNull()
    expect(asked('/photo.jpg')).toBe(1)
  })

  it('is fetched once, made small and anonymous, and served by us', async () => {
    const id = await add('/open', { title: 'Open pie', extra: { license: OPEN } })
    await expect.poll(async () => (await row(id))?.cover_image_url).toMatch(/\.webp$/)
    const address = (await row(id))?.cover_image_url
    const response = await fetch(server.url + address)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await response.arrayBuffer())
    const { width, exif } = await sharp(bytes).metadata()
    expect([width, exif]).toEqual([1200, undefined])
    await fetch(server.url + address)
    await scrape(server.url, { urls: [`${site.url}/open`] })
    expect(asked('/photo.jpg')).toBe(1)
    const tag = /-([0-9a-f]{16})\./.exec(address)?.[1] ?? ''
    for (const wrong of [
      address.replace(tag, '0'.repeat(16)),
      '/images/recipe/x.webp',
      '/images/recipe/-.webp',
    ])
      expect((await fetch(server.url + wrong)).status).toBe(404)
  })

  it('follows the rules: all of them, or none', async () => {
    const id = await add('/closed', { title: 'Closed pie' })
    await rules({ images: 'all' })
    await expect.poll(async () => (await row(id))?.cover_image_url).toMatch(/\.webp$/)
    const address = (await row(id))?.cover_image_url
    await rules({ images: 'none' })
    expect((await row(id))?.cover_image_url).toBeNull()
    expect((await fetch(server.url + address)).status).toBe(404)
    expect(await server.sql`select 1 from sous.recipe_images where bytes is not null`).toHaveLength(0)
  })

  it('that is no picture leaves the drawn cover', async () => {
    site.pages['/photo.jpg'] = { headers: { 'content-type': 'image/jpeg' }, body: '<svg/>' }
    const id = await add('/open', { title: 'Open pie', extra: { license: OPEN } })
    await expect.poll(() => asked('/photo.jpg')).toBe(1)
    expect((await row(id))?.cover_image_url).toBeNull()
  })
})

describe('a removal', () => {
  it('of a site takes out its recipes and drafts in one step, notes it, and the site is not read again', async () => {
    const id = await add('/one', { title: 'One pie' })
    await rules({ publish_from: null })
    await add('/two', { title: 'Two pie' })
    await rules({ publish_from: 0 })
    const order = { action: 'remove', kind: 'site', address: site.url, reason: 'Asked by its owner' }
    const { data } = await sources(order)
    expect(data.removal).toMatchObject({
      kind: 'site',
      address: new URL(site.url).host,
      reason: 'Asked by its owner',
      recipes: 1,
      drafts: 1,
    })
    expect(await row(id)).toBeUndefined()
    expect(await server.sql`select 1 from sous.recipe_drafts`).toHaveLength(0)
    expect(await server.sql`select 1 from sous.scrape_pages where recipe is not null`).toHaveLength(0)
    site.asked.length = 0
    const { results } = await scrape(server.url, { urls: [`${site.url}/one`] })
    expect(results).toMatchObject({ failed: 1, errors: [expect.stringContaining('We removed this page')] })
    const crawl = await scrape(server.url, { domain: site.url })
    expect(crawl.results.saved_recipes).toEqual([])
    const pasted = await scrape(server.url, { html: dishPage({ title: 'P' }), url: `${site.url}/one` })
    expect(pasted.results).toMatchObject({ failed: 1 })
    expect(site.asked).toEqual([])
    const list = (await sources({ action: 'removals' })).data.removals as { id: string }[]
    expect(list).toHaveLength(1)
    expect((await sources({ action: 'lift', id: list[0]?.id })).data.removals).toEqual([])
    expect((await scrape(server.url, { urls: [`${site.url}/one`] })).results.successful).toBe(1)
  })

  it('of a page leaves the rest of its site, and a redirect does not lead around it', async () => {
    const [one, two] = [await add('/one', { title: 'One pie' }), await add('/two', { title: 'Two pie' })]
    await sources({ action: 'remove', kind: 'page', address: `${site.url}/one?utm_source=mail` })
    expect(await row(one)).toBeUndefined()
    expect(await row(two)).toBeDefined()
    site.pages['/detour'] = { status: 302, headers: { location: '/one' } }
    site.asked.length = 0
    const { results } = await scrape(server.url, { urls: [`${site.url}/detour`] })
    expect(results.failed).toBe(1)
    expect(asked('/one')).toBe(0)
    expect((await sources({ action: 'remove', kind: 'page', address: 'javascript:alert(1)' })).status).toBe(
      400,
    )
  })
})
