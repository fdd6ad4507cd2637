import type { Locator, Page } from '@playwright/test'
import { axeInBoth, expect, inFilters, test } from './fixtures.ts'

const ID = /\/recipe\/([0-9a-f-]{36})$/
const line = (page: Page) => page.getByText('Avoiding peanuts · vegan')
const show = (page: Page) => page.getByRole('button', { name: 'Show recipes that contain peanuts' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Diets and allergies' })

interface Row {
  id: string
  title: string
  allergens: string[]
  dietary_tags: string[]
}

/** Reads recipes the way any client can. */
async function rows(page: Page, query: string): Promise<Row[]> {
  const settings = JSON.parse((await page.locator('#sous-settings').textContent()) ?? '{}')
  const response = await page.request.get(
    `/rest/v1/external_recipes?select=id,title,allergens,dietary_tags&${query}`,
    { headers: { apikey: settings.publishableKey } },
  )
  expect(response.ok()).toBe(true)
  return (await response.json()) as Row[]
}

/** Every recipe in these cards is vegan and without peanuts, or has a badge that says otherwise. Returns their number. */
async function safe(page: Page, cards: Locator): Promise<number> {
  await expect(cards.first()).toBeVisible()
  const shown = await cards.evaluateAll((all) =>
    all.map((card) => ({
      href: card.querySelector<HTMLAnchorElement>('h2 a, h3 a')?.pathname ?? '',
      warnings: [...card.querySelectorAll('[data-warning]')].map((one) => one.textContent),
    })),
  )
  const ids = shown.map(({ href }) => ID.exec(href)?.[1] ?? '')
  const known = new Map((await rows(page, `id=in.(${ids.join()})`)).map((row) => [row.id, row]))
  for (const [at, { warnings }] of shown.entries()) {
    const row = known.get(ids[at] ?? '')
    expect(row, `recipe ${ids[at]}`).toBeDefined()
    if (row?.allergens.includes('peanuts')) expect(warnings, row.title).toContain('Contains peanuts')
    if (!row?.dietary_tags.includes('vegan')) expect(warnings, row?.title).toContain('Not vegan')
  }
  return shown.length
}

async function choose(page: Page) {
  await page.addInitScript(() => {
    if (!localStorage.getItem('sous-preferences'))
      localStorage.setItem('sous-preferences', JSON.stringify({ diets: ['vegan'], allergies: ['peanuts'] }))
  })
}

test('a vegan with a peanut allergy meets no peanuts and no meat without a badge', async ({ page, axe }) => {
  test.slow()
  await test.step('is asked once, in the wizard', async () => {
    await page.goto('/add-ingredients')
    const question = page.getByRole('region', { name: 'Anything you don’t eat?' })
    await expect(question).toBeVisible()
    await axeInBoth(page, axe)
    await question.getByText('peanuts', { exact: true }).click()
    await question.getByText('vegan', { exact: true }).click()
    await question.getByRole('button', { name: 'Save' }).click()
    await expect(question).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Find recipes/ })).toBeVisible()
    await expect(question).toBeHidden()
  })

  await test.step('home', async () => {
    await page.goto('/')
    const strip = page.getByRole('region', { name: 'Good places to start' })
    await expect(strip.getByText('Avoiding peanuts · vegan')).toBeVisible()
    const dishes = strip.getByRole('listitem').filter({ has: page.getByRole('heading') })
    await expect(dishes).toHaveCount(3)
    await safe(page, dishes)
  })

  await test.step('results: hidden, and shown with a badge', async () => {
    await page.goto('/add-ingredients?ingredients=peanut butter,soy sauce,noodles,garlic')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Find recipes/ })
      .click()
    await expect(line(page)).toBeVisible()
    const cards = page.getByRole('article')
    await safe(page, cards)
    await expect(page.locator('[data-warning]')).toHaveCount(0)
    await axeInBoth(page, axe)
    await expect(page.getByText(/^\d+ hidden: contains? peanuts$/)).toBeVisible()
    await show(page).click()
    await expect(page.getByText('Contains peanuts').first()).toBeVisible()
    await safe(page, cards)
    await axeInBoth(page, axe)
    await page.getByRole('button', { name: 'Hide recipes that contain peanuts' }).click()
    await expect(page.getByText('Contains peanuts')).toHaveCount(0)
    // With the diet filter off, everything that is not vegan has a badge.
    await page.getByText('Only what fits my diet: vegan').click()
    await expect(page.getByText('Not vegan').first()).toBeVisible()
    await safe(page, cards)
    await page.getByText('Only what fits my diet: vegan').click()
    await expect(page.getByText('Not vegan')).toHaveCount(0)
  })

  await test.step('home, with a list', async () => {
    await page.goto('/')
    const strip = page.getByRole('region', { name: /^(What you can cook now|Close)/ })
    await safe(page, strip.getByRole('listitem').filter({ has: page.getByRole('heading') }))
  })

  await test.step('collection', async () => {
    await page.goto('/recipes')
    await expect(page.getByText(/^\d+ hidden: contain peanuts$/)).toBeVisible()
    await expect(line(page)).toBeVisible()
    expect(await safe(page, page.getByRole('article'))).toBe(12)
    await expect(page.locator('[data-warning=contains], [data-warning=diet]')).toHaveCount(0)
    await axeInBoth(page, axe)
    await page.goto('/recipes?q=peanut')
    await show(page).click()
    await expect(page.getByText('Contains peanuts').first()).toBeVisible()
    await safe(page, page.getByRole('article'))
  })

  const [satay] = await rows(page, 'allergens=cs.{peanuts}&dietary_tags=not.cs.{vegan}&limit=1')
  await test.step('a recipe that contains peanuts says so at its top, with the line', async () => {
    await page.goto(`/recipe/${satay?.id}`)
    const warnings = page.getByRole('list', { name: 'Warnings' }).first()
    await expect(warnings).toContainText(/Contains peanuts, which you avoid: .*peanut/)
    await expect(warnings).toContainText(/Not vegan: /)
    const facts = page.getByRole('region', { name: 'Diets and allergens' })
    await facts.scrollIntoViewIfNeeded()
    await expect(facts).toContainText(/Contains\s*peanuts \(you avoid it\): /)
    await axeInBoth(page, axe)
    const similar = page.getByRole('region', { name: 'Similar recipes' })
    await similar.scrollIntoViewIfNeeded()
    await safe(page, similar.getByRole('listitem').filter({ has: page.getByRole('heading') }))
  })

  await test.step('saved recipes are never hidden, but have badges', async () => {
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await page.goto('/saved')
    await expect(page.getByRole('article')).toHaveCount(1)
    await safe(page, page.getByRole('article'))
    await expect(page.getByText('Contains peanuts')).toBeVisible()
    await axeInBoth(page, axe)
  })
})

