import type { Page } from '@playwright/test'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, inFilters, test } from './fixtures.ts'

const DAY_MS = 86_400_000
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)

/** A kitchen where spinach and yogurt are close to their dates, and chicken is past its own. */
const KITCHEN: readonly [name: string, bought: number, bestBefore?: number][] = [
  ['egg', 1],
  ['flour', 1],
  ['butter', 1],
  ['onion', 1],
  ['garlic', 1],
  ['rice', 1],
  ['tomato', 1],
  ['spinach', 1, 0],
  ['yogurt', 1, -1],
  ['chicken breast', 9],
]

async function stock(page: Page, foods = KITCHEN) {
  const events = foods.map(([name, bought, before], at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    at: new Date(Date.now() - bought * DAY_MS).toISOString(),
    kind: 'bought',
    name,
    detail: { bought: day(bought), ...(before !== undefined && { best_before: day(before) }) },
  }))
  const list = [...events].sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ name }) => name)
  await page.addInitScript(
    ([log, names]) => {
      if (localStorage.getItem('sous-pantry')) return
      localStorage.setItem('sous-stock', JSON.stringify(log))
      localStorage.setItem('sous-pantry', JSON.stringify({ ingredients: names }))
    },
    [events, list] as const,
  )
}

const cards = (page: Page) => page.getByRole('article')

test('what is close to its date comes first, is explained, and can be all there is @wide', async ({
  page,
  axe,
}) => {
  await stock(page)
  const asked: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/match-recipes')) asked.push(request.postDataJSON())
  })
  await page.goto('/matched-recipes')
  await expect(cards(page).first()).toBeVisible()

  await test.step('expired meat is not counted, and the page says so', async () => {
    await expect(page.getByText('Left out: chicken breast, past its date.')).toBeVisible()
    expect(asked.length).toBeGreaterThan(0)
    for (const { ingredients, soon } of asked) {
      expect(ingredients).not.toContain('chicken breast')
      expect(soon).toEqual(expect.arrayContaining(['spinach', 'yogurt']))
    }
  })

  await test.step('cards and the score’s explanation name what they use up', async () => {
    const card = cards(page)
      .filter({ hasText: /Uses up: / })
      .first()
    await card.getByRole('button', { name: 'Show ingredients' }).click()
    await expect(card.getByText(/^Uses up your (spinach|yogurt)/)).toBeVisible()
    await axeInBoth(page, axe)
    if ((page.viewportSize()?.width ?? 0) < 500) expect(await page.evaluate(smallTargets)).toEqual([])
  })

  await test.step('the filter is in the address', async () => {
    await inFilters(page, async (sheet) => {
      await sheet.getByRole('switch', { name: 'Uses up what won’t keep' }).click()
    })
    await expect(page).toHaveURL(/[?&]soon=1/)
    await expect.poll(() => asked.at(-1)?.only_soon).toBe(1)
    await expect(cards(page).filter({ hasNotText: /Uses up: / })).toHaveCount(0)
    await page.getByRole('button', { name: /Uses up what won’t keep/ }).click()
    await expect(page).not.toHaveURL(/soon=1/)
    await expect(
      cards(page)
        .filter({ hasNotText: /Uses up: / })
        .first(),
    ).toBeVisible()
  })

  await test.step('a recipe says it beside its score', async () => {
    const card = cards(page)
      .filter({ hasText: /Uses up: / })
      .first()
    await card.getByRole('link').first().click()
    await expect(page.getByText(/^Uses up your (spinach|yogurt)/)).toBeVisible()
  })

  await test.step('the link leads to the pantry', async () => {
    await page.goBack()
    await page.getByRole('link', { name: 'See your pantry' }).click()
    await expect(page).toHaveURL(/\/pantry$/)
  })
})

test('the home page shows recipes for what won’t keep, and nothing moves @wide', async ({ page, axe }) => {
  await stock(page)
  // Its recipes are held back until its height is known.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/functions/v1/match-recipes', async (route) => {
    if (route.request().postDataJSON().only_soon > 0) await held
    await route.continue()
  })
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Use soon: spinach, yogurt' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText(/Want to hear once a day/)).toBeVisible()
  const height = async () => (await section.boundingBox())?.height
  const before = await height()
  release()
  await expect(section.getByText(/^Uses up: /).first()).toBeVisible()
  expect(await section.getByRole('listitem').count()).toBeLessThanOrEqual(4)
  expect(await height()).toBe(before)
  await axeInBoth(page, axe)
  await section.getByRole('button', { name: 'No, thanks' }).click()
  await expect(section.getByText(/Want to hear once a day/)).toHaveCount(0)
  await page.reload()
  await expect(section.getByText(/^Uses up: /).first()).toBeVisible()
  await expect(section.getByText(/Want to hear once a day/)).toHaveCount(0)
})

test('a fresh kitchen has neither the filter nor the section', async ({ page }) => {
  await stock(page, [
    ['flour', 1],
    ['rice', 1],
    ['onion', 1],
  ])
  await page.goto('/matched-recipes')
  await expect(cards(page).first()).toBeVisible()
  await inFilters(page, async (sheet) => {
    await expect(sheet.getByLabel('Cuisine')).toBeVisible()
    await expect(sheet.getByRole('switch', { name: 'Uses up what won’t keep' })).toHaveCount(0)
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Explore More' })).toBeAttached()
  await expect(page.getByText(/^Use soon/)).toHaveCount(0)
})

test('the daily note is set in the profile, and turned off again', async ({ signedIn: page, axe }) => {
  await page.goto('/profile?tab=preferences')
  const card = page.getByRole('region', { name: 'Daily note' })
  // The test server sends no mail.
  await expect(card.getByLabel('How').getByRole('option')).toHaveText(['No note', 'Notification'])
  await axeInBoth(page, axe)
  await card.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Daily note is off', { exact: true })).toBeVisible()
})
