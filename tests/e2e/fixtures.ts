import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** A new account, made through the real interface; the page starts with its session. */
async function signIn(page: Page) {
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

interface Fixtures {
  /** Fails when axe finds anything in the page as it stands. (Legacy mode: we have no frames, and it is twice as fast.) */
  axe: (page: Page) => Promise<void>
  /** A page of a new, signed-in user. */
  signedIn: Page
  account: { email: string; password: string }
}

/** Drawn covers are proved by their own tests; here one flat picture stands for all, and pages paint at once. */
export const FLAT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#a67"/></svg>'

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    await page.route('**/covers/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: FLAT }),
    )
    await use(page)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
  axe: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
      const found = violations.map(
        (v) =>
          `${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.failureSummary ?? ''}`).join(' | ')}`,
      )
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
