import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, fitsZoomed, test } from './fixtures.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 2 })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const recipeList = (page: Page) => page.getByRole('list', { name: 'Recipes in your files' })
const row = (page: Page, title: string) =>
  recipeList(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: title, exact: true }) })

let picture: Promise<Uint8Array> | undefined
const photo = () => {
  picture ??= sharp({ create: { width: 320, height: 240, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
    .then((file) => new Uint8Array(file))
  return picture
}

/** A few bytes that claim to be a picture of 900 megapixels. */
const BOMB = new Uint8Array([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0, ...new Array(40).fill(0)],
])

/** For a thumb; a mouse hits smaller ones. */
async function targets(page: Page) {
  if ((page.viewportSize()?.width ?? 0) < 500) expect(await page.evaluate(smallTargets)).toEqual([])
}

const titleOf = (at: number) => `Dish ${String(at).padStart(3, '0')}`

function dish(at: number, more: object = {}) {
  return {
    ...{ slug: `dish-${at}`, name: titleOf(at), recipeYield: '4 servings', prepTime: '10 minutes' },
    recipeIngredient: [`${at} g flour`, `${at + 1} g butter`, `${(at % 7) + 1} eggs`].map((note) => ({
      note,
    })),
    recipeInstructions: [{ text: 'Mix everything.' }, { text: `Bake for ${at} minutes.` }],
    tags: [{ name: at % 2 ? 'Odd' : 'Even' }],
    orgURL: `https://kitchen.example/dish-${at}`,
    ...more,
  }
}

/** Recipes as one app exports them, with photos for every tenth, some that are broken, and some twice. */
async function archive(count: number, { broken = 0, twice = 0 } = {}) {
  const files: Record<string, Uint8Array> = {}
  const add = (name: string, recipe: object) => {
    files[`recipes/${name}/${name}.json`] = strToU8(JSON.stringify(recipe))
  }
  for (let at = 1; at <= count; at++) {
    add(`dish-${at}`, dish(at))
    if (at % 10 === 0) files[`recipes/dish-${at}/images/original.jpg`] = await photo()
  }
  for (let at = 1; at <= twice; at++)
    add(`again-${at}`, dish(at, { orgURL: `http://www.kitchen.example/dish-${at}/?utm_source=mail` }))
  for (let at = 1; at <= broken; at++)
    files[`recipes/broken-${at}/broken-${at}.json`] = new Uint8Array([0, 1, 2, at])
  if (broken > 0) files['recipes/dish-1/images/original.png'] = BOMB
  return {
    name: 'mealie.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(files, { level: 1 })),
  }
}

async function choose(page: Page, file: Awaited<ReturnType<typeof archive>>) {
  const opened = page.waitForEvent('filechooser')
  await button(page, 'Choose files').focus()
  await page.keyboard.press('Enter')
  await (await opened).setFiles(file)
}

/** By mouse, as from a file manager. */
async function drop(page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof archive>>) {
  const data = await page.evaluateHandle(
    ([encoded = '', title = '', type = '']) => {
      const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], title, { type }))
      return transfer
    },
    [buffer.toString('base64'), name, mimeType],
  )
  const area = page.locator('section').filter({ has: button(page, 'Choose files') })
  await area.dispatchEvent('dragover', { dataTransfer: data })
  await expect(heading(page, 'Drop to read them')).toBeVisible()
  await area.dispatchEvent('drop', { dataTransfer: data })
}

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Bringing in your recipes' })

/** Holds the import after a few batches of 20 until it is released: a slow device, whatever this machine is. */
async function holdAfter(page: Page, batches: number) {
  await page.addInitScript((most) => {
    const send = Worker.prototype.postMessage as (this: Worker, ...given: unknown[]) => void
    let sent = 0
    const held: (() => void)[] = []
    Object.assign(window, {
      release: () => {
        sent = Number.NEGATIVE_INFINITY
        for (const go of held) go()
      },
    })
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      const go = () => send.apply(this, given)
      if ((given[0] as { kind?: string } | undefined)?.kind === 'batch' && ++sent > most) held.push(go)
      else go()
    } as typeof Worker.prototype.postMessage
  }, batches)
  return () => page.evaluate(() => (window as unknown as { release: () => void }).release())
}

