import type { Page } from '@playwright/test'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, layoutShift, test } from './fixtures.ts'

const NARROW = { width: 320, height: 640 }
const KITCHEN = ['chicken', 'rice', 'garlic', 'onion', 'egg', 'butter', 'bacon', 'potato', 'milk', 'flour']

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const setKitchen = (page: Page, ingredients: readonly string[]) =>
  page.addInitScript((list) => {
    localStorage.setItem('sous-pantry', JSON.stringify({ ingredients: list }))
  }, ingredients)

/** At 320 px nothing scrolls sideways and every control is large enough. */
async function fitsNarrow(page: Page) {
  await page.setViewportSize(NARROW)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(
    NARROW.width,
  )
  expect(await page.evaluate(smallTargets), `small targets on ${page.url()}`).toEqual([])
}

/** The top of an element on a page that isn't scrolled. */
const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY

/** What an empty page says; each is also a main page. */
const EMPTY: readonly (readonly [address: string, title: string])[] = [
  ['/saved', 'Nothing saved yet'],
  ['/shopping-list', 'Nothing to buy'],
  ['/pantry', 'Your pantry is empty'],
  ['/put-away', 'Put away groceries'],
  ['/plan', 'Plan'],
  ['/recipes?q=zzqqxx', 'No recipes found'],
  ['/cooking-assistant', 'AI Cooking Assistant'],
  ['/no/such/page', 'Page Not Found'],
  ['/join', 'Join a Household'],
  ['/join?code=abc', 'Join a Household'],
  ['/profile', 'Profile'],
  ['/auth?mode=forgot-password', 'Forgot Password'],
  ['/contact', 'Contact & Support'],
]

for (const [address, title] of EMPTY)
  test(`${address} fits 320 px, has large controls, doesn’t jump, and axe finds nothing in either theme`, async ({
    page,
    axe,
  }) => {
    await page.goto(address)
    await expect(heading(page, title)).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.05)
    await fitsNarrow(page)
    await axeInBoth(page, axe)
  })

test('the collection has its search and first recipe near the top', async ({ page }) => {
  await page.goto('/recipes')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await topOf(page, 'input[type=search]')).toBeLessThan(200)
  expect(await topOf(page, 'main article')).toBeLessThan(340)
  await fitsNarrow(page)
})

test('the first result is in the upper half, and 25 take at most 5,000 px', async ({ page }) => {
  await setKitchen(page, KITCHEN)
  await page.goto('/matched-recipes')
  await expect(page.getByRole('article')).toHaveCount(25)
  expect(await topOf(page, 'main article')).toBeLessThan(400)
  const end = await page
    .getByRole('article')
    .last()
    .evaluate((card) => card.getBoundingClientRect().bottom + window.scrollY)
  expect(end).toBeLessThan(5000)
  await fitsNarrow(page)
})

test('the results say that a search failed, and try again', async ({ page, axe }) => {
  await setKitchen(page, KITCHEN)
  await page.route('**/functions/v1/match-recipes', (route) =>
    route.fulfill({ status: 400, json: { error: 'no', message: 'No.', request_id: 'r' } }),
  )
  await page.goto('/matched-recipes')
  await expect(heading(page, 'We couldn’t look for recipes')).toBeVisible()
  await fitsNarrow(page)
  await axeInBoth(page, axe)
  await page.unroute('**/functions/v1/match-recipes')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the results say that nothing matches, and lead to the ingredients', async ({ page, axe }) => {
  await setKitchen(page, ['moon dust'])
  await page.goto('/matched-recipes')
  await expect(heading(page, 'No matches yet')).toBeVisible()
  await fitsNarrow(page)
  await axeInBoth(page, axe)
  await page.getByRole('link', { name: 'Add ingredients' }).last().click()
  await expect(page).toHaveURL('/add-ingredients')
})

test('a slow answer is announced over a skeleton that stays where it is', async ({ page, axe }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/functions/v1/match-recipes', async (route) => {
    await asked
    await route.continue()
  })
  await setKitchen(page, KITCHEN)
  await page.goto('/matched-recipes')
  await expect(
    page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' }),
  ).toBeVisible()
  await fitsNarrow(page)
  await axeInBoth(page, axe)
  answer()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.1)
})

test('offline, the collection and the saved recipes say what still works', async ({ page, context }) => {
  const id = '00000000-0000-4000-8000-000000000001'
  await page.addInitScript((one) => localStorage.setItem('sous-saved', JSON.stringify([one])), id)
  await page.route('**/rest/v1/external_recipes**', (route) => route.abort())
  await page.goto('/faq')
  await page.goto('/saved')
  // The page itself must be here before the network goes.
  await expect(heading(page, 'We couldn’t load your recipes')).toBeVisible()
  await context.setOffline(true)
  await expect(heading(page, 'No connection')).toBeVisible()
  await expect(page.getByText('They are still saved', { exact: false })).toBeVisible()
})
