import type { Locator, Page } from '@playwright/test'
import { axeInBoth, expect, layoutShift, test } from './fixtures.ts'

const entry = (page: Page) => page.getByRole('combobox', { name: 'What do you have?' })
const list = (page: Page) => page.getByRole('region', { name: /^Your ingredients/ })
const chip = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('article')

/** As the clipboard brings it: with its line breaks. */
const paste = (page: Page, text: string) =>
  entry(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** Opens the wizard; suggestions come once it is interactive. */
async function openWizard(page: Page) {
  await page.goto('/add-ingredients')
  await expect(page.getByRole('region', { name: 'Ideas' }).getByRole('listitem').first()).toBeVisible()
}

const fits = async (page: Page) => {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  // The page clips what is wider than the window: no control may be cut off.
  const cut = await page
    .locator('main')
    .locator('button, input, a')
    .evaluateAll((all, most) => {
      const visible = all.filter((one) => one.checkVisibility() && !one.closest('.sr-only'))
      return visible
        .filter((one) => one.getBoundingClientRect().right > most)
        .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    }, width)
  expect(cut).toEqual([])
}

test.describe('a first visit on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('types into the field at once, and Enter leads to recipes', async ({ page, axe }) => {
    await page.goto('/')
    await expect(entry(page)).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.type('egg')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(chip(page, 'Remove egg')).toBeVisible()
    await expect(entry(page)).toBeFocused()
    await axeInBoth(page, axe)
    await page.keyboard.type('2 onions, butter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/matched-recipes')
    await expect(cards(page).first()).toBeVisible()
    await page.goto('/add-ingredients')
    for (const name of ['Remove egg', 'Remove onion · 2', 'Remove butter'])
      await expect(chip(page, name)).toBeVisible()
  })

  test('keeps what is typed before the app has loaded, and Enter with it', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/first-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(entry(page)).toBeFocused()
    await page.keyboard.type('eggs, rice')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    release()
    await expect(page).toHaveURL('/matched-recipes')
    await expect(cards(page).first()).toBeVisible()
  })

  test('leaves the focus alone for a link to a part of the page', async ({ page }) => {
    await page.goto('/#explore-more')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(entry(page)).not.toBeFocused()
  })

  test('returns to the field from another page', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('banner').getByRole('link', { name: 'Sous, home' }).click()
    await expect(entry(page)).toBeFocused()
  })
})

test.describe('a first visit on a phone', () => {
  test('needs two taps to recipes, and opens no keyboard', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(entry(page)).not.toBeFocused()
    await page.getByRole('button', { name: 'eggs' }).tap()
    await expect(chip(page, 'Remove egg')).toBeVisible()
    await page.getByRole('button', { name: 'Find recipes' }).tap()
    await expect(page).toHaveURL('/matched-recipes')
    await expect(cards(page).first()).toBeVisible()
  })

  test('Scan opens the camera, or says why not', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('link', { name: 'Scan', exact: true }).tap()
    await expect(page).toHaveURL('/add-ingredients')
    const camera = page.getByRole('dialog').getByRole('button', { name: 'Capture' })
    await expect(camera.or(page.getByText('Cannot access camera')).first()).toBeVisible()
    // Once: a reload doesn't open it again.
    await page.reload()
    await expect(entry(page)).toBeVisible()
    await expect(camera).toHaveCount(0)
  })

  test('offers the usual staples once, with one tap', async ({ page }) => {
    await page.goto('/')
    const question = page.getByRole('region', { name: 'Always in your kitchen?' })
    await page.getByRole('button', { name: 'eggs' }).tap()
    await question.getByRole('button', { name: 'Yes, all' }).tap()
    await expect(question).toBeHidden()
    await page.reload()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(question).toBeHidden()
    await page.goto('/add-ingredients')
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: /^Change what you always have/ }).tap()
    const staples = page.getByRole('group', { name: 'Always in your kitchen' })
    for (const name of ['salt', 'olive oil', 'garlic'])
      await expect(staples.getByRole('checkbox', { name, exact: true })).toBeChecked()
  })

  test('shows a list from last time in short, without a jump', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() =>
      localStorage.setItem(
        'sous-pantry',
        JSON.stringify({ ingredients: Array.from({ length: 12 }, (_, n) => `spice ${n}`) }),
      ),
    )
    await page.reload()
    await expect(list(page)).toContainText('12 ingredients · Change')
    await expect(list(page).getByRole('listitem')).toHaveCount(6)
    expect(await layoutShift(page)).toBeLessThan(0.1)
    await list(page)
      .getByRole('link', { name: /Change your ingredients$/ })
      .tap()
    await expect(list(page).getByRole('listitem')).toHaveCount(12)
  })
})

