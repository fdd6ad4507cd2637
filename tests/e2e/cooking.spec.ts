import type { Locator, Page } from '@playwright/test'
import { stepTimers } from '#web/features/cooking/step-timers.ts'
import { axeInBoth, expect, fitsZoomed, signOut, test } from './fixtures.ts'

interface Row {
  id: string
  title: string
  ingredients: string[]
  instructions: string[]
}

async function publishableKey(page: Page): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/')
  return JSON.parse((await page.locator('#sous-settings').textContent()) ?? '{}').publishableKey
}

/** Recipes of the collection, in a fixed order. */
async function recipes(page: Page, slug?: string): Promise<Row[]> {
  const only = slug ? `&slug=eq.${slug}` : ''
  const response = await page.request.get(
    `/rest/v1/external_recipes?select=id,title,ingredients,instructions&order=slug&limit=300${only}`,
    { headers: { apikey: await publishableKey(page) } },
  )
  return (await response.json()) as Row[]
}

const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

test('from search to recipe to cook mode: step by step, with a timer that survives a reload and rings on another page', async ({
  page,
  axe,
}) => {
  test.slow()
  const recipe = (await recipes(page)).find(
    ({ instructions }) => (stepTimers(instructions[1] ?? '', 2)[0]?.seconds ?? 0) > 180,
  )
  if (!recipe) throw new Error('no recipe with a time in its second step')
  const [timer] = stepTimers(recipe.instructions[1] ?? '', 2)
  const steps = recipe.instructions.length
  await page.clock.install()
  await page.goto('/recipes')
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill(recipe.title)
  // The search is debounced, and the clock is ours.
  await page.clock.runFor(1000)
  await page.locator(`a[href="/recipe/${recipe.id}"]`).first().click()
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await expect(page).toHaveURL(`/recipe/${recipe.id}/cook`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.title)
  await expect(page.getByText(recipe.ingredients[0] ?? '').first()).toBeVisible()
  await page.getByRole('button', { name: 'Start with step 1' }).click()
  await expect(page.getByText(`Step 1 of ${steps}`)).toBeVisible()
  // Full screen: no header, no footer.
  await expect(page.getByRole('banner')).toHaveCount(0)

  // Keys switch steps, forward and back.
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(`Step 2 of ${steps}`)).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'Enjoy.' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByRole('heading', { name: 'Set everything out' })).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Step 2 of ${steps}`)

  for (const target of await page.getByRole('button').all())
    expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(56)
  await page.getByRole('button', { name: `Start ${timer?.length} timer` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'started' })).toHaveText(
    new RegExp(`^${timer?.name}: .* started\\.$`),
  )
  await axeInBoth(page, axe)
  await fitsZoomed(page)

  await page.reload()
  await expect(page.getByText(`Step 2 of ${steps}`)).toBeVisible()
  const running = page.getByRole('region', { name: 'Timers' })
  await expect(running).toContainText(timer?.name ?? '')
  await running.getByRole('button', { name: /^Pause/ }).click()
  await expect(running).toContainText('paused')
  await running.getByRole('button', { name: /^Resume/ }).click()
  await running.getByRole('button', { name: /^Add one minute/ }).click()

  // On other pages it stays visible, and rings.
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/recipe/${recipe.id}`)
  await expect(running.getByRole('link', { name: timer?.name })).toHaveAttribute('href', /\/cook$/)
  await expect(running).not.toContainText('Done')
  await page.clock.fastForward(((timer?.seconds ?? 0) + 61) * 1000)
  await expect(running).toContainText('Done')
  await expect(page.getByRole('status').filter({ hasText: 'the timer is done' })).toHaveCount(1)
  await expect.poll(() => page.title()).toContain('done')
  await axeInBoth(page, axe)
  await fitsZoomed(page)
  await running.getByRole('button', { name: /^Silence/ }).click()
  await expect.poll(() => page.title()).toContain('Sous')
  await running.getByRole('button', { name: /^Close/ }).click()
  await expect(running).toHaveCount(0)
})

