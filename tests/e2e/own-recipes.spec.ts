import type { Page } from '@playwright/test'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, fitsZoomed, test } from './fixtures.ts'

/** A red dot: the smallest photo. */
const PHOTO = {
  name: 'soup.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const PASTED = `Tomato Soup
Serves 4 | Prep: 10 min | Cook: 30 min

Ingredients
- 800 g canned tomatoes
- 1 onion, chopped
- 2 tbsp olive oil

Method
1. Fry the onion in the oil until soft.
2. Add the tomatoes and simmer for 30 minutes.

Sign up for our newsletter and win a blender`

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save recipe' })
const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i })

async function write(page: Page, title: string) {
  await page.goto('/my-recipes/new')
  await field(page, 'Title').fill(title)
  await field(page, 'Ingredients').fill('2 cups flour\n1 egg')
  await field(page, 'Steps').fill('Mix.')
}

async function saved(page: Page) {
  await save(page).click()
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
}

async function menu(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `Options for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a recipe is written with a photo, edited, found and cooked from, without an account @wide', async ({
  page,
  axe,
}) => {
  await page.goto('/my-recipes')
  await expect(page.getByRole('heading', { name: 'No recipes yet' })).toBeVisible()
  await expect(page.getByText('On this device.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New recipe' }).click()

  await test.step('an error is at its field, which gets the focus', async () => {
    await save(page).click()
    await expect(field(page, 'Title')).toBeFocused()
    await expect(field(page, 'Title')).toHaveAccessibleDescription('Give your recipe a title.')
  })

  await field(page, 'Title').fill('Grandma’s noodles')
  await page.getByLabel('Add photos').setInputFiles(PHOTO)
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await field(page, 'Servings').fill('4')
  await field(page, 'Cook time').fill('1 h 10 min')
  await field(page, 'Ingredients').fill('For the dough:\n2 cups flour\n200 g chcken breast')
  await field(page, 'Steps').fill('1. Mix everything.\nKnead for 10 minutes.')

  await test.step('what was understood is shown, and a doubt is one tap', async () => {
    await expect(page.getByText('Section: For the dough').filter({ visible: true })).toBeVisible()
    await expect(page.locator('strong', { hasText: '2 cups' }).filter({ visible: true })).toBeVisible()
    await page.getByRole('button', { name: 'Did you mean chicken breast?' }).click()
    await expect(field(page, 'Ingredients')).toHaveValue('For the dough:\n2 cups flour\n200 g chicken breast')
  })

  await page.getByText('Description, tags and source').click()
  await field(page, 'Tags').fill('family,')
  await expect(page.getByRole('button', { name: 'Remove tag family' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Folder' }).fill('Pasta')
  await axeInBoth(page, axe)
  await fitsZoomed(page)
  await test.step('no field is wider than the page', async () => {
    const [box, view] = [await field(page, 'Ingredients').boundingBox(), page.viewportSize()]
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((view?.width ?? 0) - 20)
  })
  if ((page.viewportSize()?.width ?? 0) < 500) expect(await page.evaluate(smallTargets)).toEqual([])

  await test.step('a reload keeps every field', async () => {
    await page.reload()
    await expect(field(page, 'Title')).toHaveValue('Grandma’s noodles')
    await expect(field(page, 'Steps')).toHaveValue('1. Mix everything.\nKnead for 10 minutes.')
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await expect(page.getByText('We kept your unsaved changes.')).toBeVisible()
  })
  await saved(page)

  await page.goto('/my-recipes')
  await expect(card(page, 'Grandma’s noodles')).toContainText('1 h 10 min')
  await expect(card(page, 'Grandma’s noodles').locator('img')).toHaveAttribute('src', /^blob:/)
  await axeInBoth(page, axe)

  await test.step('it is found by an ingredient and by its tag', async () => {
    await page.getByRole('searchbox', { name: 'Search your cookbook' }).fill('chicken flour')
    await expect(page.getByText('1 recipe', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search your cookbook' }).fill('lentils')
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await page.locator('label', { hasText: 'family' }).click()
    await expect(card(page, 'Grandma’s noodles')).toBeVisible()
  })

  await test.step('an edit is saved, and the steps have no numbers of their own', async () => {
    await menu(page, 'Grandma’s noodles', 'Edit')
    await expect(field(page, 'Steps')).toHaveValue('Mix everything.\nKnead for 10 minutes.')
    await field(page, 'Title').fill('Our noodles')
    await saved(page)
    await page.goto('/my-recipes')
    await expect(card(page, 'Our noodles')).toBeVisible()
    await expect(card(page, 'Grandma’s noodles')).toHaveCount(0)
  })
})

test('a pasted recipe falls into the fields, with what was not used', async ({ page }) => {
  await page.goto('/my-recipes/new?from=paste')
  await page.getByRole('button', { name: 'Read recipe' }).click()
  await expect(field(page, 'Recipe text')).toHaveAccessibleDescription(/Paste a recipe first/)
  await field(page, 'Recipe text').fill(PASTED)
  await page.getByRole('button', { name: 'Read recipe' }).click()
  await expect(field(page, 'Title')).toHaveValue('Tomato Soup')
  await expect(field(page, 'Servings')).toHaveValue('4')
  await expect(field(page, 'Cook time')).toHaveValue('30')
  await expect(field(page, 'Ingredients')).toHaveValue(/^800 g canned tomatoes\n1 onion, chopped/)
  await expect(field(page, 'Steps')).toHaveValue(/^Fry the onion/)
  await page.getByText(/lines? we didn’t use/).click()
  await expect(page.getByText('win a blender')).toBeVisible()
  await saved(page)
})

test('deleting and duplicating: Undo brings a recipe back, a copy has its own title', async ({ page }) => {
  await write(page, 'Pancakes')
  await saved(page)
  await page.goto('/my-recipes')
  await menu(page, 'Pancakes', 'Duplicate')
  await expect(card(page, 'Pancakes (copy)')).toBeVisible()
  await menu(page, 'Pancakes', 'Delete')
  await expect(card(page, 'Pancakes')).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Pancakes')).toBeVisible()
})

test('leaving with changes asks first; Back and links can keep the draft or discard it', async ({ page }) => {
  await page.goto('/my-recipes')
  await page.getByRole('main').getByRole('link', { name: 'New recipe' }).click()
  await field(page, 'Title').fill('Half a pie')
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await page.goBack()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(page, 'Title')).toHaveValue('Half a pie')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Leave and keep draft' }).click()
  await expect(page).toHaveURL('/my-recipes')

  await page.getByRole('link', { name: 'Continue: Half a pie' }).click()
  await expect(field(page, 'Title')).toHaveValue('Half a pie')
  await page.getByRole('link', { name: 'Sous, home' }).click()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/my-recipes')
  await expect(page.getByRole('heading', { name: 'No recipes yet' })).toBeVisible()
  await expect(page.getByText('Half a pie')).toHaveCount(0)
})
