import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { freePort, keysOf, startSous } from '#tests/support/process.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { axeInBoth, expect, FLAT, signOut, test } from './fixtures.ts'

const accessCode = () => keysOf(process.env.E2E_DATA_DIR ?? '').accessCode
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /notifications/i })
    .getByText(title, { exact: true })
    .first()
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

/** A server that requires confirmed addresses, and a mail server that actually receives its mails. */
async function startWithMail() {
  const smtp = await startSmtp()
  const port = await freePort()
  const sous = await startSous({
    port,
    dataDir: mkdtempSync(path.join(tmpdir(), 'sous-mail-')),
    env: {
      AUTH_REQUIRE_CONFIRMATION: 'on',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      CONTACT_EMAIL: 'hello@sous.example',
    },
  })
  const linkTo = async (email: string, subject: RegExp) => {
    const arrived = () => smtp.received.find(({ to, source }) => to.includes(email) && subject.test(source))
    await expect.poll(arrived).toBeTruthy()
    // Quoted-printable, as in mails: lines are wrapped, and "=" is written as =3D.
    const text = (arrived()?.source ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    return /http:\/\/localhost:\d+\/[^\s"<>]+/.exec(text)?.[0] ?? ''
  }
  return {
    url: `http://localhost:${port}`,
    linkTo,
    stop: async () => {
      sous.child.kill('SIGTERM')
      await sous.exited
      await smtp.stop()
    },
  }
}

test('an account is created, confirmed by mail, used in two tabs, and its password reset by mail [C021 C207]', async ({
  page,
  context,
  axe,
}) => {
  const server = await startWithMail()
  try {
    const email = `maple-${crypto.randomUUID()}@kitchen.example`
    const [first, second] = ['seven green olives', 'eight ripe tomatoes']
    const signedIn = (where: Page) => where.getByRole('banner').getByRole('link', { name: 'Profile' })
    const signedOut = (where: Page) => where.getByRole('banner').getByRole('link', { name: 'Sign In' })

    await page.goto(`${server.url}/auth`)
    await expect(heading(page)).toHaveText('Sign In')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(heading(page)).toBeFocused()
    await page.getByLabel('Display name').fill('Maple Thyme')
    await page.getByLabel('Email').fill(email)
    await passwordField(page).fill('password1')
    await axeInBoth(page, axe)
    await passwordField(page).fill(first)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await page.goto(await server.linkTo(email, /confirm/i))
    await expect(page).toHaveURL(/:\d+\/#?$/)
    await expect(signedIn(page)).toBeVisible()

    // Two tabs: signing out in one signs out the other, and so does signing in.
    const other = await context.newPage()
    await other.goto(`${server.url}/auth`)
    await expect(other).toHaveURL(`${server.url}/`)
    await signOut(page)
    await expect(signedOut(other)).toBeVisible()
    await page.goto(`${server.url}/auth`)
    await signIn(page, email, 'not this one')
    await expect(toast(page, 'Sign-in failed')).toBeVisible()
    await axeInBoth(page, axe)
    await expect(passwordField(page)).toHaveValue('not this one')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await signIn(page, email, first)
    await expect(signedIn(other)).toBeVisible()
    await signOut(other)
    await expect(signedOut(page)).toBeVisible()
    await other.close()

    await page.goto(`${server.url}/auth?mode=forgot-password`)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(toast(page, 'Reset email sent!')).toBeVisible()
    const link = await server.linkTo(email, /reset/i)
    await page.goto(link)
    await expect(page).toHaveURL(/\/auth\?mode=reset-password/)
    await expect(heading(page)).toHaveText('Reset Password')
    await page.getByLabel('New password', { exact: true }).fill(second)
    await page.getByLabel('Confirm new password').fill(first)
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText("Passwords don't match.", { exact: false })).toBeVisible()
    await expect(page.getByLabel('Confirm new password')).toBeFocused()
    await page.reload()
    await page.getByLabel('New password', { exact: true }).fill(second)
    await page.getByLabel('Confirm new password').fill(second)
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(toast(page, 'Password updated!')).toBeVisible()
    await expect(page).toHaveURL(`${server.url}/`)

    await signOut(page)
    await expect(signedOut(page)).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await signIn(page, email, first)
    await expect(toast(page, 'Sign-in failed')).toBeVisible()
    await signIn(page, email, second)
    await expect(toast(page, 'Welcome back!')).toBeVisible()
    await expect(page).toHaveURL(`${server.url}/`)
  } finally {
    await server.stop()
  }
})

test('a profile stores a name, a picture and preferences, which take effect [C405]', async ({
  signedIn: page,
  axe,
}) => {
  test.slow()
  await page.goto('/profile')
  await page.getByLabel('Display name').fill('Basil Thyme')
  await page.getByLabel('Photo file').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c8431a' } })
      .png()
      .toBuffer(),
  })
  await page.getByRole('button', { name: 'Save profile' }).click()
  await test.step('a saved name survives a reload [C212 C507]', async () => {
    await expect(toast(page, 'Profile updated')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Display name')).toHaveValue('Basil Thyme')
  })
  const picture = page.locator('main form img')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([
    40, 40,
  ])
  await axeInBoth(page, axe)

  // A picture by URL is loaded through our own server; a page that isn't one is refused with a message.
  await page.route('**/images/avatar?*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: FLAT }),
  )
  await test.step('a picture URL is checked, then used [C214]', async () => {
    await page.getByLabel('Avatar URL').fill('http://kitchen.example/me.png')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText(/starts with https/)).toBeVisible()
    await axeInBoth(page, axe)
    await page.getByLabel('Avatar URL').fill('https://kitchen.example/me.png')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(picture).toHaveAttribute('src', /^\/images\/avatar\?/)
    await expect(toast(page, 'Profile updated')).toBeVisible()
  })

  await tab(page, 'Recipes').click()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await axeInBoth(page, axe)

  await tab(page, 'Preferences').click()
  await expect(page).toHaveURL('/profile?tab=preferences')
  await test.step('skill, diets and cuisines are chosen [C216 C217 C218]', async () => {
    await page.getByLabel('Cooking skill').selectOption('advanced')
    await page.getByLabel('Units').selectOption('metric')
    for (const name of ['vegetarian', 'milk', 'Italian', 'olive oil'])
      await page.getByText(name, { exact: true }).click()
  })
  await axeInBoth(page, axe)
  // The message of the previous save is gone, so the next one belongs to this save.
  await expect(toast(page, 'Profile updated')).toBeHidden()
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await expect(toast(page, 'Profile updated')).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'sous-auth') localStorage.removeItem(key)
  })
  await page.reload()
  await expect(page.getByLabel('Cooking skill')).toHaveValue('advanced')
  await expect(page.getByLabel('vegetarian')).toBeChecked()
  await expect(page.getByRole('progressbar', { name: 'Cooking level' }).first()).toHaveAttribute(
    'aria-valuenow',
    '75',
  )

  // A new device has them too: in the collection, the pantry and on a recipe.
  await page.goto('/recipes?q=cheese')
  await expect(page.getByText('Avoiding milk · vegetarian')).toBeVisible()
  await page.getByRole('button', { name: 'Show recipes that contain milk' }).click()
  await expect(page.getByText('Contains milk').first()).toBeVisible()
  await page
    .getByRole('article')
    .filter({ hasText: 'Contains milk' })
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByText('Contains milk, which you avoid')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Metric' })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('sous-pantry'))).toContain('olive oil')
})

