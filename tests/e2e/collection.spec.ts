import type { Page } from '@playwright/test'
import { axeInBoth, expect, inFilters, test } from './fixtures.ts'

const cards = (page: Page) => page.getByRole('article')
const found = (page: Page) => page.getByText(/^[\d,]+ recipes? found/)
const number = async (page: Page) => Number((await found(page).textContent())?.replace(/\D.*$/s, '').trim())
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search recipes' })

const filter = (page: Page, label: string, value: string) =>
  inFilters(page, (filters) => filters.getByLabel(label, { exact: true }).selectOption(value))

async function open(page: Page, address = '/recipes') {
  await page.goto(address)
  await cards(page).first().waitFor()
}

test.describe('the collection', () => {
  test('has search, sorting, filters, a count, cards and pages @wide [C016 C033]', async ({ page, axe }) => {
    await open(page)
    await test.step('twelve cards under a search [C150 C157]', async () => {
      await expect(cards(page)).toHaveCount(12)
      await expect(search(page)).toBeVisible()
    })
    await test.step('five ways to sort, and a count [C151 C155]', async () => {
      await expect(page.getByLabel('Sort').getByRole('option')).toHaveText([
        'Random Order',
        'Newest First',
        'Highest Rated',
        'Cooking Time',
        'Alphabetical',
      ])
      await expect(found(page)).toBeVisible()
    })
    const card = cards(page).first()
    await test.step('a card has its cover and its quality [C162 C163]', async () => {
      await expect(card.locator('img')).toBeVisible()
      await expect(card.getByText(/^Recipe quality \d+(\.\d)?\/10$/)).toBeVisible()
    })
    await test.step('a card has title, difficulty and servings [C164 C166]', async () => {
      await expect(card.getByRole('heading', { level: 2 })).toBeVisible()
      await expect(card.getByText(/Serves \d+ · (easy|medium|hard)/)).toBeVisible()
    })
    await test.step('a card without a source links to our own page [C169 C171]', async () => {
      await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/recipe\//)
    })
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await test.step('five page numbers between Previous and Next [C160 C161 C585]', async () => {
      await expect(pages.getByRole('link')).toHaveText(['Previous', '1', '2', '3', '4', '5', 'Next'])
    })
    await page.getByRole('button', { name: /^Filters/ }).click()
    const place = page.getByRole('dialog', { name: 'Filters' })
    await test.step('a filter for each difficulty [C154]', async () => {
      await expect(place.getByLabel('Difficulty').getByRole('option')).toHaveText([
        'All Levels',
        'easy',
        'medium',
        'hard',
      ])
    })
    await test.step('a filter for each cuisine of the recipes [C152 C153]', async () => {
      // Those that recipes have, each once.
      await expect(place.getByLabel('Cuisine').getByRole('option').nth(5)).toBeAttached()
      const cuisines = await place.getByLabel('Cuisine').getByRole('option').allTextContents()
      expect(new Set(cuisines).size).toBe(cuisines.length)
    })
    await axeInBoth(page, axe)
    await page.keyboard.press('Escape')
    await expect(place).toBeHidden()
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
  })

  test('keeps its state in the URL: filters combine, Back restores, Clear Filters clears [C440 C441]', async ({
    page,
  }) => {
    await open(page)
    await expect(cards(page)).toHaveCount(12)
    const all = await number(page)
    await filter(page, 'Difficulty', 'easy')
    await expect(page).toHaveURL('/recipes?difficulty=easy')
    await expect.poll(() => number(page)).toBeLessThan(all)
    const easy = await number(page)
    await filter(page, 'Cuisine', 'italian')
    await expect(page).toHaveURL('/recipes?cuisine=italian&difficulty=easy')
    await expect.poll(() => number(page)).toBeLessThan(easy)
    await search(page).fill('tomato')
    await expect(page).toHaveURL('/recipes?q=tomato&cuisine=italian&difficulty=easy')
    await page.getByLabel('Sort').selectOption('title')
    await expect(page).toHaveURL('/recipes?q=tomato&sort=title&cuisine=italian&difficulty=easy')
    await expect(page.locator('ul[aria-busy=false] article').first()).toBeVisible()
    // The previous order stays visible until the new one has loaded.
    await expect
      .poll(async () => {
        const titles = await cards(page).getByRole('heading').allTextContents()
        return titles.join() === titles.sort((a, b) => a.localeCompare(b, 'en')).join()
      })
      .toBe(true)
    await page.reload()
    await expect(search(page)).toHaveValue('tomato')
    await expect(page.getByLabel('Sort')).toHaveValue('title')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/recipes?cuisine=italian&difficulty=easy')
    await expect(search(page)).toHaveValue('')
    await test.step('Clear Filters resets everything [C156 C314 C315]', async () => {
      await page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).click()
      await expect(page).toHaveURL('/recipes')
      await expect(page.getByLabel('Sort')).toHaveValue('random')
      await expect.poll(() => number(page)).toBe(all)
    })
  })

  test('tolerates typos, and drops stale responses', async ({ page }) => {
    await open(page)
    await expect(cards(page)).toHaveCount(12)
    // The response to the first word is delayed; it must not replace the second.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/rpc/search_collection', async (route) => {
      if (route.request().postDataJSON().search === 'cake') await held
      await route.continue().catch(() => {})
    })
    await search(page).fill('cake')
    await expect(page).toHaveURL(/q=cake/)
    await search(page).fill('chiken currry')
    await expect(cards(page).first().getByRole('heading')).toHaveText(/chicken.*curry|curry.*chicken/i)
    await expect(page.getByText('Similar spellings of “chiken currry” are included.')).toBeVisible()
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(cards(page).first().getByRole('heading')).toHaveText(/chicken/i)
  })

  test('shows what a search means as chips that can be removed @wide', async ({ page, axe }) => {
    await open(page)
    const all = await number(page)
    const chips = page.getByRole('list', { name: 'Active filters' })
    await search(page).fill('quick vegan dinner without mushrooms')
    await expect(chips.getByRole('button')).toHaveText([
      'Under 30 min',
      'Vegan',
      'Dinner',
      'Without mushrooms',
    ])
    await expect(page).toHaveURL(/q=quick/)
    await expect(cards(page).first()).toBeVisible()
    await expect(cards(page).filter({ hasText: /mushroom/i })).toHaveCount(0)
    await expect.poll(() => number(page)).toBeLessThan(all)
    const narrow = await number(page)
    await axe(page)
    await chips.getByRole('button', { name: 'Remove Vegan' }).click()
    await expect(search(page)).toHaveValue('quick dinner without mushrooms')
    await expect(chips.getByRole('button')).toHaveCount(3)
    await expect.poll(() => number(page)).toBeGreaterThan(narrow)
    await page.goBack()
    await expect(search(page)).toHaveValue('quick vegan dinner without mushrooms')
    await expect.poll(() => number(page)).toBe(narrow)
  })

  test('offers single words where no recipe has them all', async ({ page }) => {
    await page.goto('/recipes?q=cauliflower+zabaglione')
    await page.getByRole('button', { name: 'Search “cauliflower”' }).click()
    await expect(page).toHaveURL('/recipes?q=cauliflower')
    await expect(cards(page).first()).toBeVisible()
  })

  test('names the filter that leaves nothing, and removes it', async ({ page, axe }) => {
    await page.goto('/recipes?q=bacon&diet=vegan')
    await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeVisible()
    await expect(page.getByText(/^“vegan” rules out all \d+ matches\.$/)).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: /^Remove “vegan” \(\d+\)$/ }).click()
    await expect(page).toHaveURL('/recipes?q=bacon')
    await expect(cards(page).first()).toBeVisible()
    await page.goto('/recipes?q=bacon+vegan+under+10+minutes&cuisine=thai')
    await expect(page.getByText(/^Together, your filters rule out all \d+ matches\.$/)).toBeVisible()
    await page.getByRole('button', { name: /^Remove all filters/ }).click()
    await expect(page).toHaveURL('/recipes?q=bacon')
    await expect(cards(page).first()).toBeVisible()
    await page.goto('/recipes?q=mushroom+without+mushrooms')
    await page.getByRole('button', { name: /^Remove “Without mushrooms”/ }).click()
    await expect(search(page)).toHaveValue('mushroom')
    await expect(cards(page).first()).toBeVisible()
  })

  test('pages through one random order, which can be shared', async ({ page }) => {
    await open(page)
    const ids = () =>
      cards(page)
        .locator('h2 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await expect(cards(page)).toHaveCount(12)
    const first = await ids()
    const next = page.getByRole('link', { name: 'Next' })
    // Before the app has started, the link loads a new document, which begins at its top anyway.
    await page.waitForFunction(() => history.state !== null)
    // Cards that scroll into view get their real height a frame later; no user taps faster than that.
    await next.scrollIntoViewIfNeeded()
    await next.click()
    await expect(page).toHaveURL(/page=2&seed=\d+$/)
    await expect.poll(async () => (await ids()).some((id) => first.includes(id))).toBe(false)
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(found(page)).toBeFocused()
    await page.goBack()
    await expect.poll(ids).toEqual(first)
    await open(page, '/recipes?page=9999&sort=sideways&difficulty=epic&time=x&seed=-1')
    await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    await expect(cards(page).first()).toBeVisible()
  })

  test('shows how well each recipe matches the pantry', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('sous-pantry', JSON.stringify({ ingredients: ['chicken', 'rice', 'garlic'] })),
    )
    await open(page, '/recipes?q=chicken+rice')
    await expect(
      cards(page)
        .first()
        .getByText(/^SousScore \d+, (Excellent|Great|Good|Fair) Match$/),
    ).toBeAttached()
    await expect(
      cards(page)
        .first()
        .getByText(/^(Have .+|You have everything)$/),
    ).toBeVisible()
  })

  test('shows skeletons while loading, an empty state, and errors [C313]', async ({ page, axe }) => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/rpc/search_collection', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/recipes?q=zzqqxx')
    await test.step('skeletons while loading [C158]', async () => {
      await expect(page.getByRole('status').filter({ hasText: 'Loading recipes' })).toBeVisible()
    })
    answer()
    await test.step('a message for no results [C159]', async () => {
      await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeVisible()
      await expect(page.getByText('Try adjusting your search or filters to find more recipes.')).toBeVisible()
    })
    await axe(page)
    await page.unroute('**/rpc/search_collection')
    await page.route('**/rpc/search_collection', (route) => route.fulfill({ status: 400, json: {} }))
    await search(page).fill('soup')
    await test.step('a message for a failure [C497]', async () => {
      await expect(page.getByRole('heading', { name: 'Error loading recipes' })).toBeVisible()
      await expect(page.getByText('There was an error loading the recipes. Please try again.')).toBeVisible()
    })
    await expect(search(page)).toHaveValue('soup')
    await axeInBoth(page, axe)
    await page.unroute('**/rpc/search_collection')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(cards(page).first()).toBeVisible()
  })
})
