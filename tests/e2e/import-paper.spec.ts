import type { Page } from '@playwright/test'
import { bombPdf, textPdf } from '#tests/support/plain-pdf.ts'
import { PLUM_CRUMBLE, recipePhoto } from '#tests/support/recipe-photo.ts'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, test } from './fixtures.ts'

const LIST = ['400 g pumpkin', '1 onion, chopped', '2 tbsp olive oil', '700 ml broth']
const METHOD = [
  'Cut the pumpkin into cubes and fry it with the onion in the oil.',
  'Add the broth and simmer for 25 minutes.',
]
const at = (x: number, y: number, lines: readonly string[], size = 12) =>
  lines.map((text, row) => ({ x, y: y + row * 16, text, size }))
const pdfPage = (title: string) => [
  ...at(60, 80, [title], 26),
  ...at(60, 120, ['Ingredients', ...LIST]),
  ...at(60, 240, ['Method', ...METHOD.map((step, index) => `${index + 1}. ${step}`)]),
]
const pdf = (...titles: string[]) => ({
  name: 'book.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(textPdf(titles.map(pdfPage))),
})
const photo = async () => ({
  name: 'page.jpg',
  mimeType: 'image/jpeg',
  buffer: await recipePhoto(PLUM_CRUMBLE),
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Photo or PDF of a recipe' })
const choose = (page: Page) => panel(page).getByLabel('Choose photos or PDFs')
/** Reading is work for the processor, whatever else it does. */
const READ_MS = 90_000

async function readPhoto(page: Page) {
  await choose(page).setInputFiles(await photo())
  await panel(page).getByRole('button', { name: 'Read this page' }).click()
  await expect(field(page, 'Title')).toHaveValue(PLUM_CRUMBLE.title, { timeout: READ_MS })
  await expect(field(page, 'Ingredients')).toHaveValue(PLUM_CRUMBLE.list.join('\n'))
  await expect(field(page, 'Steps')).toHaveValue(PLUM_CRUMBLE.steps.join('\n'))
}

test('a photo becomes a recipe, with the photo beside the form @wide', async ({ page, axe }) => {
  const left: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(new URL(page.url()).origin))
      left.push(request.url())
  })
  await page.goto('/import')
  await expect(panel(page)).toBeVisible()
  await axeInBoth(page, axe)
  expect(await page.evaluate(smallTargets)).toEqual([])
  left.length = 0
  await readPhoto(page)
  // Nothing of it left the device.
  expect(
    left.filter(
      (url) => !url.startsWith('blob:') && !/\/(?:record-event|functions\/v1\/read-ingredients)/.test(url),
    ),
  ).toEqual([])
  await expect(page.getByRole('img', { name: /original|page/i }).first()).toBeVisible()
  await axeInBoth(page, axe)
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: PLUM_CRUMBLE.title })).toBeVisible()
  // The photographed page is its picture, and there may be more to bring in.
  await expect(page.locator('main img[src^="blob:"]').first()).toBeVisible()
  await page.getByRole('link', { name: 'Add another' }).click()
  await expect(page).toHaveURL('/import')
})

test('a PDF is read at once; of a book the user chooses what to save, and can undo it', async ({
  page,
  axe,
}) => {
  await page.goto('/import')
  await choose(page).setInputFiles(pdf('Pumpkin soup'))
  await panel(page).getByRole('button', { name: 'Read this page' }).click()
  await expect(field(page, 'Title')).toHaveValue('Pumpkin soup', { timeout: READ_MS })
  await expect(field(page, 'Ingredients')).toHaveValue(LIST.join('\n'))
  await expect(field(page, 'Steps')).toHaveValue(METHOD.join('\n'))

  await page.goto('/import')
  await choose(page).setInputFiles(pdf('Pumpkin soup', 'Squash soup', 'Marrow soup'))
  await panel(page).getByRole('button', { name: 'Read this page' }).click()
  await expect(panel(page).getByText('We found 3 recipes')).toBeVisible({ timeout: READ_MS })
  await expect(panel(page).getByText('4 ingredients, 2 steps')).toHaveCount(3)
  await axeInBoth(page, axe)
  await panel(page).getByRole('checkbox', { name: 'Choose Squash soup' }).uncheck()
  await panel(page).getByRole('button', { name: 'Save 2 recipes' }).click()
  await expect(page.getByText('2 recipes saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 recipes removed', { exact: true })).toBeVisible()
  await page.goto('/my-recipes')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cookbook' })).toBeVisible()
  await expect(page.getByText('Pumpkin soup')).not.toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Pumpkin soup' })).toHaveCount(0)

  await page.goto('/import')
  await choose(page).setInputFiles(pdf('Pumpkin soup', 'Squash soup', 'Marrow soup'))
  await panel(page).getByRole('button', { name: 'Read this page' }).click()
  await expect(panel(page).getByText('We found 3 recipes')).toBeVisible({ timeout: READ_MS })
  await panel(page).getByRole('checkbox', { name: 'Choose Squash soup' }).uncheck()
  await panel(page).getByRole('button', { name: 'Save 2 recipes' }).click()
  await expect(page.getByText('2 recipes saved', { exact: true })).toBeVisible()
  await page.goto('/my-recipes')
  await expect(page.getByRole('article', { name: 'Pumpkin soup' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Marrow soup' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Squash soup' })).toBeHidden()
})

