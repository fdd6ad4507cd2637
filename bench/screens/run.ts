/**
 * npm run bench:screens: how high the pages are, how much of the first screen is content, and how many taps lead from the
 * first visit to a recipe, on a phone and on a desktop. Needs a build (npm run build). Addresses as arguments
 * measure running servers side by side.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/lib/log.ts'
import { startServer } from '#server/start.ts'
import { findShell } from '#tests/support/chromium.mjs'

const KITCHEN = ['chicken', 'rice', 'garlic', 'onion', 'egg', 'butter', 'bacon', 'potato', 'milk', 'flour']
const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
]

type Figures = Record<string, number | string>

/** The whole page, and where the parts that matter begin. */
async function heights(page: Page, name: string, parts: Record<string, string>): Promise<Figures> {
  await page.evaluate(() => scrollTo(0, 0))
  const figures: Figures = { [`${name}: height`]: await page.evaluate(() => document.body.scrollHeight) }
  for (const [part, selector] of Object.entries(parts)) {
    const box = await page.locator(selector).first().boundingBox()
    figures[`${name}: ${part}`] = box ? Math.round(box.y) : 'none'
  }
  return figures
}

/** The share of the first screen below the header and above what is fixed at the bottom. */
const contentShare = (page: Page, name: string) =>
  page.evaluate((key) => {
    const fixed = [...document.querySelectorAll('body *')].filter(
      (one) => getComputedStyle(one).position === 'fixed',
    )
    const bottom = Math.min(
      innerHeight,
      ...fixed
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, width, height }) => top > innerHeight / 2 && width > innerWidth / 2 && height > 0)
        .map(({ top }) => top),
    )
    const title = document.querySelector('main h1')?.getBoundingClientRect().bottom ?? 0
    return { [`${key}: content, % of the first screen`]: Math.round((100 * (bottom - title)) / innerHeight) }
  }, name)

async function results(page: Page, base: string): Promise<Figures> {
  await page.addInitScript((list) => {
    localStorage.setItem('sous-pantry', JSON.stringify({ ingredients: list }))
  }, KITCHEN)
  await page.goto(`${base}/matched-recipes`)
  await page.getByRole('article').nth(24).waitFor()
  const cards = await page
    .getByRole('article')
    .evaluateAll((found) =>
      found
        .map((card) => card.getBoundingClientRect())
        .map(({ top, height }) => ({ bottom: top + height, height })),
    )
  const { height } = page.viewportSize() ?? { height: 0 }
  return {
    ...(await heights(page, 'results', { 'first result at': 'article', 'title at': 'main h1' })),
    'results: whole cards on the first screen': cards.filter(({ bottom }) => bottom <= height).length,
    'results: 25 of them end at': Math.round(cards[24]?.bottom ?? 0),
    'results: highest card': Math.round(Math.max(...cards.map((card) => card.height))),
    ...(await contentShare(page, 'results')),
  }
}

/** As a new visitor: a list into the field of the home page, then Enter, then the first result. */
async function tapsToRecipe(page: Page, base: string): Promise<Figures> {
  await page.goto(base)
  const field = page.getByRole('combobox').or(page.locator('main textarea, main input[type=text]')).first()
  let taps = 0
  if (!(await field.evaluate((one) => one === document.activeElement))) {
    await field.click()
    taps++
  }
  await page.keyboard.insertText('2 eggs, half an onion, rice, garlic')
  await page.keyboard.press('Enter')
  taps++
  await page.getByRole('article').first().waitFor()
  await page.getByRole('article').first().getByRole('link').first().click()
  taps++
  await page.waitForURL('**/recipe/**')
  return { 'taps from the first visit to a recipe, with focus and Enter': taps }
}

async function measure(browser: Browser, base: string, screen: (typeof SCREENS)[number]): Promise<Figures> {
  const { name: _, ...options } = screen
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const open = async () => context.newPage()
  const home = await open()
  await home.goto(base)
  const figures = {
    ...(await heights(home, 'home', {
      'field at': 'main textarea, main input[type=text], main [role=combobox]',
    })),
  }
  const collection = await open()
  await collection.goto(`${base}/recipes`)
  await collection.getByRole('article').first().waitFor()
  Object.assign(
    figures,
    await heights(collection, 'collection', { 'search at': 'main input', 'first recipe at': 'article' }),
    await contentShare(collection, 'collection'),
  )
  const listed = await (await fetch(`${base}/sitemaps/recipes-1.xml`)).text()
  const recipe = await open()
  await recipe.goto(base + (/\/recipe\/[0-9a-f-]+/.exec(listed)?.[0] ?? ''))
  await recipe.locator('main ol li').first().waitFor()
  Object.assign(
    figures,
    await heights(recipe, 'recipe', { 'ingredients at': 'main ul li', 'method at': 'main ol li' }),
    await contentShare(recipe, 'recipe'),
    await tapsToRecipe(await open(), base),
    await results(await open(), base),
  )
  await context.close()
  return figures
}

const addresses = process.argv.slice(2)
const folder = mkdtempSync(path.join(tmpdir(), 'sous-bench-'))
const own =
  addresses.length > 0
    ? undefined
    : await startServer({
        project: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'),
        env: readEnv({ DATA_DIR: folder, PORT: '0', RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' }),
        log: createLog('error'),
      })
if (own) addresses.push(`http://127.0.0.1:${own.port}`)
const browser = await chromium.launch({ executablePath: (await findShell()) ?? '' })
try {
  for (const screen of SCREENS) {
    const columns: Figures[] = []
    for (const base of addresses) columns.push(await measure(browser, base, screen))
    console.log(
      `\n| ${screen.name}, px | ${addresses.join(' | ')} |\n|---|${'---|'.repeat(addresses.length)}`,
    )
    for (const key of Object.keys(columns[0] ?? {}))
      console.log(`| ${key} | ${columns.map((column) => column[key]).join(' | ')} |`)
  }
} finally {
  await browser.close()
  await own?.stop()
  rmSync(folder, { recursive: true, force: true })
}
