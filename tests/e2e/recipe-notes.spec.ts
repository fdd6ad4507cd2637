import type { Page } from '@playwright/test'
import { axeInBoth, expect, test } from './fixtures.ts'

interface Row {
  id: string
  title: string
}

async function publishableKey(page: Page): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/')
  return JSON.parse((await page.locator('#sous-settings').textContent()) ?? '{}').publishableKey
}

/** A recipe of the collection. */
async function someRecipe(page: Page): Promise<Row> {
  const response = await page.request.get('/rest/v1/external_recipes?select=id,title&order=slug&limit=1', {
    headers: { apikey: await publishableKey(page) },
  })
  const [row] = (await response.json()) as Row[]
  if (!row) throw new Error('the collection is empty')
  return row
}

const notesOf = (page: Page) => page.getByRole('region', { name: 'Your notes' })
const more = (page: Page) => page.locator('article').getByRole('button', { name: 'More', exact: true })
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** A copy of a recipe of the collection; returns its id. */
async function makeYours(page: Page, { id, title }: Row): Promise<string> {
  await page.goto(`/recipe/${id}`)
  await notesOf(page).getByRole('button', { name: 'Make it yours' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a visitor rates, notes, tags and logs a recipe; all of it is there after a reload, and in cook mode', async ({
  page,
  axe,
}) => {
  test.slow()
  const { id } = await someRecipe(page)
  await page.goto(`/recipe/${id}`)
  const notes = notesOf(page)
  await notes.getByText('4 stars').click({ force: true })
  await expect(notes.getByRole('button', { name: 'Clear your rating' })).toBeVisible()
  await notes.getByLabel('Your note').fill('Less salt next time.')
  await notes.getByLabel('Add a tag').fill('Weeknight, kids')
  await notes.getByRole('button', { name: 'Add', exact: true }).click()
  await notes.getByLabel('Folder').fill('Favorites')
  await page.getByRole('button', { name: 'Add a note to step 1' }).click()
  await page.getByLabel('Your note on step 1').fill('Use the big pot.')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText('Use the big pot.')).toBeVisible()

  await notes.getByRole('button', { name: 'I cooked this' }).click()
  await notes.getByLabel('How was it?').fill('Great with rice.')
  await notes
    .getByLabel('Add a photo')
    .setInputFiles({ name: 'dinner.png', mimeType: 'image/png', buffer: PNG })
  await notes.getByRole('button', { name: 'Save entry' }).click()
  const log = notes.getByRole('list', { name: 'Cooked on' })
  await expect(log.getByText('Great with rice.')).toBeVisible()
  await expect(log.getByRole('img')).toBeVisible()
  await axeInBoth(page, axe)

  await page.reload()
  await expect(notes.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(notes.getByLabel('Your note')).toHaveValue('Less salt next time.')
  await expect(notes.getByRole('list', { name: 'Tags' })).toContainText('Weeknight')
  await expect(notes.getByLabel('Folder')).toHaveValue('Favorites')
  await expect(log.getByRole('img')).toBeVisible()

  // What is removed can be restored.
  await log.getByRole('button', { name: /^Remove the entry/ }).click()
  await expect(log).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(log.getByText('Great with rice.')).toBeVisible()

  await page.goto(`/recipe/${id}/cook`)
  await expect(page.getByText('Less salt next time.')).toBeVisible()
  await page.getByRole('button', { name: 'Start with step 1' }).click()
  await expect(page.getByText('Use the big pot.')).toBeVisible()

  // Saved recipes can be filtered by their folder.
  await page.goto(`/recipe/${id}`)
  await page.locator('article').getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto('/saved')
  await page.getByLabel('Folder').selectOption('Favorites')
  await expect(page.getByRole('list', { name: 'Saved recipes' }).getByRole('listitem')).toHaveCount(1)
})

