import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { gunzipSync, strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, test } from './fixtures.ts'

const photo = async (color: string) => ({
  name: 'dish.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: color } })
    .png()
    .toBuffer(),
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export recipes' })

interface Written {
  title: string
  lines: string
  steps: string
  color?: string
  folder?: string
}

const NOODLES: Written = {
  title: 'Sesame noodles',
  lines: '200 g noodles\n2 tbsp sesame paste, stirred\n1 clove garlic',
  steps: 'Boil noodles for 8 minutes.\nStir sesame paste with garlic.\nToss <b>everything</b>.',
  color: '#b5651d',
  folder: 'Noodles',
}

async function write(page: Page, { title, lines, steps, color, folder }: Written) {
  await page.goto('/my-recipes/new')
  await field(page, 'Title').fill(title)
  if (color) {
    await page.getByLabel('Add photos').setInputFiles(await photo(color))
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  }
  await field(page, 'Servings').fill('2')
  await field(page, 'Ingredients').fill(lines)
  await field(page, 'Steps').fill(steps)
  if (folder) {
    await page.getByText('Description, tags and source').click()
    await page.getByRole('combobox', { name: 'Folder' }).fill(folder)
  }
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
}

async function exported(page: Page, format: string) {
  await dialog(page).getByRole('radio', { name: format, exact: true }).check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page)
      .getByRole('button', { name: /^Export \d+ recipe/ })
      .click(),
  ])
  const bytes = await readFile(await file.path())
  await expect(dialog(page).getByText(`Saved as ${file.suggestedFilename()}.`)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Export something else' }).click()
  return { name: file.suggestedFilename(), bytes: new Uint8Array(bytes) }
}

const isJpeg = (bytes: Uint8Array | undefined) => bytes?.[0] === 0xff && bytes[1] === 0xd8

test('a cookbook is exported in each format, and the files open @wide', async ({ page, axe }) => {
  await write(page, NOODLES)
  await write(page, { title: 'SESAME noodles', lines: '1 egg', steps: 'Fry the egg.' })
  await page.goto('/my-recipes')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog(page).getByRole('button', { name: 'Export 2 recipes' })).toBeVisible()
  await axeInBoth(page, axe)
  if ((page.viewportSize()?.width ?? 0) < 500) expect(await page.evaluate(smallTargets)).toEqual([])

  await test.step('Sous: every row and photo', async () => {
    const { name, bytes } = await exported(page, 'Sous')
    expect(name).toMatch(/^my-recipes-\d{4}-\d\d-\d\d\.sous\.zip$/)
    const files = unzipSync(bytes)
    const cookbook = JSON.parse(strFromU8(files['cookbook.json'] ?? new Uint8Array()))
    expect(cookbook).toMatchObject({ format: 'sous-cookbook', version: 1, missing_photos: [] })
    const noodles = cookbook.recipes.find(
      ({ content }: { content: Written }) => content.title === NOODLES.title,
    )
    expect(noodles).toMatchObject({
      content: {
        ingredients: NOODLES.lines.split('\n'),
        instructions: NOODLES.steps.split('\n'),
        servings: 2,
      },
      marks: { folder: 'Noodles' },
      cook_log: [],
    })
    expect(files[`photos/${noodles.id}/${noodles.content.photos[0]}`]?.length).toBeGreaterThan(100)
  })

  await test.step('Paprika: a JPEG inside of each record', async () => {
    const files = unzipSync((await exported(page, 'Paprika')).bytes)
    expect(Object.keys(files).map((name) => name.toLowerCase())).toEqual([
      'sesame noodles.paprikarecipe',
      'sesame noodles (2).paprikarecipe',
    ])
    const records = Object.values(files).map((file) => JSON.parse(strFromU8(gunzipSync(file))))
    const noodles = records.find(({ name }) => name === NOODLES.title)
    expect(noodles).toMatchObject({ ingredients: NOODLES.lines, categories: ['Noodles'] })
    expect(isJpeg(Buffer.from(noodles.photo_data, 'base64'))).toBe(true)
  })

  await test.step('schema.org JSON: a list, with photos only if asked for', async () => {
    await dialog(page).getByRole('radio', { name: 'schema.org JSON' }).check()
    await expect(dialog(page).getByRole('switch', { name: 'Include photos' })).not.toBeChecked()
    const list = JSON.parse(strFromU8((await exported(page, 'schema.org JSON')).bytes))
    expect(list).toHaveLength(2)
    expect(JSON.stringify(list)).not.toContain('data:image')
  })

  await test.step('Markdown and Cooklang: a file each, photos beside', async () => {
    const markdown = Object.keys(unzipSync((await exported(page, 'Markdown')).bytes))
    expect(
      markdown.filter((name) => /^photos\/sesame noodles( \(2\))?\.(webp|jpg)$/i.test(name)),
    ).toHaveLength(1)
    expect(markdown.filter((name) => name.endsWith('.md'))).toHaveLength(2)
    const cooklang = unzipSync((await exported(page, 'Cooklang')).bytes)
    const text = Object.entries(cooklang).find(([, file]) => strFromU8(file).includes('"Sesame noodles"'))
    expect(strFromU8(text?.[1] ?? new Uint8Array())).toContain('Boil @noodles{200%g} for ~{8%minutes}.')
    expect(Object.entries(cooklang).some(([name, file]) => name.endsWith('.jpg') && isJpeg(file))).toBe(true)
  })

  await test.step('only a folder', async () => {
    await dialog(page).getByLabel('Recipes').selectOption('Folder: Noodles (1)')
    await expect(dialog(page).getByRole('button', { name: 'Export 1 recipe' })).toBeVisible()
  })
})

