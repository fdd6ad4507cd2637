import type { Page } from '@playwright/test'
import { expect, inFilters, test } from './fixtures.ts'

const entry = (page: Page) => page.getByRole('combobox', { name: 'What do you have?' })
const list = (page: Page) => page.getByRole('region', { name: /Your ingredients/ })
const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /notifications/i })
    .getByText(title, { exact: true })
    .first()
const find = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Find recipes/ })
const cards = (page: Page) => page.getByRole('article')

async function results(page: Page, ingredients: string) {
  await page.goto(`/add-ingredients?ingredients=${encodeURIComponent(ingredients)}`)
  await find(page).click()
  await expect(page).toHaveURL('/matched-recipes')
  await expect(cards(page).first()).toBeVisible()
}

test.describe('the wizard', () => {
  test('has all on one page, suggests by keyboard, splits on commas, and offers 12 popular chips [C029 C009]', async ({
    page,
    axe,
  }) => {
    await page.goto('/add-ingredients')
    const chips = page.getByRole('region', { name: 'Ideas' }).getByRole('listitem').getByRole('button')
    await test.step('field, camera, photo, list, suggestions and Find are on the first screen of a phone [C104 C107 C282]', async () => {
      for (const part of [
        entry(page),
        page.getByRole('button', { name: 'Scan a photo' }),
        page.getByRole('button', { name: 'Live camera' }),
        list(page).getByRole('heading'),
        chips.first(),
        find(page),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
    })
    await axe(page)

    await test.step('an empty list finds nothing, with a reason [C351 C352]', async () => {
      await find(page).click()
      await expect(toast(page, 'No ingredients added')).toBeVisible()
      await expect(
        page.getByText('Please add at least one ingredient to find recipes.').first(),
      ).toBeVisible()
      await expect(entry(page)).toHaveAccessibleDescription(/^Add at least one ingredient/)
    })

    await expect(chips).toHaveCount(12)
    const name = (await chips.first().textContent())?.trim() ?? ''
    await test.step('twelve popular ingredients, each offered until it is in the list [C115 C116 C565]', async () => {
      await chips.first().click()
      await expect(list(page).getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible()
      await expect(chips.filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(0)
      await expect(chips).toHaveCount(12)
      await expect(entry(page)).not.toHaveAttribute('aria-invalid')
    })
    await list(page)
      .getByRole('button', { name: `Remove ${name}`, exact: true })
      .click()

    await entry(page).fill('chick')
    const options = page.getByRole('option')
    await test.step('at most ten suggestions, with the typed text in them [C114 C348 C564]', async () => {
      await expect(options.first()).toBeVisible()
      expect(await options.count()).toBeLessThanOrEqual(10)
      for (const text of await options.allTextContents()) expect(text).toContain('chick')
    })
    await axe(page)
    await test.step('a suggestion is taken by keyboard, and an empty field has none [C349]', async () => {
      await entry(page).press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await entry(page).press('Enter')
      // Raw chicken keeps for a day or two.
      await expect(
        list(page).getByRole('button', { name: 'Remove chicken, use soon', exact: true }),
      ).toBeVisible()
      await expect(options).toHaveCount(0)
    })
    await entry(page).fill('rice')
    await entry(page).press('Escape')
    await expect(options).toHaveCount(0)
    await entry(page).press('Enter')
    await expect(list(page).getByRole('button', { name: 'Remove rice', exact: true })).toBeVisible()

    await test.step('typed lists are split, cleaned and deduplicated [C343 C344 C345 C346]', async () => {
      await entry(page).fill('Eggs, , MILK ,eggs,')
      await expect(list(page).getByRole('listitem')).toHaveText([/chicken/, /rice/, /egg/, /milk/])
    })
    await test.step('a toast for what was added, and the count under the thumb [C308 C521]', async () => {
      await expect(toast(page, 'Ingredient Added')).toBeVisible()
      await expect(find(page)).toHaveText('Find recipes· 4 ingredients')
    })
  })

  test('takes ingredients from the URL once, keeps the list on reload, and Start Over clears all [C030 C477]', async ({
    page,
  }) => {
    await page.goto('/add-ingredients?ingredients=Egg,%20rice,,egg')
    await expect(list(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2)
    await expect(page).toHaveURL('/add-ingredients')
    await page.reload()
    await expect(list(page).getByRole('button', { name: 'Remove rice' })).toBeVisible()
    await entry(page).fill('half typed')
    await test.step('Start Over empties the field and the list, and can be undone [C112 C113 C283]', async () => {
      await page.getByRole('button', { name: 'Start Over' }).click()
      await expect(entry(page)).toHaveValue('')
      await expect(list(page)).toContainText('Nothing yet')
      await expect(toast(page, 'Ingredients cleared')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(list(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2)
    })
  })

  test('takes ingredients from another page, with a welcome message [C031 C475 C476]', async ({ page }) => {
    await page.goto('/')
    // The footer renders with the app.
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => {
      history.pushState(
        { usr: { prefilledIngredients: ['Oat milk', 'Flax egg'] }, key: 'x' },
        '',
        '/add-ingredients',
      )
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await expect(toast(page, 'Ingredients Added!')).toBeVisible()
    await expect(list(page).getByRole('button', { name: 'Remove oat milk' })).toBeVisible()
  })

  test('finds nothing for moon dust, and suggests what to try [C481]', async ({ page }) => {
    await page.goto('/add-ingredients?ingredients=moon dust')
    await find(page).click()
    await expect(toast(page, 'No recipes found')).toBeVisible()
    await expect(
      page.getByText('Try adding more common ingredients like chicken, rice, or vegetables.').first(),
    ).toBeVisible()
  })

  test('reports a failed search, keeps the list, and can be canceled while searching [C480]', async ({
    page,
  }) => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/functions/v1/match-recipes', async (route) => {
      await asked
      await route.fulfill({
        status: 503,
        json: { error: 'unavailable', message: 'The kitchen is closed.', request_id: 'r' },
      })
    })
    await page.goto('/add-ingredients?ingredients=egg')
    await find(page).click()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    answer()
    await expect(toast(page, 'Recipe search failed')).toBeVisible()
    await expect(page.getByText('The kitchen is closed.').first()).toBeVisible()
    await expect(list(page).getByRole('button', { name: 'Remove egg' })).toBeVisible()
  })

  test('falls back to its own list when the ingredients cannot be loaded [C254 C496]', async ({ page }) => {
    await page.route('**/rest/v1/common_ingredients**', (route) => route.abort())
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/add-ingredients')
    await entry(page).fill('oni')
    // On a small phone the list extends to the bottom bar: a tap goes to the list, and the keyboard stays open.
    await page.getByRole('option', { name: 'onion', exact: true }).tap()
    await expect(list(page).getByRole('button', { name: 'Remove onion' })).toBeVisible()
    await expect(entry(page)).toBeFocused()
  })

  test('offers the assistant: ask, or browse the collection [C109 C111]', async ({ page, axe }) => {
    // On a phone the bottom bar has both.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/add-ingredients')
    await page.getByRole('button', { name: 'Help from the assistant' }).click()
    await expect(page.getByRole('button', { name: 'Ask Chef' })).toBeVisible()
    await axe(page)
    await page.getByRole('link', { name: 'Find Recipes' }).click()
    await expect(page).toHaveURL('/recipes')
  })

  test('stores the pantry of a signed-in user in the account', async ({
    signedIn: page,
    browser,
    account,
    baseURL,
  }) => {
    await page.goto('/add-ingredients')
    // Once hydrated, a comma adds.
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await entry(page).fill('leek, cod,')
    const session = await page.evaluate(() => localStorage.getItem('sous-auth'))
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { publishableKey } = JSON.parse(document.getElementById('sous-settings')?.textContent ?? '{}')
          const token = JSON.parse(localStorage.getItem('sous-auth') ?? '{}').access_token
          const response = await fetch('/rest/v1/pantry_items?select=name&order=name', {
            headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
          })
          return (await response.json()).map((row: { name: string }) => row.name)
        }),
      )
      .toEqual(['cod', 'leek'])
    expect(account.email).toBeTruthy()
    // Another device of the same user.
    const other = await browser.newContext({ baseURL })
    const phone = await other.newPage()
    await phone.goto('/')
    await phone.evaluate((value) => localStorage.setItem('sous-auth', value ?? ''), session)
    await phone.goto('/add-ingredients')
    await expect(phone.getByRole('region', { name: 'Your ingredients (2)' })).toBeVisible()
    await other.close()
  })
})

test.describe('the wizard on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('starts in the field, and keeps Find in view under any list', async ({ page }) => {
    await page.goto('/add-ingredients')
    await expect(entry(page)).toBeFocused()
    await expect(find(page)).toBeInViewport({ ratio: 1 })
    await page.evaluate(() =>
      localStorage.setItem(
        'sous-pantry',
        JSON.stringify({ ingredients: Array.from({ length: 80 }, (_, n) => `spice ${n}`) }),
      ),
    )
    await page.reload()
    await expect(find(page)).toHaveText('Find recipes· 80 ingredients')
    await expect(find(page)).toBeInViewport({ ratio: 1 })
  })
})