test('the chat and the substitutions keep to vegan and no peanuts', async ({ page }) => {
  await choose(page)
  await page.goto('/cooking-assistant')
  const talk = page.getByRole('region', { name: 'Conversation' })
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill('What can I cook with peanut butter, rice, tofu and chicken?')
  await field.press('Enter')
  await expect(talk.getByText('Answered by the built-in assistant')).toHaveCount(1)
  const links = await talk
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  const ids = links.flatMap((path) => ID.exec(path)?.[1] ?? [])
  expect(ids.length).toBeGreaterThan(0)
  for (const row of await rows(page, `id=in.(${ids.join()})`)) {
    expect(row.allergens, row.title).not.toContain('peanuts')
    expect(row.dietary_tags, row.title).toContain('vegan')
  }
  await page.goto('/substitution-assistant?ingredient=butter')
  await expect(page.getByText(/Hidden, as not/)).toContainText(/lard|ghee/)
  await expect(page.getByRole('heading', { name: /^(ghee|lard)/i })).toHaveCount(0)
})

test('filters for allergens are in the address of results and collection @wide', async ({ page }) => {
  await page.goto('/recipes')
  await expect(page.getByRole('article').first()).toBeVisible()
  const leaveOut = (...names: string[]) =>
    inFilters(page, async (filters) => {
      const without = filters.getByRole('group', { name: 'Without' })
      for (const name of names) await without.getByText(name, { exact: true }).click()
    })
  await leaveOut('milk', 'peanuts')
  await expect(page).toHaveURL('/recipes?without=milk%2Cpeanuts')
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  const contains = async () => {
    const links = page.getByRole('article').locator('h2 a, h3 a')
    const ids = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)),
    )
    return new Set((await rows(page, `id=in.(${ids.join()})`)).flatMap(({ allergens }) => allergens))
  }
  const inCollection = await contains()
  expect(inCollection.has('milk') || inCollection.has('peanuts')).toBe(false)
  // A filter that was chosen here needs no note.
  await expect(page.getByText(/hidden: contain/)).toHaveCount(0)

  await page.goto('/add-ingredients?ingredients=pasta,cheese,egg')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Find recipes/ })
    .click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await leaveOut('milk')
  await expect(page).toHaveURL('/matched-recipes?without=milk')
  await expect.poll(async () => (await contains()).has('milk')).toBe(false)
  await page.reload()
  await inFilters(page, (filters) => expect(filters.getByLabel('milk', { exact: true })).toBeChecked())
  await expect(page.locator('[aria-busy=false] article').first()).toBeVisible()
  expect((await contains()).has('milk')).toBe(false)
})

test('the line above a list opens a sheet, without an account @wide', async ({ page, axe }) => {
  await choose(page)
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Change diets and allergies' }).click()
  await expect(sheet(page).getByLabel('peanuts', { exact: true })).toBeChecked()
  // A list is dimmed while it loads.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await axeInBoth(page, axe)
  await sheet(page).getByText('vegan', { exact: true }).click()
  await sheet(page).getByText('crustaceans (shrimp, crab)').click()
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByText('Avoiding peanuts and crustaceans')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change diets and allergies' })).toBeFocused()
  await expect(page.getByText(/^\d+ hidden: contain peanuts or crustaceans$/)).toBeVisible()
  await page.goto('/saved')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
})

test('a skipped question stays away, and nothing is filtered', async ({ page }) => {
  await page.goto('/add-ingredients')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Anything you don’t eat?' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Find recipes/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anything you don’t eat?' })).toBeHidden()
  await page.goto('/recipes')
  await expect(page.getByRole('button', { name: 'Diets and allergies' })).toBeVisible()
  await expect(page.getByText(/hidden: contain/)).toHaveCount(0)
})

test('a new account is asked once, on the home page', async ({ page, axe }) => {
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Display name').fill('Maple Thyme')
  await page.getByLabel('Email').fill(`maple-${crypto.randomUUID()}@kitchen.example`)
  await page.getByLabel('Password', { exact: true }).fill('seven green olives')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/')
  const question = page.getByRole('region', { name: 'Anything you don’t eat?' })
  await expect(question).toBeVisible()
  await axeInBoth(page, axe)
  await question.getByText('milk', { exact: true }).click()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(question).toBeHidden()
  // It is in the account, too.
  await expect(async () => {
    await page.goto('/profile?tab=preferences')
    await expect(page.getByLabel('milk', { exact: true })).toBeChecked({ timeout: 3000 })
  }).toPass()
})
