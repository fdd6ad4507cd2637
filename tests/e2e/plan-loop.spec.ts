import type { Page } from '@playwright/test'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, test } from './fixtures.ts'

const FOODS = '500 g spinach, 6 eggs, 1 l milk, 4 tomatoes, 200 g feta cheese, rice'

const meals = (page: Page) => page.getByRole('main').getByRole('article')
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
/** What the plan put on the list, on this device. */
const planned = (page: Page) =>
  page.evaluate(() => {
    const items = JSON.parse(localStorage.getItem('sous-shopping') ?? '[]') as {
      line: string
      checked: boolean
      plan?: { meals: string[] }
    }[]
    return items.filter(({ plan, checked }) => plan && !checked).map(({ line }) => line)
  })

async function stock(page: Page) {
  await page.goto('/pantry')
  const entry = page.getByRole('combobox', { name: 'What do you have?' })
  await entry.fill(FOODS)
  await entry.press('Enter')
  await expect(page.getByText('Spinach · 500 g')).toBeVisible()
}

async function planWeek(page: Page) {
  await page.goto('/plan')
  await page.getByRole('button', { name: 'Plan my week' }).click()
  await expect(meals(page)).toHaveCount(7)
}

test('from the plan to the shopping list, and on the day to the table', async ({ page, axe }) => {
  await stock(page)
  await planWeek(page)

  await test.step('one list for the week, for the meals that it is for', async () => {
    await summary(page)
      .getByRole('button', { name: /^Add \d+ things? to the shopping list$/ })
      .click()
    await expect(summary(page).getByText('Up to date with the plan')).toBeVisible()
    expect((await planned(page)).length).toBeGreaterThan(0)
    await page.reload()
    await expect(summary(page).getByText('Up to date with the plan')).toBeVisible()
    await axeInBoth(page, axe)
    expect(await page.evaluate(smallTargets)).toEqual([])
    await summary(page).getByRole('link', { name: 'Shopping list' }).click()
    await expect(page.getByText(/for (Mon|Tue|Wed|Thu|Fri|Sat|Sun): /).first()).toBeVisible()
  })

  await test.step('a smaller plan is a shorter list, and own items stay', async () => {
    await page.getByRole('textbox', { name: 'Add to the list' }).fill('candles')
    await page.keyboard.press('Enter')
    await expect(page.getByText('candles', { exact: true })).toBeVisible()
    await page.goto('/plan')
    await page.getByRole('button', { name: 'More for this plan' }).click()
    await page.getByRole('button', { name: /^Clear/ }).click()
    await expect(meals(page)).toHaveCount(0)
    await page.goto('/shopping-list')
    await expect.poll(() => planned(page)).toEqual([])
    await expect(page.getByText('candles', { exact: true })).toBeVisible()
  })

  await test.step('today’s meal is on the home page, and done once it was cooked', async () => {
    await planWeek(page)
    await page.goto('/')
    const today = page.getByRole('region', { name: 'Today’s plan' })
    await expect(today).toBeVisible()
    await today.getByRole('link', { name: /^Start cooking/ }).click()
    await expect(page).toHaveURL(/\/cook\?meal=/)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByText('Done in your plan.')).toBeVisible()
    await page.getByRole('button', { name: 'Update my pantry' }).click()
    await page.goto('/plan')
    await expect(meals(page).first().getByText('Done', { exact: true })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(today).toBeHidden()
  })
})

test('the assistant answers from the plan, and offers one', async ({ page }) => {
  const ask = async (question: string) => {
    await page.goto('/cooking-assistant')
    const field = page.getByRole('textbox', { name: 'Your question' })
    await field.fill(question)
    await field.press('Enter')
  }
  await ask('What are we eating this week?')
  await expect(page.getByRole('link', { name: 'Plan your week' })).toBeVisible()
  await stock(page)
  await planWeek(page)
  const title = (await meals(page).first().getByRole('heading', { level: 3 }).textContent()) ?? ''
  await ask('What’s for dinner tonight?')
  await expect(page.getByText(/^You have .* for dinner today/).first()).toContainText(title)
})
