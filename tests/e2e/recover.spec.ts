import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { freePort, keysOf, startSous } from '#tests/support/process.ts'
import { expect, test } from './fixtures.ts'

const add = async (page: Page, line: string) => {
  await page.getByLabel('Add to the list').fill(line)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}
const item = (page: Page, name: string) => page.getByRole('checkbox', { name })
/** Client-side: without a reload. */
const go = (page: Page, to: string) =>
  page.evaluate((href) => {
    history.pushState({}, '', href)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)
/** The page's own retry delays; fast-forwarded here. */
const soon = (pages: Page[], seen: Locator) =>
  expect(async () => {
    await Promise.all(pages.map((page) => page.clock.fastForward(2000)))
    await expect(seen).toBeVisible({ timeout: 250 })
  }).toPass({ timeout: 60_000 })

test('open pages recover by themselves after the server was killed, and nothing is sent twice', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sous-recover-'))
  const port = await freePort()
  let sous = await startSous({ dataDir, port })
  const apikey = keysOf(dataDir).publishableKey
  const baseURL = `http://localhost:${port}`
  const contexts: BrowserContext[] = []
  try {
    const signedUp = await fetch(`${baseURL}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'cook@kitchen.example', password: 'correct horse battery' }),
    })
    const session = (await signedUp.json()) as { access_token: string }
    const device = async (at: string) => {
      const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
      contexts.push(context)
      await context.addInitScript((kept) => localStorage.setItem('sous-auth', kept), JSON.stringify(session))
      await context.clock.install()
      const page = await context.newPage()
      await page.goto(at)
      await page.evaluate(() => Object.assign(window, { sameLoad: true }))
      return page
    }
    const [list, other] = await Promise.all([device('/shopping-list'), device('/recipes')])
    // The page is prerendered; the footer comes with the app.
    await expect(other.getByRole('contentinfo')).toBeVisible()
    await go(other, '/shopping-list')
    await add(list, '2 lemons')
    await expect(item(other, 'lemons')).toBeVisible()

    const sent: string[] = []
    list.on('response', (answer) => {
      if (answer.ok() && answer.url().includes('/rest/v1/shopping_items'))
        sent.push(answer.request().postData() ?? '')
    })
    sous.child.kill('SIGKILL')
    await sous.exited
    await add(list, 'rye bread')
    await go(other, '/recipes?sort=title')
    await soon([list, other], other.getByRole('heading', { name: 'No connection' }))
    await expect(other.getByRole('button', { name: 'Try Again' })).toBeVisible()

    sous = await startSous({ dataDir, port })
    await soon([list, other], other.getByRole('article').first())
    await go(other, '/shopping-list')
    await soon([list, other], item(other, 'rye bread'))
    await add(other, 'oat milk')
    await expect(item(list, 'oat milk')).toBeVisible()
    const rows = await fetch(`${baseURL}/rest/v1/shopping_items?select=name&order=name`, {
      headers: { apikey, authorization: `Bearer ${session.access_token}` },
    })
    expect(await rows.json()).toEqual([{ name: 'lemons' }, { name: 'oat milk' }, { name: 'rye bread' }])
    expect(sent.filter((body) => body.includes('rye bread'))).toHaveLength(1)
    for (const page of [list, other]) expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
  } finally {
    for (const context of contexts) await context.close()
    sous.child.kill('SIGTERM')
    await sous.exited
  }
})
