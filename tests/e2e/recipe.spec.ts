import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeInBoth, expect, test } from './fixtures.ts'

const SLUG = 'harissa-chickpeas-with-couscous'
const TITLE = 'Harissa Chickpeas'

const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /notifications/i })
    .getByText(title, { exact: true })
    .first()
const lines = (page: Page) => page.getByRole('list', { name: 'Ingredients' })
const method = (page: Page) => page.getByRole('region', { name: 'Method' })

/** The URL of a cookbook recipe, as an external link would have it. */
async function addressOf(page: Page, slug: string): Promise<string> {
  await page.goto('/legal')
  const settings = JSON.parse((await page.locator('#sous-settings').textContent()) ?? '{}')
  const response = await page.request.get(`/rest/v1/external_recipes?select=id&slug=eq.${slug}`, {
    headers: { apikey: settings.publishableKey },
  })
  const [row] = (await response.json()) as { id: string }[]
  return `/recipe/${row?.id}`
}
async function open(page: Page, pantry: string[] = []) {
  const address = await addressOf(page, SLUG)
  await page.evaluate(
    (ingredients) => localStorage.setItem('sous-pantry', JSON.stringify({ ingredients })),
    pantry,
  )
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE)
  return address
}

test('opens by link with all its details, and links to similar recipes @wide [C057 C058 O028]', async ({
  page,
  axe,
}) => {
  test.slow()
  const address = await open(page)
  await expect(page.locator('main img').first()).toBeVisible()
  await expect(page.getByText(/^Contains .*milk/)).toBeVisible()
  await expect(lines(page).getByRole('checkbox')).toHaveCount(8)
  await expect(page.getByRole('link', { name: 'Start cooking' })).toHaveAttribute('href', `${address}/cook`)
  await expect(page.getByText(/An estimate from \d+ of \d+ ingredients/)).toBeVisible()
  await expect(page.getByText('From the Sous cookbook')).toBeVisible()
  await page.getByText('From the Sous cookbook').scrollIntoViewIfNeeded()
  const similar = page.getByRole('region', { name: 'Similar recipes' })
  await expect(similar.getByRole('link')).toHaveCount(4)
  await axeInBoth(page, axe)
  await test.step('a card of another recipe links to it [O027]', async () => {
    const link = similar.getByRole('link').first()
    const next = await link.textContent()
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(/^\/recipe\/[^/]+$/)
    await link.click()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next ?? '')
  })
})

