import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BULK_IMPORT_URLS } from '#content/scraping/bulk-import.ts'
import {
  CODE,
  fakeFunctions,
  JOB,
  liveStream,
  metrics,
  pageEvent,
  refused,
  scraped,
} from '#tests/support/fake-functions.ts'
import { operatorAccess } from '#web/api/operator-access.ts'
import { bulkRows, bulkRun, importState } from '#web/features/scraping/bulk-rows.ts'
import { toastStore } from '#web/lib/toast.ts'
import BulkRecipeImport from './bulk-recipe-import.tsx'

// Slow machines render these screens slowly.
vi.setConfig({ testTimeout: 30_000 })

const toast = () =>
  toastStore.get().map(({ title, description, variant }) => [title, description, variant])[0]
const PATIENT = { timeout: 5000 }
const [first = '', second = '', third = ''] = BULK_IMPORT_URLS
// Plain selectors: roles of thirty rows are slow to compute, and the end-to-end test covers roles.
const all = (selector: string) => [...document.querySelectorAll(selector)]
const rows = () => all('li').map(({ textContent }) => textContent)
const counters = () => all('dd').map(({ textContent }) => Number(textContent))
const progress = () => all('[role=progressbar]').map((bar) => bar.getAttribute('aria-valuetext'))
const start = () => fireEvent.click(screen.getByText('Import 30 recipes', { selector: 'button' }))

async function open(answers: Parameters<typeof fakeFunctions>[0]) {
  const functions = fakeFunctions(answers)
  await operatorAccess.unlock(CODE)
  render(<BulkRecipeImport />)
  return functions
}
function fresh() {
  operatorAccess.lock()
  sessionStorage.clear()
  toastStore.clear()
  bulkRun.reset()
}
function leave() {
  cleanup()
  bulkRun.reset()
  operatorAccess.lock()
  vi.unstubAllGlobals()
}
beforeEach(fresh)
afterEach(leave)

it('requires the code like every operator tool', () => {
  render(<BulkRecipeImport />)
  expect(all('button').map(({ textContent }) => textContent)).toEqual(['Unlock'])
})

describe('bulk import', () => {
  const look = () => ({
    rows: rows(),
    counters: counters(),
    progress: progress(),
    state: importState(bulkRun.get()),
  })
  /** One import, captured before, at its start, in the middle and at its end. */
  const seen: Record<'before' | 'started' | 'midway' | 'done', ReturnType<typeof look>> = {} as never
  let functions: ReturnType<typeof fakeFunctions>
  let midwayRows: ReturnType<typeof bulkRows>
  let labels: string[]
  let ending: string
  beforeAll(async () => {
    fresh()
    const stream = liveStream()
    functions = await open({
      'recipe-scraper': () => ({ job_id: JOB }),
      'scrape-job': () => stream.response,
    })
    labels = all('dt').map(({ textContent }) => textContent ?? '')
    seen.before = look()
    start()
    seen.started = look()
    stream.send(
      metrics({ totalUrls: 30 }),
      pageEvent(first, { state: 'success', title: 'Cajun pasta' }),
      pageEvent(second, { state: 'error', error: 'The page is gone.' }),
      pageEvent(third, { state: 'processing' }),
    )
    await waitFor(() => expect(counters()).toEqual([1, 1, 28]), PATIENT)
    midwayRows = bulkRows(bulkRun.get())
    seen.midway = look()
    stream.send(
      pageEvent(third, { state: 'duplicate', title: 'Sesame chicken' }),
      metrics({ status: 'completed' }),
      { kind: 'results', results: scraped() },
    )
    await waitFor(() => expect(progress()).toEqual([]), PATIENT)
    seen.done = look()
    ending = screen.getByText(/Import finished/).textContent ?? ''
    leave()
  }, 30_000)

  it('is one button for thirty pages of one blog [O049 O050]', () => {
    expect(seen.before.rows).toHaveLength(30)
    expect(new Set(BULK_IMPORT_URLS.map((url) => new URL(url).host)).size).toBe(1)
  })

  it('sends all URLs with the batch size 50 and the threshold 30 [O187 O304 O305]', () => {
    expect(functions.bodies('recipe-scraper')).toEqual([
      { urls: BULK_IMPORT_URLS, batch_size: 50, access_code: CODE, quality_threshold: 30, wait: false },
    ])
  })

  it('shows a progress bar while it runs, and only then [O051]', () => {
    expect(seen.before.progress).toEqual([])
    expect(seen.started.progress).toEqual(['0 of 30'])
    expect(seen.midway.progress).toEqual(['2 of 30'])
    expect(seen.done.progress).toEqual([])
  })

  it('lists each page with its status [O052 O109]', () => {
    expect(seen.midway.rows.slice(0, 4)).toEqual([
      'Cajun pastasuccess',
      'Dragon NoodlesThe page is gone.error',
      'Easy Sesame Chickenprocessing',
      'Coconut Chicken Currypending',
    ])
  })

  it('moves a row from pending through processing to success or error [O140]', () => {
    expect(seen.before.rows.every((row) => row?.endsWith('pending'))).toBe(true)
    expect(seen.midway.rows[2]).toBe('Easy Sesame Chickenprocessing')
    expect(seen.done.rows.slice(0, 3)).toEqual([
      'Cajun pastasuccess',
      'Dragon NoodlesThe page is gone.error',
      'Sesame chickensuccess, already stored',
    ])
  })

  it('keeps the URL, status, title and error of each row [O108]', () => {
    expect(midwayRows[1]).toMatchObject({
      url: second,
      status: 'error',
      title: 'Dragon Noodles',
      error: 'The page is gone.',
    })
  })

  it('names a page without a title by the words in its URL [O053]', () => {
    expect(seen.before.rows[0]).toBe('One Pot Creamy Cajun Chicken Pastapending')
  })

  it('counts succeeded, failed and remaining pages [O054]', () => {
    expect(labels).toEqual(['Success', 'Failed', 'Pending'])
    expect(seen.before.counters).toEqual([0, 0, 30])
    expect(seen.midway.counters).toEqual([1, 1, 28])
  })

  it('goes from idle through importing to done [O141]', () => {
    const { before, started, midway, done } = seen
    expect([before, started, midway, done].map(({ state }) => state)).toEqual([
      'idle',
      'importing',
      'importing',
      'done',
    ])
    expect(ending).toMatch(/Import finished: 2 succeeded, 1 failed/)
  })
})

it('marks every page with the message when the import fails, and reports it [O142 O260 O261]', async () => {
  await open({ 'recipe-scraper': () => refused('The kitchen is closed.', 503) })
  start()
  await waitFor(() => expect(counters()).toEqual([0, 30, 0]), PATIENT)
  expect(importState(bulkRun.get())).toBe('failed')
  expect(rows().every((row) => row?.includes('The kitchen is closed.error'))).toBe(true)
  expect(toast()).toEqual(['Import Failed', 'The kitchen is closed.', 'destructive'])
})

it('uses a default message if there is none [O143 O262]', async () => {
  await open({
    'recipe-scraper': () => ({ job_id: JOB }),
    'scrape-job': () => {
      const stream = liveStream()
      stream.send(metrics({ status: 'error' }), { kind: 'results', results: scraped() })
      return stream.response
    },
  })
  start()
  await waitFor(() => expect(counters()).toEqual([0, 30, 0]), PATIENT)
  expect(rows()[0]).toContain('Import failederror')
  expect(toast()).toEqual(['Import Failed', 'Failed to import recipes. Please try again.', 'destructive'])
})
