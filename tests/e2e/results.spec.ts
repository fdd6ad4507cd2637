import type { Page } from '@playwright/test'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, fitsZoomed, inFilters, layoutShift, test } from './fixtures.ts'

const KITCHEN = ['chicken', 'rice', 'garlic', 'onion', 'egg', 'butter', 'bacon', 'potato', 'milk', 'flour']
const GROUPS = [
  'Top picks',
  'Also ready to cook',
  'Also missing one thing',
  'Also missing two or three',
  'Something important missing',
  'Drinks and sauces',
]

const cards = (page: Page) => page.getByRole('article')
const sort = (page: Page) => page.getByLabel('Sort', { exact: true })
const group = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^${title} \\d`) })
const buying = (page: Page) => page.getByRole('region', { name: 'Buy one thing, cook more' })
const toast = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem')
const ids = (page: Page) =>
  cards(page)
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

interface Missing {
  line: string
  name: string
  weight: string
  swap: string
}

/** Opens the results of the list on this device. */
async function open(page: Page, ingredients = KITCHEN, search = '') {
  await page.addInitScript((list) => {
    if (!localStorage.getItem('sous-pantry'))
      localStorage.setItem('sous-pantry', JSON.stringify({ ingredients: list }))
  }, ingredients)
  await page.goto(`/matched-recipes${search}`)
  await expect(cards(page).first()).toBeVisible()
}

test('results are grouped by what is missing, in order, and say why @wide', async ({ page, axe }) => {
  test.slow()
  // The server's answers, with a swap in each recipe that misses two or more, and every tenth a drink.
  await page.route('**/functions/v1/match-recipes', async (route) => {
    const body = await (await route.fetch()).json()
    const recipes = body.recipes.map((recipe: { missing: Missing[]; group: string }, at: number) => ({
      ...recipe,
      group: at % 10 === 9 ? 'extra' : recipe.group,
      why: recipe.missing.length === 0 ? 'You have everything' : `Needs ${recipe.missing[0]?.name}`,
      missing: recipe.missing.map((one, place) => ({ ...one, swap: place === 1 ? 'bacon' : '' })),
    }))
    await route.fulfill({ json: { ...body, recipes } })
  })
  await open(page)

  await test.step('headings with counts, none empty, in order', async () => {
    const headings = await page.locator('main h2').allTextContents()
    const titles = headings.map((text) => text.replace(/ \d+ recipes?$/, ''))
    const shown = titles.filter((title) => GROUPS.includes(title))
    expect(shown.length).toBeGreaterThan(2)
    expect(shown).toEqual(GROUPS.filter((title) => titles.includes(title)))
    let counted = 0
    for (const title of shown) {
      const count = await group(page, title).getByRole('article').count()
      expect(headings).toContain(`${title} ${count} ${count === 1 ? 'recipe' : 'recipes'}`)
      counted += count
    }
    expect(counted).toBe(25)
  })

  await test.step('each card says why, what it needs and what does instead', async () => {
    await expect(page.getByRole('article').filter({ hasText: 'You have everything' }).first()).toBeVisible()
    const few = group(page, 'Also missing two or three').getByRole('article').first()
    await expect(few).toContainText(/Have \d+ and nearly \d · need \d: \S/)
    await few.getByRole('button', { name: /Show ingredients$/ }).click()
    await expect(few).toContainText(/Needs \S/)
    await expect(
      page.locator('[data-match=partial]').filter({ hasText: '· use your bacon' }).first(),
    ).toBeVisible()
  })

  await test.step('the page fits, and nothing jumps when the hint arrives', async () => {
    await expect(buying(page)).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.05)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    )
    await fitsZoomed(page)
    // What has scrolled below the header is no target; after the zoom the page returns to its place, and the bar glides.
    const small = async () => {
      await page.evaluate(() => window.scrollTo(0, 0))
      return page.evaluate(smallTargets)
    }
    await expect.poll(small).toEqual([])
    await axeInBoth(page, axe)
  })

  await test.step('more are appended to their groups', async () => {
    const before = await Promise.all(GROUPS.map((title) => titlesIn(page, title)))
    await page.getByRole('button', { name: 'Show more matches' }).click()
    await expect(page.getByText(/^Top 50 matches/)).toBeVisible()
    for (const [at, title] of GROUPS.entries())
      expect((await titlesIn(page, title)).slice(0, before[at]?.length), title).toEqual(before[at])
    const all = await ids(page)
    expect(new Set(all).size).toBe(50)
  })

  await test.step('filters apply inside the groups', async () => {
    await inFilters(page, (filters) => filters.getByLabel('Time', { exact: true }).selectOption('quick'))
    await expect(cards(page)).not.toHaveCount(50)
    const count = await cards(page).count()
    expect(count).toBeLessThan(50)
    await expect(page.getByText(`Showing ${count} of 50 recipes`)).toBeVisible()
    await expect(page.locator('main section').filter({ hasText: /^[A-Z][a-z ]+ 0 recipes/ })).toHaveCount(0)
  })
})

const titlesIn = (page: Page, title: string) => group(page, title).locator('h3').allTextContents()

test('the order is in the address, asks the server, and is there on the way back', async ({ page }) => {
  const asked: { order: string; hour: number }[] = []
  await page.route('**/functions/v1/match-recipes', (route) => {
    asked.push(route.request().postDataJSON())
    return route.continue()
  })
  const hour = () => page.evaluate(() => new Date().getHours())
  const before = await hour()
  await open(page)
  expect(await sort(page).locator('option').allTextContents()).toEqual([
    'Ready first',
    'SousScore',
    'Quickest in each group',
    'Uses most of what I have',
  ])
  await sort(page).selectOption('score')
  await expect(page).toHaveURL('/matched-recipes?sort=score')
  await expect(page.getByRole('heading', { name: /^Best SousScore first/ })).toBeVisible()
  expect(asked.map(({ order }) => order)).toEqual(['ready', 'score'])
  // It may have struck meanwhile.
  expect([before, await hour()]).toContain(asked[0]?.hour)

  const shown = await ids(page)
  await cards(page).nth(3).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/recipe\//)
  await page.goBack()
  await expect(page).toHaveURL('/matched-recipes?sort=score')
  await expect(sort(page)).toHaveValue('score')
  await expect.poll(() => ids(page)).toEqual(shown)
  // The results were kept: nobody asked again.
  expect(asked).toHaveLength(2)

  await sort(page).selectOption('ready')
  await expect(page).toHaveURL('/matched-recipes')
  await page.goto('/matched-recipes?sort=uses')
  await expect(page.getByRole('heading', { name: /^Uses most of what you have/ })).toBeVisible()
  await page.goto('/matched-recipes?sort=nonsense')
  await expect(sort(page)).toHaveValue('ready')
})

test('a purchase goes to the shopping list with Undo, or counts as there', async ({ page }) => {
  await open(page)
  const add = buying(page)
    .getByRole('button', { name: /^Add to list: / })
    .first()
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('Add to list: ', '')
  const toBuy = () =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('sous-shopping') ?? '[]') as { name: string }[]).map(
        (one) => one.name,
      ),
    )

  await test.step('by keyboard, with one message at a time', async () => {
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(buying(page).getByRole('button', { name: `On your list: ${name}` })).toBeFocused()
    expect(await toBuy()).toEqual([name])
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveCount(1)
    await expect(toast(page)).toContainText('Already on your list')
    expect(await toBuy()).toEqual([name])
  })

  await test.step('Undo takes only that off the list', async () => {
    const next = buying(page)
      .getByRole('button', { name: /^Add to list: / })
      .first()
    await next.click()
    await expect.poll(toBuy).toHaveLength(2)
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(toBuy).toEqual([name])
    await expect(
      buying(page)
        .getByRole('button', { name: /^Add to list: / })
        .first(),
    ).toBeVisible()
  })

  await test.step('its recipes open', async () => {
    await buying(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/recipe\//)
    await page.goBack()
    await expect(buying(page)).toBeVisible()
  })

  await test.step('what the user has after all joins the list, and the results are ranked again', async () => {
    const unlocked = buying(page)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`, 'i') })
    const title = await unlocked.getByRole('link').first().textContent()
    await buying(page)
      .getByRole('button', { name: `I have it: ${name}` })
      .click()
    await expect(page.getByText(`matches for ${KITCHEN.length + 1} ingredients`)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Your ingredients' })).toContainText(name)
    await expect(page.getByRole('article', { name: title ?? '' })).not.toContainText(/need \d/)
    await expect(buying(page).getByRole('heading', { level: 3, name, exact: true })).toHaveCount(0)
  })
})