test('a cookbook to print opens without a network, on a phone and on paper @wide', async ({
  page,
  context,
  axe,
}, info) => {
  await write(page, NOODLES)
  await write(page, {
    title: 'Tomato soup',
    lines: 'For the soup:\n800 g tomatoes',
    steps: 'Simmer.',
    color: '#a22',
  })
  await page.goto('/my-recipes?export')
  await dialog(page).getByRole('radio', { name: 'Cookbook to print' }).check()
  await field(page, 'Title on the cover').fill('Our table')
  await dialog(page).getByRole('button', { name: 'Export 2 recipes' }).click()
  await expect(dialog(page).getByText('Your cookbook is ready.')).toBeVisible()
  await axeInBoth(page, axe)

  await test.step('the print dialog of a window of its own', async () => {
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
    })
    const [view] = await Promise.all([
      context.waitForEvent('page'),
      dialog(page).getByRole('button', { name: 'Print or save as PDF' }).click(),
    ])
    await expect(view.getByRole('heading', { level: 1, name: 'Our table' })).toBeVisible()
    await expect(view.locator('html[data-printed=yes]')).toHaveCount(1)
    expect(
      await view.evaluate(() => getComputedStyle(document.querySelector('.facts') as Element).display),
    ).toBe('flex')
    await view.close()
  })

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download file' }).click(),
  ])
  const saved = info.outputPath('cookbook.html')
  await file.saveAs(saved)
  const requests: string[] = []
  const book = await context.newPage()
  book.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request.url())
  })
  await book.goto(`file://${saved}`)
  await book.getByRole('link', { name: 'Tomato soup' }).click()
  await expect(book.getByRole('heading', { level: 2, name: 'Tomato soup' })).toBeInViewport()
  await expect(book.getByText('Toss <b>everything</b>.')).toBeAttached()
  for (const image of await book.locator('img').all())
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100)
  expect(await book.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    book.viewportSize()?.width ?? 0,
  )
  expect(await book.evaluate(() => [...document.scripts].map(({ type }) => type))).toEqual([
    'application/ld+json',
    'application/ld+json',
  ])
  expect(requests).toEqual([`file://${saved}`])
  await axe(book)
  await book.screenshot({ path: info.outputPath('book.png'), fullPage: true })

  await test.step('a page of A4 each for cover, contents and recipes', async () => {
    const pdf = await book.pdf({ path: info.outputPath('book.pdf'), preferCSSPageSize: false, format: 'A4' })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(pages).toHaveLength(4)
  })
})

test('an export reports photos that are missing', async ({ page }) => {
  await write(page, NOODLES)
  await page.goto('/my-recipes')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('sous-own')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const work = request.result.transaction(['photos'], 'readwrite')
          work.objectStore('photos').clear()
          work.oncomplete = () => resolve()
        }
      }),
  )
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Export 1 recipe' }).click()
  await expect(dialog(page).getByText('1 photo couldn’t be loaded and is missing in the file:')).toBeVisible()
  await expect(dialog(page).getByText('Sesame noodles (1)')).toBeVisible()
})
