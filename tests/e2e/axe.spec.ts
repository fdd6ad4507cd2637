import type { Page } from '@playwright/test'
import { smallTargets } from '#tests/support/small-targets.ts'
import { sitePages } from '#web/site-map.ts'
import { expect, fitsZoomed, layoutShift, test } from './fixtures.ts'

const pages = [...sitePages, { name: undefined, path: '/no/such/page', title: 'Page Not Found' }]
/** Results need a search, a recipe needs its id: their own tests check their headings. */
const OWN_TESTS = new Set(['matchedRecipes', 'recipe', 'cook', 'editRecipe', 'shared'])
/** Headings that say more to a cook than the name of the page. */
const HEADINGS: Record<string, string> = {
  Home: 'Cook with what you have.',
  'AI Recipe Generator': 'What’s in your kitchen?',
  'AR Ingredient Detector': 'Live camera',
}
/** What the heading of a page verifies. */
const PROVED: Record<string, string> = {
  '/': '[C027]',
  '/contact': '[C037]',
  '/faq': '[C038]',
  '/profile': '[C043]',
  '/auth': '[C044]',
  '/dev-tools': '[C052]',
  '/recipe-scraper': '[C054]',
  '/bulk-recipe-import': '[C055]',
}
/** Aliases of the same screens: checking their heading is enough. */
const ALIASES = new Set(['debugging', 'bulkRecipeImport'])
const IN_ONE_GO = 8
/** The narrowest supported window; also a desktop at 400 % zoom. */
const NARROW = { width: 320, height: 640 }
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }

/** Collects console errors. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    // A missing page returns 404 to crawlers too, which the browser logs.
    const isMissingPage = /status of 404/.test(message.text()) && message.location().url === page.url()
    if (message.type() === 'error' && !isMissingPage) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Light theme without transitions: otherwise a color would be measured halfway. */
const lighten = (page: Page) =>
  page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [still]
    document.documentElement.classList.replace('dark', 'light')
  })

async function fits(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, `${page.url()} at ${size.width} px`).toBeLessThanOrEqual(size.width)
}

// Every page in both sizes and both themes: on a phone in dark, then on a desktop in light.
for (let from = 0; from < pages.length; from += IN_ONE_GO) {
  const some = pages.slice(from, from + IN_ONE_GO)
  const addresses = some.map(({ path }) => path.replace(':id', 'unknown'))
  test(`every route has its heading and title, logs no errors and never scrolls sideways or shifts; axe finds nothing: ${addresses.join(', ')} [C026 O029]`, async ({
    page,
    axe,
  }) => {
    test.slow()
    const errors = consoleErrors(page)
    for (const [at, { name, title }] of some.entries()) {
      const address = addresses[at] ?? ''
      await test.step(`${address} ${PROVED[address] ?? ''}`.trim(), async () => {
        await page.setViewportSize(PHONE)
        await page.goto(address)
        const heading = page.getByRole('heading', { level: 1 })
        await heading.waitFor()
        if (!name || !OWN_TESTS.has(name)) {
          await expect(heading).toHaveText(HEADINGS[title] ?? title)
          await expect(page).toHaveTitle(title === 'Home' ? /^Sous: / : `${title} · Sous`)
        }
        if (name && ALIASES.has(name)) return
        expect(await layoutShift(page), `${page.url()} jumps`).toBeLessThan(0.05)
        await fits(page, NARROW)
        await fitsZoomed(page)
        await fits(page, PHONE)
        expect(await page.evaluate(smallTargets), `small targets on ${page.url()}`).toEqual([])
        await axe(page)
        await fits(page, DESK)
        await lighten(page)
        // Another window shows other parts of the shell, which all pages share: checking its structure once is enough.
        await axe(page, { colours: at > 0 })
      })
    }
    expect(errors).toEqual([])
  })
}

test('axe finds nothing in the open menu, in either theme', async ({ page, axe }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('dialog').waitFor()
  await axe(page)
  await lighten(page)
  await axe(page, { colours: true })
})
