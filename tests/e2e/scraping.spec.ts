import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { keysOf } from '#tests/support/process.ts'
import { dishPage, startSmallSite } from '#tests/support/small-site.ts'
import { axeInBoth, expect, test } from './fixtures.ts'

const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /notifications/i })
    .getByText(title, { exact: true })
    .first()
const code = () => keysOf(process.env.E2E_DATA_DIR ?? '').accessCode
async function unlock(page: Page, typed = code()) {
  await page.getByLabel('Enter the access code').fill(typed)
  await page.getByRole('button', { name: 'Unlock' }).click()
}

test('operators unlock their tools, scrape a page into the collection, and export it as a file [O004 O006]', async ({
  page,
  axe,
}) => {
  test.slow()
  const title = `Walnut bake ${crypto.randomUUID().slice(0, 8)}`
  const site = await startSmallSite({ '/bake': dishPage({ title }) })
  try {
    await page.goto('/dev-tools')
    await test.step('the gate refuses a wrong code [O010 O125 O153]', async () => {
      await unlock(page, 'not the code')
      await expect(toast(page, 'Access denied')).toBeVisible()
    })
    await axeInBoth(page, axe)
    await test.step('the gate opens, and a card links to the scraper [O013 O154]', async () => {
      await unlock(page)
      await expect(toast(page, 'Access granted')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Recipe Scraper' }).click()
      await expect(page).toHaveURL('/recipe-scraper')
    })

    // Still unlocked, and on a phone with only the first two tabs.
    const form = page.getByRole('tablist', { name: 'Ways to collect recipes' })
    await test.step('the scraper is open, on a phone with two tabs [O015 O035]', async () => {
      await expect(form.getByRole('tab')).toHaveText(['Single URL', 'Batch URLs'])
    })
    await page.getByLabel('Recipe URL').fill(`${site.url}/bake`)
    await page.getByRole('button', { name: 'Scrape recipe' }).click()
    const monitor = page.getByRole('region', { name: 'Processing monitor' })
    await test.step('the monitor follows the job [O036]', async () => {
      await expect(monitor.getByText('completed')).toBeVisible()
      await expect(monitor.getByRole('img', { name: /Quality scores/ })).toBeVisible()
    })

    const results = page.getByRole('region', { name: 'Results', exact: true })
    await expect(results).toContainText('1 processed, 1 successful, 0 failed')
    await test.step('a click opens a result [O040]', async () => {
      await results.getByRole('button', { name: title }).click()
      await expect(results.getByText('2 cups flour (240 g)')).toBeVisible()
    })
    await axe(page)
    const download = page.waitForEvent('download')
    await results.getByRole('button', { name: 'Export as CSV' }).click()
    const file = await download
    await test.step('the export is named after its day [O212]', async () => {
      expect(file.suggestedFilename()).toMatch(/^recipes-export-\d{4}-\d\d-\d\d\.csv$/)
    })
    expect(await readFile(await file.path(), 'utf8')).toContain(`\r\n${title},`)

    await test.step('the recipe waits for a review, beside its page', async () => {
      await results.getByRole('tab', { name: 'Saved' }).click()
      await expect(results.getByText('waits for review')).toBeVisible()
      await page.getByRole('link', { name: 'Review recipes' }).click()
      await page.getByRole('button', { name: title }).click()
      await expect(page.getByRole('region', { name: 'What the page shows' })).toContainText('1 cup milk')
      await axeInBoth(page, axe)
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(toast(page, '1 recipe published')).toBeVisible()
      await expect(page.getByRole('button', { name: title })).toHaveCount(0)
      await axe(page)
      await page.getByRole('main').getByRole('link', { name: 'Recipe scraper' }).click()
    })

    // It is now a stored recipe, which can be edited and deleted.
    const stored = page.getByRole('region', { name: 'Stored recipes', exact: true })
    await stored.getByLabel('Title or description').fill(title)
    await stored.getByRole('button', { name: 'Search' }).click()
    await expect(stored.getByRole('link', { name: title })).toHaveCount(1)
    await stored.getByRole('button', { name: `Edit ${title}` }).click()
    await stored.getByLabel('Title', { exact: true }).fill('')
    await stored.getByRole('button', { name: 'Save recipe' }).click()
    await axeInBoth(page, axe)
    await stored.getByLabel('Title', { exact: true }).fill(`${title}, mended`)
    await stored.getByRole('button', { name: 'Save recipe' }).click()
    await expect(toast(page, 'Recipe updated')).toBeVisible()
    await stored.getByRole('button', { name: `Delete ${title}, mended` }).click()
    await axeInBoth(page, axe)
    await page.keyboard.press('Escape')
    await expect(stored.getByRole('button', { name: `Delete ${title}, mended` })).toBeFocused()
    await page.keyboard.press('Enter')
    await stored.getByRole('button', { name: 'Delete recipe' }).click()
    await expect(toast(page, 'Recipe deleted')).toBeVisible()
    await expect(stored.getByText('No stored recipes match.', { exact: false })).toBeVisible()

    await test.step('sources and removals have a screen of their own', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Sources and removals' }).click()
      await page.getByRole('form', { name: 'Add a source' }).getByLabel('Address').fill(site.url)
      await page.getByRole('button', { name: 'Add source' }).click()
      await expect(page.getByRole('button', { name: `Visit ${site.url}/ now` })).toBeVisible()
      await axeInBoth(page, axe)
      await page.getByRole('button', { name: `Delete ${site.url}/`, exact: true }).click()
      await page.getByRole('button', { name: 'Delete the source' }).click()
      await expect(toast(page, 'Source deleted')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Recipe scraper' }).click()
    })

    // The tools stay unlocked on every screen until the page is closed.
    await page.getByRole('main').getByRole('link', { name: 'Bulk import' }).click()
    await test.step('the bulk import is open too, with its fixed list [O049 O126]', async () => {
      await expect(page).toHaveURL('/bulk-import')
      await expect(page.getByRole('list', { name: 'Pages to import' }).getByRole('listitem')).toHaveCount(30)
    })
    await axe(page)
  } finally {
    await site.stop()
  }
})

test('a job continues without its page: after a reload and the code, the monitor shows it again [O127 O131 O132]', async ({
  page,
  axe,
}) => {
  test.slow()
  const dish = (name: string) => dishPage({ title: `${name} ${crypto.randomUUID().slice(0, 8)}` })
  const site = await startSmallSite({
    '/quick': dish('Quick pie'),
    '/slow': { body: dish('Slow pie'), afterMs: 4000 },
    '/last': dish('Last pie'),
  })
  try {
    await page.goto('/recipe-scraper')
    await unlock(page)
    await page.getByRole('tab', { name: 'Batch URLs' }).click()
    await page
      .getByLabel('Recipe URLs, one per line')
      .fill(['/quick', '/slow', '/last', '/nothing'].map((path) => site.url + path).join('\n'))
    await page.getByRole('button', { name: 'Scrape batch' }).click()
    const monitor = page.getByRole('region', { name: 'Processing monitor' })
    await expect(monitor.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^[1-4] of 4$/)
    await monitor.getByRole('button', { name: 'Pause' }).click()
    await expect(monitor.getByText('paused')).toBeVisible()

    await page.reload()
    await expect(monitor).toHaveCount(0)
    await unlock(page)
    await expect(monitor.getByText('paused')).toBeVisible()
    await monitor.getByRole('button', { name: 'Resume' }).click()
    await expect(monitor.getByText('completed')).toBeVisible({ timeout: 20_000 })
    const results = page.getByRole('region', { name: 'Results', exact: true })
    await expect(results).toContainText('4 processed, 3 successful, 1 failed')
    await axeInBoth(page, axe)
  } finally {
    await site.stop()
  }
})
