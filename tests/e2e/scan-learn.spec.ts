import type { Page } from '@playwright/test'
import { THREE_TOMATOES } from '#tests/support/fake-camera.ts'
import { type Fruit, stillLife } from '#tests/support/still-life.ts'
import { axeInBoth, expect, test, visited } from './fixtures.ts'

/** The first scan has to load the model and its runtime, on any machine. */
const FIRST_LOOK = { timeout: 60_000 }
const [left, right] = THREE_TOMATOES as [Fruit, Fruit]
const lemon: Fruit = { x: 0.85, y: 0.45, radius: 0.2, wide: 1.3, color: [240, 215, 50], gloss: 0.4 }
/** A jar that no model was trained for. */
const jar: Fruit = { x: 0.66, y: 0.5, radius: 0.3, wide: 0.7, color: [40, 60, 200], rough: 0.05, gloss: 0.9 }

const THREE_THINGS = await stillLife(THREE_TOMATOES)
const TWO_THINGS = await stillLife([left, { ...right, radius: 0.19 }])
const TWO_KINDS = await stillLife([left, lemon])
const JAR = await stillLife([jar])
const JAR_AGAIN = await stillLife([{ ...jar, x: 0.63 }])
const NOTHING = await stillLife([])

const review = (page: Page) => page.getByRole('region', { name: /photo/i }).first()
const finds = (page: Page) => review(page).getByRole('group')
const upload = async (page: Page, ...photos: Buffer[]) => {
  const files = photos.map((buffer, n) => ({ name: `table-${n}.jpg`, mimeType: 'image/jpeg', buffer }))
  // A page that isn't hydrated yet hears of no file.
  await expect(async () => {
    await page.locator('input[type=file]').setInputFiles(files)
    await expect(page.getByText(/^Step [23] of 3/)).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(page.getByText('Step 3 of 3')).toBeVisible(FIRST_LOOK)
}
/** Back to the list, without the photo and what it added. */
const again = async (page: Page) => {
  await page.getByRole('button', { name: 'Back' }).click()
  const startOver = page.getByRole('button', { name: 'Start Over' })
  if (await startOver.isVisible()) await startOver.click()
}

test('a find that was corrected is right in the next photo, and can be forgotten @wide', async ({
  page,
  axe,
}) => {
  // Eight scans and pages, with every check of both themes.
  test.slow()
  await page.goto('/add-ingredients')
  await upload(page, THREE_THINGS)
  await expect(finds(page).first()).toBeInViewport({ ratio: 1 })
  expect(await finds(page).count()).toBeLessThanOrEqual(8)
  await test.step('each find has its crop beside it', async () => {
    const row = review(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('group') })
      .first()
    await expect(row.locator('[style*="background-image"], img')).toBeVisible()
  })
  await axeInBoth(page, axe)
  await page.getByRole('button', { name: 'Correct tomato' }).click()
  await page.getByLabel('Not tomato? What is it?').fill('Beef tomato')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page.getByText('Changed tomato to beef tomato.')).toBeVisible()
  await again(page)

  await test.step('the same, and the same kind in another photo, have the new name', async () => {
    for (const photo of [THREE_THINGS, TWO_THINGS]) {
      await upload(page, photo)
      await expect(page.getByRole('button', { name: /^beef tomato/ }).first()).toBeVisible(FIRST_LOOK)
      await again(page)
    }
  })
  await test.step('two things in one photo are two finds', async () => {
    await upload(page, TWO_KINDS)
    await expect(finds(page).first()).toBeVisible(FIRST_LOOK)
    await page.getByRole('link', { name: 'What Sous learned' }).click()
  })
  const learned = page.getByRole('region', { name: 'What Sous learned' })
  await expect(learned.getByRole('heading')).toBeFocused()
  await expect(learned.getByRole('listitem')).toContainText(['beef tomato'])
  await axeInBoth(page, axe)
  await test.step('it can be downloaded, as numbers and no picture', async () => {
    const download = page.waitForEvent('download')
    await learned.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/^sous-learned-.*\.json$/)
  })
  await learned.getByRole('button', { name: 'Forget beef tomato' }).click()
  await expect(learned.getByText('Nothing yet.')).toBeVisible()
  await page.goto('/add-ingredients')
  await upload(page, THREE_THINGS)
  await expect(page.getByRole('button', { name: 'Correct tomato' })).toBeVisible(FIRST_LOOK)
})

test('a taught name is found again, and nothing found offers names', async ({ page, axe }) => {
  await page.goto('/add-ingredients')
  await upload(page, NOTHING)
  await expect(page.getByText('We couldn’t recognize anything in this photo.').first()).toBeVisible(
    FIRST_LOOK,
  )
  const nearest = page.getByRole('list', { name: 'Is it one of these?' }).getByRole('button')
  await expect(nearest).toHaveCount(3)
  await axeInBoth(page, axe)
  const name = (await nearest.first().textContent()) ?? ''
  await nearest.first().click()
  await expect(nearest.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible()
  await again(page)

  await upload(page, JAR, JAR_AGAIN)
  await page.getByRole('button', { name: 'Teach Sous: what is this?' }).click()
  await page.getByRole('button', { name: 'Teach', exact: true }).click()
  const field = page.getByLabel('What is it?')
  await expect(field).toHaveAccessibleDescription('Type a name first.')
  await field.fill('Our curry paste')
  await axeInBoth(page, axe)
  await page.getByRole('button', { name: 'Teach', exact: true }).click()
  await expect(page.getByText('Learned our curry paste from 2 photos.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove our curry paste' })).toBeVisible()
  await again(page)
  await page.reload()
  await upload(page, JAR)
  await expect(page.getByRole('button', { name: /^our curry paste/ })).toBeVisible(FIRST_LOOK)
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })
  test('scanning works after one visit, without a scan before it', async ({ page, context }) => {
    await page.goto('/add-ingredients')
    await visited(page)
    const isKept = () =>
      page.evaluate(async () => {
        const names = (await (await caches.open('sous-vision')).keys()).map(({ url }) => url)
        const files = (await (await caches.open('sous-assets')).keys()).map(({ url }) => url)
        return names.some((url) => url.endsWith('model.json')) && files.some((url) => url.endsWith('.wasm'))
      })
    await expect.poll(isKept, { timeout: 90_000 }).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await upload(page, THREE_THINGS)
    await expect(page.getByRole('button', { name: 'Correct tomato' })).toBeVisible(FIRST_LOOK)
    await expect(
      page.getByText('Photos are analyzed on your device and never uploaded.').first(),
    ).toBeVisible()
    await context.setOffline(false)
  })
})
