import { type Browser, devices, type Page } from '@playwright/test'

/** A cheap phone: its processor is this much slower than the machine's. */
export const SLOWDOWN = 4

interface Step {
  name: string
  act: (page: Page) => Promise<unknown>
}

/** The worst time from a touch or key to the next frame, in ms, as the browser itself measured it. */
async function worstOf(page: Page, { act }: Step): Promise<number> {
  await page.evaluate(() => {
    const seen = { worst: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId)
          seen.worst = Math.max(seen.worst, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  await act(page)
  await page.waitForTimeout(600)
  return page.evaluate(() => (window as unknown as { seen: { worst: number } }).seen.worst)
}

const steps = (recipe: string): { path: string; steps: Step[] }[] => [
  {
    path: '/',
    steps: [
      { name: 'switch the theme', act: (page) => page.getByRole('button', { name: /Switch to/ }).tap() },
      { name: 'open the menu', act: (page) => page.getByRole('button', { name: 'Open menu' }).tap() },
    ],
  },
  {
    path: '/add-ingredients?ingredients=egg,rice',
    steps: [
      {
        name: 'type an ingredient',
        act: (page) => page.getByRole('combobox').pressSequentially('spin', { delay: 120 }),
      },
      { name: 'take a suggestion', act: (page) => page.getByRole('option').first().tap() },
    ],
  },
  {
    path: '/recipes',
    steps: [
      {
        name: 'search',
        act: (page) => page.getByRole('searchbox').pressSequentially('soup', { delay: 120 }),
      },
    ],
  },
  {
    path: recipe,
    steps: [
      {
        name: 'tick an ingredient off',
        act: (page) => page.locator('label:has(input[type=checkbox])').first().tap(),
      },
    ],
  },
]

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Each interaction on a page that has come to rest, on a slow phone; the median of some runs. */
export async function measureInteractions(browser: Browser, base: string, recipe: string, runs: number) {
  const times = new Map<string, number[]>()
  for (let run = 0; run < runs; run++)
    for (const { path, steps: list } of steps(recipe)) {
      const context = await browser.newContext({ ...devices['Moto G4'], serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.goto(base + path)
      await page.waitForLoadState('networkidle')
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      for (const step of list) {
        const name = `${path.replace(/\?.*/, '').replace(/[0-9a-f-]{36}/, ':id')} ${step.name}`
        times.set(name, [...(times.get(name) ?? []), await worstOf(page, step)])
      }
      await context.close()
    }
  return [...times].map(([name, values]) => ({ name, ms: median(values), all: values }))
}
