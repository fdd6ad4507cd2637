import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { markLooks } from '#tests/support/looks.ts'
import { standingStill } from '#tests/support/standing-still.ts'

export { expect }

/** A new account, created through the real UI; the page starts with its session. */
export async function signIn(page: Page) {
  await page.goto('/')
  const settings = JSON.parse((await page.locator('#sous-settings').textContent()) ?? '{}') as {
    publishableKey: string
  }
  const email = `cook-${crypto.randomUUID()}@kitchen.example`
  const password = 'correct horse battery'
  const response = await page.request.post('/auth/v1/signup', {
    headers: { apikey: settings.publishableKey },
    data: { email, password, data: { display_name: 'Test Cook' } },
  })
  expect(response.ok()).toBe(true)
  const session = JSON.stringify(await response.json())
  await page.evaluate((value) => localStorage.setItem('sous-auth', value), session)
  await page.goto('/')
  return { email, password }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Fixtures {
  /** Fails when axe finds anything on the current page; for the second theme only colors are checked. */
  axe: (page: Page, only?: { colours?: boolean }) => Promise<void>
  /** A page of a new, signed-in user. */
  signedIn: Page
  account: { email: string; password: string }
}

/** A blank image. */
export const FLAT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#a67"/></svg>'

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
  axe: async ({}, use) => {
    await use(async (page, { colours = false } = {}) => {
      // A page that is still loading has nothing to check.
      await expect(page.locator('h1').first()).toBeAttached()
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
      await page.evaluate(markLooks)
      const found = await page.evaluate(async (onlyColours) => {
        const axe = (window as unknown as { axe: typeof axeCore }).axe
        axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast-sample]' }] })
        const { violations } = await axe.run(document, {
          // The rest isn't reported, which saves a third of the time.
          resultTypes: ['violations'],
          // Fetching styles and media again is for rules that nothing here concerns.
          preload: false,
          ...(onlyColours && { runOnly: ['color-contrast'] }),
        })
        // Text inside two live regions is announced twice.
        const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]'
        const twice = [...document.querySelectorAll(LIVE)].filter((one) => one.parentElement?.closest(LIVE))
        return [
          ...violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`,
          ),
          ...twice.map((one) => `said twice: ${one.outerHTML.slice(0, 200)}`),
        ]
      }, colours)
      expect(found).toEqual([])
    })
  },
  account: async ({ page }, use) => {
    await use(await signIn(page))
  },
  signedIn: async ({ page, account: _ }, use) => {
    await use(page)
  },
})

/** Checks the current page in both themes: everything in one, colors in the other. */
export async function axeInBoth(page: Page, axe: Fixtures['axe']) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      const still = new CSSStyleSheet()
      still.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets = [still]
      document.documentElement.className = name
    }, theme)
    await axe(page, { colours: theme === 'dark' })
  }
}

/** A desktop at 200 % zoom, and a phone in landscape: no sideways scrolling, and most of the height is for content. */
export async function fitsZoomed(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 640, height: 400 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(640)
  expect(await page.evaluate(standingStill), `bars on ${page.url()}`).toBeLessThan(1 / 3)
  if (before) await page.setViewportSize(before)
}

/** The cumulative layout shift of the page so far. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (entry.entryType === 'layout-shift' && !entry.hadRecentInput) sum += entry.value
          // A mark that is made after the next frame: all shifts until then were told before.
          if (list.getEntriesByName('shifts-counted').length > 0) done(sum)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        observer.observe({ type: 'mark' })
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('shifts-counted')))
      }),
  )

/** On a phone, through the menu. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' }).click()
}

/** The filters of a page; where they are in a sheet, it is closed again. */
export async function inFilters(page: Page, use: (filters: Locator) => Promise<unknown>) {
  const opener = page.getByRole('button', { name: /^Filters/ })
  if (!(await opener.isVisible())) {
    await use(page.locator('main'))
    return
  }
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await use(sheet)
  await sheet.getByRole('button', { name: /^Show \d/ }).click()
  await expect(sheet).toHaveCount(0)
}

/** A visit is complete when the collection and the code of every page are cached. */
export async function visited(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const missing = () =>
    page.evaluate(async () => {
      const [build] = (await caches.match('/offline/builds.json').then((found) => found?.json())) ?? []
      const book = await caches.match('/offline/cookbook-note.json')
      const kept = await (await caches.open('sous-assets')).keys()
      const paths = new Set(kept.map(({ url }) => new URL(url).pathname))
      if (!build || !book || !navigator.serviceWorker.controller) return -1
      return (build.later as string[]).filter((file) => !paths.has(file)).length
    })
  await expect.poll(missing, { timeout: 60_000 }).toBe(0)
}