test('a library of 500 is looked at, brought in, paused, found in the cookbook and undone @wide', async ({
  page,
  axe,
}) => {
  test.slow()
  const release = await holdAfter(page, 3)
  await page.goto('/my-recipes')
  await page.getByRole('main').getByRole('link', { name: 'Bring recipes in' }).click()
  await expect(page.getByRole('heading', { name: 'Bring your recipes in', level: 1 })).toBeVisible()
  await axeInBoth(page, axe)
  await targets(page)
  await fitsZoomed(page)

  await test.step('the dry run says what is in the file, and saves nothing', async () => {
    await choose(page, await archive(500, { broken: 3, twice: 8 }))
    await expect(heading(page, 'We found 508 recipes')).toBeVisible({ timeout: 120_000 })
    await expect(page.getByText('508 recipes from mealie.zip (Mealie)')).toBeVisible()
    await expect(page.getByText('8 are twice in the files.')).toBeVisible()
    await expect(page.getByText('500 of 508 selected')).toBeVisible()
    await expect(page.getByText(/things we couldn’t read$/)).toBeVisible()
    await expect(page.getByText('recipes/broken-2/broken-2.json')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Folder for all of them' })).toHaveValue('')
  })

  await test.step('recipes are chosen and looked into in place', async () => {
    await page.getByRole('combobox', { name: 'Show' }).selectOption('duplicates')
    await expect(recipeList(page).getByRole('listitem')).toHaveCount(8)
    await expect(row(page, 'Dish 003')).toContainText('Twice in the files')
    await expect(page.getByRole('checkbox', { name: 'Dish 003' })).not.toBeChecked()
    await page.getByRole('combobox', { name: 'Show' }).selectOption('all')
    await page.getByRole('searchbox', { name: 'Search in the files' }).fill('dish 010')
    await expect(recipeList(page).getByRole('listitem')).toHaveCount(1)
    await expect(row(page, 'Dish 010')).toContainText(
      '3 ingredients · 2 steps · 4 servings · 10 min · 1 photo · Tags: Even',
    )
    await button(page, 'Look into Dish 010').focus()
    await page.keyboard.press('Enter')
    await expect(row(page, 'Dish 010')).toContainText('Bake for 10 minutes.')
    await axeInBoth(page, axe)
    await targets(page)
    await button(page, 'Select none').click()
    await expect(button(page, 'Bring in 499 recipes')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Dish 010' }).focus()
    await page.keyboard.press('Space')
  })

  await test.step('it can be paused, left and continued', async () => {
    await button(page, 'Bring in 500 recipes').click()
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '60')
    await expect(page.getByText('60 of 500 recipes')).toBeVisible()
    await button(page, 'Pause').focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Paused')).toBeVisible()
    await release()
    // The batch under way is finished, and no other begins.
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '80')
    await axeInBoth(page, axe)
    await targets(page)
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '80')
    await button(page, 'Continue').click()
    await expect(heading(page, '500 recipes came in')).toBeVisible({ timeout: 120_000 })
    await expect(page.getByText('1 thing wasn’t imported')).toBeVisible()
    await axeInBoth(page, axe)
  })

  await test.step('the cookbook has them', async () => {
    await page.getByRole('link', { name: 'See your cookbook' }).click()
    await expect(page.getByText('500 recipes', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search your cookbook' }).fill('Dish 321')
    const card = page.getByRole('article', { name: 'Dish 321', exact: true })
    await expect(card).toBeVisible()
    await card.getByRole('link', { name: 'Dish 321' }).click()
    await expect(page.getByText('Bake for 321 minutes.')).toBeVisible()
    await page.goto('/my-recipes')
    await page.getByRole('searchbox', { name: 'Search your cookbook' }).fill('Dish 010')
    await page.getByRole('button', { name: 'Options for Dish 010', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Servings', exact: true }).fill('9')
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
  })

  await test.step('the whole import is undone later; what was edited stays', async () => {
    await page.goto('/import')
    await expect(heading(page, 'Past imports')).toBeVisible()
    await button(page, 'Undo import of Mealie').click()
    const asked = page.getByRole('alertdialog', { name: 'Remove 499 recipes?' })
    await expect(asked).toContainText('1 stays because you changed it: Dish 010.')
    await axeInBoth(page, axe)
    await asked.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('499 recipes removed')).toBeVisible()
    await expect(page.getByText('Dish 010: edited')).toBeVisible()
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
    await page.goto('/my-recipes')
    await expect(page.getByText('1 recipe', { exact: true })).toBeVisible()
    await expect(page.getByText(/Recently deleted/)).toHaveCount(0)
  })

  await test.step('and comes back', async () => {
    await page.goto('/import')
    await button(page, 'Bring it back: import of Mealie').click()
    await expect(page.getByText('499 recipes are back')).toBeVisible({ timeout: 60_000 })
    await expect(button(page, 'Undo import of Mealie')).toBeVisible()
    await page.goto('/my-recipes')
    await expect(page.getByText('500 recipes', { exact: true })).toBeVisible()
  })
})

test('an import that was cut off goes on with the same file, dropped again', async ({ page }) => {
  test.slow()
  const file = await archive(200)
  const release = await holdAfter(page, 2)
  await page.goto('/import')
  await drop(page, file)
  await button(page, 'Bring in 200 recipes').click()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '40')
  // The page can be left: the cookbook says that it goes on.
  await page.getByRole('navigation').getByRole('link', { name: 'Saved' }).first().click()
  await page.getByRole('navigation').getByRole('link', { name: 'Your cookbook' }).first().click()
  await expect(page.getByRole('status', { name: 'Import' })).toContainText('40 of 200 recipes')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.goto('/import')
  await expect(page.getByText('40 of 200 recipes came in before the app was closed.')).toBeVisible()
  await drop(page, file)
  await expect(page.getByText('40 are in your cookbook already.')).toBeVisible()
  await release()
  await button(page, 'Bring in 160 recipes').click()
  await expect(heading(page, '160 recipes came in')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('link', { name: 'See your cookbook' }).click()
  await expect(page.getByText('200 recipes', { exact: true })).toBeVisible()
})

test('an import reaches the account in few requests, and so does its undo', async ({ signedIn: page }) => {
  test.slow()
  const settings = JSON.parse((await page.locator('#sous-settings').textContent()) ?? '{}')
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('sous-auth'))) ?? '{}')
  const headers = { apikey: settings.publishableKey, authorization: `Bearer ${session.access_token}` }
  const stored = async (table: string, filter: string) => {
    const response = await page.request.get(`/rest/v1/${table}?select=revision&limit=1000&${filter}`, {
      headers,
    })
    return ((await response.json()) as unknown[]).length
  }
  const photos = async () => {
    const response = await page.request.post('/storage/v1/object/list/recipe-photos', {
      headers,
      data: { prefix: session.user.id, limit: 1000 },
    })
    return ((await response.json()) as unknown[]).length
  }
  let writes = 0
  page.on('request', (request) => {
    if (/\/rest\/v1\/(own_recipes|recipe_marks)/.test(request.url()) && request.method() !== 'GET')
      writes += 1
  })
  await page.goto('/import')
  await choose(page, await archive(300))
  // Marks for every recipe.
  await page.getByRole('button', { name: /^Use “/ }).click()
  await button(page, 'Bring in 300 recipes').click()
  await expect(heading(page, '300 recipes came in')).toBeVisible({ timeout: 120_000 })
  await expect.poll(() => stored('own_recipes', 'deleted_at=is.null'), { timeout: 60_000 }).toBe(300)
  await expect.poll(() => stored('recipe_marks', 'folder=not.is.null'), { timeout: 60_000 }).toBe(300)
  await expect.poll(photos, { timeout: 60_000 }).toBe(30)
  expect(writes).toBeLessThan(60)

  writes = 0
  await button(page, 'Undo').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(heading(page, '300 recipes removed')).toBeVisible()
  await expect.poll(() => stored('own_recipes', 'deleted_at=is.null'), { timeout: 60_000 }).toBe(0)
  await expect.poll(() => stored('recipe_marks', 'folder=not.is.null'), { timeout: 60_000 }).toBe(0)
  await expect.poll(photos, { timeout: 60_000 }).toBe(0)
  expect(writes).toBeLessThan(30)
  await page.goto('/my-recipes')
  await expect(page.getByRole('heading', { name: 'No recipes yet' })).toBeVisible()
  await expect(page.getByText(/Recently deleted/)).toHaveCount(0)
})

test('files without recipes, and photos, are answered in words', async ({ page, axe }) => {
  await page.goto('/import')
  await choose(page, { name: 'noise.bin', mimeType: '', buffer: Buffer.from([0, 1, 2, 3, 0, 9]) })
  await expect(heading(page, 'No recipes found')).toBeVisible()
  await expect(page.getByText('1 thing we couldn’t read')).toBeVisible()
  await expect(page.getByText(/^noise\.bin: /)).toBeVisible()
  await axeInBoth(page, axe)
  await button(page, 'Choose other files').click()
  await expect(button(page, 'Choose files')).toBeVisible()
})
