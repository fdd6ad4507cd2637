import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { dishPage, type SmallSite, startSmallSite } from '#tests/support/small-site.ts'
import { axeInBoth, expect, fitsZoomed, test } from './fixtures.ts'

let site: SmallSite
test.beforeAll(async () => {
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a3561a' } })
    .jpeg()
    .toBuffer()
  const pie = dishPage({
    title: 'Leek pie',
    extra: { author: { '@type': 'Person', name: 'R. Cook' }, image: '/pie.jpg', recipeYield: undefined },
  })
  const closed = '<title>Pie</title><h1>Pie</h1><p>Subscribe to continue reading. Already a subscriber?</p>'
  site = await startSmallSite({
    '/pie': pie,
    '/pie.jpg': (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo),
    '/wall': closed,
    // As many sites have it: nothing but forms reaches another site.
    '/strict': {
      headers: { 'content-security-policy': "default-src 'self'; script-src 'self'; connect-src 'self'" },
      body: pie.replace('</body>', '<script>document.title = "changed"</script></body>'),
    },
    '/stricter': { headers: { 'content-security-policy': "form-action 'self'" }, body: pie },
    '/about': '<title>About us</title><h1>About us</h1><p>We are four cooks who write about food.</p>',
  })
})
test.afterAll(() => site.stop())

