import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, signIn, test, visited } from './fixtures.ts'

/** What "Plan again" says. */
const REPLANNED = /^(?:\d meals? changed$|The same meals again)/

const meals = (page: Page) => page.getByRole('main').getByRole('article')
const meal = (page: Page, title: string) =>
  page.getByRole('main').getByRole('article', { name: title, exact: true })
const titles = (page: Page) => meals(page).getByRole('heading', { level: 3 }).allTextContents()
const sheet = (page: Page) => page.getByRole('dialog')
const lock = (page: Page, at: number) =>
  meals(page)
    .nth(at)
    .getByRole('button', { name: /^Lock / })
const grip = (page: Page, at: number) =>
  meals(page)
    .nth(at)
    .getByRole('button', { name: /^Move / })
const toast = (page: Page) => page.getByRole('region', { name: /notifications/i })

async function planWeek(page: Page) {
  await page.getByRole('button', { name: 'Plan my week' }).click()
  await expect(meals(page)).toHaveCount(7)
}

async function openMenu(page: Page, at: number) {
  await meals(page)
    .nth(at)
    .getByRole('button', { name: /^More for / })
    .click()
}

/** Another dish, in the user's words: it needs no server. */
async function replaceWith(page: Page, at: number, words: string) {
  await openMenu(page, at)
  await sheet(page).getByRole('button', { name: 'Choose something else' }).click()
  await sheet(page).getByLabel('Or in your own words').fill(words)
  await page.keyboard.press('Enter')
  await expect(meals(page).nth(at).getByRole('heading')).toHaveText(words)
}

/** A phone with an account of its own in the household of the first. */
async function secondMember(
  page: Page,
  browser: Browser,
  options: Pick<BrowserContextOptions, 'baseURL' | 'serviceWorkers'>,
) {
  const context = await browser.newContext({ ...options, viewport: { width: 390, height: 844 } })
  const other = await context.newPage()
  await signIn(other)
  await page.goto('/profile')
  const card = page.getByRole('region', { name: 'Household' })
  await card.getByLabel('Household name').fill('Mill Lane')
  await card.getByRole('button', { name: 'Create household' }).click()
  await card.getByRole('button', { name: 'Create link' }).click()
  await other.goto(await card.getByLabel('Invitation link').inputValue())
  await other.getByRole('button', { name: 'Join household' }).click()
  await expect(other.getByText('You share the list with your household.')).toBeVisible()
  return { context, other }
}

test('two of a household plan at the same time, one offline: nothing is lost, what is locked stays', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  const { context, other } = await secondMember(page, browser, { baseURL, serviceWorkers: 'allow' })

  await test.step('a plan made on one is on the other, live', async () => {
    await other.goto('/plan')
    await expect(other.getByRole('button', { name: 'Plan my week' })).toBeVisible()
    await visited(other)
    await page.goto('/plan')
    await planWeek(page)
    await expect(meals(other)).toHaveCount(7)
    expect(await titles(other)).toEqual(await titles(page))
    await lock(other, 0).click()
    await expect(lock(page, 0)).toHaveAttribute('aria-pressed', 'true')
  })

  const before = await titles(page)
  await test.step('both change, lock and plan again, one without a network', async () => {
    await context.setOffline(true)
    await lock(page, 1).click()
    await replaceWith(page, 2, 'Pizza with friends')
    await page.getByRole('button', { name: 'Plan again' }).click()
    await expect(toast(page).getByText(REPLANNED)).toBeVisible()

    await lock(other, 6).click()
    await replaceWith(other, 5, 'Soup at Grandma’s')
    await other.getByRole('button', { name: 'Plan again' }).click()
    await expect(toast(other).getByText(REPLANNED)).toBeVisible()
  })

  await test.step('connected again, both have the same plan with all of it', async () => {
    await context.setOffline(false)
    await expect(meal(page, 'Soup at Grandma’s')).toBeVisible()
    await expect.poll(async () => (await titles(page)).join() === (await titles(other)).join()).toBe(true)
    const after = await titles(page)
    // One meal a day, though both planned all days.
    expect(after).toHaveLength(7)
    expect([after[0], after[1], after[2], after[5], after[6]]).toEqual([
      before[0],
      before[1],
      'Pizza with friends',
      'Soup at Grandma’s',
      before[6],
    ])
    for (const one of [page, other])
      for (const at of [0, 1, 6]) await expect(lock(one, at)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(meals(page)).toHaveCount(7)
    expect(await titles(page)).toEqual(after)
  })
  await context.close()
})

/** Events by their UID, as two programs read them. */
function eventsIn(text: string) {
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
  const others = Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT' ? one : [],
  )
  expect(others.map(({ uid, summary }) => [uid, summary])).toEqual(
    events.map(({ uid, summary }) => [uid, summary]),
  )
  return events.map(({ uid, summary, startDate, sequence }) => ({
    uid,
    summary,
    day: startDate.toString(),
    sequence,
  }))
}