test('what can’t be read is reported, and pages can be ordered and canceled', async ({ page }) => {
  await page.goto('/import')
  await choose(page).setInputFiles([
    { name: 'bomb.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bombPdf(120 * 1024 * 1024)) },
    { name: 'no.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hello') },
    { name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') },
  ])
  await expect(panel(page).getByText('Page 3: no.jpg')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Move page 3 up' }).click()
  await expect(panel(page).getByText('Page 2: no.jpg')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Read 3 pages' }).click()
  const alert = panel(page).getByRole('alert')
  await expect(alert).toContainText('bomb.pdf: This PDF would unpack to more', { timeout: READ_MS })
  await expect(alert).toContainText('no.pdf: This PDF is damaged')
  await expect(alert).toContainText('no.jpg: This file isn’t a photo')
  await panel(page).getByRole('button', { name: 'Read something else' }).click()

  await choose(page).setInputFiles(await photo())
  await panel(page).getByRole('button', { name: 'Read this page' }).click()
  await panel(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(panel(page).getByText('Page 1: page.jpg')).toBeVisible()
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', actionTimeout: 15_000 })
  test('photos and PDFs are read again without a network', async ({ page, context }) => {
    await page.goto('/import')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
    await readPhoto(page)
    await page.goto('/import')
    await choose(page).setInputFiles(pdf('Pumpkin soup'))
    await panel(page).getByRole('button', { name: 'Read this page' }).click()
    await expect(field(page, 'Title')).toHaveValue('Pumpkin soup', { timeout: READ_MS })
    await page.goto('/import')
    await expect(panel(page)).toBeVisible()
    await context.setOffline(true)
    await readPhoto(page)
  })
})

test('two photos of two recipes are two recipes, or one if the user says so', async ({ page }) => {
  await page.goto('/import')
  const top = async (of: ReturnType<typeof panel>) => (await of.boundingBox())?.y ?? 0
  const files = page.getByRole('button', { name: 'Choose files' })
  // On a phone the link comes first, then photos, then files.
  expect(await top(page.getByRole('textbox', { name: 'Link to a recipe' }))).toBeLessThan(
    await top(panel(page)),
  )
  expect(await top(panel(page))).toBeLessThan(await top(files))

  const stew = { ...PLUM_CRUMBLE, title: 'Plum and apple stew' }
  await page
    .getByLabel('Choose files')
    .last()
    .setInputFiles([
      { ...(await photo()), name: 'a-photo-with-a-long-name-that-does-not-fit-on-a-phone.jpg' },
      { ...(await photo()), buffer: await recipePhoto(stew) },
    ])
  await expect(panel(page)).toBeFocused()
  await expect(panel(page)).toBeInViewport()
  const remove = await panel(page).getByRole('button', { name: 'Remove page 1' }).boundingBox()
  expect((remove?.x ?? 999) + (remove?.width ?? 0)).toBeLessThanOrEqual(390)
  await panel(page).getByRole('button', { name: 'Read 2 pages' }).click()
  await expect(panel(page).getByText('We found 2 recipes')).toBeVisible({ timeout: 2 * READ_MS })
  await panel(page).getByRole('radio', { name: 'These pages are one recipe' }).check()
  await expect(panel(page).getByText('We found 1 recipe')).toBeVisible()
  await panel(page).getByRole('radio', { name: 'Each is its own' }).check()
  await panel(page).getByRole('button', { name: 'Save 2 recipes' }).click()
  await expect(page.getByText('2 recipes saved', { exact: true })).toBeVisible()
  await page.goto('/saved')
  await expect(page.getByText('Your cookbook has 2 recipes.')).toBeVisible()
})
