import type { Page } from '@playwright/test'
import { sitePages } from '#web/site-map.ts'
import { test } from './fixtures.ts'

const addresses = [...sitePages.map((page) => page.path.replace(':id', 'unknown')), '/no/such/page']
const IN_ONE_GO = 8

/** The page as it stands, the other way: on a desk, and in daylight. */
async function turn(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'))
}

// Every page in both sizes and both themes: on a phone in dark, then on a desk in light.
for (let from = 0; from < addresses.length; from += IN_ONE_GO) {
  const some = addresses.slice(from, from + IN_ONE_GO)
  test(`axe finds nothing on ${some.join(', ')}`, async ({ page, axe, viewport }) => {
    test.slow()
    for (const address of some) {
      await test.step(address, async () => {
        await page.setViewportSize(viewport ?? { width: 390, height: 844 })
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await axe(page)
        await turn(page)
        await axe(page)
      })
    }
  })
}

test('axe finds nothing in the open menu, in either theme', async ({ page, axe }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('dialog').waitFor()
  await axe(page)
  await turn(page)
  await axe(page)
})