test('the swap of the recipe page goes along into cook mode, and the recipe continues where it was left', async ({
  page,
  axe,
}) => {
  const recipe = (await recipes(page, 'weeknight-chicken-and-rice'))[0]
  await page.evaluate(() =>
    localStorage.setItem(
      'sous-pantry',
      JSON.stringify({ ingredients: ['chicken thighs', 'rice', 'butter', 'soy sauce'], staples: ['salt'] }),
    ),
  )
  const swap = 'use 2½ cups water + 2½ tsp butter + 2½ tsp soy sauce · adds gluten, dairy and soy'
  await page.goto(`/recipe/${recipe?.id}`)
  const broth = page.getByRole('listitem').filter({ hasText: 'chicken broth' })
  await expect(broth.first()).toContainText(swap)
  await expect(page.getByText('Contains celery (in chicken broth)')).toBeVisible()
  await page.getByRole('link', { name: 'Start cooking' }).click()

  // Set out: the same swap, and a tick that stays.
  await expect(page.getByRole('checkbox', { name: /rice/ })).toBeVisible()
  await expect(broth.first()).toContainText(swap)
  const rice = page.getByRole('checkbox', { name: /rice/ })
  await rice.check()
  await axeInBoth(page, axe)
  await page.keyboard.press('ArrowRight')
  for (let step = 1; step < 4; step++) await page.getByRole('button', { name: 'Next step' }).click()
  await expect(page.getByText('Step 4 of 6')).toBeVisible()
  await expect(broth).toContainText(swap)
  await expect(page.getByRole('listitem').filter({ hasText: 'salt' })).toContainText('shared with step 1')
  await page.getByRole('button', { name: 'Start 1 min timer' }).click()
  await expect(page.getByRole('button', { name: '1 min timer running' })).toBeFocused()
  await axeInBoth(page, axe)
  await page.getByRole('link', { name: 'Leave cook mode' }).click()
  await page.getByRole('link', { name: 'Continue: step 4' }).click()
  await expect(page.getByText('Step 4 of 6')).toBeVisible()
  // The page listens for keys a moment after it shows.
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect(rice).toBeChecked({ timeout: 1000 })
  }).toPass()
})

test('cook mode: a swipe switches steps, and a custom timer works', async ({ page, axe }) => {
  const [recipe] = await recipes(page)
  await page.goto(`/recipe/${recipe?.id}/cook`)
  const heading = page.getByRole('heading', { name: 'Set everything out' })
  await heading.waitFor()
  const swipe = (from: number, to: number) =>
    heading
      .or(page.getByText(/^Step \d/))
      .first()
      .evaluate(
        (element, [start, end]) => {
          const event = (type: string, clientX: number) =>
            element.dispatchEvent(
              new PointerEvent(type, {
                bubbles: true,
                pointerId: 1,
                pointerType: 'touch',
                clientX,
                clientY: 300,
              }),
            )
          event('pointerdown', start ?? 0)
          event('pointerup', end ?? 0)
        },
        [from, to],
      )
  await swipe(300, 270)
  await expect(heading).toBeVisible()
  await swipe(300, 100)
  await expect(page.getByText(/^Step 1 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Set your own timer' }).click()
  await page.getByLabel('Minutes').fill('soon')
  await page.getByLabel('Timer name').fill('Rice')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Enter the minutes')
  await axeInBoth(page, axe)
  await page.getByLabel('Minutes').fill('7.5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Timers' })).toContainText(/Rice7:(30|2\d)/)
  await expect(page.getByRole('button', { name: 'Set your own timer' })).toBeFocused()
  await swipe(100, 300)
  await expect(heading).toBeVisible()
})

