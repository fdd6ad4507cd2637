import { axeInBoth, expect, test } from './fixtures.ts'

test('the app can be installed: manifest, icons, shortcuts, share target, and a dismissible banner [C022 C335 C341]', async ({
  page,
  axe,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(size).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200)
  expect(manifest.share_target.action).toBe('/share-target')

  await page.evaluate(() =>
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {},
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      }),
    ),
  )
  const banner = page.getByRole('region', { name: 'Add to Home Screen' })
  await page.clock.runFor(2000)
  await expect(banner).toBeHidden()
  await page.clock.runFor(1500)
  await expect(banner).toBeVisible()
  await axeInBoth(page, axe)
  await banner.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(banner).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('pwa-prompt-dismissed'))).toBe('true')
})