test.describe('suggestions', () => {
  for (const [typed, name] of [
    ['2 egg', 'egg · 2'],
    ['half an oni', 'onion · half'],
    ['500g mehl', 'flour · 500 g'],
  ] as const)
    test(`look past an amount and keep it: ${typed}`, async ({ page }) => {
      await page.goto('/')
      await entry(page).pressSequentially(typed)
      await page.getByRole('option', { name, exact: true }).click()
      await expect(chip(page, `Remove ${name}`)).toBeVisible()
      await expect(entry(page)).toHaveValue('')
    })

  test('are for the item after the last comma', async ({ page }) => {
    await page.goto('/add-ingredients')
    await entry(page).pressSequentially('eggs, milk, 2 chic')
    await page.getByRole('option', { name: 'chicken · 2', exact: true }).click()
    for (const name of ['Remove egg', 'Remove milk', 'Remove chicken · 2, use soon'])
      await expect(chip(page, name)).toBeVisible()
  })
})

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`toasts cover neither Add nor Find at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openWizard(page)
    for (const name of ['egg', 'rice', 'leek']) {
      await entry(page).fill(name)
      await entry(page).press('Enter')
    }
    const toasts = page.getByRole('region', { name: /notifications/i }).getByRole('listitem')
    await expect(toasts).toHaveText([/leek/])
    const boxes = (locator: Locator) =>
      locator.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    const actions = page.getByRole('button', { name: /^Find recipes|^Add ingredient$/ })
    await expect(actions).toHaveCount(2)
    const [shown, primary] = [await boxes(toasts), await boxes(actions)]
    expect(shown).toHaveLength(1)
    for (const a of shown)
      for (const b of primary) {
        const isCovered = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
        expect(isCovered, JSON.stringify({ toast: a, action: b })).toBe(false)
      }
  })

test.describe('a list from elsewhere', () => {
  const CHIPS = ['Remove egg · 2', 'Remove onion · ½', 'Remove flour']

  test('in the address becomes chips with amounts, and finding waits for them', async ({ page }) => {
    await page.goto('/add-ingredients?ingredients=2 eggs, half an onion and Mehl')
    for (const name of CHIPS) await expect(chip(page, name)).toBeVisible()
    await expect(page).toHaveURL('/add-ingredients')
    await page.goto('/add-ingredients?ingredients=3 tomatoes')
    await page.getByRole('button', { name: /^Find recipes/ }).click()
    await expect(page).toHaveURL('/matched-recipes')
    await page.goto('/')
    await expect(chip(page, 'Remove tomato · 3')).toBeVisible()
  })

  test('shared from another app becomes the same chips', async ({ page }) => {
    await page.goto('/share-target?text=2 eggs, half an onion and Mehl')
    await expect(page.getByText('We read: egg · 2, onion · half, flour.')).toBeVisible()
    await page.getByRole('button', { name: 'Add to my ingredients' }).click()
    for (const name of CHIPS) await expect(chip(page, name)).toBeVisible()
  })
})

test.describe('a pasted list', () => {
  const LIST = `Shopping list:
