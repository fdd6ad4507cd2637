import type { Page } from '@playwright/test'
import { chromiumArgs } from '#tests/support/chromium-args.ts'
import { filmOf } from '#tests/support/fake-camera.ts'
import { packWith } from '#tests/support/held-up.ts'
import { receiptPhoto } from '#tests/support/receipt-photo.ts'
import { findChromium } from '../support/chromium.mjs'
import { axeInBoth, expect, test } from './fixtures.ts'

const CODE = '4006381333931'
const field = (page: Page) => page.getByLabel('Type food or a code')
const type = async (page: Page, text: string) => {
  await field(page).fill(text)
  await field(page).press('Enter')
}
const row = (page: Page, name: string) => page.getByRole('button', { name: `Change ${name}`, exact: true })
const onList = (page: Page, names: readonly string[]) =>
  page.addInitScript((wanted) => {
    if (localStorage.getItem('sous-shopping')) return
    const items = wanted.map((name) => ({
      id: crypto.randomUUID(),
      name,
      line: name,
      recipeId: null,
      checked: false,
      addedAt: new Date().toISOString(),
    }))
    localStorage.setItem('sous-shopping', JSON.stringify(items))
  }, names)

test('typed groceries are put away, ticked on the list, and taken back', async ({ page, axe }) => {
  await onList(page, ['milk'])
  await page.goto('/put-away')
  await type(page, '2 l milk, 6 eggs, spinach best before 20.11.2027')
  await expect(page.getByRole('heading', { name: '3 items' })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await axeInBoth(page, axe)
  await test.step('a reload keeps the pile', async () => {
    await page.reload()
    await expect(row(page, 'spinach')).toBeVisible()
  })
  await test.step('a date takes its digits', async () => {
    await row(page, 'milk').click()
    const sheet = page.getByRole('dialog', { name: 'Milk' })
    await sheet.getByLabel('Best before', { exact: true }).fill('241127')
    await sheet.getByLabel('Best before', { exact: true }).press('Enter')
    await expect(sheet.getByLabel('Best before', { exact: true })).toHaveValue('Nov 24, 2027')
    await axeInBoth(page, axe)
    await sheet.getByLabel('Best before', { exact: true }).fill('banana')
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await sheet.getByLabel('Best before', { exact: true }).fill('241127')
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(sheet).toHaveCount(0)
  })
  await expect(row(page, 'milk')).toContainText('by Nov 24, 2027')
  await page.getByRole('button', { name: 'Put away 3 items' }).click()
  await expect(page.getByRole('heading', { name: '3 items are put away' })).toBeFocused()
  await expect(page.getByText('Ticked on your shopping list: milk.')).toBeVisible()
  await axeInBoth(page, axe)
  await test.step('Undo takes back all of it', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: '3 items' })).toBeVisible()
    const open = await page.evaluate(
      () => JSON.parse(localStorage.getItem('sous-shopping') ?? '[]')[0].checked,
    )
    expect(open).toBe(false)
  })
  await page.getByRole('button', { name: 'Put away 3 items' }).click()
  await expect(page.getByRole('heading', { name: '3 items are put away' })).toBeVisible()
  await page.goto('/pantry')
  await expect(page.getByRole('button', { name: /^Spinach/ })).toBeVisible()
})

test('amount and place are corrected by thumb, and what was taught can be forgotten', async ({ page }) => {
  await page.goto('/put-away')
  await type(page, '0,5 kg flour')
  await expect(row(page, 'flour')).toContainText('500 g')
  await row(page, 'flour').click()
  const sheet = page.getByRole('dialog', { name: 'Flour' })
  await sheet.getByLabel('Amount in all').fill('1,5 kg')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('Amount in all')).toHaveValue('1.5 kg')
  await sheet.locator('label').filter({ hasText: 'Fridge' }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(row(page, 'flour')).toContainText('Fridge')
  await type(page, CODE)
  await page.getByRole('button', { name: 'Not food, never ask again' }).click()
  await type(page, CODE)
  await expect(page.getByText(`Code ${CODE}: not food, left out`).first()).toBeVisible()
  await page.getByRole('button', { name: 'It is food' }).click()
  await expect(page.getByText('What is it?').first()).toBeVisible()
})

test('no request carries a picture', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const body = request.postDataBuffer()
    if (body && (body.length > 20_000 || /\x89PNG|JFIF|image\/(?:png|jpe?g)/.test(body.toString('latin1'))))
      sent.push(request.url())
  })
  await page.goto('/put-away')
  await page
    .getByLabel('Photos of your groceries')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: await packWith(CODE) })
  // Also how a code is read where the camera is refused.
  await expect(page.getByText('1 code in your photo')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('What is it?').first()).toBeVisible()
  expect(sent).toEqual([])
})

test('a new code is taught in one tap and known from then on, by keyboard alone', async ({ page }) => {
  await onList(page, ['oat milk'])
  await page.goto('/put-away')
  await type(page, CODE)
  const offer = page.getByRole('button', { name: 'It’s oat milk' })
  await expect(offer).toBeVisible()
  await offer.press('Enter')
  await expect(row(page, 'oat milk')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await type(page, CODE)
  await expect(row(page, 'oat milk')).toBeVisible()
  await type(page, '4006381333932')
  await expect(page.getByText('These digits aren’t a product’s code.')).toBeVisible()
})

test('the camera reads a code', async ({ playwright, baseURL }) => {
  const film = await filmOf(await packWith(CODE))
  const browser = await playwright.chromium.launch({
    executablePath: await findChromium(),
    args: [
      ...chromiumArgs,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    permissions: ['camera'],
  })
  const page = await context.newPage()
  await onList(page, ['yogurt'])
  await page.goto('/put-away')
  await page.getByRole('button', { name: 'Start camera' }).click()
  await page.getByRole('button', { name: 'It’s yogurt' }).click({ timeout: 60_000 })
  await expect(row(page, 'yogurt')).toBeVisible()
  await page.getByRole('button', { name: 'Stop camera' }).click()
  await expect(page.getByRole('button', { name: 'Start camera' })).toBeVisible()
  await browser.close()
})

test('a receipt fills the pile once, and what was left out can be seen', async ({ page, axe }) => {
  await page.goto('/put-away')
  const choose = async () =>
    page
      .getByLabel('Photos of your receipt')
      .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await receiptPhoto() })
  await choose()
  await expect(row(page, 'butter')).toBeVisible({ timeout: 90_000 })
  await expect(row(page, 'spaghetti')).toBeVisible()
  await page.getByRole('button', { name: /^Show left out/ }).click()
  await expect(page.getByText('TOILET PAPER')).toBeVisible()
  await axeInBoth(page, axe)
  await test.step('the same receipt again adds nothing', async () => {
    const before = await page.getByRole('heading', { level: 2, name: /items$/ }).textContent()
    await choose()
    await expect(page.getByText('You added this receipt already.')).toBeVisible({ timeout: 90_000 })
    await expect(page.getByRole('heading', { level: 2, name: /items$/ })).toHaveText(before ?? '')
  })
  await page.getByRole('button', { name: /^Put away \d/ }).click()
  await expect(page.getByText(/butter/)).toBeVisible()
})
