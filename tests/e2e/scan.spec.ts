import type { Browser, Locator, Page } from '@playwright/test'
import { chromiumArgs } from '#tests/support/chromium-args.ts'
import { filmOf, THREE_TOMATOES } from '#tests/support/fake-camera.ts'
import { receiptPhoto } from '#tests/support/receipt-photo.ts'
import { stillLife } from '#tests/support/still-life.ts'
import { findChromium } from '../support/chromium.mjs'
import { axeInBoth, test as base, expect } from './fixtures.ts'

const photo = await stillLife(THREE_TOMATOES)
const film = await filmOf(await stillLife(THREE_TOMATOES, 960, 720))
const executablePath = await findChromium()
const FILM = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]

interface Devices {
  /** Chromium's camera flags. */
  args: string[]
  allowed: boolean
}
/** A page in a separate browser: the cameras are fixed when a browser starts. */
const test = base.extend<{ pageWith: (devices: Devices) => Promise<Page> }>({
  pageWith: async ({ playwright, baseURL }, use) => {
    const opened: Browser[] = []
    await use(async ({ args, allowed }) => {
      const browser = await playwright.chromium.launch({
        executablePath,
        args: [...chromiumArgs, ...args],
      })
      opened.push(browser)
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
        permissions: allowed ? ['camera'] : [],
      })
      return context.newPage()
    })
    for (const browser of opened) await browser.close()
  },
})

/** The first scan has to load the model and its runtime, on any machine. */
const FIRST_LOOK = { timeout: 60_000 }
const onDevice = (page: Page) =>
  page.getByText('Photos are analyzed on your device and never uploaded.').first()
const liveCamera = (page: Page) => page.getByRole('button', { name: 'Live camera' })
const entry = (page: Page) => page.getByRole('combobox', { name: 'What do you have?' })
const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const upload = (page: Page, name = 'table.jpg') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: name.endsWith('.jpg') ? photo : Buffer.from('x') })
const liveTracks = (page: Page) =>
  page.evaluate(
    () =>
      (globalThis as { tracks?: MediaStreamTrack[] }).tracks?.filter((t) => t.readyState === 'live').length,
  )
/** Records every stream that the page gets. */
const watchTracks = (page: Page) =>
  page.addInitScript(() => {
    const all: MediaStreamTrack[] = []
    ;(globalThis as { tracks?: MediaStreamTrack[] }).tracks = all
    const plain = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await plain(wanted)
      all.push(...stream.getTracks())
      return stream
    }
  })