test('a calendar program follows the plan by its address until that is turned off', async ({
  signedIn: page,
  playwright,
}) => {
  await page.goto('/plan')
  await planWeek(page)
  const dinners = async () => (await titles(page)).map((title) => `Dinner: ${title}`)
  const planned = await dinners()

  await page.getByRole('button', { name: 'More for this plan' }).click()
  await page.getByRole('button', { name: 'In your calendar' }).click()
  await sheet(page).getByRole('button', { name: 'Create calendar link' }).click()
  const address = await sheet(page).getByRole('textbox', { name: 'Calendar link' }).inputValue()
  expect(address).toMatch(/\/calendar\/[\w-]{32}\.ics$/)
  // Without a session.
  const calendar = await playwright.request.newContext()
  const read = async () => {
    const response = await calendar.get(address)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    return eventsIn(await response.text())
  }

  const before = await read()
  await test.step('the events are the dinners', async () => {
    expect(before.map(({ summary }) => summary)).toEqual(planned)
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
    expect(before[0]?.day).toBe(today)
    expect(new Set(before.map(({ day }) => day)).size).toBe(7)
  })

  await test.step('so are those of the file', async () => {
    const download = page.waitForEvent('download')
    await sheet(page).getByRole('button', { name: 'Download .ics file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('sous-plan.ics')
    const events = eventsIn(await readFile(await file.path(), 'utf8'))
    expect(events.map(({ uid, summary, day }) => [uid, summary, day])).toEqual(
      before.map(({ uid, summary, day }) => [uid, summary, day]),
    )
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
  })

  await test.step('a meal that is replaced, moved or planned again is the same event', async () => {
    await openMenu(page, 0)
    await sheet(page).getByRole('button', { name: 'Other recipes' }).click()
    await sheet(page).getByRole('list', { name: 'Other recipes' }).getByRole('button').first().click()
    await expect(sheet(page)).toHaveCount(0)
    await grip(page, 1).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    const uids = (events: typeof before) => events.map(({ uid }) => uid)
    const [first, second, third, ...rest] = uids(before)
    const swapped = [first, third, second, ...rest]
    await expect.poll(async () => uids(await read())).toEqual(swapped)
    await expect.poll(async () => (await read()).map(({ summary }) => summary)).toEqual(await dinners())
    const chosen = (await read())[0]?.summary
    expect(chosen).not.toBe(before[0]?.summary)

    await page.getByRole('button', { name: 'Plan again' }).click()
    await expect(toast(page).getByText(REPLANNED)).toBeVisible()
    await expect.poll(async () => (await read()).map(({ summary }) => summary)).toEqual(await dinners())
    const after = await read()
    expect(uids(after)).toEqual(swapped)
    // What was chosen by hand stays.
    expect(after[0]?.summary).toBe(chosen)
    // A program takes over what has a higher number; planning again may choose the same dish.
    const was = new Map(before.map((event) => [event.uid, event]))
    const news = after.filter(
      ({ uid, summary, day }) => summary !== was.get(uid)?.summary || day !== was.get(uid)?.day,
    )
    expect(news.length).toBeGreaterThan(2)
    for (const { uid, sequence } of news) expect(sequence).toBeGreaterThan(was.get(uid)?.sequence ?? sequence)
  })

  await test.step('turned off, it is gone', async () => {
    await page.getByRole('button', { name: 'More for this plan' }).click()
    await page.getByRole('button', { name: 'In your calendar' }).click()
    await sheet(page)
      .getByRole('button', { name: /^Turn off: / })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('Calendar link turned off').first()).toBeVisible()
    await expect(sheet(page).getByRole('list', { name: 'Your calendar links' })).toHaveCount(0)
    expect((await calendar.get(address)).status()).toBe(404)
  })
  await calendar.dispose()
})

/** A finger, as the screen reports it. */
async function finger(page: Page) {
  const screen = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y, id: 1 }],
    })
  return {
    down: (x: number, y: number) => send('touchStart', x, y),
    up: () => send('touchEnd'),
    async to(from: { x: number; y: number }, to: { x: number; y: number }, steps = 10) {
      for (let at = 1; at <= steps; at++)
        await send(
          'touchMove',
          from.x + ((to.x - from.x) * at) / steps,
          from.y + ((to.y - from.y) * at) / steps,
        )
    },
  }
}

const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
})

