import { sitePages } from '#web/site-map.ts'
import { test } from './fixtures.ts'

const addresses = [...sitePages.map((page) => page.path.replace(':id', 'unknown')), '/no/such/page']

// Every page in both sizes and both themes: the phone's in dark, the desktop's in light.
for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page, axe, viewport }) => {
    const theme = (viewport?.width ?? 0) < 768 ? 'dark' : 'light'
    await page.addInitScript((value) => localStorage.setItem('vite-ui-theme', value), theme)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await axe(page)
  })
}

test('axe finds nothing in the open menu, in either theme', async ({ page, axe }) => {
  await page.goto('/')
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => localStorage.setItem('vite-ui-theme', value), theme)
    await page.reload()
    await page.getByRole('button', { name: /menu/i }).click()
    await page.getByRole('dialog').waitFor()
    await axe(page)
  }
})
