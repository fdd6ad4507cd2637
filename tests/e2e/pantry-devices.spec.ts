import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const SLUG = 'red-lentil-soup-with-lemon'

async function recipeId(page: Page): Promise<string> {
  const { publishableKey } = JSON.parse((await page.locator('#sous-settings').textContent()) ?? '{}')
  const response = await page.request.get(`/rest/v1/external_recipes?select=id&slug=eq.${SLUG}`, {
    headers: { apikey: publishableKey },
  })
  const [row] = (await response.json()) as { id: string }[]
  return row?.id ?? ''
}

/** Another device of the same user. */
async function secondDevice(browser: Browser, baseURL: string | undefined, first: Page) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await first.evaluate(() => localStorage.getItem('sous-auth') ?? '')
  await page.goto('/legal')
  await page.evaluate((value) => localStorage.setItem('sous-auth', value), session)
  return { context, page }
}

async function buy(page: Page, line: string, name: string) {
  await page.goto('/shopping-list')
  await page.getByLabel('Add to the list').fill(line)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.locator('label', { hasText: name }).last().click()
  await expect(page.getByRole('checkbox', { name, exact: true }).last()).toBeChecked()
}

/** Singular or plural, as it was ticked. */
const food = (page: Page, name: string, amount: string) =>
  page.getByRole('main').getByText(new RegExp(`^${name}s? · ${amount}$`))

test('two devices, one offline: what is bought, cooked and left over adds up on both', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  test.slow()
  const id = await recipeId(page)
  const { context, page: kitchen } = await secondDevice(browser, baseURL, page)

  await test.step('what one buys is in the pantry of the other, with its amount', async () => {
    await buy(page, '500 g red lentils', '500 g red lentils')
    await buy(page, '3 onions', '3 onions')
    await buy(page, '1 lemon', '1 lemon')
    await kitchen.goto('/pantry')
    await expect(food(kitchen, 'Red lentil', '500 g')).toBeVisible()
    await expect(food(kitchen, 'Onion', '3')).toBeVisible()
  })

  await test.step('one cooks without a network while the other one buys', async () => {
    await kitchen.goto(`/recipe/${id}/cook`)
    await kitchen.getByRole('heading', { level: 1 }).focus()
    await kitchen.keyboard.press('End')
    const after = kitchen.getByRole('region', { name: 'After cooking' })
    await expect(after.getByRole('group', { name: /^Onions?: how much/ })).toContainText('1 of 3')
    await context.setOffline(true)
    await after.getByRole('button', { name: 'One less' }).click()
    await after.getByRole('button', { name: 'One less' }).click()
    await kitchen.getByRole('button', { name: 'Update my pantry' }).click()
    await expect(after).toContainText('2 servings in the fridge')
    await buy(page, '2 onions', '2 onions')
    await page.goto('/pantry')
    await expect(food(page, 'Onion', '5')).toBeVisible()
  })

  await test.step('connected again, both know everything', async () => {
    await context.setOffline(false)
    await expect(food(page, 'Onion', '4')).toBeVisible()
    await expect(food(page, 'Red lentil', '260 g')).toBeVisible()
    await kitchen.goto('/pantry')
    await expect(food(kitchen, 'Onion', '4')).toBeVisible()
    await expect(food(kitchen, 'Red lentil', '260 g')).toBeVisible()
    for (const one of [page, kitchen])
      await expect(one.getByRole('button', { name: /^Lemon\b/ })).toHaveCount(0)
  })

  await test.step('the leftovers are offered at the next search of the other', async () => {
    await page.goto('/matched-recipes')
    const leftovers = page.getByRole('region', { name: 'Leftovers' })
    await expect(leftovers).toContainText(/2 servings, use by/)
    await leftovers.getByRole('button', { name: 'Ate 1 serving of Red Lentil Soup with Lemon' }).click()
    await kitchen.goto('/')
    await expect(kitchen.getByRole('region', { name: 'Leftovers' })).toContainText('1 serving,')
  })

  await test.step('a date that one reads from the package is what the other uses soon', async () => {
    await kitchen.goto('/pantry')
    await kitchen.getByRole('button', { name: /^Red lentils?\b/ }).click()
    const today = await kitchen.evaluate(() => new Date().toLocaleDateString('sv'))
    await kitchen.getByRole('dialog').getByLabel('Date on the package', { exact: true }).fill(today)
    await page.goto('/pantry')
    await expect(
      page.getByRole('region', { name: 'Use soon' }).getByText(/^Red lentils? · 260 g$/),
    ).toBeVisible()
    await page.goto('/matched-recipes')
    await expect(page.getByText(/^Uses up: .*red lentil/).first()).toBeVisible()
  })
  await context.close()
})
