import { type Browser, devices, type Locator, type Page } from '@playwright/test'

/** A cheap phone: its CPU is this much slower than the machine's. */
export const SLOWDOWN = 4

interface Step {
  name: string
  /** The target element; located before throttling, since locating takes time too. */
  on: (page: Page) => Locator
  /** The text to type, one letter at a time; without it, the target is tapped. */
  type?: string
}

const LETTER_MS = 250
const REST_MS = 600

/** The worst time from an input event to the next frame, in ms, as measured by the browser itself. */
async function worstOf(
  page: Page,
  { on, type }: Step,
  slow: (rate: number) => Promise<unknown>,
): Promise<number> {
  const target = on(page)
  if (type) await target.focus()
  else await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to touch.')
  await page.evaluate(() => {
    const seen = { worst: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId)
          seen.worst = Math.max(seen.worst, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  await slow(SLOWDOWN)
  await page.waitForTimeout(REST_MS)
  if (type) await page.keyboard.type(type, { delay: LETTER_MS })
  else await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(REST_MS)
  await slow(1)
  return page.evaluate(() => (window as unknown as { seen: { worst: number } }).seen.worst)
}

const steps = (recipe: string): { path: string; steps: Step[] }[] => [
  {
    path: '/',
    steps: [
      { name: 'switch the theme', on: (page) => page.getByRole('button', { name: /Switch to/ }) },
      { name: 'open the menu', on: (page) => page.getByRole('button', { name: 'Open menu' }) },
    ],
  },
  {
    path: '/add-ingredients?ingredients=egg,rice',
    steps: [
      { name: 'type an ingredient', on: (page) => page.getByRole('combobox'), type: 'spin' },
      { name: 'take a suggestion', on: (page) => page.getByRole('option').first() },
    ],
  },
  {
    path: '/recipes',
    steps: [{ name: 'search', on: (page) => page.getByRole('searchbox'), type: 'soup' }],
  },
  {
    path: recipe,
    steps: [
      {
        name: 'tick an ingredient off',
        on: (page) => page.locator('label:has(input[type=checkbox])').first(),
      },
    ],
  },
]

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Each interaction on an idle page, on a slow phone; the median of several runs. */
export async function measureInteractions(browser: Browser, base: string, recipe: string, runs: number) {
  const times = new Map<string, number[]>()
  for (let run = 0; run < runs; run++)
    for (const { path, steps: list } of steps(recipe)) {
      const context = await browser.newContext({ ...devices['Moto G4'], serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.goto(base + path)
      await page.waitForLoadState('networkidle')
      const session = await context.newCDPSession(page)
      const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
      for (const step of list) {
        const name = `${path.replace(/\?.*/, '').replace(/[0-9a-f-]{36}/, ':id')} ${step.name}`
        times.set(name, [...(times.get(name) ?? []), await worstOf(page, step, slow)])
      }
      await context.close()
    }
  return [...times].map(([name, values]) => ({ name, ms: median(values), all: values }))
}
