import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, test } from './fixtures.ts'

const SLUG = 'red-lentil-soup-with-lemon'

test('a meal logged on the recipe page updates the pantry, without cook mode @wide', async ({
  page,
  axe,
}) => {
  await page.goto('/legal')
  const { publishableKey } = JSON.parse((await page.locator('#sous-settings').textContent()) ?? '{}')
  const found = await page.request.get(`/rest/v1/external_recipes?select=id&slug=eq.${SLUG}`, {
    headers: { apikey: publishableKey },
  })
  const [{ id }] = (await found.json()) as [{ id: string }]
  const main = page.getByRole('main')
  await page.goto('/pantry')
  const entry = page.getByRole('combobox', { name: 'What do you have?' })
  await entry.fill('500 g red lentils, 3 onions')
  await entry.press('Enter')
  await expect(main.getByText(/^Onions? · 3$/)).toBeVisible()

  await page.goto(`/recipe/${id}`)
  const notes = page.getByRole('region', { name: 'Your notes' })
  const after = page.getByRole('region', { name: 'After cooking' })
  await notes.getByRole('button', { name: 'I cooked this' }).click()
  await expect(after).toHaveCount(0)
  await notes.getByRole('button', { name: 'Save entry' }).click()
  await expect(after.getByRole('group', { name: /^Onions?: how much/ })).toContainText('1 of 3')
  await after.scrollIntoViewIfNeeded()
  await axeInBoth(page, axe)
  if ((page.viewportSize()?.width ?? 0) < 500) expect(await page.evaluate(smallTargets)).toEqual([])
  await after.getByRole('button', { name: 'Update my pantry' }).click()
  await expect(after).toContainText('Your pantry is up to date.')

  await page.goto('/pantry')
  await expect(main.getByText(/^Onions? · 2$/)).toBeVisible()
  await expect(main.getByText(/^Red lentils? · 260 g$/)).toBeVisible()
})
