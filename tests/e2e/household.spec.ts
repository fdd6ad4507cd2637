import type { Page } from '@playwright/test'
import { axeInBoth, expect, test } from './fixtures.ts'

const add = async (page: Page, line: string) => {
  await page.getByLabel('Add to the list').fill(line)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}
const item = (page: Page, name: string) => page.getByRole('checkbox', { name })

test('a list changes on every device at once, and a household shares it through a link', async ({
  signedIn: page,
  browser,
  baseURL,
  axe,
}) => {
  test.slow()
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const other = await context.newPage()
  const session = await page.evaluate(() => localStorage.getItem('sous-auth') ?? '')
  await other.goto('/legal')
  await other.evaluate((value) => localStorage.setItem('sous-auth', value), session)
  await other.goto('/shopping-list')
  await expect(other.getByText('The list is in sync on all your devices.')).toBeVisible()

  // Two devices of one user.
  await page.goto('/shopping-list')
  await add(page, '2 lemons')
  await expect(item(other, 'lemons')).toBeVisible()
  await other.locator('label', { hasText: 'lemons' }).click()
  await expect(page.getByRole('checkbox', { name: 'lemons' })).toBeChecked()
  await context.setOffline(true)
  await add(other, 'rye bread')
  await add(page, 'oat milk')
  await context.setOffline(false)
  await expect(item(page, 'rye bread')).toBeVisible()
  await expect(item(other, 'oat milk')).toBeVisible()

  await page.goto('/profile')
  const card = page.getByRole('region', { name: 'Household' })
  await card.getByLabel('Household name').fill('Mill Lane')
  await card.getByRole('button', { name: 'Create household' }).click()
  await card.getByRole('button', { name: 'Create link' }).click()
  const link = await card.getByLabel('Invitation link').inputValue()
  await axe(page)

  // A visitor without an account opens the link, signs up, and is returned to it.
  await other.goto('/legal')
  await other.evaluate(() => localStorage.clear())
  await other.goto(link)
  await other.getByRole('link', { name: 'Create account' }).click()
  await other.getByLabel('Display name').fill('Guest Cook')
  await other.getByLabel('Email').fill(`guest-${crypto.randomUUID()}@kitchen.example`)
  await other.getByLabel('Password', { exact: true }).fill('seven green olives')
  await other.getByRole('button', { name: 'Create account' }).click()
  await expect(other.getByRole('heading', { name: 'Mill Lane' })).toBeVisible()
  await axe(other)
  await other.getByRole('button', { name: 'Join household' }).click()
  await expect(other).toHaveURL('/shopping-list')
  await expect(item(other, 'rye bread')).toBeVisible()
  await expect(other.getByText('You share the list with your household.')).toBeVisible()

  // The owner's open screen shows the new member, and the new member's the owner's list.
  await expect(card.getByRole('list', { name: 'Members' })).toContainText('Guest Cook')
  await page.goto('/shopping-list')
  await add(other, 'six eggs')
  await expect(item(page, 'eggs')).toBeVisible()
  await page.goto('/profile')
  await card.getByRole('button', { name: 'Remove Guest Cook' }).click()
  await axeInBoth(page, axe)
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Remove Guest Cook' })).toBeFocused()
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Remove Guest Cook' }).click()
  await expect(card.getByText('Guest Cook')).toBeHidden()
  await expect(other.getByText('The list is in sync on all your devices.')).toBeVisible()
  await context.close()
})
