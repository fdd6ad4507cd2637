import { audit, openAuditor } from '#tests/support/lighthouse.ts'
import { expect, test } from './fixtures.ts'

test('pages are readable before any script runs, and keep taps and typed text from before hydration', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const listed = await (await request.get('/sitemaps/recipes-1.xml')).text()
  const recipe = /\/recipe\/[0-9a-f-]+/.exec(listed)?.[0] ?? ''
  const still = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const reader = await still.newPage()
  await reader.goto(recipe)
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Method' })).toBeVisible()
  await reader.goto('/recipes')
  await expect(reader.getByRole('article')).toHaveCount(12)
  await reader.goto('/')
  await expect(reader.getByRole('link', { name: 'Try Sous' })).toBeVisible()
  await still.close()

  // The app loads slowly; the prerendered page is there at once.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/first-*.js', async (route) => {
    await held
    await route.continue()
  })
  const trouble: string[] = []
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()))
  page.on('pageerror', (error) => trouble.push(error.message))
  await page.goto('/add-ingredients', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Find recipes/ }).click()
  release()
  await expect(page.getByText('No ingredients added').first()).toBeVisible()
  await page.unroute('**/assets/first-*.js')

  const heldAgain = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/recipes-*.js', async (route) => {
    await heldAgain
    await route.continue()
  })
  await page.goto('/recipes', { waitUntil: 'commit' })
  const first = await page.getByRole('article').first().getByRole('heading').textContent()
  await page.getByRole('searchbox').fill('lentil')
  release()
  await expect(page).toHaveURL(/q=lentil/)
  await page.goBack()
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first ?? '')
  expect(trouble).toEqual([])
})

test('a tap before hydration acts once, however late the page hydrates or if it renders anew', async ({
  page,
}) => {
  // The button is for wide windows.
  await page.setViewportSize({ width: 1280, height: 800 })
  const help = page.getByRole('button', { name: 'Help from the assistant' })
  const ask = page.getByRole('button', { name: 'Ask Chef' })

  await test.step('the code of the page arrives long after the layout has hydrated', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    // The page's own code isn't preloaded, and the app waits for it: the layout hydrates alone.
    await page.route('/add-ingredients', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/"\/assets\/add-ingredients-[^"]+\.js",/, '') })
    })
    await page.route('**/assets/add-ingredients-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.clock.install()
    const requested = page.waitForRequest('**/assets/add-ingredients-*.js')
    await page.goto('/add-ingredients', { waitUntil: 'commit' })
    await help.click()
    await requested
    await page.clock.fastForward(60_000)
    // The layout doesn't wait for the page, and other taps on the page are held too.
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).press('Escape')
    await help.click()
    await expect(ask).toBeHidden()
    release()
    await expect(ask).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('a URL with a fragment is rendered anew', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/first-*.js', async (route) => {
      await held
      await route.continue()
    })
    // From another page: otherwise only the fragment changes, and nothing is loaded.
    await page.goto('about:blank')
    await page.goto('/add-ingredients#help', { waitUntil: 'commit' })
    await help.click()
    release()
    await expect(ask).toBeVisible()
  })
})

test('Lighthouse scores accessibility, best practices and SEO 100, and crawlers read the page without a script', async ({
  request,
  baseURL,
}) => {
  const listed = await (await request.get('/sitemaps/recipes-1.xml')).text()
  const recipe = /\/recipe\/[0-9a-f-]+/.exec(listed)?.[0] ?? ''
  const html = await (await request.get(recipe)).text()
  expect(html).toContain('"@type":"Recipe"')
  expect(html).toMatch(/<meta property="og:title" content="[^"]+ · Sous"/)
  expect((await request.get('/no/such/page')).status()).toBe(404)

  const { browser, port } = await openAuditor()
  try {
    // The benchmark covers more pages; they are built from the same parts.
    for (const path of ['/', recipe]) {
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
