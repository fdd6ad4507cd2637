import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeInBoth, expect, test } from './fixtures.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const ingredients = (page: Page) => page.getByRole('list', { name: 'Ingredients' })

async function write(page: Page, recipe: { title: string; servings: string; lines: string; steps: string }) {
  await page.goto('/my-recipes/new')
  await field(page, 'Title').fill(recipe.title)
  await field(page, 'Servings').fill(recipe.servings)
  await field(page, 'Ingredients').fill(recipe.lines)
  await field(page, 'Steps').fill(recipe.steps)
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
}

const DOUGH = {
  title: 'Pizza Dough',
  servings: '4',
  lines: '4 cups flour\n2 teaspoons instant yeast',
  steps: 'Knead everything.',
}
const PIZZA = {
  title: 'Friday Pizza',
  servings: '2',
  lines: '1/2 batch of piz\n8 ounces mozzarella',
  steps: 'Roll out the dough.\nBake with the mozzarella.',
}

test('a recipe inside a recipe is a link, scales, and puts what it needs on the shopping list @wide', async ({
  page,
  axe,
}) => {
  await write(page, DOUGH)
  await save(page)
  await write(page, PIZZA)

  await test.step('the editor offers the title, and says what the line links to', async () => {
    await page.getByRole('button', { name: 'Link to Pizza Dough' }).click()
    await expect(field(page, 'Ingredients')).toHaveValue('1/2 batch of Pizza Dough\n8 ounces mozzarella')
    await expect(page.getByText('Links to your Pizza Dough').filter({ visible: true })).toBeVisible()
  })
  await save(page)
  const pizza = page.url()
  const link = ingredients(page).getByRole('link', { name: 'Pizza Dough' })
  await expect(link).toBeVisible()
  await axeInBoth(page, axe)

  await test.step('what is in it counts as what is in the pizza', async () => {
    await expect(page.getByRole('listitem').filter({ hasText: /gluten: 2 cups flour/i })).toBeVisible()
  })

  await test.step('the link opens it for these servings, once', async () => {
    await page.getByRole('button', { name: 'One serving more' }).click()
    await page.getByRole('button', { name: 'One serving more' }).click()
    await expect(ingredients(page)).toContainText('1 batch of Pizza Dough')
    await page.getByRole('button', { name: 'One serving more' }).click()
    await page.getByRole('button', { name: 'One serving more' }).click()
    await expect(ingredients(page)).toContainText('1 1/2 batches of Pizza Dough')
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pizza Dough' })).toBeVisible()
    await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
    await expect(ingredients(page)).toContainText('6 cups flour')
    await page.goBack()
    await expect(page).toHaveURL(pizza)
  })

  await test.step('without a pantry its ingredients are to buy, flour too, and never the line', async () => {
    await page.getByRole('button', { name: 'Add all to shopping list' }).click()
    await page.getByRole('link', { name: 'On your list' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping List' })).toBeVisible()
    await expect(page.getByRole('main').getByText(/yeast/).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(/flour/).first()).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/mozzarella/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('main').getByText(/batch|dough/i)).toHaveCount(0)
  })

  await test.step('with one, what is missing of it is', async () => {
    await page.evaluate(() => localStorage.removeItem('sous-shopping'))
    await page.goto('/add-ingredients?ingredients=mozzarella')
    await expect(page.getByRole('button', { name: /^Remove mozzarella/i }).first()).toBeVisible()
    await page.goto(pizza)
    await expect(ingredients(page)).toContainText('needs flour and yeast')
    await page.getByRole('button', { name: 'Add missing to shopping list' }).click()
    await page.getByRole('link', { name: 'On your list' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping List' })).toBeVisible()
    await expect(page.getByRole('main').getByText(/flour/).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(/batch|dough/i)).toHaveCount(0)
  })

  await test.step('cook mode sets it out, and leads there', async () => {
    await page.goto(`${pizza}/cook`)
    await ingredients(page).getByRole('link', { name: 'Pizza Dough' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pizza Dough' })).toBeVisible()
  })
})

test('own recipes are exported one by one and all in a file, also offline', async ({ page, context }) => {
  await write(page, DOUGH)
  await save(page)

  const download = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()])
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const one = await download(() => page.getByRole('menuitem', { name: /JSON-LD/ }).click())
  expect(one.name).toBe('pizza-dough.json')
  expect(JSON.parse(one.text)).toMatchObject({ '@type': 'Recipe', name: 'Pizza Dough' })
  expect(one.text).not.toContain('/recipe/')

  await write(page, { ...PIZZA, lines: '1 batch Pizza Dough' })
  await save(page)
  await page.goto('/my-recipes')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('radio', { name: 'schema.org JSON' }).check()
  const all = page.getByRole('button', { name: 'Export 2 recipes' })
  await download(() => all.click())
  await page.getByRole('button', { name: 'Export something else' }).click()
  await context.setOffline(true)
  const file = await download(() => all.click())
  expect(file.name).toMatch(/^my-recipes-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(file.text)).toMatchObject([
    { name: 'Friday Pizza', recipeIngredient: ['1 batch Pizza Dough'] },
    { name: 'Pizza Dough', recipeIngredient: ['4 cups flour', '2 teaspoons instant yeast'] },
  ])
})
