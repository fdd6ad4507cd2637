import type { Browser, Page } from '@playwright/test'
import { axeInBoth, expect, test } from './fixtures.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save recipe' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })

/** Another device, with the session of a new user or of a given page. */
async function device(browser: Browser, baseURL: string | undefined, session: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/legal')
  await page.evaluate((value) => localStorage.setItem('sous-auth', value), session)
  return { context, page }
}

const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('sous-auth') ?? '')

async function headers(page: Page, session: string) {
  const settings = JSON.parse((await page.locator('#sous-settings').textContent()) ?? '{}')
  return { apikey: settings.publishableKey, authorization: `Bearer ${JSON.parse(session).access_token}` }
}

async function ask<Answer>(page: Page, session: string, name: string, data: object): Promise<Answer> {
  const response = await page.request.post(`/functions/v1/${name}`, {
    headers: await headers(page, session),
    data,
  })
  expect(response.ok()).toBe(true)
  return response.json()
}

/** A recipe that is written and in the account; returns its address. */
async function write(page: Page, title: string, ingredients = '2 cups flour\n1 egg'): Promise<string> {
  await page.goto('/my-recipes/new')
  await field(page, 'Title').fill(title)
  await field(page, 'Ingredients').fill(ingredients)
  await field(page, 'Steps').fill('Mix.')
  await save(page).click()
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
  const address = new URL(page.url()).pathname
  await page.goto('/my-recipes')
  await expect(card(page, title)).toBeVisible()
  await expect(card(page, title).getByText('Waiting to sync')).toHaveCount(0)
  return address
}

const editAddress = (address: string) => `/my-recipes/${address.split('/').at(-1)}/edit`

test('two devices edit a recipe offline: both end alike, and what lost is in the versions', async ({
  signedIn: page,
  browser,
  baseURL,
  axe,
}) => {
  test.slow()
  const address = await write(page, 'Pancakes')
  const { context, page: other } = await device(browser, baseURL, await sessionOf(page))
  await other.goto('/my-recipes')
  await expect(card(other, 'Pancakes')).toBeVisible()

  // From its page, as people do: without a network its code is there when they return.
  for (const one of [page, other]) {
    await one.goto(address)
    await one.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(field(one, 'Title')).toHaveValue('Pancakes')
  }
  await page.context().setOffline(true)
  await context.setOffline(true)
  await field(page, 'Title').fill('Sunday pancakes')
  await field(page, 'Servings').fill('6')
  await save(page).click()
  await expect(heading(page)).toHaveText('Sunday pancakes')
  await field(other, 'Title').fill('Thin pancakes')
  await field(other, 'Steps').fill('Mix.\nRest for 20 minutes.')
  await save(other).click()
  await expect(heading(other)).toHaveText('Thin pancakes')

  const stored = async () => {
    const response = await page.request.get(
      `/rest/v1/own_recipes?id=eq.${address.split('/').at(-1)}&select=title,servings,instructions`,
      { headers: await headers(page, await sessionOf(page)) },
    )
    return (await response.json())[0]
  }
  await page.context().setOffline(false)
  await expect.poll(stored).toMatchObject({ title: 'Sunday pancakes', servings: 6 })
  await context.setOffline(false)
  await expect(other.getByText('Thin pancakes was edited on two devices', { exact: true })).toBeVisible()
  await other.getByRole('link', { name: 'See versions' }).click()
  const both = { title: 'Thin pancakes', servings: 6, instructions: ['Mix.', 'Rest for 20 minutes.'] }
  await expect.poll(stored).toEqual(both)
  await expect(heading(page)).toHaveText('Thin pancakes')
  await expect(page.getByText('Rest for 20 minutes.')).toBeVisible()
  const versions = other.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByText('Changed: title, servings')).toBeVisible()
  await axeInBoth(other, axe)
  const lost = versions.getByRole('listitem').filter({ hasText: 'Changed: title, servings' })
  await lost.getByRole('button', { name: 'Compare with current' }).click()
  await expect(lost.locator('mark', { hasText: 'Sunday pancakes' })).toBeVisible()
  await lost.getByRole('button', { name: 'Restore this version' }).click()
  await expect(heading(other)).toHaveText('Sunday pancakes')
  await expect(heading(page)).toHaveText('Sunday pancakes')
  await context.close()
})

test('the household reads and cooks a shared recipe, until it is no longer shared', async ({
  signedIn: page,
  browser,
  baseURL,
  axe,
}) => {
  test.slow()
  const session = await sessionOf(page)
  await ask(page, session, 'household', { action: 'create', name: 'Mill Lane' })
  const { code } = await ask<{ code: string }>(page, session, 'household', { action: 'invite' })
  const signUp = await page.request.post('/auth/v1/signup', {
    headers: { apikey: (await headers(page, session)).apikey },
    data: { email: `guest-${crypto.randomUUID()}@kitchen.example`, password: 'seven green olives' },
  })
  const guest = JSON.stringify(await signUp.json())
  const { context, page: member } = await device(browser, baseURL, guest)
  await ask(member, guest, 'household-join', { action: 'join', code })

  const inner = await write(page, 'Potato dough')
  const address = await write(page, 'Plum dumplings', '1 batch Potato dough\n12 plums')
  await member.goto('/my-recipes')
  await expect(member.getByRole('heading', { name: 'No recipes yet' })).toBeVisible()
  await member.goto(address)
  await expect(member.getByRole('heading', { name: 'Recipe not found' })).toBeVisible()

  await page.goto(address)
  await page.locator('article').getByRole('button', { name: 'Share' }).click()
  const shared = page.getByRole('switch', { name: 'Share with Mill Lane' })
  await expect(page.getByText('This also shares Potato dough, which it uses.')).toBeVisible()
  await shared.click()
  await expect(shared).toBeChecked()
  await member.goto('/my-recipes')
  await expect(card(member, 'Plum dumplings')).toContainText('From your household')
  await expect(card(member, 'Potato dough')).toBeVisible()
  await card(member, 'Plum dumplings').getByRole('link').click()
  await expect(heading(member)).toHaveText('Plum dumplings')
  await expect(member.getByRole('button', { name: 'Make it yours' }).first()).toBeVisible()
  await expect(member.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await axeInBoth(member, axe)
  await member.goto(`${address}/cook`)
  await expect(member.getByRole('button', { name: 'Start with step 1' })).toBeVisible()

  await member.goto(address)
  await page.goto(editAddress(address))
  await field(page, 'Title').fill('Apricot dumplings')
  await save(page).click()
  await expect(heading(member)).toHaveText('Apricot dumplings')

  await page.locator('article').getByRole('button', { name: 'Share' }).click()
  await expect(shared).toBeChecked()
  await shared.click()
  await expect(shared).not.toBeChecked()
  await expect(member.getByRole('heading', { name: 'Recipe not found' })).toBeVisible()
  await member.goto('/my-recipes')
  await expect(card(member, 'Potato dough')).toBeVisible()
  await expect(card(member, 'Apricot dumplings')).toHaveCount(0)

  await test.step('whoever leaves takes their recipes along', async () => {
    await ask(member, guest, 'household', { action: 'leave' })
    await expect(member.getByRole('heading', { name: 'No recipes yet' })).toBeVisible()
    await member.goto(inner)
    await expect(member.getByRole('heading', { name: 'Recipe not found' })).toBeVisible()
  })
  await context.close()
})