test('a copy of a recipe is the user’s own: it names its origin, is cooked and logged, and can be deleted', async ({
  page,
  axe,
}) => {
  test.slow()
  const recipe = await someRecipe(page)
  const id = await makeYours(page, recipe)
  await expect(page.getByText('Based on').getByRole('link')).toHaveText(recipe.title)
  await expect(page.getByRole('region', { name: 'Diets and allergens' })).toContainText('Contains')
  await expect(page.getByRole('region', { name: /^Nutrition/ })).toContainText('Calories')
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/my-recipes/${id}/edit`)
  await axeInBoth(page, axe)

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/match-recipes')) sent.push(request.url())
  })
  const similar = page.getByRole('region', { name: 'Similar recipes' })
  await similar.scrollIntoViewIfNeeded()
  await expect(similar.getByRole('link').first()).toBeVisible()
  expect(sent).toEqual([])

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Servings' }).fill('7')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByText('serves 7').first()).toBeVisible()
  await expect(page).toHaveURL(`/recipe/${id}`)

  await page.goto(`/recipe/${id}/cook`)
  await expect(page.getByRole('button', { name: 'Start with step 1' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText('Added to your cooking log.')).toBeVisible()
  await page.getByText('5 stars').click({ force: true })
  await page.getByRole('link', { name: 'Back to the recipe' }).click()
  await expect(notesOf(page).getByRole('radio', { name: '5 stars' })).toBeChecked()
  await expect(notesOf(page).getByText('Cooked once')).toBeVisible()

  await more(page).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.goto(`/recipe/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.title)

  await more(page).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText(`${recipe.title} deleted`, { exact: true })).toBeVisible()
  await page.goto(`/recipe/${id}`)
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible()
})

test('a public link is read without an account until it is revoked; an earlier save can be restored', async ({
  signedIn: page,
  browser,
  baseURL,
  axe,
}) => {
  test.slow()
  const recipe = await someRecipe(page)
  const id = await makeYours(page, recipe)
  await page.locator('article').getByRole('button', { name: 'Share' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share' })
  await expect(sheet.getByText('Anyone with the link can read this recipe')).toBeVisible()
  await sheet.getByRole('button', { name: 'Create link' }).click()
  const link = await sheet.getByLabel('Link', { exact: true }).inputValue()
  await axeInBoth(page, axe)

  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const visitor = await context.newPage()
  const answer = await visitor.goto(link)
  expect(await answer?.text()).toContain('noindex')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(recipe.title)
  await expect(visitor.getByRole('region', { name: 'Diets and allergens' })).toContainText('Contains')
  await expect(visitor.locator('article header img')).toHaveAttribute('src', /^data:image\/svg\+xml/)
  const kept = () => indexedDB.databases().then((all) => all.filter(({ name }) => name === 'sous-own'))
  expect(await visitor.evaluate(kept)).toEqual([])
  await axeInBoth(visitor, axe)
  await visitor.getByRole('button', { name: 'Save a copy to your cookbook' }).click()
  await expect(visitor).toHaveURL(/\/recipe\//)
  await expect(visitor.getByText('Your recipe.')).toBeVisible()

  await sheet.getByRole('button', { name: 'Revoke link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(sheet.getByRole('button', { name: 'Create link' })).toBeVisible()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await context.close()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)

  // Another device saves.
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('sous-auth') ?? '{}').access_token)
  const saved = await page.request.patch(`/rest/v1/own_recipes?id=eq.${id}`, {
    headers: { apikey: await publishableKey(page), authorization: `Bearer ${token}` },
    data: { title: 'Renamed elsewhere', servings: 7 },
  })
  expect(saved.ok()).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renamed elsewhere')
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByText('Changed: title, servings')).toBeVisible()
  await versions.getByRole('button', { name: 'Compare with current' }).click()
  await expect(versions.locator('mark', { hasText: recipe.title })).toBeVisible()
  await axeInBoth(page, axe)
  await versions.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.title)
})
