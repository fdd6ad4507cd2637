import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import { chromiumArgs } from '#tests/support/chromium-args.ts'
import { freePort, startSous } from '#tests/support/process.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { findChromium } from '../support/chromium.mjs'
import { axeInBoth, test as base, expect } from './fixtures.ts'

/** A time zone where it is noon: notes aren't sent at night, and no day ends during a test. */
const hours = 12 - new Date().getUTCHours()
const timezoneId = hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
const executablePath = await findChromium()

interface Device {
  context: BrowserContext
  page: Page
}

/** The headless shell has no notifications: a window in the whole browser, with or without Sous installed. */
const test = base.extend<{ device: (options: { isInstalled: boolean }) => Promise<Device> }>({
  device: async ({ playwright, baseURL }, use) => {
    // The zone of a context isn't that of its service worker.
    const env = { ...process.env, TZ: timezoneId }
    const browser = await playwright.chromium.launch({ executablePath, args: chromiumArgs, env })
    await use(async ({ isInstalled }) => {
      const context = await browser.newContext({
        baseURL,
        timezoneId,
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
        serviceWorkers: 'allow',
      })
      const page = await context.newPage()
      await context.grantPermissions(['notifications'], { origin: baseURL ?? '' })
      if (isInstalled) {
        const cdp = await context.newCDPSession(page)
        const { targetInfo } = await cdp.send('Target.getTargetInfo')
        // What Chrome gives an installed app.
        await cdp.send('Browser.setPermission', {
          permission: { name: 'periodic-background-sync' },
          setting: 'granted',
          origin: baseURL,
          browserContextId: targetInfo.browserContextId,
        })
      }
      return { context, page }
    })
    await browser.close()
  },
})

const card = (page: Page) => page.getByRole('region', { name: 'Daily note' })
const theSwitch = (page: Page) => card(page).getByRole('switch', { name: 'Tell me on this device' })

/** The service worker, and the browser's own way to give it events. */
async function workerOf({ context, page }: Device) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0)
  const worker = context.serviceWorkers()[0] as Worker
  const cdp: CDPSession = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  return { worker, cdp, target: { origin: new URL(page.url()).origin, registrationId: await registered } }
}

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, silent }) => ({
      title,
      body,
      silent,
    })),
  )

/** Clicks the notification that is shown; the address that the worker opens. A test has no screen to click on. */
const click = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow: (url: string) => Promise<null> }
      NotificationEvent: new (type: string, init: { notification: unknown }) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url)
        return null
      }
      self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    })
  })

async function add(page: Page, text: string) {
  const entry = page.getByRole('combobox', { name: 'What do you have?' })
  await entry.fill(text)
  await entry.press('Enter')
}

test('an installed app tells once a day what to use, without an account', async ({ device, axe }) => {
  const phone = await device({ isInstalled: true })
  const { page } = phone
  await page.goto('/profile')
  const { worker, cdp, target } = await workerOf(phone)
  const sync = () =>
    cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', { ...target, tag: 'sous-daily-note' })
  const notes = () =>
    page.evaluate(() =>
      caches.match('/offline/notes.json').then((found) => found?.json() as Promise<object> | undefined),
    )

  await test.step('off, the device keeps no notes and shows none', async () => {
    await expect(theSwitch(page)).not.toBeChecked()
    await axeInBoth(page, axe)
    expect(await notes()).toBeUndefined()
  })

  await test.step('on, its notes follow the pantry', async () => {
    await theSwitch(page).click()
    await expect(theSwitch(page)).toBeChecked()
    await page.goto('/pantry')
    await add(page, 'spinach, flour')
    await page.getByRole('button', { name: /^Spinach\b/ }).click()
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
    await page.getByRole('dialog').getByLabel('Date on the package', { exact: true }).fill(today)
    await expect.poll(notes).toHaveProperty(today)
  })

  await test.step('the browser wakes the worker: one quiet note, and no other one that day', async () => {
    await sync()
    const spinach = { title: 'Use soon: spinach', body: 'spinach: best today', silent: true }
    await expect.poll(() => shown(page)).toEqual([spinach])
    expect(await click(worker)).toBe('/pantry')
    await expect.poll(() => shown(page)).toEqual([])
    await sync()
    // Whatever the second one did is done when the worker answers after it.
    await worker.evaluate(() => caches.keys())
    expect(await shown(page)).toEqual([])
  })

  await test.step('turned off, nothing of it is left', async () => {
    await page.goto('/profile')
    await theSwitch(page).click()
    await expect(theSwitch(page)).not.toBeChecked()
    await expect.poll(() => page.evaluate(() => caches.has('sous-note'))).toBe(false)
    expect(await page.evaluate(() => localStorage.getItem('sous-device-note'))).toBeNull()
    const tags = () =>
      page.evaluate(async () => {
        const registration = (await navigator.serviceWorker.ready) as unknown as {
          periodicSync: { getTags: () => Promise<string[]> }
        }
        return registration.periodicSync.getTags()
      })
    await expect.poll(tags).toEqual([])
  })
})

