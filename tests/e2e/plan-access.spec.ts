import type { Page } from '@playwright/test'
import { smallTargets } from '#tests/support/small-targets.ts'
import { axeInBoth, expect, test } from './fixtures.ts'

const meals = (page: Page) => page.getByRole('main').getByRole('article')
const sheet = (page: Page) => page.getByRole('dialog')

async function planWeek(page: Page) {
  await page.goto('/plan')
  await page.getByRole('button', { name: 'Plan my week' }).click()
  await expect(meals(page)).toHaveCount(7)
}

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
}

test('every sheet of the plan passes axe, and the paper has no buttons', async ({ page, axe }) => {
  await planWeek(page)

  await test.step('the menu of a meal', async () => {
    await meals(page)
      .first()
      .getByRole('button', { name: /^More for / })
      .click()
    await expect(sheet(page)).toBeVisible()
    await axeInBoth(page, axe)
    expect(await page.evaluate(smallTargets)).toEqual([])
    await close(page)
  })

  for (const name of ['Choose days', 'Templates', 'In your calendar'])
    await test.step(name, async () => {
      await page.getByRole('button', { name: 'More for this plan' }).click()
      await sheet(page).getByRole('button', { name }).click()
      await expect(sheet(page).getByRole('heading').first()).toBeVisible()
      await axeInBoth(page, axe)
      expect(await page.evaluate(smallTargets)).toEqual([])
      await close(page)
    })

  await test.step('on paper: the meals, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const meal of await meals(page).all()) await expect(meal.getByRole('heading')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})