- 2 eggs
- 500 g flour
* milk
$3.99
moon dust
`

  test('becomes chips with amounts, tells what was left out, and survives a reload', async ({
    page,
    axe,
  }) => {
    await openWizard(page)
    await paste(page, LIST)
    for (const name of ['Remove egg · 2', 'Remove flour · 500 g', 'Remove milk', 'moon dust not recognized'])
      await expect(chip(page, name)).toBeVisible()
    const toasts = page
      .getByRole('region', { name: /notifications/i })
      .getByText('Ingredient Added', { exact: true })
    await expect(toasts).toHaveCount(1)
    await axeInBoth(page, axe)
    await test.step('what is not food can be added anyway', async () => {
      const left = page.getByRole('button', { name: /shopping list.*add it anyway/i })
      await expect(page.getByRole('button', { name: /\$3\.99.*add it anyway/ })).toBeVisible()
      await left.click()
      await expect(list(page).getByText(/shopping list/i)).toBeVisible()
    })
    await test.step('an unrecognized name can be kept', async () => {
      await chip(page, 'moon dust not recognized').click()
      await list(page).getByRole('button', { name: 'Keep as is' }).first().click()
      await expect(chip(page, 'Remove moon dust')).toBeVisible()
    })
    await test.step('one tap removes, and Undo brings it back with its amount', async () => {
      await chip(page, 'Remove egg · 2').click()
      await expect(chip(page, 'Remove egg · 2')).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(chip(page, 'Remove egg · 2')).toBeVisible()
    })
    await paste(page, 'star dust\nrice\n')
    await expect(chip(page, 'star dust not recognized')).toBeVisible()
    await page.reload()
    await expect(chip(page, 'Remove flour · 500 g')).toBeVisible()
    await expect(chip(page, 'star dust not recognized')).toBeVisible()
  })

  test('offers the nearest names for one that was not recognized', async ({ page, axe }) => {
    const item = {
      written: 'brocc',
      name: 'brocc',
      emoji: '',
      amount: '1',
      known: false,
      near: ['broccoli', 'broccolini'],
    }
    await page.route('**/functions/v1/read-ingredients', (route) =>
      route.fulfill({ json: { items: [item], rest: [] } }),
    )
    await openWizard(page)
    await entry(page).fill('1 brocc')
    await entry(page).press('Enter')
    const unknown = chip(page, 'brocc · 1 not recognized')
    await unknown.click()
    await expect(unknown).toHaveAttribute('aria-expanded', 'true')
    await axeInBoth(page, axe)
    await chip(page, 'broccoli').click()
    await expect(chip(page, 'Remove broccoli · 1')).toBeVisible()
    await expect(unknown).toHaveCount(0)
  })

  test('is kept as plain names when nothing can read it', async ({ page }) => {
    await page.route('**/functions/v1/read-ingredients', (route) => route.abort())
    await openWizard(page)
    await paste(page, 'leek\ntwo kinds of cheese\n')
    await expect(chip(page, 'Remove leek')).toBeVisible()
    await expect(chip(page, 'Remove two kinds of cheese')).toBeVisible()
  })

  test('of 80 long names fits the narrowest window; beyond 10,000 characters it says so', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const long = Array.from({ length: 80 }, (_, n) => `${n} 🍅${'w'.repeat(95)}`)
    await page.route('**/functions/v1/read-ingredients', (route) =>
      route.fulfill({
        json: {
          items: long.map((name, n) => ({
            written: name,
            name: name.slice(0, 100),
            emoji: '',
            amount: 'a very large handful of them',
            known: n % 2 === 0,
            near: [],
          })),
          rest: ['x'.repeat(500)],
        },
      }),
    )
    await openWizard(page)
    await paste(page, 'a\nb')
    await expect(list(page).getByRole('listitem')).toHaveCount(80)
    await fits(page)
    await list(page)
      .getByRole('button', { name: /not recognized$/ })
      .first()
      .click()
    await fits(page)
    await paste(page, 'leek\n'.repeat(2001))
    await expect(page.getByRole('alert')).toContainText('more than 10,000 characters')
    await page.goto('/')
    await expect(list(page).getByRole('listitem')).toHaveCount(6)
    await fits(page)
  })

  test('keeps its amounts in the account, on every device', async ({ signedIn: page, browser, baseURL }) => {
    await openWizard(page)
    await paste(page, '2 eggs\n500 g flour\nmoon dust\n')
    await expect(chip(page, 'Remove egg · 2')).toBeVisible()
    const session = await page.evaluate(() => localStorage.getItem('sous-auth'))
    const other = await browser.newContext({ baseURL })
    const phone = await other.newPage()
    await phone.goto('/')
    await phone.evaluate((value) => localStorage.setItem('sous-auth', value ?? ''), session)
    await phone.goto('/add-ingredients')
    await expect(chip(phone, 'Remove egg · 2')).toBeVisible()
    await test.step('a name that was not recognized is so there too, until one keeps it', async () => {
      await chip(phone, 'moon dust not recognized').click()
      await list(phone).getByRole('button', { name: 'Keep as is' }).click()
      await expect(chip(page, 'Remove moon dust')).toBeVisible()
      await expect(chip(page, 'moon dust not recognized')).toHaveCount(0)
    })
    await test.step('a change on one device reaches the other', async () => {
      await paste(phone, '12 eggs\nrice\n')
      // Twelve more.
      await expect(chip(page, 'Remove egg · 14')).toBeVisible()
      await expect(chip(page, 'Remove flour · 500 g')).toBeVisible()
    })
    await other.close()
  })
})
