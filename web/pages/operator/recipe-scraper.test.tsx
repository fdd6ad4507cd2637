import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SITES } from '#content/scraping/catalogue.ts'
import {
  CODE,
  extracted,
  fakeFunctions,
  JOB,
  liveStream,
  metrics,
  pageEvent,
  scraped,
} from '#tests/support/fake-functions.ts'
import { operatorAccess } from '#web/api/operator-access.ts'
import { scraperRun } from '#web/features/scraping/scrape-run.ts'
import { toastStore } from '#web/lib/toast.ts'
import RecipeScraper from './recipe-scraper.tsx'

// Slow machines draw these screens slowly.
vi.setConfig({ testTimeout: 30_000 })

const PATIENT = { timeout: 5000 }
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const words = (selector: string) => all(selector).map(({ textContent }) => textContent)
const toast = () => toastStore.get().map(({ title }) => title)[0]
const tab = (name: string) => fireEvent.mouseDown(screen.getByText(name, { selector: '[role=tab]' }))
const press = (name: string | RegExp) => fireEvent.click(screen.getByText(name, { selector: 'button' }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const narrow = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))

/** Name, bounds, step and value of every slider and number on the shown tab. */
const numbers = () =>
  all('form input[type=range], form input[type=number]').map((input) => {
    const { min, max, step, value, labels } = input as HTMLInputElement
    const shown = input.getAttribute('aria-valuetext') ?? value
    return [labels?.[0]?.textContent, Number(min), Number(max), step && Number(step), Number(shown)]
  })
const switches = () =>
  Object.fromEntries(
    all('form [role=switch]').map((one) => [
      one.getAttribute('aria-label'),
      (one as HTMLInputElement).checked,
    ]),
  )

