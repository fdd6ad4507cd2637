import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Substitutions', exact: true })
const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /notifications/i })
    .getByText(title, { exact: true })
    .first()
/** Every message from now on: the next one replaces it, on a fast machine before anyone could look. */
async function recordToasts(page: Page) {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { toastsSeen: seen })
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[role=region] li')) seen.add(one.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () =>
    page.evaluate(() => [...(globalThis as unknown as { toastsSeen: Set<string> }).toastsSeen].join('\n'))
}

test('replaces buttermilk, and adds the choice to the ingredients [C013 C035]', async ({ page, axe }) => {
  test.slow()
  await page.goto('/substitution-assistant')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingredient Substitutions')
  const find = page.getByRole('button', { name: 'Find Substitutions' })
  await test.step('three fields and a button [C184 C185]', async () => {
    await expect(find).toBeDisabled()
    await page.getByLabel('Ingredient', { exact: true }).fill('buttermilk')
    await page.getByLabel('Quantity').fill('1 cup')
    await page.getByLabel('Recipe Context (optional)').fill('pancakes')
    await find.click()
  })

  const cards = results(page).getByRole('article')
  await test.step('a card with grade, score and ratio [C188]', async () => {
    await expect(cards.first()).toContainText('1 tbsp lemon juice + 1 cup milk, scant')
    await expect(cards.first()).toContainText('A+100%')
  })
  await test.step('the top pick and the notes [C186 C187]', async () => {
    await expect(page.getByRole('region', { name: 'Top pick' })).toContainText('milk and lemon juice')
    await expect(page.getByRole('region', { name: 'Important Notes' })).toContainText('baking soda')
  })
  await expect(page).toHaveURL(/ingredient=buttermilk&quantity=1\+cup&recipe=pancakes$/)

  await test.step('a tap anywhere on a card selects it [C189]', async () => {
    await cards.first().click({ position: { x: 60, y: 120 } })
    await expect(cards.first().getByRole('checkbox')).toBeChecked()
  })
  await axe(page)
  await test.step('the choice goes to the ingredients [C190 C191 C524]', async () => {
    const toasts = await recordToasts(page)
    await page.getByRole('button', { name: 'Add to Recipe (1)' }).click()
    await expect(page).toHaveURL('/add-ingredients')
    await expect.poll(toasts).toContain('Added 1 substitution(s) to recipe generator!')
    await expect.poll(toasts).toContain('Ingredients Added!')
  })
  await test.step('the ingredients welcome it [C475 C476]', async () => {
    await expect(page.getByRole('button', { name: 'Remove lemon juice' })).toBeVisible()
  })

  // Going back shows the results again, and the chosen swap.
  await page.goBack()
  await expect(cards.first()).toContainText('milk and lemon juice')
  const kept = page.getByRole('region', { name: 'Your substitutions' })
  await expect(kept).toContainText('1 tbsp lemon juice + 1 cup milk, scant')
  await kept.getByRole('button', { name: 'Forget milk and lemon juice for buttermilk' }).click()
  await expect(kept).toHaveCount(0)
})

test('shows the swaps for a misspelled ingredient, and says for which', async ({ page }) => {
  await page.goto('/substitution-assistant?ingredient=buttermlik')
  await expect(results(page).getByText('Showing substitutions for buttermilk')).toBeVisible()
  await expect(results(page).getByRole('article').first()).toContainText('milk and lemon juice')
})

test('works by keyboard alone, filters, clears, and reports when there is nothing [C312]', async ({
  page,
}) => {
  await page.goto('/substitution-assistant?ingredient=egg&quantity=2&recipe=cake')
  const cards = results(page).getByRole('article')
  await expect(cards.first()).toContainText('½ cup applesauce')
  await page.getByLabel('Diet', { exact: true }).selectOption('vegan')
  await expect(page.getByText(/^Showing \d of \d substitutions$/)).toBeVisible()
  const first = cards.first().getByRole('checkbox')
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await page.keyboard.press('Space')
  await test.step('nothing can be added without a selection [C363]', async () => {
    await page.getByRole('button', { name: 'Add to Recipe (0)' }).press('Enter')
    await expect(toast(page, 'Please select at least one substitution to add')).toBeVisible()
  })

  await test.step('Clear Results clears [C193]', async () => {
    await page.getByRole('button', { name: 'Clear Results' }).press('Enter')
    await expect(results(page)).toHaveAttribute('data-state', 'cleared')
  })
  const field = page.getByLabel('Ingredient', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('egg')
  await test.step('an ingredient is required [C360]', async () => {
    await field.fill(' ')
    await field.press('Enter')
    await expect(page.getByText('Please enter an ingredient to substitute')).toBeVisible()
    await expect(field).toBeFocused()
  })
  await test.step('a message for no results [C194]', async () => {
    await field.fill('moon dust')
    await field.press('Enter')
    await expect(page.getByText('No direct substitutions found for this ingredient.')).toBeVisible()
  })
})

test('respects diets and allergies in any words, and names one that it does not know', async ({
  page,
  axe,
}) => {
  await page.goto('/substitution-assistant?ingredient=butter')
  const ghee = results(page).getByRole('article', { name: 'ghee', exact: true })
  await expect(ghee).toHaveCount(1)
  const field = page.getByLabel('Diets or allergies', { exact: true })
  await field.fill('vegan, AIP')
  await field.press('Enter')
  await expect(ghee).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove AIP, not known' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Important Notes' })).toContainText("We don't know “AIP”")
  await expect(field).toBeFocused()
  await axe(page)
  await page.reload()
  // The button is in the page before the app is; the results come with it.
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove vegan' }).press('Enter')
  await expect(ghee).toHaveCount(1)
})

test('today’s tips are on the home page, and the built-in ones are the fallback [C015 C100 C418]', async ({
  page,
}) => {
  const answered = page.waitForResponse('**/functions/v1/get-daily-tips')
  await page.goto('/')
  const { tips } = (await (await answered).json()) as { tips: string[] }
  const region = page.getByRole('region', { name: 'Today’s Tips' })
  for (const tip of tips) await expect(region.getByText(tip)).toBeVisible()
  await page.route('**/functions/v1/get-daily-tips', (route) => route.abort())
  await page.reload()
  await expect(region).toContainText('Rest meat for 5-10 minutes')
})