test('saved while signed out, moved to the account after sign-up, removed from the device after sign-out', async ({
  page,
  axe,
}) => {
  test.slow()
  const [first, second] = await recipes(page)
  await page.goto('/saved')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  for (const one of [first, second]) {
    await page.goto(`/recipe/${one?.id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await page.goto('/saved')
  const list = page.getByRole('list', { name: 'Saved recipes' })
  await expect(list.getByRole('heading')).toHaveText([second?.title ?? '', first?.title ?? ''])
  await axeInBoth(page, axe)

  // Signs up through the real UI; the device's data moves into the account.
  const apikey = await publishableKey(page)
  const joined = await page.request.post('/auth/v1/signup', {
    headers: { apikey },
    data: { email: `cook-${crypto.randomUUID()}@kitchen.example`, password: 'correct horse battery' },
  })
  const session = (await joined.json()) as { access_token: string }
  await page.evaluate((value) => localStorage.setItem('sous-auth', value), JSON.stringify(session))
  await page.goto('/saved')
  await expect(list.getByRole('heading')).toHaveCount(2)
  const inAccount = async () => {
    const response = await page.request.get('/rest/v1/saved_recipes?select=recipe_id', {
      headers: { apikey, authorization: `Bearer ${session.access_token}` },
    })
    return ((await response.json()) as { recipe_id: string }[]).map((row) => row.recipe_id).sort()
  }
  await expect.poll(inAccount).toEqual([first?.id, second?.id].sort())

  // A failed write is retried.
  await page.route('**/rest/v1/saved_recipes**', (route) => route.abort())
  await list.getByRole('button', { name: `Remove ${first?.title}` }).click()
  await expect(list.getByRole('heading')).toHaveText([second?.title ?? ''])
  await expect(list.getByRole('button', { name: `Remove ${second?.title}` })).toBeFocused()
  await axeInBoth(page, axe)
  await page.unroute('**/rest/v1/saved_recipes**')
  await expect.poll(inAccount).toEqual([second?.id])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(inAccount).toEqual([first?.id, second?.id].sort())

  await signOut(page)
  await expect.poll(() => kept(page, 'sous-saved')).toEqual([])
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(first?.id)
  await page.goto('/saved')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
})

test('shopping list: two recipes add up, bought items go to the pantry, and the list can be shared', async ({
  page,
  axe,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const eggs = (row: Row) => Number(/^(\d+) large eggs$/m.exec(row.ingredients.join('\n'))?.[1] ?? 0)
  const [one, two] = (await recipes(page)).filter((row) => eggs(row) > 1)
  if (!one || !two) throw new Error('no two recipes with eggs')
  await page.goto('/shopping-list')
  await expect(page.getByText('Nothing to buy')).toBeVisible()
  for (const recipe of [one, two]) {
    await page.goto(`/recipe/${recipe.id}`)
    await page.getByRole('button', { name: 'Add all to shopping list' }).click()
    await expect(page.getByText('On your shopping list').first()).toBeVisible()
  }
  await page.goto('/shopping-list')
  const text = `${eggs(one) + eggs(two)} eggs`
  const dairy = page.getByRole('region', { name: 'Dairy and eggs' })
  const row = dairy.getByRole('listitem').filter({ hasText: text })
  await expect(row).toContainText(`for ${one.title}, ${two.title}`)

  // Typed in: nothing of the text is lost, and amounts add up too.
  const entry = page.getByLabel('Add to the list')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Type what to buy')
  for (const line of ['1 cup oat milk', '½ cup oat milk, frozen spinach', 'Birthday candles']) {
    await entry.fill(line)
    await page.keyboard.press('Enter')
    await expect(entry).toHaveValue('')
  }
  await expect(page.getByText('Added Birthday candles to Everything else.')).toBeVisible()
  await expect(page.getByText('1½ cups oat milk', { exact: true })).toBeVisible()
  const other = page.getByRole('region', { name: 'Everything else' })
  await expect(other).toContainText('Birthday candles')
  await expect(page.getByRole('region', { name: 'Frozen' })).toContainText('frozen spinach')
  await axeInBoth(page, axe)

  await page.getByRole('button', { name: 'Copy list' }).click()
  await expect(page.getByText('List copied').first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(new RegExp(`Dairy and eggs\\n(- .*\\n)*- ${text}`))
  expect(copied).toContain('Everything else\n- Birthday candles')

  // Bought: moved to the pantry; and back again with Undo.
  await row.getByText(text).click()
  await expect(page.getByText(/^Egg, .+: in the fridge\.$/)).toBeVisible()
  expect((await kept(page, 'sous-pantry')).ingredients).toEqual(['egg'])
  // It stays in its place, struck through, so that nothing moves under the thumb.
  await expect(row.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect((await kept(page, 'sous-pantry')).ingredients).toEqual([])
  await expect(row.getByRole('checkbox')).not.toBeChecked()

  await page.getByRole('button', { name: 'Edit Birthday candles' }).click()
  await axeInBoth(page, axe)
  await page.getByLabel('Edit text of Birthday candles').fill('12 candles')
  await page.keyboard.press('Enter')
  await expect(other).toContainText('12 candles')
  await expect(page.getByRole('checkbox', { name: '12 candles' })).toBeFocused()
  await row.getByText(text).click()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Bought' })).toContainText(text)
  await page.getByRole('button', { name: 'Clear checked' }).click()
  await expect(page.getByRole('region', { name: 'Bought' })).toHaveCount(0)
  await page.reload()
  await expect(other).toContainText('12 candles')
  await expect(page.getByText(text)).toHaveCount(0)
})

test('a turned phone shows the timer whole, keeps the place, and Back closes the chat', async ({ page }) => {
  const [recipe] = await recipes(page)
  const upright = { width: 390, height: 844 }
  const turned = { width: 844, height: 390 }
  await page.setViewportSize(upright)
  await page.goto(`/recipe/${recipe?.id}/cook`)
  await page.getByRole('button', { name: 'Start with step 1' }).click()
  await page.getByRole('button', { name: 'Set your own timer' }).click()
  await page.getByLabel('Minutes').fill('12')
  await page.keyboard.press('Enter')
  await page.goto(`/recipe/${recipe?.id}`)
  const timers = page.getByRole('region', { name: 'Timers' })
  const cook = page.getByRole('link', { name: /^(Start cooking|Continue)/ }).last()
  const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const isWhole = async () => {
    const { y, height } = await box(timers)
    return y + height <= (page.viewportSize()?.height ?? 0) && height >= 44 && height <= 56
  }
  await expect.poll(isWhole).toBe(true)

  await page.setViewportSize(turned)
  await expect.poll(isWhole).toBe(true)
  await page.setViewportSize(upright)
  await expect.poll(isWhole).toBe(true)
  const end = await box(cook)
  expect(end.y + end.height).toBeLessThanOrEqual((await box(timers)).y)

  // What was read stays on the screen.
  const places = page.getByRole('navigation', { name: 'Main places' })
  const line = page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem').last()
  await page.getByRole('contentinfo').waitFor()
  await line.evaluate(
    (one) =>
      new Promise((done) => {
        window.addEventListener('scrollend', () => requestAnimationFrame(done), { once: true })
        window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY - 280)
      }),
  )
  await expect(line).toBeInViewport()
  await page.setViewportSize(turned)
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(turned.width)
  await expect(places).toBeVisible()
  await expect(line).toBeInViewport()

  // The places are at the side, and the chat fills the screen, with the timer.
  expect((await box(places)).height).toBe(turned.height)
  await places.getByRole('button', { name: 'Ask' }).click()
  const chat = page.getByRole('dialog', { name: 'Ask the assistant' })
  await expect(chat.getByRole('region', { name: 'Timers' })).toBeInViewport()
  await page.goBack()
  await expect(chat).toBeHidden()
  await expect(page).toHaveURL(`/recipe/${recipe?.id}`)
})
