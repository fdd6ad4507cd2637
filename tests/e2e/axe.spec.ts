import { sitePages } from '#web/site-map.ts'
import { test } from './fixtures.ts'

const addresses = [...sitePages.map((page) => page.path.replace(':id', 'unknown')), '/no/such/page']
const IN_ONE_GO = 8

// Every page in both sizes and both themes: the phone's in dark, the desktop's in light.
for (let from = 0; from < addresses.length; from += IN_ONE_GO) {
  const some = addresses.slice(from, from + IN_ONE_GO)
  test(`axe finds nothing on ${some.join(', ')}`, async ({ page, axe, viewport }) => {
    test.slow()
    const theme = (viewport?.width ?? 0) < 768 ? 'dark' : 'light'
    await page.addInitScript((value) => localStorage.setItem('vite-ui-theme', value), theme)
    for (const address of some) {
      await test.step(address, async () => {
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await axe(page)
      })
    }
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
