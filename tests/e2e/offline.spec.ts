import type { Page } from '@playwright/test'
import { chromiumArgs } from '#tests/support/chromium-args.ts'
import { filmOf, THREE_TOMATOES } from '#tests/support/fake-camera.ts'
import { openNextVersion } from '#tests/support/next-version.ts'
import { stillLife } from '#tests/support/still-life.ts'
import { findChromium } from '../support/chromium.mjs'
import { expect, test, visited } from './fixtures.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000 })

const offlineNote = (page: Page) => page.getByText(/^You’re offline/)

test('after one visit a whole session works offline, and nothing is lost', async ({
  signedIn: page,
  context,
}) => {
  await visited(page)
  await context.setOffline(true)

  // From the pantry to matching recipes, over the whole collection.
  await page.goto('/add-ingredients?ingredients=chicken,rice,onion,garlic')
  await expect(offlineNote(page)).toBeVisible()
  // The device reads what is typed.
  await page.getByRole('combobox', { name: 'What do you have?' }).fill('2 carrots')
  await page.getByRole('combobox', { name: 'What do you have?' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove carrot · 2' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Find recipes/ })
    .click()
  await expect(page).toHaveURL('/matched-recipes')
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  await first.getByRole('link').first().click()

  // A recipe that was never opened before, with its details.
  await expect(page).toHaveURL(/\/recipe\//)
  await expect(page.getByRole('heading', { name: 'Nutrition' })).toBeVisible()
  // An allergen with the line that causes it: the verdicts came from this device.
  await expect(page.getByRole('region', { name: 'Diets and allergens' })).toContainText(
    /Contains\s*[\w ]+(\([\w, ]+\))?: \S/,
  )
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Add missing to shopping list' }).click()
  await expect(page.getByText('On your shopping list').first()).toBeVisible()

  // Cook mode, also after a reload, with a timer.
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('button', { name: 'Start with step 1' }).click()
  await page.getByRole('button', { name: 'Set your own timer' }).click()
  await page.getByLabel('Minutes').fill('7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Timers' })).toContainText(/6:5\d|7:00/)

  await page.goto('/shopping-list')
  await page.getByLabel('Add to the list').fill('saffron')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('saffron').first()).toBeVisible()

  await page.goto('/substitution-assistant?ingredient=buttermilk&quantity=1+cup&recipe=pancakes')
  await expect(page.getByRole('region', { name: 'Substitutions', exact: true })).toContainText('lemon juice')

  await page.goto('/food-safety')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/cooking-assistant')
  await page.getByRole('textbox', { name: 'Your question' }).fill('How hot should chicken be inside?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText(/165/).first()).toBeVisible()
  await page.keyboard.press('Escape')

  // An unavailable action reports so, and keeps the input.
  await page.goto('/contact')
  for (const [field, text] of [
    ['Name', 'A cook'],
    ['Email', 'cook@kitchen.example'],
    ['Subject', 'From a cellar'],
    ['Message', 'There is no signal down here.'],
  ] as const)
    await page.getByRole('textbox', { name: field }).fill(text)
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Message not sent').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('There is no signal down here.')

  // Online again: everything syncs to the account, once.
  const inAccount = async () => {
    const kept = await page.evaluate(() => ({
      key: JSON.parse(document.getElementById('sous-settings')?.textContent ?? '{}').publishableKey as string,
      token: JSON.parse(localStorage.getItem('sous-auth') ?? '{}').access_token as string,
      here: (JSON.parse(localStorage.getItem('sous-shopping') ?? '[]') as { name: string }[]).map(
        ({ name }) => name,
      ),
    }))
    const response = await page.request.get('/rest/v1/shopping_items?select=name&order=added_at', {
      headers: { apikey: kept.key, authorization: `Bearer ${kept.token}` },
    })
    const there = ((await response.json()) as { name: string }[]).map(({ name }) => name)
    return {
      there: there.sort(),
      here: kept.here.sort(),
      saffron: there.filter((name) => name === 'saffron').length,
    }
  }
  await context.setOffline(false)
  await expect(offlineNote(page)).toBeHidden()
  await expect.poll(async () => (await inAccount()).saffron).toBe(1)
  const { there, here } = await inAccount()
  expect(there).toEqual(here)
})

test('a page that was loading when the service worker started is served by it too', async ({
  page,
  context,
}) => {
  const controlled = (tab: Page) => tab.evaluate(() => navigator.serviceWorker.controller !== null)
  const other = await context.newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await other.route('/', async (route) => {
    await held
    await route.continue()
  })
  const asked = other.waitForRequest('/')
  const opened = other.goto('/')
  await asked
  await page.goto('/')
  await expect.poll(() => controlled(page)).toBe(true)
  release()
  await opened
  await expect.poll(() => controlled(other)).toBe(true)
})

test('results have their groups, their order and what to buy offline', async ({ page, context }) => {
  const kitchen = ['chicken', 'rice', 'garlic', 'onion', 'egg', 'butter', 'bacon', 'potato', 'milk', 'flour']
  await page.addInitScript((ingredients) => {
    if (!localStorage.getItem('sous-pantry'))
      localStorage.setItem('sous-pantry', JSON.stringify({ ingredients }))
  }, kitchen)
  const first = () => page.locator('main h3 a').first().textContent()
  const groups = () => page.locator('main h2').allTextContents()
  await page.goto('/matched-recipes')
  const buying = page.getByRole('region', { name: 'Buy one thing, cook more' })
  await expect(buying).toBeVisible()
  const [title, headings] = [await first(), await groups()]
  await visited(page)
  await context.setOffline(true)

  await page.goto('/matched-recipes')
  await expect(buying).toBeVisible()
  expect(await first()).toBe(title)
  expect(await groups()).toEqual(headings)
  const add = buying.getByRole('button', { name: /^Add to list: / }).first()
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('Add to list: ', '')
  await add.click()
  await expect(buying.getByRole('button', { name: `On your list: ${name}` })).toBeVisible()
  await buying.getByRole('button', { name: `I have it: ${name}` }).click()
  await expect(page.getByText(`matches for ${kitchen.length + 1} ingredients`)).toBeVisible()
  await page.getByLabel('Sort', { exact: true }).selectOption('score')
  await expect(page.getByRole('heading', { name: /^Best SousScore first/ })).toBeVisible()
})

test('a photo scan works offline after one online', async ({ playwright, baseURL }) => {
  const film = await filmOf(await stillLife(THREE_TOMATOES, 960, 720))
  const browser = await playwright.chromium.launch({
    executablePath: await findChromium(),
    args: [
      ...chromiumArgs,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  try {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
      permissions: ['camera'],
    })
    const page = await context.newPage()
    const scan = async () => {
      await page.getByRole('button', { name: 'Live camera' }).click()
      const camera = page.getByRole('dialog', { name: 'Camera' })
      await expect(camera.locator('[data-sure]').first()).toBeVisible({ timeout: 60_000 })
      await camera.getByRole('button', { name: 'Capture' }).click()
      await expect(page.getByRole('button', { name: /^tomato sure/ })).toBeVisible({ timeout: 60_000 })
    }
    await page.goto('/add-ingredients')
    await scan()
    await visited(page)
    await context.setOffline(true)
    await page.goto('/add-ingredients')
    await scan()
    await expect(
      page.getByText('Photos are analyzed on your device and never uploaded.').first(),
    ).toBeVisible()

    // A photo shared from another app takes the same path.
    await page.goto('/shopping-list')
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<form method="post" enctype="multipart/form-data" action="/share-target"><input type="file" name="photos"></form>',
      )
    })
    await page
      .locator('input[name=photos]')
      .setInputFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer: await stillLife(THREE_TOMATOES) })
    await page.locator('form[action="/share-target"]').evaluate((form: HTMLFormElement) => form.submit())
    await page.getByRole('link', { name: 'My ingredients' }).click()
    await expect(page).toHaveURL('/add-ingredients')
    await expect(page.getByRole('img', { name: 'Your ingredients, shot 1' })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: /^tomato sure/ })).toBeVisible({ timeout: 60_000 })
  } finally {
    await browser.close()
  }
})