const link = (page: Page) => page.getByRole('textbox', { name: 'Link to a recipe' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const get = (page: Page) => page.getByRole('button', { name: 'Get recipe' })

async function saved(page: Page) {
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
}

test('a link becomes a recipe with its photo, once it was checked and saved @wide', async ({ page, axe }) => {
  await page.goto('/import')
  await link(page).fill('not a link')
  await get(page).click()
  await expect(link(page)).toHaveAccessibleDescription(/This isn’t a link/)
  await link(page).fill(`Look at this: ${site.url}/pie`)
  await get(page).click()

  await expect(page).toHaveURL(/\/my-recipes\/new\?draft=/)
  await expect(field(page, 'Title')).toHaveValue('Leek pie')
  await expect(page.getByText('Check the servings.')).toBeVisible()
  await expect(field(page, 'Servings')).toHaveAccessibleDescription(/Check this. The page doesn’t say./)
  await expect(field(page, 'Title')).not.toHaveAccessibleDescription(/Check/)
  const source = page.getByRole('link', { name: 'R. Cook, 127.0.0.1' })
  await expect(source).toHaveAttribute('href', `${site.url}/pie`)
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await axeInBoth(page, axe)
  await fitsZoomed(page)

  await field(page, 'Servings').fill('6')
  await expect(page.getByText(/^We found everything/)).toBeVisible()
  await field(page, 'Title').fill('Our leek pie')
  await saved(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Our leek pie' })).toBeVisible()
  await expect(page.locator('main img[src^="blob:"]').first()).toBeVisible()
  // Back leads to where it began, and not into the form again.
  await page.goBack()
  await expect(page).toHaveURL('/import')
})

test('a page that we can’t read is pasted instead @wide', async ({ page, axe }) => {
  await page.goto('/import-page')
  await link(page).fill(`${site.url}/wall`)
  await get(page).click()
  await expect(page.getByRole('alert')).toContainText('behind a sign-in or a paywall')
  await axeInBoth(page, axe)
  await fitsZoomed(page)
  await field(page, 'The page').evaluate(
    (area, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', 'Leek pie')
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    dishPage({ title: 'Pasted pie' }),
  )
  await expect(field(page, 'Title')).toHaveValue('Pasted pie')
  await expect(page.getByText(/^We found everything/)).toBeVisible()
  await saved(page)

  await test.step('text is read on the device', async () => {
    await page.goto('/import-page')
    await page.getByText('Paste the page').click()
    await field(page, 'The page').fill(
      'Omelet\n\nIngredients\n3 eggs\n1 tbsp butter\n\nMethod\nFry the eggs in the butter.',
    )
    await page.getByRole('button', { name: 'Read page' }).click()
    await page.getByRole('button', { name: 'Read recipe' }).click()
    await expect(field(page, 'Title')).toHaveValue('Omelet')
  })
})

test('offline, the link is kept', async ({ page, context }) => {
  await page.goto('/import-page')
  await link(page).fill(`${site.url}/pie`)
  await context.setOffline(true)
  await get(page).click()
  await expect(page.getByRole('alert')).toContainText('We kept your link')
  await context.setOffline(false)
  await page.reload()
  await expect(link(page)).toHaveValue(`${site.url}/pie`)
  await get(page).click()
  await expect(field(page, 'Title')).toHaveValue('Leek pie')
})

/** Runs the bookmark on a page of another site, as a click on it does. */
async function bookmark(page: Page, code: string, path: string) {
  await page.goto(`${site.url}${path}`)
  await page.evaluate(decodeURIComponent(code.replace('javascript:', '')))
}

async function codeOf(page: Page) {
  await page.goto('/import-page')
  await page.getByText('Save with one click').click()
  // On a phone it is copied, on a desktop dragged.
  const button = page.locator('a[draggable]')
  await expect(button).toHaveAttribute('href', /^javascript:/)
  return (await button.getAttribute('href')) ?? ''
}

for (const serviceWorkers of ['block', 'allow'] as const)
  test.describe(`the bookmark, service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers })

    test('sends the page that one looks at @wide', async ({ page, context, axe, baseURL }) => {
      const code = await codeOf(page)
      await axeInBoth(page, axe)
      if (serviceWorkers === 'allow') await page.evaluate(() => navigator.serviceWorker.ready)
      site.asked.length = 0
      const opening = context.waitForEvent('page')
      await bookmark(page, code, '/strict')
      const opened = await opening
      await expect(field(opened, 'Title')).toHaveValue('Leek pie')
      await expect(opened).toHaveURL(new RegExp(`^${baseURL}/my-recipes/new`))
      await expect(opened.getByRole('img', { name: 'Photo 1' })).toBeVisible()
      // The page came from the tab, not from the site.
      expect(site.asked.filter((path) => path === '/strict')).toHaveLength(1)
      await saved(opened)
    })
  })

test('where forms are forbidden, the bookmark sends the link', async ({ page, baseURL }) => {
  const code = await codeOf(page)
  await bookmark(page, code, '/stricter')
  await expect(page).toHaveURL(`${baseURL}/import-page?url=${encodeURIComponent(`${site.url}/stricter`)}`)
  await expect(link(page)).toHaveValue(`${site.url}/stricter`)
  // Any site can lead here: nothing starts by itself.
  await expect(page.getByRole('status').filter({ hasText: 'Reading' })).toHaveCount(0)
})

test('a page that any site posts is read only when confirmed, and nothing is stored', async ({
  page,
  axe,
  baseURL,
}) => {
  await page.goto(`${site.url}/about`)
  const post = (html: string, url: string) =>
    page.evaluate(
      ([action, html, url]) => {
        const form = document.createElement('form')
        Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action })
        for (const [name, value] of Object.entries({ html, url, key: '' }))
          form.append(Object.assign(document.createElement('textarea'), { name, value }))
        document.body.append(form)
        form.submit()
      },
      [`${baseURL}/import-page`, html, url] as const,
    )
  await post(
    `${dishPage({ title: 'Trap' })}</script><script>window.hacked = true</script>`,
    'javascript:alert(1)',
  )
  await expect(page.getByRole('heading', { name: 'Read this recipe?' })).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('sous-own-drafts'))).toBeNull()
  await axeInBoth(page, axe)
  await page.getByRole('button', { name: 'Read the recipe' }).click()
  await expect(field(page, 'Title')).toHaveValue('Trap')
  await expect(field(page, 'Link')).toHaveValue('')
})

test('a link that was shared is offered as a recipe first', async ({ page, axe }) => {
  await page.goto(`/share-target?title=Leek pie&text=${encodeURIComponent(`Look ${site.url}/pie`)}`)
  await axeInBoth(page, axe)
  await page.getByRole('link', { name: 'Save this recipe' }).click()
  await expect(field(page, 'Title')).toHaveValue('Leek pie')
})

test('a photo that was shared asks what it shows', async ({ page, axe }) => {
  await page.goto('/share-target?photos=1')
  await axeInBoth(page, axe)
  await page.getByRole('link', { name: 'A recipe' }).click()
  await expect(page).toHaveURL('/import')
})
