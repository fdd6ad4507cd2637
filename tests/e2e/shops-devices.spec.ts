import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const sheet = (page: Page) => page.getByRole('dialog')

async function add(page: Page, line: string) {
  await page.getByLabel('Add to the list').fill(line)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}

test('the aisles of a household’s shop have the same order on two phones, live', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  test.slow()
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const other = await context.newPage()
  await signIn(other)

  await test.step('one household', async () => {
    await page.goto('/profile')
    const card = page.getByRole('region', { name: 'Household' })
    await card.getByLabel('Household name').fill('Mill Lane')
    await card.getByRole('button', { name: 'Create household' }).click()
    await card.getByRole('button', { name: 'Create link' }).click()
    await other.goto(await card.getByLabel('Invitation link').inputValue())
    await other.getByRole('button', { name: 'Join household' }).click()
    await expect(other).toHaveURL('/shopping-list')
    await expect(other.getByText('You share the list with your household.')).toBeVisible()
  })

  const usual = ['Fruit, vegetables and herbs', 'Dairy and eggs']
  await test.step('a shop of one is there for the other', async () => {
    await page.goto('/shopping-list')
    await add(page, 'milk')
    await add(page, '2 onions')
    await expect(headings(other)).toHaveText(usual)
    await page.getByRole('button', { name: 'Set up a shop' }).click()
    await sheet(page).getByLabel('New shop').fill('Corner store')
    await sheet(page).getByRole('button', { name: 'Add' }).click()
    await other.getByLabel('Shop', { exact: true }).selectOption('Corner store')
    await expect(headings(other)).toHaveText(usual)
  })

  await test.step('one moves an aisle, the list of the other follows', async () => {
    const up = sheet(page).getByRole('button', { name: 'Move Dairy and eggs up' })
    for (let times = 0; times < 3; times++) await up.click()
    await expect(headings(other)).toHaveText([...usual].reverse())
  })

  await test.step('and back', async () => {
    await other.getByRole('button', { name: 'Arrange aisles' }).click()
    const down = sheet(other).getByRole('button', { name: 'Move Dairy and eggs down' })
    for (let times = 0; times < 3; times++) await down.click()
    await page.keyboard.press('Escape')
    await expect(headings(page)).toHaveText(usual)
  })
  await context.close()
})