test.describe('with a camera', () => {
  test('the wizard’s camera names what it sees, and a capture fills the list [C007]', async ({
    pageWith,
    axe,
  }) => {
    const page = await pageWith({ args: FILM, allowed: true })
    await watchTracks(page)
    await page.goto('/add-ingredients')
    await liveCamera(page).click()
    const camera = page.getByRole('dialog', { name: 'Camera' })
    await test.step('the camera fills the screen, with four buttons [C108 C287]', async () => {
      for (const name of ['Switch camera', 'AR On', 'Capture', 'Cancel'])
        await expect(camera.getByRole('button', { name })).toBeVisible()
      const box = (await camera.boundingBox()) ?? { width: 0, height: 0 }
      expect([box.width, box.height]).toEqual([390, 844])
    })
    await test.step('it indicates whether it is scanning [C294]', async () => {
      await expect(camera.getByText(/^(Detecting\.\.\.|Ready)$/)).toBeVisible(FIRST_LOOK)
    })
    await expect(camera.locator('[data-sure]').first()).toBeVisible(FIRST_LOOK)
    await test.step('what it finds is one tap from the list', async () => {
      await camera.getByRole('button', { name: 'Add tomato' }).click()
      await expect(camera.getByRole('button', { name: 'tomato, added' })).toBeVisible()
    })
    await axe(page)
    await test.step('the overlay can be hidden [C295]', async () => {
      await camera.getByRole('button', { name: 'Hide the overlay' }).click()
      await expect(camera.locator('[data-sure]')).toHaveCount(0)
    })
    await camera.getByRole('button', { name: 'AR On' }).click()
    await expect(camera.getByRole('button', { name: 'AR Off' })).toBeVisible()

    await test.step('a capture closes the camera and is analyzed [C290 C308]', async () => {
      await camera.getByRole('button', { name: 'Capture' }).click()
      await expect(camera).toBeHidden()
      expect(await liveTracks(page)).toBe(0)
      await expect(page.getByRole('button', { name: /^tomato sure/ })).toBeVisible(FIRST_LOOK)
    })
    await test.step('detected ingredients are under the photo on the first screen, as the last step [C106 C281 C286]', async () => {
      await expect(page.getByRole('img', { name: 'Your ingredients, shot 1' })).toBeVisible()
      const tomato = page.getByRole('button', { name: /^tomato sure/ })
      await expect(tomato).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText('Step 3 of 3')).toBeVisible()
      await expect(tomato).toBeInViewport({ ratio: 1 })
      expect((await boxOf(page.getByRole('img', { name: /shot 1$/ }))).height).toBeLessThanOrEqual(220)
      await expect(page.getByRole('button', { name: /^Find recipes/ })).toBeInViewport({ ratio: 1 })
    })
    await axe(page)

    // One tap corrects it.
    await page.getByRole('button', { name: 'Correct tomato' }).click()
    const correction = page.getByLabel('Not tomato? What is it?')
    await page.getByRole('button', { name: 'Correct', exact: true }).click()
    await expect(correction).toHaveAccessibleDescription('Type a name first.')
    await correction.fill('Cherry tomato')
    await axeInBoth(page, axe)
    await page.getByRole('button', { name: 'Correct', exact: true }).click()
    await expect(page.getByText('Changed tomato to cherry tomato.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove cherry tomato' })).toBeVisible()

    await page.getByRole('button', { name: 'Start Over' }).click()
    await expect(page.getByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible()
    await liveCamera(page).click()
    await test.step('Cancel stops the camera [C291]', async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      await expect(liveCamera(page)).toBeFocused()
      await expect.poll(() => liveTracks(page)).toBe(0)
    })
    await test.step('so does Back, and what was added stays', async () => {
      await liveCamera(page).click()
      // The camera may have learned from the correction.
      await camera
        .getByRole('button', { name: /^Add (cherry )?tomato$/ })
        .first()
        .click(FIRST_LOOK)
      await page.goBack()
      await expect(camera).toBeHidden()
      await expect(page).toHaveURL('/add-ingredients')
      await expect(page.getByRole('button', { name: /^Remove (cherry )?tomato$/ })).toBeVisible()
      await expect.poll(() => liveTracks(page)).toBe(0)
    })
  })

  test('Back from the camera leads to where Scan was tapped', async ({ pageWith }) => {
    const page = await pageWith({ args: FILM, allowed: true })
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('link', { name: 'Scan', exact: true }).click()
    const camera = page.getByRole('dialog', { name: 'Camera' })
    await expect(camera).toBeVisible()
    await camera.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: 'Scan', exact: true }).click()
    await expect(camera).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(camera).toBeHidden()
  })

  test('the live page detects, lists and hands over ingredients [C014 C034 C298]', async ({
    pageWith,
    axe,
  }) => {
    const page = await pageWith({ args: FILM, allowed: true })
    await watchTracks(page)
    await page.goto('/ar-camera')
    await test.step('boxes show what was found, once the camera was started [C173 C357]', async () => {
      await page.getByRole('button', { name: 'Start Camera' }).click()
      await expect(page.locator('[data-sure="true"]').first()).toBeVisible(FIRST_LOOK)
      // Filled: no box that is sure lets the whole picture through.
      await expect(page.locator('[data-sure="true"]').first()).not.toHaveCSS(
        'background-color',
        'rgba(0, 0, 0, 0)',
      )
    })
    const panel = page.getByRole('region', { name: /^Detected Ingredients/ })
    await test.step('the panel lists and counts [C176]', async () => {
      await expect(panel.getByRole('listitem').getByText('tomato')).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Add tomato' })).toBeInViewport()
    })
    await axe(page)
    await test.step('Detect Now scans once [C174 C522]', async () => {
      await page.getByRole('button', { name: 'Detect Now' }).click()
      await expect(page.getByText('Detection Complete').first()).toBeVisible(FIRST_LOOK)
    })
    await test.step('Generate Recipes passes the list on [C178 C179]', async () => {
      await expect(panel.getByRole('link', { name: 'Generate Recipes (1)' })).toHaveAttribute(
        'href',
        '/add-ingredients?ingredients=tomato',
      )
    })
    await test.step('Back stops it, and all that was found stays', async () => {
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible()
      await expect(page).toHaveURL('/ar-camera')
      expect(await liveTracks(page)).toBe(0)
      await expect(panel.getByRole('button', { name: 'Add tomato' })).toBeVisible()
    })
    await page.getByRole('button', { name: 'Start Camera' }).click()
    await test.step('an ingredient can be removed [C177]', async () => {
      await panel.getByRole('button', { name: 'Remove tomato' }).click()
      await expect(panel.getByText('(0)')).toBeVisible()
    })
    await test.step('Stop Camera stops it [C175]', async () => {
      await page.getByRole('button', { name: 'Stop Camera' }).click()
      expect(await liveTracks(page)).toBe(0)
    })
    await page.getByRole('button', { name: 'Start Camera' }).click()
    await expect.poll(() => liveTracks(page)).toBe(1)
    // The page moves when the picture comes: a tap before that may miss.
    await expect(page.getByRole('button', { name: 'Stop Camera' })).toBeVisible()
    await expect(page.locator('[data-sure]').first()).toBeVisible(FIRST_LOOK)
    await test.step('leaving the page stops it too [C301]', async () => {
      await page.getByRole('link', { name: 'Add ingredients' }).first().click()
      await expect.poll(() => liveTracks(page)).toBe(0)
    })
  })
})