test('a meal moves to another day by its handle, by finger, mouse and keyboard @wide', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/plan')
  await planWeek(page)
  await toast(page).getByRole('button', { name: 'Close message' }).click()
  const before = await titles(page)
  const swapped = [before[1], before[0], ...before.slice(2)]

  await test.step(hasTouch ? 'by finger' : 'by mouse', async () => {
    await grip(page, 0).scrollIntoViewIfNeeded()
    const top = await meals(page).nth(0).boundingBox()
    // Both days in view, away from the edges, where dragging scrolls.
    await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), (top?.y ?? 0) - 200)
    const from = middle((await grip(page, 0).boundingBox())!)
    const to = middle((await meals(page).nth(1).boundingBox())!)
    if (hasTouch) {
      const hand = await finger(page)
      await hand.down(from.x, from.y)
      await hand.to(from, to)
      await hand.up()
    } else {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 10 })
      await page.mouse.up()
    }
    await expect.poll(() => titles(page)).toEqual(swapped)
  })

  await test.step('by keyboard', async () => {
    await grip(page, 1).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'picked up' })).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(() => titles(page)).toEqual(before)
    await expect(grip(page, 0)).toBeFocused()
    // Left alone with Escape.
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('status').filter({ hasText: 'stays where it was' })).toBeAttached()
    expect(await titles(page)).toEqual(before)
  })

  if (!hasTouch) return
  const hand = await finger(page)
  const scrolled = () => page.evaluate(() => window.scrollY)

  await test.step('a finger that swipes over the cards scrolls', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const from = { x: 120, y: 650 }
    await hand.down(from.x, from.y)
    await hand.to(from, { x: 120, y: 250 })
    await hand.up()
    await expect.poll(scrolled).toBeGreaterThan(200)
    expect(await titles(page)).toEqual(before)
  })

  await test.step('a finger that holds a meal at the edge scrolls to days further down', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await grip(page, 0).scrollIntoViewIfNeeded()
    const from = middle((await grip(page, 0).boundingBox())!)
    const edge = { x: from.x, y: 800 }
    await hand.down(from.x, from.y)
    await hand.to(from, edge)
    await expect.poll(async () => (await meals(page).nth(5).boundingBox())!.y).toBeLessThan(500)
    // Away from the edge the page scrolls on for a moment; only then is what lies under the finger where it is dropped.
    const inside = { x: edge.x, y: 450 }
    await hand.to(edge, inside)
    let last = -1
    await expect
      .poll(async () => {
        const [before, now] = [last, await scrolled()]
        last = now
        return now === before
      })
      .toBe(true)
    const others = (await meals(page).all()).slice(1)
    const boxes = await Promise.all(others.map((meal) => meal.boundingBox()))
    const to = boxes.flatMap((box) => (box ? middle(box) : [])).find(({ y }) => y > 200 && y < 700)
    await hand.to(inside, to!)
    const target = page.locator('[data-slot][class*=outline-dashed]')
    await expect(target).toHaveCount(1)
    const day = await target.locator('xpath=ancestor::section').getAttribute('data-day')
    await hand.up()
    await expect(page.locator(`[data-day="${day}"]`).getByRole('heading', { level: 3 })).toHaveText(
      before[0]!,
    )
  })
})

/** What is to buy on this device, whatever page is open. */
const toBuy = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('sous-shopping') ?? '[]') as { line: string; checked: boolean }[])
      .filter(({ checked }) => !checked)
      .map(({ line }) => line)
      .sort(),
  )

/** Counts of items that the list shows one after the other from now on. */
async function watchList(page: Page) {
  await page.evaluate(() => {
    const counts: number[] = []
    Object.assign(window, { counts })
    new MutationObserver(() => {
      const count = document.querySelectorAll('main input[type=checkbox]').length
      if (count > 0 && counts.at(-1) !== count) counts.push(count)
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { counts: number[] }).counts)
}

test('the list follows the plan that another phone changes, whatever page is open here', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  const { context, other } = await secondMember(page, browser, { baseURL })
  await page.goto('/plan')
  await planWeek(page)
  await page.getByRole('button', { name: /^Add \d+ things? to the shopping list$/ }).click()
  await expect(page.getByText('Up to date with the plan')).toBeVisible()
  const before = await toBuy(page)
  await other.goto('/plan')
  await expect(meals(other)).toHaveCount(7)
  await expect.poll(() => toBuy(other)).toEqual(before)
  await page.goto('/pantry')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('while another page is open, also if the other phone is gone before it wrote the list', async () => {
    await other.route('**/rest/v1/household_shopping_items**', (route) => route.abort())
    await lock(other, 0).click()
    await other.getByRole('button', { name: 'More for this plan' }).click()
    await sheet(other)
      .getByRole('button', { name: /^Clear these days/ })
      .click()
    await expect(meals(other)).toHaveCount(1)
    await expect.poll(async () => (await toBuy(other)).length).toBeLessThan(before.length)
    await expect.poll(async () => (await toBuy(page)).join()).toBe((await toBuy(other)).join())
  })

  await test.step('opened, it is right at once', async () => {
    const counts = await watchList(page)
    await page.getByRole('link', { name: 'Shopping list' }).first().click()
    const now = await toBuy(page)
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(now.length)
    await expect.poll(counts).toEqual([now.length])
  })
  await context.close()
})
