import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
import { bulkRun } from '#web/features/scraping/bulk-rows.ts'
import { toastStore } from '#web/lib/toast.ts'
import BulkRecipeImport from './bulk-recipe-import.tsx'

// Slow machines draw these screens slowly.
vi.setConfig({ testTimeout: 30_000 })

const toast = () =>
  toastStore.get().map(({ title, description, variant }) => [title, description, variant])[0]
const PATIENT = { timeout: 5000 }
const [first = '', second = '', third = ''] = BULK_IMPORT_URLS
// Plain selectors: roles of thirty rows are slow to compute, and the end-to-end test looks at roles.
const all = (selector: string) => [...document.querySelectorAll(selector)]
const rows = () => all('li').map(({ textContent }) => textContent)
const counters = () => all('dd').map(({ textContent }) => Number(textContent))
const progress = () => all('[role=progressbar]').map((bar) => bar.getAttribute('aria-valuetext'))
const start = () => fireEvent.click(screen.getByText('Import 30 Recipes', { selector: 'button' }))

async function open(answers: Parameters<typeof fakeFunctions>[0]) {
  const functions = fakeFunctions(answers)
  await operatorAccess.unlock(CODE)
  render(<BulkRecipeImport />)
  return functions
}
beforeEach(() => {
  operatorAccess.lock()
  sessionStorage.clear()
  toastStore.clear()
  bulkRun.reset()
})
afterEach(() => {
  cleanup()
  bulkRun.reset()
  operatorAccess.lock()
  vi.unstubAllGlobals()
})

it('asks for the code like every operator tool', () => {
  render(<BulkRecipeImport />)
  expect(all('button').map(({ textContent }) => textContent)).toEqual(['Unlock'])
})

it('imports the fixed list: rows go from pending over processing to success or error [O006 O016 O049 O050 O051 O052 O053 O054 O108 O109 O140 O141 O187 O304 O305]', async () => {
  const stream = liveStream()
  const { bodies } = await open({
    'recipe-scraper': () => ({ job_id: JOB }),
    'scrape-job': () => stream.response,
  })
  expect(BULK_IMPORT_URLS.every((url) => new URL(url).host === new URL(first).host)).toBe(true)
  expect(rows()).toHaveLength(30)
  // Without a title, the words of the address.
  expect(rows()[0]).toBe('One Pot Creamy Cajun Chicken Pastapending')
  expect(counters()).toEqual([0, 0, 30])
  expect(progress()).toEqual([])
  start()
  expect(progress()).toEqual(['0 of 30'])
  stream.send(
    metrics({ totalUrls: 30 }),
    pageEvent(first, { state: 'success', title: 'Cajun pasta' }),
    pageEvent(second, { state: 'error', error: 'The page is gone.' }),
    pageEvent(third, { state: 'processing' }),
  )
  await waitFor(() => expect(counters()).toEqual([1, 1, 28]), PATIENT)
  expect(rows().slice(0, 4)).toEqual([
    'Cajun pastasuccess',
    'Dragon NoodlesThe page is gone.error',
    'Easy Sesame Chickenprocessing',
    'Coconut Chicken Currypending',
  ])
  expect(progress()).toEqual(['2 of 30'])
  expect(bodies('recipe-scraper')).toEqual([
    { urls: BULK_IMPORT_URLS, batch_size: 50, access_code: CODE, quality_threshold: 30, wait: false },
  ])
  stream.send(
    pageEvent(third, { state: 'duplicate', title: 'Sesame chicken' }),
    metrics({ status: 'completed' }),
    { kind: 'results', results: scraped() },
  )
  await waitFor(() => expect(progress()).toEqual([]), PATIENT)
  expect(rows()[2]).toBe('Sesame chickensuccess, known before')
  expect(screen.getByText(/The import is done: 2 success, 1 failed/)).toBeTruthy()
})

it('marks every page with the message when the import fails, and says so [O142 O260 O261]', async () => {
  await open({ 'recipe-scraper': () => refused('The kitchen is closed.', 503) })
  start()
  await waitFor(() => expect(counters()).toEqual([0, 30, 0]), PATIENT)
  expect(rows().every((row) => row?.includes('The kitchen is closed.error'))).toBe(true)
  expect(toast()).toEqual(['Import Failed', 'The kitchen is closed.', 'destructive'])
})

it('has words of its own where there is no message [O143 O262]', async () => {
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
