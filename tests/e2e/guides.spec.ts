import { expect, layoutShift, test } from './fixtures.ts'

const closed = '[role=tabpanel][hidden]'
const PAPER = { width: 794, height: 1123 }

test('guides: a deep link opens its tab below the header, search navigates, print includes all tabs, nothing shifts', async ({
  page,
}) => {
  test.slow()
  await page.goto('/seasonal-cooking#midwest')
  const midwest = page.getByRole('heading', { name: 'Midwest' })
  await expect(midwest).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Regional Guide' })).toHaveAttribute('aria-selected', 'true')
  const header = await page.getByRole('banner').boundingBox()
  const place = await midwest.boundingBox()
  expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  expect(place?.y).toBeLessThan(400)

  await page.getByLabel('Search this guide').fill('ethylene')
  await page
    .getByRole('search')
    .getByRole('link', { name: /Keep these apart/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Keep these apart' })).toBeFocused()
  await expect(page).toHaveURL(/#keep-apart$/)
  await page.goBack()
  await expect(midwest).toBeVisible()

  expect(await page.locator(closed).count()).toBe(2)
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Fall', 'Keep these apart', 'Midwest', 'Month by month'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  // A row that is collapsed on screen.
  await expect(page.locator('#produce-times').getByRole('rowheader', { name: 'Zucchini' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('tablist')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/food-safety')
  await page.locator('#storage').getByRole('link', { name: 'Seasonal Cooking' }).click()
  await expect(page.getByRole('heading', { name: 'Where each thing belongs' })).toBeFocused()

  // Content that loads when the end of a guide scrolls into view has its space reserved.
  await page.getByRole('navigation', { name: 'More guides' }).scrollIntoViewIfNeeded()
  await expect(page.locator('section[aria-labelledby=related-title] li a').first()).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.05)
})
