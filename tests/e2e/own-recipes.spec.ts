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
    await page.locator('article').getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Versions' }).click()
    const versions = page.getByRole('dialog', { name: 'Versions' })
    await expect(versions.getByText('Changed: title')).toBeVisible()
    await expect(versions.getByText('First version')).toBeVisible()
    await versions.getByRole('button', { name: 'Close' }).click()
    await page.goto('/my-recipes')
    await expect(card(page, 'Our noodles')).toBeVisible()
    await expect(card(page, 'Grandma’s noodles')).toHaveCount(0)
  })
})

/** A portrait photo: red above, blue below. */
const portrait = async (page: Page) => ({
  name: 'pie.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = [900, 1200]
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D
      for (const [at, color] of ['#c00', '#00c'].entries()) {
        pen.fillStyle = color
        pen.fillRect(0, at * 600, 900, 600)
      }
      return canvas.toDataURL().replace(/^.*,/, '')
    }),
    'base64',
  ),
})

/** The first photo's size, and what is at its left and right edge. */
const lookOf = (page: Page) =>
  page.getByRole('img', { name: 'Photo 1' }).evaluate(async (photo: HTMLImageElement) => {
    await photo.decode()
    const { naturalWidth: width, naturalHeight: height } = photo
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [width, height]
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D
    pen.drawImage(photo, 0, 0)
    const colorAt = (x: number) => {
      const [red = 0, , blue = 0] = pen.getImageData(x, height / 2, 1, 1).data
      return red > blue ? 'red' : 'blue'
    }
    return { width, height, left: colorAt(4), right: colorAt(width - 5) }
  })

test('a photo is cropped and turned, by touch and by keyboard @wide', async ({ page, axe }) => {
  await page.goto('/my-recipes/new')
  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  const stage = dialog.getByRole('application', { name: 'Crop area' })
  const done = dialog.getByRole('button', { name: 'Done' })

  await test.step('a cover that would lose its edges is cropped at once', async () => {
    await page.getByLabel('Add photos').setInputFiles(await portrait(page))
    await expect(dialog.getByRole('radio', { name: 'Cover 4:3' })).toBeChecked()
    await axeInBoth(page, axe)
    if ((page.viewportSize()?.width ?? 0) < 500) expect(await page.evaluate(smallTargets)).toEqual([])
    await dialog.getByRole('button', { name: 'Rotate' }).click()
    await done.click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => lookOf(page)).toEqual({ width: 1200, height: 900, left: 'blue', right: 'red' })
    await expect(page.getByRole('button', { name: 'Crop photo 1' })).toBeFocused()
  })

  await test.step('arrow keys move it, plus and minus zoom', async () => {
    await page.getByRole('button', { name: 'Crop photo 1' }).press('Enter')
    await expect(stage).toBeFocused()
    await expect(done).toBeEnabled()
    for (const key of '+++++++++-') await stage.press(key)
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '214%')
    // The photo moves to the left as far as it can: its right edge is in the frame.
    for (let times = 0; times < 20; times++) await stage.press('ArrowLeft')
    await done.click()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await lookOf(page)).width).toBeLessThan(600)
    expect(await lookOf(page)).toMatchObject({ left: 'red', right: 'red' })
  })

  await test.step('Reset and Cancel leave the photo as it is, dragging is for a chosen shape', async () => {
    const before = await lookOf(page)
    await page.getByRole('button', { name: 'Crop photo 1' }).click()
    await expect(done).toBeEnabled()
    await dialog.getByRole('radio', { name: 'Square' }).check({ force: true })
    const box = await stage.boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -400)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 20, { steps: 3 })
    await page.mouse.up()
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).not.toHaveAttribute('aria-valuetext', '100%')
    await dialog.getByRole('button', { name: 'Reset' }).click()
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '100%')
    await dialog.getByRole('button', { name: 'Rotate' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    expect(await lookOf(page)).toEqual(before)
    await page.getByRole('button', { name: 'Crop photo 1' }).click()
    await expect(done).toBeEnabled()
    await dialog.getByRole('radio', { name: 'Square' }).check({ force: true })
    await done.click()
    await expect.poll(async () => (await lookOf(page)).width).toBe(before.height)
  })
  await field(page, 'Title').fill('Pie')
  await saved(page)
})

test('each step shows its timers and ingredients, and what no step uses is named @wide', async ({
  page,
  axe,
}) => {
  await write(page, 'Noodles')
  await field(page, 'Ingredients').fill('For the dough:\n2 cups flour\n1 egg\n1 tsp salt')
  await field(page, 'Steps').fill(
    'Mix flour and egg.\nRest the dough for 1 h 30 min.\nBake at 180 °C for 20 minutes.',
  )
  const seen = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true })
  await expect(seen('flour, egg')).toBeVisible()
  await expect(seen('1 h 30 min')).toBeVisible()
  await expect(seen('180 °C')).toBeVisible()
  await expect(seen('Not used in any step: salt')).toBeVisible()
  await axeInBoth(page, axe)

  await field(page, 'Steps').press('End')
  await field(page, 'Steps').pressSequentially('\nAdd the salt.')
  await expect(seen('salt').last()).toBeVisible()
  await expect(page.getByText('Not used in any step')).toHaveCount(0)

  await test.step('the line that is typed stays above the bar', async () => {
    await field(page, 'Steps').pressSequentially('\nStir.'.repeat(20))
    const [bar, last] = [await save(page).boundingBox(), await field(page, 'Steps').boundingBox()]
    // The last line ends a padding above the field's edge.
    expect((last?.y ?? 0) + (last?.height ?? 0) - 12).toBeLessThanOrEqual(bar?.y ?? 0)
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
  await expect(page.getByText(/lines? we didn’t use/)).toBeVisible()
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

  // Whoever missed it finds it later.
  await menu(page, 'Pancakes', 'Delete')
  await expect(card(page, 'Pancakes')).toHaveCount(0)
  await page.reload()
  await page.getByText('Recently deleted (1)').click()
  await page.getByRole('button', { name: 'Restore Pancakes', exact: true }).click()
  await expect(card(page, 'Pancakes')).toBeVisible()
  await expect(page.getByText('Recently deleted (1)')).toHaveCount(0)
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