test('a browser that can’t wake Sous says what works instead, and has no switch', async ({ device, axe }) => {
  const { page } = await device({ isInstalled: false })
  await page.goto('/profile')
  await expect(card(page).getByText(/^Install Sous to get a notification/)).toBeVisible()
  await expect(theSwitch(page)).toHaveCount(0)
  await page.addInitScript(() => {
    // As in Firefox and Safari.
    delete (ServiceWorkerRegistration.prototype as { periodicSync?: unknown }).periodicSync
  })
  await page.reload()
  await expect(card(page).getByText('This browser can’t show a note while Sous is closed.')).toBeVisible()
  await expect(card(page).getByRole('link', { name: 'With an account' })).toHaveAttribute(
    'href',
    '/auth?for=daily-note',
  )
  await expect(theSwitch(page)).toHaveCount(0)
  await axeInBoth(page, axe)
})

test('a message of the server becomes a notification, and a click on it opens its page', async ({
  device,
}) => {
  const phone = await device({ isInstalled: false })
  const { page } = phone
  await page.goto('/legal')
  const { worker, cdp, target } = await workerOf(phone)
  const deliver = (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { ...target, data })
  await deliver(JSON.stringify({ title: 'Use soon: leek', body: 'leek: best today', path: '/pantry' }))
  const leek = { title: 'Use soon: leek', body: 'leek: best today', silent: true }
  await expect.poll(() => shown(page)).toEqual([leek])
  // A second one takes its place, and a broken one has words.
  await deliver('{"title":')
  await expect
    .poll(() => shown(page))
    .toEqual([expect.objectContaining({ title: expect.stringContaining('won’t keep') })])
  const address = await click(worker)
  await expect.poll(() => shown(page)).toEqual([])
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pantry')
})

test.describe('by mail', () => {
  test.use({ timezoneId })

  test('the note is chosen in the profile, arrives, and one click in the mail program ends it', async ({
    page,
  }) => {
    test.slow()
    const smtp = await startSmtp()
    const options = {
      port: await freePort(),
      dataDir: mkdtempSync(path.join(tmpdir(), 'sous-note-')),
      env: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, CONTACT_EMAIL: 'hello@sous.example' },
    }
    let sous = await startSous({ ...options, env: { ...options.env, AUTH_REQUIRE_CONFIRMATION: 'on' } })
    const stop = async () => {
      sous.child.kill('SIGTERM')
      await sous.exited
    }
    const url = `http://localhost:${options.port}`
    const arrived = (email: string, subject: RegExp) =>
      smtp.received.find(({ to, source }) => to.includes(email) && subject.test(source))
    const plain = (source = '') => source.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    try {
      const email = `leek-${crypto.randomUUID()}@kitchen.example`
      await test.step('with a confirmed address', async () => {
        await page.goto(`${url}/auth?mode=sign-up`)
        await page.getByLabel('Display name').fill('Leek Thyme')
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('Password', { exact: true }).fill('seven green olives')
        await page.getByRole('button', { name: 'Create account' }).click()
        await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
        await expect.poll(() => arrived(email, /confirm/i)).toBeTruthy()
        const link = /http:\/\/localhost:\d+\/[^\s"<>]+/.exec(plain(arrived(email, /confirm/i)?.source))
        await page.goto(link?.[0] ?? '')
        await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
      })

      await test.step('a food that is to be used today, in the account', async () => {
        await page.goto(`${url}/pantry`)
        await add(page, 'spinach')
        await page.getByRole('button', { name: /^Spinach\b/ }).click()
        const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
        const stored = page.waitForResponse(
          (response) =>
            response.url().includes('/rest/v1/pantry_events') &&
            (response.request().postData() ?? '').includes('best_before'),
        )
        await page.getByRole('dialog').getByLabel('Date on the package', { exact: true }).fill(today)
        expect((await stored).ok()).toBe(true)
      })

      await test.step('chosen: email, at this hour', async () => {
        await page.goto(`${url}/profile?tab=preferences`)
        await card(page).getByLabel('How').selectOption('Email')
        const hour = await page.evaluate(() => new Date().getHours())
        await card(page).getByLabel('When').selectOption(String(hour))
        await card(page).getByRole('button', { name: 'Save note' }).click()
        await expect(page.getByText('Daily note saved', { exact: true })).toBeVisible()
      })

      await test.step('a started server sends what is due', async () => {
        await stop()
        sous = await startSous(options)
        await expect.poll(() => arrived(email, /^Subject: Use soon/m), { timeout: 120_000 }).toBeTruthy()
      })

      const source = arrived(email, /^Subject: Use soon/m)?.source ?? ''
      expect(source).toMatch(/^Subject: Use soon: spinach\r?$/m)
      expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
      const [, end = ''] = /^List-Unsubscribe:\s*<(http:[^>]+)>/m.exec(source) ?? []
      expect(end).toContain(`${url}/unsubscribe/`)

      await test.step('opening the link ends nothing, the one click does', async () => {
        expect((await page.request.get(end)).ok()).toBe(true)
        await page.reload()
        await expect(card(page).getByLabel('How')).toHaveValue('mail')
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        // As a mail program sends it: without cookies, from elsewhere.
        const ended = await fetch(end, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
        expect(ended.status).toBe(200)
        await page.reload()
        await expect(card(page).getByLabel('How')).toHaveValue('none')
      })
    } finally {
      await stop()
      await smtp.stop()
    }
  })
})