let stream: ReturnType<typeof liveStream>
let functions: ReturnType<typeof fakeFunctions>
function open() {
  const router = createMemoryRouter([{ path: '/', Component: RecipeScraper }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
beforeEach(async () => {
  sessionStorage.clear()
  toastStore.clear()
  scraperRun.reset()
  stream = liveStream()
  functions = fakeFunctions({
    'recipe-scraper': () => ({ job_id: JOB }),
    'scrape-job': ({ action }) => (action === 'watch' ? stream.response : { jobs: [] }),
    'stored-recipes': () => ({ total: 0, cuisines: {}, difficulties: {} }),
    external_recipes: () => [],
  })
  await operatorAccess.unlock(CODE)
})
afterEach(() => {
  cleanup()
  scraperRun.reset()
  operatorAccess.lock()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('stands behind the gate [O015 O033]', () => {
  operatorAccess.lock()
  open()
  expect(words('button')).toEqual(['Unlock'])
  expect(all('[role=tab]')).toEqual([])
})

describe('the tabs', () => {
  it('are two on a phone [O035]', () => {
    narrow(true)
    open()
    expect(words('[role=tab]')).toEqual(['Single URL', 'Batch URLs'])
  })

  it('are six, each with its controls, bounds and defaults [O005 O034 O160 O166 O167 O174 O274 O275 O276 O277 O278 O279 O281 O282 O283 O284 O285 O286 O287 O288 O289 O290 O291 O292 O293 O294 O295 O296 O297 O298 O299 O300 O301]', () => {
    narrow(false)
    open()
    expect(words('form [role=tab]')).toEqual([
      'Single URL',
      'Batch URLs',
      'Domain Crawl',
      'Smart Selection',
      'Auto Discovery',
      'AI Enhanced',
    ])
    expect(numbers()).toEqual([['Quality threshold', 50, 100, '', 70]])
    expect(switches()).toEqual({
      'Paste the page': false,
      'AI enhancement': true,
      'Parallel processing': false,
    })

    tab('Batch URLs')
    expect(numbers()).toEqual([
      ['Quality threshold', 20, 90, '', 30],
      ['Batch size', 1, 25, '', 100],
    ])
    expect(switches()).toEqual({ 'AI enhancement': false, 'Parallel processing': false })
    press('Scrape Batch')
    expect(toast()).toBe('Valid URLs required')
    fireEvent.click(screen.getByLabelText('Domain'))
    press('Scrape Batch')
    expect(toast()).toBe('Domain required')

    tab('Domain Crawl')
    expect(numbers()).toEqual([
      ['Quality threshold', 50, 100, '', 70],
      ['Crawl depth', 1, 5, '', 3],
      ['Max concurrency', 1, 10, '', 5],
      ['Batch size', 1, 100, 1, 100],
    ])
    expect(switches()).toEqual({
      'AI enhancement': true,
      'Parallel processing': true,
      'Sitemap crawling': true,
      'Feed crawling': true,
      'Recursive crawling': true,
    })
    const size = screen.getByLabelText<HTMLInputElement>('Batch size')
    for (const [typed, kept] of [
      ['400', '100'],
      ['-3', '1'],
      ['', '1'],
    ] as const) {
      fireEvent.change(size, { target: { value: typed } })
      fireEvent.blur(size)
      expect(size.value).toBe(kept)
    }

    tab('Smart Selection')
    expect(numbers()).toEqual([['Target URL count', 10, 2000, 1, 500]])
    expect(words('form fieldset li')).toEqual(
      SITES.map(
        ({ name, domain, typical_yield, category }) =>
          `${name}${domain}, about ${typical_yield} recipes${category}`,
      ),
    )
    expect(SITES.map((site) => site.typical_yield)).toEqual([150, 200, 180, 120, 100, 80, 90, 70, 60, 110])
    press('Auto-Select Sites')
    expect(words('li:has(:checked)').map((text) => /about (\d+)/.exec(text ?? '')?.[1])).toEqual([
      '150',
      '200',
      '180',
    ])

    tab('Auto Discovery')
    expect(numbers()).toEqual([['URLs to discover', 10, 500, 10, 100]])
    const choices = [...document.querySelectorAll<HTMLSelectElement>('form[novalidate] select')]
    expect(choices.map(({ options }) => [...options].map(({ value }) => value).join(', '))).toEqual([
      'all, american, italian, mexican, asian, mediterranean, indian, french',
      'all, easy, medium, hard',
    ])
    const discover = screen.getByText<HTMLButtonElement>('Discover Recipes')
    expect(discover.disabled).toBe(true)
    expect(screen.getByText('Access code is required')).toBeTruthy()
    type('Access code', 'own code')
    expect(discover.disabled).toBe(false)

    tab('AI Enhanced')
    press('Enhance Recipes')
    expect(toast()).toBe('Error')
    // What was set on another tab is still there.
    tab('Auto Discovery')
    expect(screen.getByLabelText<HTMLInputElement>('Access code').value).toBe('own code')
    expect(functions.bodies('recipe-scraper')).toEqual([])
  })
})

it('shows the monitor while a scrape is active, with what is going on [O004 O036 O037 O107 O137 O138 O250]', async () => {
  open()
  expect(screen.queryByText('Processing monitor')).toBeNull()
  type('Recipe URL', 'https://soups.example/leek')
  press('Scrape Recipe')
  expect(await screen.findByText('Processing monitor')).toBeTruthy()
  const figures = () => words('section[aria-labelledby=monitor-title] dd')
  expect(figures()).toEqual(['1', '0', '0', '0', 'None yet', '3 s'])
  stream.send(
    metrics({
      totalUrls: 40,
      processedUrls: 4,
      successfulExtractions: 3,
      failedExtractions: 1,
      currentUrl: 'https://soups.example/leek',
      averageProcessingTime: 1500,
      estimatedTimeRemaining: 75,
      extractionMethods: { 'json-ld': 2, page: 1 },
      qualityScores: [81, 85, 60],
    }),
    ...[0, 1, 2, 3].map((second) =>
      pageEvent(`https://soups.example/${second}`, { at: `2026-11-15T10:00:0${second}.000Z` }),
    ),
  )
  await waitFor(() => expect(words('svg title')[0]).toMatch(/^Throughput: 60 pages a minute/), PATIENT)
  expect(figures()).toEqual(['40', '4', '3', '1', '1.5 s', '1 min 15 s'])
  expect(words('svg title')[1]).toBe('Quality scores. 60 to 70: 1, 80 to 90: 2')
  expect(screen.getByText('https://soups.example/leek')).toBeTruthy()
  expect(screen.getByText('json-ld 2')).toBeTruthy()
  press('Pause')
  expect(await screen.findByText('Resume', {}, PATIENT)).toBeTruthy()
  stream.send({ ...metrics({ status: 'error' }), message: 'The site is closed.' } as never, {
    kind: 'results',
    results: scraped(),
  })
  await waitFor(() => expect(words('[role=alert]')).toEqual(['The site is closed.']), PATIENT)
  press('Close monitor')
  expect(screen.queryByText('Processing monitor')).toBeNull()
})

it('shows the results: lists, details, errors and exports made here [O038 O039 O040 O041 O042 O043 O044 O045 O046 O047 O048 O095 O096 O097 O098 O099 O100 O150 O151 O189 O209 O210 O212 O213 O259 O302]', async () => {
  const results = scraped({
    recipes: [extracted('Leek soup'), extracted('Fig tart', { source_url: null })],
    errors: Array.from({ length: 7 }, (_, at) => `Error ${at}`),
    duplicate_recipes: [{ id: 'r2', title: 'Fig tart', source_url: 'https://tarts.example/fig' }],
  })
  functions.answers['recipe-scraper'] = () => ({ job_id: JOB, results })
  open()
  type('Recipe URL', 'https://soups.example/leek')
  press('Scrape Recipe')
  expect(await screen.findByText('2 processed, 1 successful, 1 failed', {}, PATIENT)).toBeTruthy()
  const inside = 'section[aria-labelledby=results-title]'
  expect(words(`${inside} [role=tab]`)).toEqual(['Recipe List', 'Detailed View', 'Saved', 'Duplicates'])
  expect(words(`${inside} dl dd`)).toEqual(['4.2 s', '50%', '90%', '2.1 s', '2', '0', '0'])

  const row = screen.getByText('Leek soup', { selector: 'button span' })
  expect(screen.queryByText('1 onion')).toBeNull()
  fireEvent.click(row)
  expect(words(`${inside} ul.list-disc li`)).toEqual(['1 onion', '2 eggs', '3 carrots', '4 leeks', '5 figs'])
  expect(words(`${inside} ol li`)).toEqual(['Chop.', `${'x'.repeat(100)}…`, 'Fry.'])
  fireEvent.click(row)
  expect(screen.queryByText('1 onion')).toBeNull()
  tab('Detailed View')
  expect(words(`${inside} ol`)).toHaveLength(2)
  expect(screen.getAllByText('json-ld, 98% sure')).toHaveLength(2)

  expect(words(`${inside} [role=tabpanel][data-state=active]`).at(-1)).toBe(
    'Leek souphttps://soups.example/leek',
  )
  tab('Duplicates')
  expect(words(`${inside} [role=tabpanel][data-state=active]`).at(-1)).toBe(
    'Fig tarthttps://tarts.example/fig',
  )

  const errors = () => words(`${inside} section[aria-label=Errors] li`)
  expect(errors()).toHaveLength(5)
  press('Show all 7')
  expect(errors()).toHaveLength(7)
  press('Show fewer')
  expect(errors()).toHaveLength(5)
  press(/^Errors/)
  expect(document.querySelector<HTMLElement>('section[aria-label=Errors] div')?.hidden).toBe(true)

  const saved: { name: string; blob: Blob }[] = []
  let made: Blob | undefined
  vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL() {} }))
  URL.createObjectURL = (blob) => {
    made = blob as Blob
    return 'blob:here'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) saved.push({ name: this.download, blob: made })
  })
  const calls = functions.sent.length
  for (const format of ['JSON', 'CSV', 'HTML']) fireEvent.click(screen.getByLabelText(`Export as ${format}`))
  const day = new Date().toISOString().slice(0, 10)
  expect(saved.map(({ name }) => name)).toEqual(
    ['json', 'csv', 'html'].map((ending) => `recipes-export-${day}.${ending}`),
  )
  const [json, csv, html] = await Promise.all(saved.map(({ blob }) => blob.text()))
  expect(JSON.parse(json ?? '')[0]).toMatchObject({ title: 'Leek soup', quality_score: 86 })
  expect(csv).toMatch(/^Title,Description,Cuisine,.*\r\nLeek soup,About Leek soup\.,italian,easy,25,10,4,86,/)
  expect(html).toContain('<h2>Fig tart</h2>')
  expect(functions.sent).toHaveLength(calls)

  // A failing export is logged, and nothing else happens.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  URL.createObjectURL = () => {
    throw new Error('No room.')
  }
  toastStore.clear()
  fireEvent.click(screen.getByLabelText('Export as CSV'))
  expect(log).toHaveBeenCalledOnce()
  expect(toastStore.get()).toEqual([])
})