test('a new version loads in the tab that asks for it; the other keeps its own until it asks too', async ({
  page,
  context,
  baseURL,
}) => {
  const server = await openNextVersion(baseURL ?? '')
  try {
    await page.goto(server.url)
    await visited(page)
    const other = await context.newPage()
    await other.goto(`${server.url}/shopping-list`)
    await other.getByLabel('Add to the list').fill('half a thou')
    const note = (tab: Page) => tab.getByRole('region', { name: 'New version' })
    const mark = (tab: Page) =>
      tab.evaluate(() => {
        document.title = 'as it was'
      })
    await mark(page)
    await mark(other)

    server.deploy(/\/assets\/faq-[\w-]+\.js/)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(note(page)).toBeVisible()
    await note(page).getByRole('button', { name: 'Reload' }).click()
    await expect(page).not.toHaveTitle('as it was')

    // The other tab isn't disturbed; a page whose file is gone from the server still opens there.
    await expect(note(other)).toBeVisible()
    await expect(other).toHaveTitle('as it was')
    await expect(other.getByLabel('Add to the list')).toHaveValue('half a thou')
    await other.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
    await other.evaluate(() => Object.assign(window, { isOld: true }))
    await note(other).getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => other.evaluate(() => 'isOld' in window)).toBe(false)
  } finally {
    server.close()
  }
})
