import type { Page } from '@playwright/test'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, test } from './fixtures.ts'

const entry = (page: Page) => page.getByRole('combobox', { name: 'What do you have?' })
const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) })
const sheet = (page: Page) => page.getByRole('dialog')
const toast = (page: Page) => page.getByRole('region', { name: /notifications/i })

async function add(page: Page, text: string) {
  await entry(page).fill(text)
  await entry(page).press('Enter')
}

async function close(page: Page) {
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page)).toHaveCount(0)
}

/** The words of a food's date, such as "Best by Friday". */
const dateOf = (page: Page) =>
  sheet(page)
    .getByText(/^(?:Best|Use) (?:by|today)/)
    .first()

test('the pantry keeps amounts, places and dates with a tap each, and undoes them @wide', async ({
  page,
  axe,
}) => {
  await page.goto('/pantry')
  await expect(page.getByRole('heading', { name: 'Your pantry is empty' })).toBeVisible()

  await test.step('typed foods have their amounts, and are where they are usually kept', async () => {
    await add(page, '2 l milk, spinach, 500 g ground beef frozen, flour')
    await expect(place(page, 'Fridge').getByText('Milk · 2 l')).toBeVisible()
    await expect(place(page, 'Fridge').getByText('Spinach')).toBeVisible()
    await expect(place(page, 'Freezer').getByText('Ground beef · 500 g')).toBeVisible()
    await expect(place(page, 'Pantry').getByText('Flour')).toBeVisible()
  })

  await test.step('opened: the date follows, and says why', async () => {
    await row(page, 'Milk').click()
    const before = await dateOf(page).textContent()
    await expect(
      sheet(page).getByText(/Guessed from our figures for milk: .* in the fridge, for /),
    ).toBeVisible()
    await axeInBoth(page, axe)
    expect(await page.evaluate(smallTargets)).toEqual([])
    await sheet(page).getByRole('button', { name: 'Opened today' }).click()
    await expect(sheet(page).getByText(/after opening/)).toBeVisible()
    await expect(dateOf(page)).not.toHaveText(before ?? '')
  })

  await test.step('used some: the amount follows', async () => {
    await sheet(page).getByRole('button', { name: 'Used some' }).click()
    await sheet(page).getByRole('button', { name: '½ · 1 l' }).click()
    await expect(sheet(page).getByLabel('Amount', { exact: true })).toHaveValue('1 l')
    await close(page)
    await expect(place(page, 'Fridge').getByText('Milk · 1 l')).toBeVisible()
  })

  await test.step('frozen by keyboard, and thawed', async () => {
    await row(page, 'Spinach').focus()
    await page.keyboard.press('Enter')
    await sheet(page).getByRole('button', { name: 'Freeze' }).focus()
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByText(/in the freezer, for quality, from today/)).toBeVisible()
    await sheet(page).getByRole('button', { name: 'Undo' }).click()
    await expect(sheet(page).getByRole('radio', { name: 'Fridge' })).toBeChecked()
    await sheet(page).getByRole('button', { name: 'Freeze' }).click()
    await page.keyboard.press('Escape')
    await expect(place(page, 'Freezer').getByText('Spinach')).toBeVisible()
  })

  await test.step('out, and back by Undo', async () => {
    await page.getByRole('button', { name: 'Out: flour' }).click()
    await expect(row(page, 'Flour')).toHaveCount(0)
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'Flour')).toBeVisible()
    await page.getByRole('button', { name: 'Out: flour' }).click()
    await expect(row(page, 'Flour')).toHaveCount(0)
  })

  await test.step('all of it is there after a reload, and what is out is at hand', async () => {
    await page.reload()
    await expect(place(page, 'Fridge').getByText('Milk · 1 l')).toBeVisible()
    await expect(place(page, 'Freezer').getByText('Spinach')).toBeVisible()
    await page.getByText('Recently out').click()
    await page.getByRole('button', { name: 'Put on the list: flour' }).click()
    await expect(page.getByRole('link', { name: 'On your list' })).toBeVisible()
    await axeInBoth(page, axe)
    expect(await page.evaluate(smallTargets)).toEqual([])
  })

  await test.step('the list of ingredients follows', async () => {
    await page.goto('/add-ingredients')
    const list = page.getByRole('region', { name: /Your ingredients/ })
    await expect(list.getByRole('button', { name: 'Remove milk · 1 l' })).toBeVisible()
    await expect(list.getByRole('button', { name: 'Remove flour' })).toHaveCount(0)
  })
})

test('long names wrap in the list and in the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/pantry')
  const long = 'zorblaxsupremedragontearconcentrateofthenorthernmountains of the very old kingdom by the sea'
  await page.evaluate(
    (name) => localStorage.setItem('sous-pantry', JSON.stringify({ ingredients: [name] })),
    long,
  )
  await page.reload()
  await row(page, 'Zorblax\\w*').click()
  await expect(sheet(page)).toBeVisible()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const wide = await sheet(page).evaluate(
      (one) =>
        [...one.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
          .length,
    )
    expect(wide).toBe(0)
  }
})

test('several foods are moved at once', async ({ page }) => {
  await page.goto('/pantry')
  await add(page, 'spinach, milk, flour')
  await expect(row(page, 'Flour')).toBeVisible()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select spinach' }).check()
  await page.getByRole('checkbox', { name: 'Select milk' }).check()
  await page.getByRole('button', { name: 'Move to: Freezer' }).click()
  await expect(place(page, 'Freezer').getByText('Spinach')).toBeVisible()
  await expect(place(page, 'Freezer').getByText('Milk')).toBeVisible()
  await expect(place(page, 'Pantry').getByText('Flour')).toBeVisible()
})
