import type { Page } from '@playwright/test'
import { siteMapPages, sitePages } from '#web/site-map.ts'
import { expect, test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
}

test.describe('pages', () => {
  test('header, sub-header and footer surround a page @wide [C060 C061 C062]', async ({ page, isMobile }) => {
    await open(page, '/food-safety')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Sous, home' })).toBeVisible()
    await expect(header.getByRole('button', { name: /^Switch to (light|dark) theme$/ })).toBeVisible()
    if (!isMobile)
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Food Safety')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('an unknown path shows the not-found screen inside the shell [C056 O273]', async ({ page }) => {
    await open(page, '/soup/of/yesterday')
    await test.step('it has its title, message and path [C243 C247 C248]', async () => {
      await expect(heading(page)).toHaveText('Page Not Found')
      await expect(
        page.getByText('This page seems to have wandered off to find better recipes!'),
      ).toBeVisible()
      await expect(page.getByRole('main').getByText('/soup/of/yesterday')).toBeVisible()
    })
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a page that cannot be loaded reports so inside the shell, and Try Again loads it [C249 C250 O272]', async ({
    page,
  }) => {
    const code = /\/(assets\/faq-|pages\/faq\.tsx)/
    await page.route(code, (route) => route.abort())
    await open(page, '/faq')
    await expect(heading(page)).toHaveText('Unexpected Application Error!')
    await expect(page.getByRole('link', { name: 'Back to Kitchen' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute(code)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(heading(page)).toHaveText('Frequently Asked Questions')

    // While the server is down: it loads by itself once the server is back.
    const away = /\/(assets\/nutrition-guide-|pages\/nutrition-guide\.tsx|readyz)/
    await page.route(away, (route) => route.abort())
    const knocked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/readyz'))
    await page.getByRole('button', { name: 'Site map' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nutrition Guide' }).click()
    await expect(heading(page)).toHaveText('Unexpected Application Error!')
    // A server that answers the first knock was never away: then something else was wrong.
    await knocked
    await page.unroute(away)
    await expect(heading(page)).toHaveText('Nutrition Guide')
  })
})

test.describe('navigation', () => {
  test('the bar under the header hides while scrolling down; a new path starts at the top, with the focus on its heading [C059 O030 C617]', async ({
    page,
  }) => {
    await open(page, '/')
    const bar = page.locator('[data-hidden]')
    await expect(bar).toHaveAttribute('data-hidden', 'false')
    // It reappears soon after, perhaps before the test can check: the page itself keeps a record.
    await bar.evaluate((element) => {
      const note = () => {
        if (element.getAttribute('data-hidden') === 'true') element.setAttribute('data-was', 'hidden')
      }
      new MutationObserver(note).observe(element, { attributeFilter: ['data-hidden'] })
    })
    await page.waitForFunction(() => history.state !== null)
    await page.mouse.wheel(0, 700)
    await expect(bar).toHaveAttribute('data-was', 'hidden')
    await expect(bar).toHaveAttribute('data-hidden', 'false')
    await page.getByRole('button', { name: 'Site map' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nutrition Guide' }).click()
    await expect(heading(page)).toHaveText('Nutrition Guide')
    await expect(heading(page)).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.goBack()
    await expect(heading(page)).toHaveText('Cook with what you have.')
    // Back returns to where the link was.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700)
  })

  test('the menu works by keyboard and restores the focus @wide [C065]', async ({ page }) => {
    await open(page, '/recipes')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('Tab')
    expect(await menu(page).evaluate((drawer) => drawer.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await menu(page).getByRole('link', { name: 'Food Safety' }).press('Enter')
    await expect(heading(page)).toHaveText('Food Safety')
    await expect(menu(page)).toBeHidden()
    await expect(heading(page)).toBeFocused()
  })

  test('the menu links only to pages, highlights the current one, and offers visitors to sign in [C400]', async ({
    page,
  }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    await test.step('the header offers to sign in [C064]', async () => {
      await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
      await expect(header.getByRole('link', { name: 'Profile' })).toHaveCount(0)
    })
    await menuButton(page).click()
    const links = menu(page).getByRole('navigation', { name: 'Main menu' }).getByRole('link')
    await expect(links.first()).toBeVisible()
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets.length).toBeGreaterThan(20)
    const known = sitePages.map(({ path }) => path)
    for (const target of targets) expect(known).toContain(target)

    await test.step('the menu offers sign-in instead of a profile [C076 C077]', async () => {
      await expect(menu(page).getByRole('link', { name: 'Profile' })).toHaveCount(0)
      await expect(menu(page).getByRole('link', { name: 'Sign In or Join' })).toHaveAttribute('href', '/auth')
    })

    await test.step('the menu marks the current page [C082]', async () => {
      for (const [path, name] of [
        ['/home', 'Home'],
        ['/recipes', 'Recipe Collection'],
        ['/debugging', 'Operator tools'],
      ] as const) {
        await open(page, path)
        await menuButton(page).click()
        const current = menu(page).locator('[aria-current="page"]')
        await expect(current).toHaveCount(1)
        await expect(current).toHaveText(name)
      }
    })
  })
})

test.describe('the bar at the bottom of a phone', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Main places' })

  test('leads to the five places, marks the current one and covers nothing', async ({ page }) => {
    await open(page, '/food-safety')
    await expect(bar(page).getByRole('link')).toHaveText(['Cook', 'Recipes', 'Saved', 'List', 'Ask'])
    for (const [name, path] of [
      ['Recipes', '/recipes'],
      ['Saved', '/saved'],
      ['List', '/shopping-list'],
      ['Ask', '/cooking-assistant'],
      ['Cook', '/'],
    ] as const) {
      await bar(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(bar(page).locator('[aria-current=page]')).toHaveText(name)
    }
    // The end of the page scrolls clear of it.
    await page.getByRole('contentinfo').waitFor()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const end = (await page.getByRole('contentinfo').boundingBox())!
    const top = (await bar(page).boundingBox())!.y
    expect(end.y + end.height).toBeLessThanOrEqual(top + 1)
  })

  test('header and title take at most 140 px on every page', async ({ page }) => {
    for (const path of [
      '/',
      '/recipes',
      '/saved',
      '/shopping-list',
      '/pantry',
      '/put-away',
      '/plan',
      '/add-ingredients',
      '/cooking-assistant',
      '/substitution-assistant',
      '/food-safety',
    ]) {
      await open(page, path)
      const title = (await heading(page).boundingBox())!
      expect([path, title.y + title.height <= 140]).toEqual([path, true])
    }
  })

  test('Back closes what is open over a page', async ({ page }) => {
    await open(page, '/')
    await open(page, '/recipes')
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/recipes')
    // Closed in another way, or left by a link, it leaves nothing behind in the history.
    await menuButton(page).click()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await menuButton(page).click()
    await menu(page).getByRole('link', { name: 'Food Safety' }).click()
    await expect(heading(page)).toHaveText('Food Safety')
    await page.goBack()
    await expect(page).toHaveURL('/recipes')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})

test.describe('account', () => {
  test('signed-in users have Profile in the header, and Sign Out there or in the menu @wide [C063 C076]', async ({
    signedIn: page,
    isMobile,
  }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
    await menuButton(page).click()
    await expect(menu(page).getByRole('link', { name: 'Profile' })).toBeVisible()
    if (isMobile) {
      await menu(page).getByRole('button', { name: 'Sign out' }).click()
    } else {
      await page.keyboard.press('Escape')
      await header.getByRole('button', { name: 'Sign Out' }).click()
    }
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await page.reload()
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
  })

  test('no account is required, and the skip link jumps past the header [C019 C020 O008]', async ({
    page,
  }) => {
    await open(page, '/auth')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('link', { name: 'Continue without account' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('theme', () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.className)

  test('looks as the device does; the toggle switches, and the choice survives a reload without a flash [C334]', async ({
    page,
  }) => {
    await open(page, '/')
    await test.step('as the device by default [C023 O327]', async () => {
      expect(await theme(page)).toBe('dark')
      await page.emulateMedia({ colorScheme: 'light' })
      await expect.poll(() => theme(page)).toBe('light')
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => theme(page)).toBe('dark')
    })
    await test.step('the toggle switches to light, and the choice is kept [C024 C332]', async () => {
      await page.getByRole('button', { name: 'Switch to light theme' }).click()
      await expect.poll(() => theme(page)).toBe('light')
      expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('light')
    })
    // Holding back the app's code shows what is painted before it runs.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\.(js|tsx)(\?|$)/, async (route) => {
      await held
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await page.locator('#root').waitFor({ state: 'attached' })
    expect(await theme(page)).toBe('light')
    release()
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
    expect(await theme(page)).toBe('light')
  })

  test('system follows the device, and the toggle switches to the opposite [C331 C333]', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/')
    await menuButton(page).click()
    await menu(page).getByText('System').click()
    await expect.poll(() => theme(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => theme(page)).toBe('dark')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect.poll(() => theme(page)).toBe('light')
  })

  test('changes in other tabs too', async ({ page, context }) => {
    await open(page, '/')
    const other = await context.newPage()
    await open(other, '/faq')
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect.poll(() => theme(other)).toBe('light')
  })
})

test('the footer has quick links, support and legal, a site map of every page and a feedback address [C085]', async ({
  page,
}) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  const quick = footer.getByRole('navigation', { name: 'Quick links' })
  await test.step('quick links [C083 O018]', async () => {
    await expect(quick.getByRole('link', { name: 'Recipe Collection' })).toHaveAttribute('href', '/recipes')
    await expect(quick.getByRole('link', { name: 'Shopping List' })).toHaveAttribute('href', '/shopping-list')
  })
  const support = footer.getByRole('navigation', { name: 'Support and legal' })
  await test.step('support and legal [C084]', async () => {
    await expect(support.getByRole('link', { name: 'Contact & Support' })).toHaveAttribute('href', '/contact')
    await expect(support.getByRole('link', { name: /Privacy/ })).toHaveAttribute('href', '/legal')
  })
  const map = page.getByRole('navigation', { name: 'Site map' })
  for (const { path } of siteMapPages().flatMap(({ pages }) => pages)) {
    await expect(map.locator(`a[href="${path}"]`)).toHaveCount(1)
  }
  await test.step('a feedback address [C086 C087]', async () => {
    const mail = page.getByRole('contentinfo').locator('a[href^="mailto:"]')
    await expect(mail).toHaveAttribute('href', /^mailto:\S+@\S+$/)
  })
})