test.describe('with a camera that sees nothing it knows', () => {
  test('help comes after a while, with the ways to a photo and to the field', async ({ pageWith, axe }) => {
    const page = await pageWith({ args: ['--use-fake-device-for-media-stream'], allowed: true })
    await page.goto('/ar-camera')
    await expect(page.getByText('Point at one ingredient at a time. Tap a name to add it.')).toBeVisible()
    await page.getByRole('button', { name: 'Start Camera' }).click()
    const help = page.getByText('Nothing yet. Move closer, add light, or take a photo instead.')
    await expect(help).toBeVisible(FIRST_LOOK)
    for (const name of ['Detect Now', 'Stop Camera', 'Take a photo', 'Type instead'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await axeInBoth(page, axe)
    await test.step('a photo is scanned where the list is', async () => {
      await upload(page)
      await expect(page).toHaveURL('/add-ingredients')
      await expect(page.getByRole('button', { name: /^tomato sure/ })).toBeVisible(FIRST_LOOK)
    })
    await page.getByRole('button', { name: 'Back' }).click()
    await liveCamera(page).click()
    const camera = page.getByRole('dialog', { name: 'Camera' })
    await expect(camera.getByText('Step 1 of 3')).toBeVisible()
    await expect(help).toBeVisible(FIRST_LOOK)
    await axe(page)
    await camera.getByRole('button', { name: 'Type instead' }).click()
    await expect(camera).toBeHidden()
    await expect(entry(page)).toBeVisible()
  })
})

test.describe('with two cameras', () => {
  test('Switch selects the other one [C292]', async ({ pageWith }) => {
    const page = await pageWith({
      args: ['--use-fake-device-for-media-stream=device-count=2'],
      allowed: true,
    })
    await watchTracks(page)
    await page.goto('/add-ingredients')
    await liveCamera(page).click()
    const device = () =>
      page.evaluate(
        () => (globalThis as { tracks?: MediaStreamTrack[] }).tracks?.at(-1)?.getSettings().deviceId,
      )
    await expect.poll(device, FIRST_LOOK).toBeTruthy()
    const first = await device()
    await page.getByRole('dialog').getByRole('button', { name: 'Switch camera' }).click()
    await expect.poll(device).not.toBe(first)
  })
})

test.describe('without camera permission', () => {
  test('the live page explains how to allow it, the wizard offers the upload [C494]', async ({
    pageWith,
    axe,
  }) => {
    const page = await pageWith({
      args: ['--use-fake-device-for-media-stream', '--deny-permission-prompts'],
      allowed: false,
    })
    await page.goto('/ar-camera')
    await page.getByRole('button', { name: 'Start Camera' }).click()
    await test.step('a toast reports that access was denied [C493]', async () => {
      await expect(page.getByText('Camera Access Denied').first()).toBeVisible()
      await expect(
        page.getByText('Please allow camera access to use AR ingredient detection.').first(),
      ).toBeVisible()
    })
    await test.step('a screen explains what to do [C181 C182 C183]', async () => {
      await expect(page.getByRole('heading', { name: 'Camera Access Required' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
    })
    await axe(page)
    await page.getByRole('link', { name: 'Type or upload instead' }).click()
    await liveCamera(page).click()
    await test.step('the wizard reports it too [C485]', async () => {
      await expect(page.getByText('Cannot access camera').first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Scan', exact: true })).toContainText(
        'Camera access denied.',
      )
      await expect(page.getByRole('button', { name: 'Scan a photo' })).toBeVisible()
    })
  })
})

test('a photo of a receipt is offered to Put away, and read there', async ({ page, axe }) => {
  test.slow()
  await page.goto('/add-ingredients')
  const input = page.locator('input[type=file]')
  const photo = { name: 'receipt.png', mimeType: 'image/png', buffer: await receiptPhoto() }
  const offer = page.getByText('This looks like a receipt. Put the shop away instead?')
  // On a busy machine the page may not listen yet: the photo is chosen again then.
  await expect(async () => {
    if ((await input.count()) > 0 && !(await offer.isVisible())) await input.setInputFiles(photo)
    await expect(offer).toBeVisible({ timeout: 30_000 })
  }).toPass({ timeout: 150_000 })
  await expect(page).toHaveURL('/add-ingredients')
  await axeInBoth(page, axe)
  await page.getByRole('button', { name: 'Put away', exact: true }).click()
  await expect(page).toHaveURL('/put-away')
  await expect(page.getByRole('button', { name: 'Change butter', exact: true })).toBeVisible({
    timeout: 90_000,
  })
})

test.describe('without a camera', () => {
  test('a photo still works, also offline [C008 C283 C113]', async ({ page, context }) => {
    await page.goto('/add-ingredients')
    await liveCamera(page).click()
    await expect(
      page.getByText('Camera not available on this device. Please use the upload option instead.').first(),
    ).toBeVisible()
    await upload(page, 'no-picture.txt.jpg.bin')
    await expect(page.getByText('Vision processing failed').first()).toBeVisible(FIRST_LOOK)
    await test.step('a failure leads back, with the reason beside the buttons [C483]', async () => {
      await expect(liveCamera(page)).toBeVisible()
      await expect(
        page.getByRole('region', { name: 'Scan', exact: true }).getByText('We can’t open this image.'),
      ).toBeVisible()
    })

    await upload(page)
    await expect(page.getByRole('button', { name: /^tomato sure/ })).toHaveAttribute(
      'aria-pressed',
      'true',
      FIRST_LOOK,
    )
    await test.step('Back leads to the list, with what was found', async () => {
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Remove tomato' })).toBeVisible()
    })
    await page.getByRole('button', { name: 'Start Over' }).click()
    await expect(page.getByRole('button', { name: 'Remove tomato' })).toHaveCount(0)
    // The detector is on the device once a photo no longer leaves it.
    await expect(async () => {
      await upload(page)
      await expect(page.getByRole('button', { name: /^tomato sure/ })).toBeVisible(FIRST_LOOK)
      const stayed = await onDevice(page).isVisible()
      await page.goBack()
      await page.getByRole('button', { name: 'Start Over' }).click()
      expect(stayed).toBe(true)
    }).toPass({ timeout: 120_000 })
    await context.setOffline(true)
    await upload(page)
    await expect(page.getByRole('button', { name: /^tomato sure/ })).toBeVisible(FIRST_LOOK)
    await context.setOffline(false)
  })
})