test.describe('the results', () => {
  test('show counts, chips, full cards, lines by match, a score with its breakdown, and link to the recipe [C032 C130]', async ({
    page,
    axe,
  }) => {
    test.slow()
    await results(page, 'chicken,soy sauce,rice,garlic')
    await test.step('a heading, and counts of recipes and ingredients [C124 C125 C126]', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What you can cook')
      await expect(page.getByText(/^Top \d+ matches for 4 ingredients$/)).toBeVisible()
    })
    await test.step('a chip for each ingredient, and four filters [C127 C128]', async () => {
      await expect(page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')).toHaveCount(4)
      await inFilters(page, async (filters) => {
        for (const label of ['Score', 'Time', 'Difficulty', 'Cuisine'])
          await expect(filters.getByLabel(label, { exact: true })).toBeVisible()
      })
    })
    await test.step('how many of them a filter leaves [C129]', async () => {
      await inFilters(page, (filters) => filters.getByLabel('Time', { exact: true }).selectOption('quick'))
      await expect(page.getByText(/^Showing \d+ of \d+ recipes for 4 ingredients$/)).toBeVisible()
      await page.getByRole('button', { name: /^Remove Quick/ }).click()
      await expect(page.getByText(/^Top \d+ matches/)).toBeVisible()
    })
    const card = cards(page).first()
    const score = card.getByText(/^SousScore \d+, (Excellent|Great|Good|Fair) Match$/)
    await test.step('a card has its SousScore with a label, and counts of matches [C002 C137 C138]', async () => {
      await expect(score).toBeAttached()
      await card.getByRole('button', { name: 'Show ingredients' }).click()
      await expect(card.getByText(/^\d+ full match(es)? × 12$/)).toBeVisible()
      await expect(card.getByText(/^\d+ partial match(es)? × 6$/)).toBeVisible()
      await card.getByRole('button', { name: 'Hide ingredients' }).click()
    })
    await test.step('a card has time and servings', async () => {
      await expect(card.getByText(/\d+ min/).first()).toBeVisible()
      await expect(card.getByText(/Serves \d+/)).toBeVisible()
    })
    await test.step('a card has a cover [C134]', async () => {
      await expect(card.locator('img')).toBeVisible()
    })
    await test.step('three next steps [C131 C132 C133]', async () => {
      for (const button of ['Back to Ingredients', 'Find More Recipes'])
        await expect(page.getByRole('link', { name: button })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Show more matches' })).toBeVisible()
    })

    // Lines are color-coded and labelled, eight at most; a tap away.
    const closed = page.getByRole('button', { name: /Show ingredients$/ })
    for (let left = 6; left > 0; left--) await closed.first().click()
    const mixed = cards(page)
      .filter({ has: page.locator('[data-match=none]') })
      .filter({ hasText: 'more ingredients' })
      .first()
    await test.step('eight lines, and how many more [C142 C146 C563]', async () => {
      await expect(mixed.locator('[data-match]')).toHaveCount(8)
      await expect(mixed.getByText(/^\+\d+ more ingredients$/)).toBeVisible()
    })
    await test.step('lines show by label and color how they match [C143 C144 C145]', async () => {
      await expect(mixed.locator('[data-match=full]').first()).toContainText('you have it')
      await expect(mixed.locator('[data-match=none]').first()).toContainText('missing')
      const colour = (match: string) =>
        page
          .locator(`[data-match=${match}]`)
          .first()
          .evaluate((el) => getComputedStyle(el).backgroundColor)
      const seen = new Set([await colour('full'), await colour('none'), await colour('partial')])
      expect(seen.size).toBe(3)
    })

    await expect(card.getByText('Base score')).toBeVisible()
    const reason = card
      .locator('[data-match=full]')
      .first()
      .getByText(/^you have it(: (chicken|soy sauce|rice|garlic))?$/)
    expect((await reason.boundingBox())?.height).toBeGreaterThan(10)
    await expect(card.getByText(/^Coverage: \d of your 4$/)).toBeVisible()
    await axe(page)
    await card.getByRole('button', { name: 'Hide ingredients' }).click()
    await expect(card.getByText('Base score')).toBeHidden()

    const link = card.getByRole('heading').getByRole('link')
    const title = await link.textContent()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Method' })).toBeVisible()
    await page.goBack()
    await expect(cards(page).first().getByRole('heading').first()).toHaveText(title ?? '')
    await page.reload()
    await expect(cards(page).first().getByRole('heading').first()).toHaveText(title ?? '')
  })

  test('combine filters, load more and report it, and report failures and the end [C309 C311]', async ({
    page,
  }) => {
    await results(page, 'onion,garlic,tomato')
    const shown = async () =>
      Number(/\d+/.exec((await page.getByText(/^(Top|Showing) \d/).textContent()) ?? '')?.[0])
    const all = await shown()
    await test.step('filters combine [C310 C560 C561]', async () => {
      const choose = (label: string, value: string) =>
        inFilters(page, (filters) => filters.getByLabel(label, { exact: true }).selectOption(value))
      await choose('Time', 'quick')
      await expect.poll(shown).toBeLessThan(all)
      const quick = await shown()
      await choose('Difficulty', 'easy')
      const both = await shown()
      expect(both).toBeLessThanOrEqual(quick)
      await choose('Cuisine', 'mexican')
      expect(await shown()).toBeLessThanOrEqual(both)
      await inFilters(page, async (filters) => {
        await expect(filters.getByLabel('Time', { exact: true })).toHaveValue('quick')
        for (const label of ['Time', 'Difficulty', 'Cuisine'])
          await filters.getByLabel(label, { exact: true }).selectOption('all')
      })
    })
    await test.step('the score filter has two levels [C553 C554]', () =>
      inFilters(page, (filters) =>
        expect(filters.getByLabel('Score', { exact: true }).getByRole('option')).toHaveText([
          'All Scores',
          'High Score (85+)',
          'Good Score (70+)',
        ]),
      ))
    await expect(cards(page)).toHaveCount(25)

    const more = page.getByRole('button', { name: 'Show more matches' })
    await page.route('**/functions/v1/match-recipes', (route) => route.abort())
    await more.click()
    await test.step('a failure is reported, and the cards stay [C504]', async () => {
      await expect(toast(page, 'Error')).toBeVisible()
      await expect(page.getByText('Failed to load more recipes. Please try again.').first()).toBeVisible()
      await expect(cards(page)).toHaveCount(25)
    })
    await page.unroute('**/functions/v1/match-recipes')
    await more.click()
    await test.step('loading more reports how many were added [C502]', async () => {
      await expect(toast(page, 'More recipes loaded!')).toBeVisible()
      await expect(
        page.getByText(/^Found \d+ additional recipes matching your ingredients\.$/).first(),
      ).toBeVisible()
      expect(await cards(page).count()).toBeGreaterThan(25)
    })
    const ids = await cards(page)
      .locator('h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(ids).size).toBe(ids.length)
    await page.route('**/functions/v1/match-recipes', (route) => route.fulfill({ json: { recipes: [] } }))
    await more.click()
    await test.step('the end of the list is reported [C503]', async () => {
      await expect(toast(page, 'No more recipes found')).toBeVisible()
      await expect(
        page.getByText("We've shown you all the recipes we have for your ingredients.").first(),
      ).toBeVisible()
    })
  })

  test('accept "I have it" and re-rank at once', async ({ page }) => {
    await results(page, 'rice')
    await page
      .getByRole('button', { name: /Show ingredients$/ })
      .first()
      .click()
    const missing = cards(page)
      .first()
      .getByRole('button', { name: /^I have / })
      .first()
    const name = ((await missing.getAttribute('aria-label')) ?? '').replace('I have ', '')
    await missing.click()
    await expect(page.getByRole('list', { name: 'Your ingredients' })).toContainText(name)
    await expect(page.getByText(/matches for 2 ingredients$/)).toBeVisible()
  })

  test('link to the ingredients step when there are no results or no list [C117]', async ({ page }) => {
    await page.goto('/matched-recipes')
    await test.step('the URL is that of the ingredients [C119 C501]', async () => {
      await expect(page).toHaveURL('/add-ingredients')
    })
    await test.step('a toast explains why [C118 C500]', async () => {
      await expect(toast(page, 'Access Error')).toBeVisible()
      await expect(
        page.getByText('Please use the ingredient workflow to find recipes.').first(),
      ).toBeVisible()
    })
  })

  test('use the list on this device when opened from the menu [C093 C092 C069]', async ({ page }) => {
    await page.goto('/add-ingredients?ingredients=egg,butter')
    await expect(list(page).getByRole('button', { name: 'Remove egg' })).toBeVisible()
    await page.goto('/matched-recipes')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByText(/matches for 2 ingredients$/)).toBeVisible()
  })

  test('open the source in a new tab, or state that there is none [C147]', async ({ page }) => {
    const made = {
      id: '00000000-0000-4000-8000-000000000001',
      title: 'Mac & Cheese',
      description: 'Creamy — and quick',
      ingredients: ['1 egg'],
      instructions: [],
      cover_image_url: null,
      source_url: 'https://www.example.com/mac',
      cooking_time_minutes: 20,
      servings: 2,
      difficulty_level: 'easy',
      dietary_tags: [],
      sousScore: 90,
      unclamped: 90,
      matchCount: 1,
      fullMatches: 1,
      partialMatches: 0,
      coverageRatio: 1,
      efficiencyRatio: 1,
      parts: { base: 30, full: 12, partial: 0, coverage: 30, efficiency: 18 },
      missing: [],
      reasons: [],
      group: 'ready',
      why: 'You have everything',
    }
    const without = {
      ...made,
      id: '00000000-0000-4000-8000-000000000002',
      title: 'No source',
      source_url: null,
    }
    await page.route('**/functions/v1/match-recipes', (route) =>
      route.fulfill({ json: { recipes: [made, without] } }),
    )
    await results(page, 'egg')
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    for (const card of [first, second]) await card.getByRole('button', { name: /Show ingredients$/ }).click()
    await test.step('a card has title and description [C135]', async () => {
      await expect(first.getByRole('heading', { level: 3 })).toHaveText('Mac & Cheese')
      await expect(first).toContainText('Creamy — and quick')
    })
    await test.step('a card has time, servings, difficulty and source [C139 C140]', async () => {
      for (const fact of ['20 min', 'Serves 2', 'easy', 'example.com'])
        await expect(first).toContainText(fact)
    })
    const link = first.getByRole('link', { name: /View Recipe Source/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await test.step('an unknown source is labelled, and has no link [C141 C148 C149]', async () => {
      await expect(second).toContainText('Unknown source')
      await expect(second.getByRole('button', { name: 'Recipe Source Unavailable' })).toBeDisabled()
    })
  })
})
