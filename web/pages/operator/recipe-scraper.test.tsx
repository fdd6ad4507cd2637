import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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

// Slow machines render these screens slowly.
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

/** Name, bounds, step and value of every slider and number on the visible tab. */
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
async function fresh() {
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
}
function leave() {
  cleanup()
  scraperRun.reset()
  operatorAccess.lock()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
function eachAlone() {
  beforeEach(fresh)
  afterEach(leave)
}
/** Rendered once for many assertions; each test leaves the screen as it found it. */
function renderOnce(show: () => void | Promise<void>) {
  beforeAll(async () => {
    await fresh()
    await show()
  }, 30_000)
  afterAll(leave)
}

describe('recipe scraper page', () => {
  eachAlone()

  it('is behind the gate [O015 O033]', () => {
    operatorAccess.lock()
    open()
    expect(words('button')).toEqual(['Unlock'])
    expect(all('[role=tab]')).toEqual([])
  })

  it('has two tabs on a phone [O035]', () => {
    narrow(true)
    open()
    expect(words('[role=tab]')).toEqual(['Single URL', 'Batch URLs'])
  })
})

describe('tabs', () => {
  renderOnce(() => {
    narrow(false)
    open()
  })
  /** The controls of a tab, by name: bounds, step and default. */
  const control = (name: string) =>
    numbers()
      .find(([label]) => label === name)
      ?.slice(1)

  it('are six [O005 O034]', () => {
    expect(words('form [role=tab]')).toEqual([
      'Single URL',
      'Batch URLs',
      'Domain Crawl',
      'Smart Selection',
      'Auto Discovery',
      'AI Enhanced',
    ])
  })

  it.each([
    ['Single URL', 'Quality threshold', [50, 100, '', 70], '[O274 O275]'],
    ['Batch URLs', 'Quality threshold', [20, 90, '', 30], '[O276 O277]'],
    ['Batch URLs', 'Batch size', [1, 25, '', 100], '[O278 O279]'],
    ['Domain Crawl', 'Quality threshold', [50, 100, '', 70], '[O274 O275]'],
    ['Domain Crawl', 'Batch size', [1, 100, 1, 100], '[O279 O281]'],
    ['Domain Crawl', 'Crawl depth', [1, 5, '', 3], '[O283 O284]'],
    ['Domain Crawl', 'Max concurrency', [1, 10, '', 5], '[O285 O286]'],
    ['Smart Selection', 'Target URL count', [10, 2000, 1, 500], '[O287 O288]'],
    ['Auto Discovery', 'URLs to discover', [10, 500, 10, 100], '[O289 O290]'],
  ])('%s: %s has the bounds, step and default %j %s', (name, label, wanted) => {
    tab(name)
    expect(control(label)).toEqual(wanted)
  })

  it.each<[string, Record<string, boolean>, string]>([
    [
      'Single URL',
      { 'Paste the page': false, 'AI enhancement': true, 'Parallel processing': false },
      '[O293 O295]',
    ],
    ['Batch URLs', { 'AI enhancement': false, 'Parallel processing': false }, '[O294 O295]'],
    [
      'Domain Crawl',
      {
        'AI enhancement': true,
        'Parallel processing': true,
        'Sitemap crawling': true,
        'Feed crawling': true,
        'Recursive crawling': true,
      },
      '[O293 O296 O297]',
    ],
  ])('%s: switches default to %j %s', (name, wanted) => {
    tab(name)
    expect(switches()).toEqual(wanted)
  })

  it('keep a typed batch size within its bounds [O167 O282]', () => {
    tab('Domain Crawl')
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
  })

  it('accept a list of URLs or a domain for a batch [O160]', () => {
    tab('Batch URLs')
    press('Scrape batch')
    expect(toast()).toBe('Valid URLs required')
    fireEvent.click(screen.getByLabelText('Domain'))
    press('Scrape batch')
    expect(toast()).toBe('Domain required')
  })

  it('offer ten sites with their typical yields and categories [O298 O299 O300]', () => {
    tab('Smart Selection')
    const listed = words('form fieldset li')
    expect(listed).toHaveLength(10)
    expect(listed).toEqual(
      SITES.map(
        ({ name, domain, typical_yield, category }) =>
          `${name}${domain}, about ${typical_yield} recipes${category}`,
      ),
    )
    expect(listed.map((text) => Number(/about (\d+)/.exec(text ?? '')?.[1]))).toEqual([
      150, 200, 180, 120, 100, 80, 90, 70, 60, 110,
    ])
  })

  it('select the sites with the highest yield until the target is covered [O301]', () => {
    tab('Smart Selection')
    press('Auto-select sites')
    expect(words('li:has(:checked)').map((text) => /about (\d+)/.exec(text ?? '')?.[1])).toEqual([
      '150',
      '200',
      '180',
    ])
  })

  it('offer cuisines and difficulties for discovery [O291 O292]', () => {
    tab('Auto Discovery')
    const choices = [...document.querySelectorAll<HTMLSelectElement>('form[novalidate] select')]
    expect(choices.map(({ options }) => [...options].map(({ value }) => value).join(', '))).toEqual([
      'all, american, italian, mexican, asian, mediterranean, indian, french',
      'all, easy, medium, hard',
    ])
  })

  it('require an access code for discovery, which has its own field and is kept [O166 O174]', () => {
    tab('Auto Discovery')
    const discover = screen.getByText<HTMLButtonElement>('Discover recipes')
    expect(discover.disabled).toBe(true)
    expect(screen.getByText('Access code is required')).toBeTruthy()
    type('Access code', 'own code')
    expect(discover.disabled).toBe(false)
    tab('AI Enhanced')
    tab('Auto Discovery')
    expect(screen.getByLabelText<HTMLInputElement>('Access code').value).toBe('own code')
  })

  it('send nothing while required input is missing', () => {
    tab('AI Enhanced')
    press('Enhance recipes')
    expect(toast()).toBe('Error')
    expect(functions.bodies('recipe-scraper')).toEqual([])
  })
})

describe('monitor', () => {
  eachAlone()
  const figures = () => words('section[aria-labelledby=monitor-title] dd')
  const monitor = () => screen.queryByText('Processing monitor')
  async function begin() {
    open()
    expect(monitor()).toBeNull()
    type('Recipe URL', 'https://soups.example/leek')
    press('Scrape recipe')
    expect(await screen.findByText('Processing monitor')).toBeTruthy()
  }

  it('is shown while a scrape is active, with its metrics as they arrive [O036 O037 O107]', async () => {
    await begin()
    expect(figures()).toEqual(['1', '0', '1', '0', '0', '0', 'None yet', '3 s'])
    stream.send(
      metrics({
        totalUrls: 40,
        processedUrls: 4,
        successfulExtractions: 3,
        failedExtractions: 1,
        alreadyThere: 2,
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
    expect(figures()).toEqual(['40', '4', '36', '3', '2', '1', '1.5 s', '1 min 15 s'])
    expect(words('svg title')[1]).toBe('Quality scores. 60 to 70: 1, 80 to 90: 2')
    expect(screen.getByText('https://soups.example/leek')).toBeTruthy()
    expect(screen.getByText('json-ld 2')).toBeTruthy()
    press('Pause')
    expect(await screen.findByText('Resume', {}, PATIENT)).toBeTruthy()
  })

  it('shows an error message until it is closed [O137 O138 O250]', async () => {
    await begin()
    stream.send({ ...metrics({ status: 'error' }), message: 'The site is closed.' } as never, {
      kind: 'results',
      results: scraped(),
    })
    await waitFor(() => expect(words('[role=alert]')).toEqual(['The site is closed.']), PATIENT)
    expect(scraperRun.get().metrics.status).toBe('error')
    press('Close monitor')
    expect(monitor()).toBeNull()
  })
})

describe('results', () => {
  const results = scraped({
    recipes: [extracted('Leek soup'), extracted('Fig tart', { source_url: null })],
    errors: Array.from({ length: 7 }, (_, at) => `Error ${at}`),
    duplicate_recipes: [{ id: 'r2', title: 'Fig tart', source_url: 'https://tarts.example/fig' }],
  })
  const inside = 'section[aria-labelledby=results-title]'
  const row = () => screen.getByText('Leek soup', { selector: 'button span' })
  renderOnce(async () => {
    functions.answers['recipe-scraper'] = () => ({ job_id: JOB, results })
    open()
    type('Recipe URL', 'https://soups.example/leek')
    press('Scrape recipe')
    await screen.findByText('2 processed, 1 successful, 1 failed', {}, PATIENT)
  })

  it('show what was processed, what succeeded and what failed', () => {
    expect(words(inside)[0]).toContain('2 processed, 1 successful, 1 failed')
  })

  it('show the metrics of the job [O097]', () => {
    expect(words(`${inside} dl dd`)).toEqual(['4.2 s', '50%', '90%', '2.1 s', '2', '0', '0'])
  })

  it('have tabs for recipes, details, saved ones and duplicates [O038 O039]', () => {
    expect(words(`${inside} [role=tab]`)).toEqual(['Recipe List', 'Detailed View', 'Saved', 'Duplicates'])
  })

  it('open and close the detail of a recipe on a click [O040]', () => {
    expect(screen.queryByText('1 onion')).toBeNull()
    fireEvent.click(row())
    expect(screen.getByText('1 onion')).toBeTruthy()
    fireEvent.click(row())
    expect(screen.queryByText('1 onion')).toBeNull()
  })

  it('preview five ingredients and three steps, truncated at 100 characters [O041 O042 O043]', () => {
    fireEvent.click(row())
    expect(words(`${inside} ul.list-disc li`)).toEqual([
      '1 onion',
      '2 eggs',
      '3 carrots',
      '4 leeks',
      '5 figs',
    ])
    expect(words(`${inside} ol li`)).toEqual(['Chop.', `${'x'.repeat(100)}…`, 'Fry.'])
    fireEvent.click(row())
  })

  it('show each recipe in detail, with the source of its parts [O098 O099]', () => {
    tab('Detailed View')
    expect(words(`${inside} ol`)).toHaveLength(2)
    expect(screen.getAllByText('json-ld, 98% sure')).toHaveLength(2)
    const [soup, tart] = words(`${inside} [role=tabpanel][data-state=active] > ul > li`)
    for (const part of [
      'Leek soup',
      'About Leek soup.',
      'json-ld',
      '86',
      '25 min',
      'serves 4',
      'soups.example',
    ])
      expect(soup).toContain(part)
    expect(tart).toContain('About Fig tart.')
    expect(tart).not.toContain('soups.example')
  })

  it('list saved recipes and duplicates by title and URL [O100]', () => {
    expect(words(`${inside} [role=tabpanel][data-state=active]`).at(-1)).toBe(
      'Leek souphttps://soups.example/leek',
    )
    tab('Duplicates')
    expect(words(`${inside} [role=tabpanel][data-state=active]`).at(-1)).toBe(
      'Fig tarthttps://tarts.example/fig',
    )
  })

  const errors = () => words(`${inside} section[aria-label=Errors] li`)

  it('show five errors first, and all or fewer on request [O044 O045 O150]', () => {
    expect(errors()).toEqual(results.errors.slice(0, 5))
    press('Show all 7')
    expect(errors()).toHaveLength(7)
    press('Show fewer')
    expect(errors()).toHaveLength(5)
  })

  it('start with five of seven errors, each a text [O096 O302]', () => {
    expect(errors()).toEqual(results.errors.slice(0, 5))
  })

  it('collapse the errors [O046 O151]', () => {
    const panel = () => document.querySelector<HTMLElement>('section[aria-label=Errors] div')?.hidden
    expect(panel()).toBe(false)
    press(/^Errors/)
    expect(panel()).toBe(true)
    press(/^Errors/)
  })

  describe('exports', () => {
    const saved: { name: string; blob: Blob }[] = []
    let made: Blob | undefined
    let calls = 0
    beforeAll(() => {
      vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL() {} }))
      URL.createObjectURL = (blob) => {
        made = blob as Blob
        return 'blob:here'
      }
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        if (made) saved.push({ name: this.download, blob: made })
      })
      calls = functions.sent.length
      for (const format of ['JSON', 'CSV', 'HTML'])
        fireEvent.click(screen.getByLabelText(`Export as ${format}`))
    })

    it('are files named after the date [O212]', () => {
      const day = new Date().toISOString().slice(0, 10)
      expect(saved.map(({ name }) => name)).toEqual(
        ['json', 'csv', 'html'].map((ending) => `recipes-export-${day}.${ending}`),
      )
    })

    it('are JSON, CSV and HTML, with a button each [O047 O048 O210]', async () => {
      const [json, csv, html] = await Promise.all(saved.map(({ blob }) => blob.text()))
      expect(JSON.parse(json ?? '')[0]).toMatchObject({ title: 'Leek soup', quality_score: 86 })
      expect(csv).toMatch(
        /^Title,Description,Cuisine,.*\r\nLeek soup,About Leek soup\.,italian,easy,25,10,4,86,/,
      )
      expect(html).toContain('<h2>Fig tart</h2>')
    })

    it('are generated on this device, without a network call [O209 O213]', () => {
      expect(saved).toHaveLength(3)
      expect(functions.sent).toHaveLength(calls)
    })

    it('are only logged when they fail [O259]', () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      URL.createObjectURL = () => {
        throw new Error('No room.')
      }
      toastStore.clear()
      fireEvent.click(screen.getByLabelText('Export as CSV'))
      expect(log).toHaveBeenCalledOnce()
      expect(toastStore.get()).toEqual([])
    })
  })
})
