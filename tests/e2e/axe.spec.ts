import { sitePages } from '#web/site-map.ts'
import { test } from './fixtures.ts'

const addresses = [...sitePages.map((page) => page.path.replace(':id', 'unknown')), '/no/such/page']

for (const address of addresses) {
  test(`axe finds nothing on ${address}, in either theme`, async ({ page, axe }) => {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await axe(page)
    await page.getByRole('button', { name: /light theme/i }).click()
    await axe(page)
  })
}

test('axe finds nothing in the open menu', async ({ page, axe }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('dialog').waitFor()
  await axe(page)
})