test('five results fit on a phone, all of a row opens, and Back returns to the place and the filters', async ({
  page,
}) => {
  await open(page)
  await expect(cards(page)).toHaveCount(25)
  const heights = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().height),
  )
  expect(Math.max(...heights.slice(0, 5))).toBeLessThan(170)
  expect(await page.evaluate(() => document.querySelector('main')?.scrollHeight)).toBeLessThan(5200)
  await inFilters(page, (filters) => filters.getByLabel('Difficulty', { exact: true }).selectOption('easy'))
  await expect(page).toHaveURL('/matched-recipes?difficulty=easy')
  const card = cards(page).nth(8)
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { place: window.scrollY }), { capture: true }),
  )
  // The picture, not the title.
  await card.click({ position: { x: 30, y: 30 } })
  await expect(page).toHaveURL(/\/recipe\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const place = await page.evaluate(() => (window as unknown as { place: number }).place)
  expect(place).toBeGreaterThan(300)
  await page.goBack()
  await expect(page).toHaveURL('/matched-recipes?difficulty=easy')
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place))
})

test('a typed “no tomatoes” leaves them out, is in the address, and a chip removes it', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('sous-pantry'))
      localStorage.setItem('sous-pantry', JSON.stringify({ ingredients: ['egg', 'rice', 'onion', 'garlic'] }))
  })
  const shown = () => cards(page).locator('h3').allTextContents()
  const noTomatoes = page.getByRole('button', { name: 'Remove Without tomatoes' })

  await test.step('Find adds what is typed; suggestions don’t cover it', async () => {
    await page.goto('/')
    const field = page.getByRole('combobox', { name: 'What do you have?' })
    await field.fill('canned tom')
    await expect(page.getByRole('option').first()).toBeVisible()
    await field.fill('canned tomatoes, no tomatoes')
    await page.getByRole('button', { name: 'Find recipes' }).click()
    await expect(page).toHaveURL('/matched-recipes?no=tomatoes')
  })
  await test.step('no dish has any', async () => {
    await expect(cards(page).first()).toBeVisible()
    await expect(noTomatoes).toBeVisible()
    const some = await shown()
    expect(some.length).toBeGreaterThan(5)
    expect(some.filter((title) => /tomato/i.test(title))).toEqual([])
  })
  await test.step('Back from a recipe keeps it, and so does the address by itself', async () => {
    await cards(page)
      .first()
      .click({ position: { x: 80, y: 80 } })
    await expect(page).toHaveURL(/\/recipe\//)
    await page.goBack()
    await expect(noTomatoes).toBeVisible()
    await page.goto('/matched-recipes?no=tomatoes')
    await expect(noTomatoes).toBeVisible()
  })
  await test.step('without the chip they are back', async () => {
    await noTomatoes.click()
    await expect(page).toHaveURL('/matched-recipes')
    await expect.poll(async () => (await shown()).some((title) => /tomato/i.test(title))).toBe(true)
  })
})

test('results stay without a hint what to buy if that fails', async ({ page }) => {
  await page.route('**/functions/v1/next-purchase', (route) =>
    route.fulfill({ status: 400, json: { error: 'no', message: 'No.', request_id: 'r' } }),
  )
  const answered = page.waitForResponse('**/functions/v1/next-purchase')
  await open(page)
  await answered
  await expect(buying(page)).toHaveCount(0)
  await expect(toast(page)).toHaveCount(0)
})
