import type { Page } from '@playwright/test'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, test, visited } from './fixtures.ts'

const FOODS =
  '500 g spinach, 6 eggs, 1 l milk, 500 g ground beef, 4 tomatoes, 200 g feta cheese, 1 cabbage, rice'

const meals = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => meals(page).getByRole('heading', { level: 3 }).allTextContents()
const sheet = (page: Page) => page.getByRole('dialog')
const toast = (page: Page) => page.getByRole('region', { name: /notifications/i })
const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' })
const grip = (page: Page, at: number) =>
  meals(page)
    .nth(at)
    .getByRole('button', { name: /^Move / })

async function fillPantry(page: Page) {
  await page.goto('/pantry')
  const entry = page.getByRole('combobox', { name: 'What do you have?' })
  await entry.fill(FOODS)
  await entry.press('Enter')
  await expect(page.getByText('Spinach · 500 g')).toBeVisible()
}

async function planWeek(page: Page) {
  await page.goto('/plan')
  await page.getByRole('button', { name: 'Plan my week' }).click()
  await expect(meals(page)).toHaveCount(7)
}

test('a week is planned with one tap, changed, undone and kept @wide', async ({ page, axe }) => {
  await fillPantry(page)
  await planWeek(page)
  const summary = page.getByRole('region', { name: 'Summary' })

  await test.step('it says what it uses up, what is to buy, and why', async () => {
    await expect(summary).toContainText(/Uses .* won’t keep/)
    await expect(summary).toContainText(/to buy/)
    await expect(page.getByText(/^Uses (?:some of )?the .*ground beef/).first()).toBeVisible()
    await toast(page).getByRole('button', { name: 'Close message' }).click()
    await axeInBoth(page, axe)
    expect(await page.evaluate(smallTargets)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.setViewportSize(test.info().project.use.viewport ?? { width: 390, height: 844 })
  })

  await test.step('a locked meal stays when the rest is planned again', async () => {
    const before = await titles(page)
    await meals(page)
      .nth(2)
      .getByRole('button', { name: /^Lock / })
      .click()
    await expect(
      meals(page)
        .nth(2)
        .getByRole('button', { name: /^Lock / }),
    ).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Plan again' }).click()
    await expect(toast(page).getByText(/^(?:\d meals? changed$|The same meals again)/)).toBeVisible()
    expect((await titles(page))[2]).toBe(before[2])
    await undo(page).click()
    await expect.poll(() => titles(page)).toEqual(before)
  })

  await test.step('one meal is replaced by another that fits, and undone', async () => {
    const before = await titles(page)
    await meals(page)
      .first()
      .getByRole('button', { name: /^More for / })
      .click()
    await sheet(page)
      .getByRole('button', { name: /^Suggest other recipes/ })
      .click()
    const others = sheet(page).getByRole('list', { name: 'Suggest other recipes' }).getByRole('button')
    await expect(others.first()).toBeVisible()
    await axeInBoth(page, axe)
    const label = (await others.first().getAttribute('aria-label')) ?? ''
    await others.first().click()
    await expect(sheet(page)).toHaveCount(0)
    await expect(meals(page).first().getByRole('heading')).toHaveText(label.replace('Choose ', ''))
    await undo(page).click()
    await expect.poll(() => titles(page)).toEqual(before)
  })

  await test.step('moved by keyboard: picked up, carried to the next day, dropped, announced, undone', async () => {
    const before = await titles(page)
    await grip(page, 0).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('status').filter({ hasText: 'picked up' })).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('status').filter({ hasText: 'changes places with' })).toBeAttached()
    await page.keyboard.press('Space')
    await expect.poll(async () => (await titles(page))[1]).toBe(before[0])
    expect((await titles(page))[0]).toBe(before[1])
    await expect(grip(page, 1)).toBeFocused()
    await undo(page).click()
    await expect.poll(() => titles(page)).toEqual(before)
  })

  await test.step('dragged to another day', async () => {
    const before = await titles(page)
    const [from, to] = [grip(page, 0), meals(page).nth(1)]
    await from.scrollIntoViewIfNeeded()
    const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
    await page.mouse.move(start.x + 20, start.y + 20)
    await page.mouse.down()
    await page.mouse.move(end.x + 30, end.y + 30, { steps: 8 })
    await page.mouse.up()
    await expect.poll(async () => (await titles(page))[1]).toBe(before[0])
  })

  await test.step('a reload keeps it', async () => {
    const before = await titles(page)
    await page.reload()
    await expect(meals(page)).toHaveCount(7)
    expect(await titles(page)).toEqual(before)
    await expect(
      meals(page)
        .nth(2)
        .getByRole('button', { name: /^Lock / }),
    ).toHaveAttribute('aria-pressed', 'true')
  })
})

test('wishes change the plan, a meal in own words stays, a week is copied and cleared', async ({
  page,
  axe,
}) => {
  await page.goto('/plan')

  await test.step('wishes', async () => {
    await page.getByRole('button', { name: 'Wishes' }).click()
    await sheet(page).getByText('Lunch', { exact: true }).click()
    await sheet(page).getByText('Sunday', { exact: true }).click()
    await sheet(page).getByRole('button', { name: 'Add a guest' }).click()
    await sheet(page).getByText('peanuts', { exact: true }).click()
    await axeInBoth(page, axe)
    expect(await page.evaluate(smallTargets)).toEqual([])
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await expect(sheet(page)).toHaveCount(0)
  })

  await test.step('in own words', async () => {
    await page.getByRole('button', { name: 'Add dinner on Today' }).click()
    await axeInBoth(page, axe)
    await sheet(page).getByLabel('Or in your own words').fill('Pizza with friends')
    await page.keyboard.press('Enter')
    await expect(meals(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Plan my week' }).click()
    await expect(meals(page)).toHaveCount(12)
    await expect(page.getByRole('heading', { name: 'Pizza with friends' })).toBeVisible()
  })

  await test.step('a copy for the next week, and a clear one', async () => {
    await page.getByRole('button', { name: 'More for this plan' }).click()
    await axeInBoth(page, axe)
    await sheet(page)
      .getByRole('button', { name: /^Copy to the next days/ })
      .click()
    await expect(page).toHaveURL(/from=/)
    await expect(meals(page)).toHaveCount(12)
    await page.getByRole('button', { name: 'More for this plan' }).click()
    await sheet(page)
      .getByRole('button', { name: /^Clear these days/ })
      .click()
    await expect(meals(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Earlier days' }).click()
    await expect(meals(page)).toHaveCount(12)
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', actionTimeout: 15_000 })

  test('a week is planned from the recipes on the device', async ({ page, context }) => {
    await fillPantry(page)
    await visited(page)
    await context.setOffline(true)
    await planWeek(page)
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/to buy/)
    await page.reload()
    await expect(meals(page)).toHaveCount(7)
  })
})