test('achievements count cooked recipes [O113 C018]', async ({ signedIn: page, axe }) => {
  await page.goto('/recipes')
  await page.waitForLoadState('networkidle')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible()
  // A view counts once the page has reported it.
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await expect(page.getByText('Before you start')).toBeVisible()
  await page.keyboard.press('End')
  await expect(toast(page, 'Achievement unlocked: First Recipe')).toBeVisible()
  await page.goto('/profile?tab=achievements')
  const list = page.getByRole('list', { name: 'Achievements' })
  await expect(list.getByRole('heading')).toHaveText([
    'First Recipe',
    'Ingredient Master',
    'Substitution Specialist',
    'Recipe Explorer',
    'Cuisine Connoisseur',
    'Kitchen Efficiency',
  ])
  await expect(list.getByRole('listitem').first()).toContainText('Unlocked')
  await expect(list.getByRole('progressbar', { name: 'Recipe Explorer' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 25',
  )
  await axeInBoth(page, axe)
})

test('a contact message is delivered [C323]', async ({ page, axe }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await axeInBoth(page, axe)
  await page.getByLabel('Full Name').fill('Maple Thyme')
  await page.getByLabel('Email Address').fill('maple@kitchen.example')
  const subject = `Soup ${crypto.randomUUID()}`
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('More of it, please.')
  await page.getByRole('button', { name: 'Send message' }).click()
  // The server of these tests has no mail server: it says so.
  await expect(page.getByText('It can’t send email', { exact: false })).toBeVisible()
  await expect(toast(page, 'Message received')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  const settings = JSON.parse((await page.locator('#sous-settings').textContent()) ?? '{}')
  const answer = await page.request.post('/functions/v1/outbox-mails', {
    headers: { apikey: settings.publishableKey },
    data: { access_code: accessCode() },
  })
  expect(await answer.text()).toContain(subject)
  await tab(page, 'FAQ').click()
  await page.getByText('What is the SousScore?').click()
  await axe(page)
})

test('an account is exported, and deleted only with its password; signing in again restores it [C593]', async ({
  signedIn: page,
  account,
  axe,
}) => {
  test.slow()
  await page.goto('/profile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(readFileSync(file, 'utf8')).account.email).toBe(account.email)

  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Delete this account?' })).toBeFocused()
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('That password isn’t correct.').first()).toBeVisible()
  await axeInBoth(page, axe)
  await page.getByLabel('Your password').fill(account.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(toast(page, 'Your account will be deleted')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()

  await page.goto('/auth')
  await signIn(page, account.email, account.password)
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the link of a mail is opened once, and works', async ({ page }) => {
    const server = await startWithMail()
    try {
      const email = `maple-${crypto.randomUUID()}@kitchen.example`
      await page.goto(`${server.url}/auth?mode=sign-up`)
      await page.getByLabel('Email').fill(email)
      await passwordField(page).fill('seven green olives')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await page.goto(await server.linkTo(email, /confirm/i))
      await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
      expect(new URL(page.url()).hash).not.toContain('error')
    } finally {
      await server.stop()
    }
  })
})