test('scales amounts in lines and steps, switches to metric, and remembers both and the ticks', async ({
  page,
}) => {
  // Input before hydration counts.
  let arrive = () => {}
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const address = await addressOf(page, SLUG)
  await page.route(/\/assets\/drawing-/, async (route) => {
    await onItsWay
    await route.continue()
  })
  // A phone has servings alone.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(lines(page)).toContainText('1 1/2 cups (260 g) couscous')
  await page.getByLabel('Scale by').fill('1.5')
  arrive()
  await expect(lines(page)).toContainText('2 1/4 cups (390 g) couscous')
  await expect(lines(page)).toContainText('3 cans (15 ounces / 425 g each) chickpeas')
  await expect(method(page)).toContainText('3 tablespoons of the oil')
  await expect(method(page)).toContainText('425°F (220°C)')
  await expect(page.getByText('Serves 6', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Double' }).click()
  await expect(lines(page)).toContainText('3 cups (520 g) couscous')
  await page.getByRole('button', { name: 'One serving fewer' }).click()
  await expect(page.getByText('Serves 7', { exact: true })).toBeVisible()
  await page.getByLabel('Scale by').fill('moon')
  await expect(page.getByLabel('Scale by')).toHaveValue('moon')
  await expect(page.getByText('Serves 7', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Double' }).click()
  await page.getByText('Metric', { exact: true }).click()
  await expect(lines(page)).toContainText('520 g couscous')
  await expect(lines(page)).not.toContainText('cups')
  await expect(method(page)).toContainText('220°C')
  await expect(method(page)).not.toContainText('°F')

  // By keyboard: the space bar ticks the first line, and it stays ticked.
  const first = lines(page).getByRole('checkbox').first()
  await first.focus()
  const before = await first.boundingBox()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Uncheck all' })).toBeVisible()
  expect(await first.boundingBox()).toEqual(before)
  await page.reload()
  await expect(first).toBeChecked()
  await expect(lines(page)).toContainText('520 g couscous')
})

test('shows what you have, what is missing and its substitutes, and fills the shopping list', async ({
  page,
  axe,
}) => {
  await open(page, ['chickpeas', 'red onion', 'couscous', 'olive oil'])
  await expect(page.getByText(/You have \d of 8 ingredients\./)).toBeVisible()
  await expect(lines(page).locator('[data-match=full]').first()).toContainText('you have it')
  const missing = lines(page).locator('[data-match=none]').filter({ hasText: 'yogurt' })
  await expect(missing).toContainText('missing')
  const swap = missing.getByRole('button', { name: 'Substitutes for greek yogurt' })
  await expect(swap).toHaveAttribute('aria-expanded', 'false')
  await swap.click()
  await expect(swap).toHaveAttribute('aria-expanded', 'true')
  await expect(missing.getByRole('listitem').first()).toBeVisible()
  await expect(missing.getByRole('link', { name: /More about replacing/ })).toHaveAttribute(
    'href',
    /^\/substitution-assistant\?ingredient=greek\+yogurt/,
  )
  await axe(page)
  await page.getByRole('button', { name: 'Add missing to shopping list' }).click()
  await expect(toast(page, 'On your shopping list')).toBeVisible()
  const list: { line: string }[] = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('sous-shopping') ?? '[]'),
  )
  // As shops sell it: nothing is bought by the cup or spoon.
  expect(list.map(({ line }) => line)).toEqual(['harissa (for 3 tbsp)', 'greek yogurt (for 1 cup)'])
  await page.goto('/shopping-list')
  await expect(page.getByRole('listitem').filter({ hasText: 'for 3 tbsp' })).toContainText('harissa')
  await page.goBack()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('is shareable, exportable and machine-readable', async ({ page, context, axe }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = await open(page)
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address)

  await expect(page.getByText(/An estimate from/)).toBeVisible()
  const read = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  // It is written after the page, when there is time.
  await expect.poll(read).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    recipeYield: ['4', '4 servings'],
    nutrition: { '@type': 'NutritionInformation', calories: expect.stringMatching(/^\d+ calories$/) },
  })
  const json = await read()
  expect(json.totalTime).toMatch(/^PT(\d+H)?(\d+M)?$/)
  expect(json.recipeInstructions[0]).toMatchObject({ '@type': 'HowToStep', position: 1 })

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Print', exact: true })).toBeVisible()
  await axeInBoth(page, axe)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
  for (const [kind, ending, content] of [
    ['JSON-LD', '.json', '"@type": "Recipe"'],
    ['Markdown', '.md', '## Ingredients'],
    ['Cooklang', '.cook', '@couscous{1 1/2%cup}'],
  ] as const) {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: kind }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^harissa-chickpeas.*\\${ending}$`))
    expect(await readFile(await download.path(), 'utf8')).toContain(content)
  }
})

test('the method begins within two screens of a phone, and next to the ingredients on a desktop', async ({
  page,
}) => {
  const top = (id: string) =>
    page.locator(`#${id} h2`).evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, ['chickpeas'])
  await expect(page.getByText(/You have \d of 8 ingredients\./)).toBeVisible()
  expect(await top('method')).toBeLessThan(1600)

  await test.step('the tabs jump to the parts and mark the one in view', async () => {
    const tabs = page.getByRole('navigation', { name: 'Parts of the recipe' })
    await expect(tabs.getByRole('link', { name: 'Ingredients' })).toHaveAttribute('aria-current', 'true')
    await tabs.getByRole('link', { name: 'Method' }).click()
    await expect(page.getByRole('heading', { name: 'Method' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Method' })).toBeFocused()
    await expect(tabs.getByRole('link', { name: 'Method' })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('link', { name: 'Start cooking' })).toBeInViewport()
  })

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('navigation', { name: 'Parts of the recipe' })).toBeHidden()
  await expect.poll(() => top('method')).toBeLessThan(640)
  expect(await top('ingredients')).toBe(await top('method'))
  await expect(method(page).getByRole('listitem').first()).toBeInViewport()
  await expect(lines(page).getByRole('listitem').first()).toBeInViewport()
})

test('counts in the steps scale with the servings', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(await addressOf(page, 'shakshuka-with-feta'))
  await expect(method(page)).toContainText('Make eight hollows')
  await page.getByRole('button', { name: 'Double' }).click()
  await expect(method(page)).toContainText('Make 16 hollows')
  await expect(method(page)).not.toContainText('as written')
})

test('Back after cook mode leaves the recipe, however cook mode was opened', async ({ page }) => {
  const address = await addressOf(page, SLUG)
  await page.goto(address)
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await expect(page).toHaveURL(`${address}/cook`)
  await page.getByRole('link', { name: 'Leave cook mode' }).click()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL('/legal')
  await test.step('also when the tap came before hydration', async () => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(address)
    await page.getByRole('link', { name: 'Start cooking' }).click()
    await expect(page).toHaveURL(`${address}/cook`)
    await page.unroute('**/assets/*.js')
    await page.reload()
    await page.getByRole('link', { name: 'Leave cook mode' }).click()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL('/legal')
  })
  await page.goto(`${address}/cook`)
  await page.getByRole('link', { name: 'Leave cook mode' }).click()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL('/legal')
})

test('prints only the recipe, black on white', async ({ page }) => {
  await open(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(lines(page)).toContainText('couscous')
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((el) => getComputedStyle(el).color)
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})

test('reports when there is no such recipe', async ({ page }) => {
  await page.goto('/recipe/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipe not found')
  await expect(page.getByRole('link', { name: 'Browse Recipes' }).first()).toBeVisible()
})
