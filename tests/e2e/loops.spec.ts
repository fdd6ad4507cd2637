import type { Page } from '@playwright/test'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, test } from './fixtures.ts'

const SLUG = 'red-lentil-soup-with-lemon'

async function recipeId(page: Page): Promise<string> {
  await page.goto('/')
  const { publishableKey } = JSON.parse((await page.locator('#sous-settings').textContent()) ?? '{}')
  const response = await page.request.get(`/rest/v1/external_recipes?select=id&slug=eq.${SLUG}`, {
    headers: { apikey: publishableKey },
  })
  const [row] = (await response.json()) as { id: string }[]
  return row?.id ?? ''
}

async function addToList(page: Page, text: string) {
  await page.getByLabel('Add to the list').fill(text)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Add to the list')).toHaveValue('')
}

interface Recorded {
  kind: string
  name: string
  detail: { amount?: { value: number; unit: string | null }; bought?: string; place?: string }
}
const recorded = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sous-stock') ?? '[]') as Recorded[])

const noSidewaysScroll = async (page: Page) => {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

test('buy, cook, keep leftovers, and find them at the next search @wide', async ({ page, axe }) => {
  test.slow()
  const id = await recipeId(page)
  await page.goto('/shopping-list')
  await addToList(page, '500 g red lentils, 2 onions and 1 lemon')
  await addToList(page, '1 onion')
  // As one taps a row: the box itself is only drawn.
  const tick = async (name: string, on = true) => {
    const box = page.getByRole('checkbox', { name })
    await page.locator('label').filter({ has: box }).click()
    await expect(box).toBeChecked({ checked: on })
  }
  await tick('3 onions')
  await expect(page.getByRole('status').filter({ hasText: 'Onion, 3' })).toContainText(/in (the|your) \w+\./)
  await tick('1 lemon')
  await tick('500 g red lentils')
  await expect(page.getByText('Red lentil, 500 g: in your pantry.')).toBeVisible()
  // By mistake, and back.
  await tick('1 lemon', false)
  await tick('1 lemon')
  await page.reload()

  // In the pantry with amount and date.
  await page.goto('/pantry')
  for (const text of ['500 g', '3'])
    await expect(page.getByRole('main').getByText(text, { exact: false }).first()).toBeVisible()
  const bought = (await recorded(page)).filter(({ kind }) => kind === 'bought')
  expect(bought.map(({ name, detail }) => [name, detail.amount?.value])).toEqual(
    expect.arrayContaining([
      ['onion', 3],
      ['lemon', 1],
    ]),
  )
  for (const { detail } of bought) expect(detail.bought).toMatch(/^\d{4}-\d\d-\d\d$/)

  // Cooked to the end: what it used is proposed, and nothing changes before the button is pressed.
  await page.goto(`/recipe/${id}/cook`)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('End')
  const after = page.getByRole('region', { name: 'After cooking' })
  await expect(after.getByRole('group', { name: /^Red lentil: how much/ })).toContainText('240 g of 500 g')
  await expect(after.getByRole('group', { name: /^Onion: how much/ })).toContainText('1 of 3')
  await expect(after.getByRole('group', { name: /^Lemon: how much/ })).toContainText('all 1')
  expect((await recorded(page)).every(({ kind }) => kind !== 'used' && kind !== 'out')).toBe(true)
  await after.getByRole('button', { name: 'One less' }).click()
  await after.getByRole('button', { name: 'One less' }).click()
  await expect(after).toContainText('2 servings for the fridge.')
  await axeInBoth(page, axe)
  await noSidewaysScroll(page)
  expect(await page.evaluate(smallTargets)).toEqual([])

  await page.getByRole('button', { name: 'Update my pantry' }).click()
  await expect(after).toContainText('Your pantry is up to date.')
  await expect(after).toContainText('2 servings in the fridge')
  await expect(after).toContainText('Now out: lemon.')
  await after.getByRole('button', { name: 'Put on the shopping list' }).click()
  await after.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Update my pantry' })).toBeVisible()
  await page.getByRole('button', { name: 'Update my pantry' }).click()
  await expect(after).toContainText('2 servings in the fridge')
  await page.reload()

  // The next search offers them.
  await page.goto('/matched-recipes')
  const leftovers = page.getByRole('region', { name: 'Leftovers' })
  await expect(leftovers).toContainText(/Red Lentil Soup with Lemon\s*Leftovers: 2 servings, use by/)
  await axeInBoth(page, axe)
  await noSidewaysScroll(page)
  await leftovers.getByRole('button', { name: 'Ate 1 serving of Red Lentil Soup with Lemon' }).click()
  await expect(leftovers).toContainText('1 serving,')
  await page.goto('/')
  await expect(leftovers).toContainText('1 serving,')
  await leftovers.getByRole('link', { name: 'Red Lentil Soup with Lemon' }).click()
  await expect(page).toHaveURL(`/recipe/${id}`)
  await page.goBack()
  await leftovers.getByRole('button', { name: /is all eaten$/ }).click()
  await expect(leftovers).toHaveCount(0)

  // What ran out was put on the list.
  await page.goto('/shopping-list')
  await expect(page.getByRole('checkbox', { name: 'lemon', exact: true })).toBeVisible()
})

test('the list follows the aisles of a shop, arranged by drag and by keyboard, also after a reload @wide', async ({
  page,
  axe,
}) => {
  await page.goto('/shopping-list')
  await addToList(page, 'milk')
  await addToList(page, '2 onions')
  await addToList(page, 'kitchen roll')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['Fruit, vegetables and herbs', 'Dairy and eggs', 'Everything else'])

  await page.getByRole('button', { name: 'Set up a shop' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Add' }).click()
  await expect(sheet).toContainText('Type a name for the shop.')
  await sheet.getByLabel('New shop').fill('Corner store')
  await sheet.getByRole('button', { name: 'Add' }).click()
  const aisles = sheet.getByRole('list', { name: 'Aisles, in the order you walk' }).getByRole('listitem')
  await expect(aisles).toHaveCount(11)

  // By keyboard: the focus stays on the arrow.
  const up = sheet.getByRole('button', { name: 'Move Dairy and eggs up' })
  await up.focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await expect(aisles.first()).toContainText('Dairy and eggs')
  await expect(sheet.getByText('Dairy and eggs: 1 of 11')).toBeAttached()
  await axeInBoth(page, axe)
  expect(await page.evaluate(smallTargets)).toEqual([])

  // By drag: the second aisle below the fourth.
  const center = async (index: number) => {
    const found = await aisles.nth(index).locator('[data-handle]').boundingBox()
    if (!found) throw new Error('no handle')
    return { x: found.x + found.width / 2, y: found.y + found.height / 2 }
  }
  await aisles.first().scrollIntoViewIfNeeded()
  const [from, to] = [await center(1), await center(3)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await expect(aisles.nth(3)).toContainText('Fruit, vegetables and herbs')
  await expect(aisles.first()).toContainText('Dairy and eggs')
  await page.keyboard.press('Escape')
  await expect(headings).toHaveText(['Dairy and eggs', 'Fruit, vegetables and herbs', 'Everything else'])

  // A single food in another aisle.
  await page.getByRole('button', { name: 'Edit milk' }).click()
  await page.getByLabel('Aisle at Corner store').selectOption('Drinks')
  await expect(page.getByText('Milk: now in Drinks at Corner store.')).toBeVisible()
  await expect(headings).toHaveText(['Fruit, vegetables and herbs', 'Drinks', 'Everything else'])
  await noSidewaysScroll(page)

  await page.reload()
  await expect(headings).toHaveText(['Fruit, vegetables and herbs', 'Drinks', 'Everything else'])
  await page.getByLabel('Shop', { exact: true }).selectOption('Any shop')
  await expect(headings).toHaveText(['Fruit, vegetables and herbs', 'Dairy and eggs', 'Everything else'])
})
