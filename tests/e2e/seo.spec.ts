import { audit, openAuditor } from '#tests/support/lighthouse.ts'
import { expect, test } from './fixtures.ts'

test('Lighthouse gives accessibility, best practices and SEO 100, and crawlers read the page without a script', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const listed = await (await request.get('/sitemaps/recipes-1.xml')).text()
  const recipe = /\/recipe\/[0-9a-f-]+/.exec(listed)?.[0] ?? ''
  const html = await (await request.get(recipe)).text()
  expect(html).toContain('"@type":"Recipe"')
  expect(html).toMatch(/<meta property="og:title" content="[^"]+ · Sous"/)
  expect((await request.get('/no/such/page')).status()).toBe(404)

  const { browser, port } = await openAuditor()
  try {
    for (const path of ['/', '/recipes', recipe, '/add-ingredients']) {
      const { scores, lost } = await audit(`${baseURL}${path}`, port, [
        'accessibility',
        'best-practices',
        'seo',
      ])
      expect(scores, `${path}: ${lost.join('\n')}`).toEqual({
        accessibility: 100,
        'best-practices': 100,
        seo: 100,
      })
    }
  } finally {
    await browser.close()
  }
})
