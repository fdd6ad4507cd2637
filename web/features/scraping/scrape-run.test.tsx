import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ScrapeEvent, ScrapeMode } from '#core/contracts/scrape-results.ts'
import {
  CODE,
  fakeFunctions,
  JOB,
  json,
  liveStream,
  metrics,
  pageEvent,
  refused,
  scraped,
} from '#tests/support/fake-functions.ts'
import { operatorAccess } from '#web/api/operator-access.ts'
import { toastStore } from '#web/lib/toast.ts'
import type { Order } from './orders.ts'
import { createScrapeRun } from './scrape-run.ts'

// Slow machines render these screens slowly.
vi.setConfig({ testTimeout: 30_000 })

const order = (mode: ScrapeMode = 'batch', total = 2): Order => ({
  mode,
  name: mode === 'enhance' ? 'ai-recipe-enhancer' : 'recipe-scraper',
  body: { urls: ['https://soups.example/leek'], access_code: CODE, wait: false },
  total,
})
const toast = () =>
  toastStore.get().map(({ title, description, variant }) => [title, description, variant])[0]

let run: ReturnType<typeof createScrapeRun>
let streams: ReturnType<typeof liveStream>[]
const make = () => createScrapeRun({ key: 'sous-test-job', delays: [1] })
const status = () => run.get().metrics.status
const until = (wanted: string) => waitFor(() => expect(status()).toBe(wanted), { interval: 5 })

/** Each watch gets its own stream, which the test feeds. */
function kitchen(answers: Parameters<typeof fakeFunctions>[0] = {}) {
  streams = []
  return fakeFunctions({
    'recipe-scraper': () => ({ job_id: JOB }),
    'ai-recipe-enhancer': () => ({ job_id: JOB }),
    'scrape-job': ({ action }) => {
      if (action !== 'watch') return { job_id: JOB, results: scraped() }
      streams.push(liveStream())
      return streams.at(-1)?.response
    },
    ...answers,
  })
}
const connected = async (times = 1) => {
  await waitFor(() => expect(streams).toHaveLength(times), { interval: 5 })
  return streams.at(-1)!
}

beforeEach(async () => {
  sessionStorage.clear()
  toastStore.clear()
  kitchen()
  await operatorAccess.unlock(CODE)
  run = make()
})
afterEach(() => {
  run.reset()
  vi.unstubAllGlobals()
})

describe('scrape', () => {
  it('is running immediately, with the number of its pages and three seconds for each [O129 O130 O303]', () => {
    expect(status()).toBe('idle')
    void run.start(order('batch', 40))
    expect(run.get().metrics).toMatchObject({
      status: 'running',
      totalUrls: 40,
      processedUrls: 0,
      estimatedTimeRemaining: 120,
    })
  })

  it('follows the metrics and the pages that the server reports [O107]', async () => {
    void run.start(order('batch', 40))
    const stream = await connected()
    const sent = metrics({ currentUrl: 'https://soups.example/leek', extractionMethods: { page: 1 } })
    stream.send(sent, pageEvent('https://soups.example/leek', { title: 'Leek soup' }))
    await waitFor(() => expect(run.get().pages).toHaveLength(1), { interval: 5 })
    expect(sent).toMatchObject({ metrics: run.get().metrics })
    expect(Object.keys(run.get().metrics).sort()).toEqual([
      'alreadyThere',
      'averageProcessingTime',
      'currentUrl',
      'estimatedTimeRemaining',
      'extractionMethods',
      'failedExtractions',
      'processedUrls',
      'qualityScores',
      'searching',
      'status',
      'successfulExtractions',
      'totalUrls',
    ])
  })

  it('pauses and resumes [O131 O132]', async () => {
    void run.start(order())
    await connected()
    await run.act('pause')
    expect(status()).toBe('paused')
    await run.act('resume')
    expect(status()).toBe('running')
  })

  it('sends the access code with each request [O173]', async () => {
    const { bodies } = kitchen()
    void run.start(order())
    await connected()
    await run.act('pause')
    await run.act('resume')
    expect(bodies('recipe-scraper').map(({ access_code }) => access_code)).toEqual([CODE])
    expect(bodies('scrape-job').map(({ action, access_code }) => [action, access_code])).toEqual([
      ['watch', CODE],
      ['pause', CODE],
      ['resume', CODE],
    ])
  })

  it.each(['idle', 'running', 'paused', 'completed', 'error'] as const)(
    'can be %s, as the server reports [O128]',
    async (serverStatus) => {
      void run.start(order())
      const stream = await connected()
      stream.send(metrics({ status: serverStatus }))
      await until(serverStatus)
    },
  )

  it('is completed at the end, with the counts of its results [O135 O136]', async () => {
    void run.start(order('batch', 40))
    const stream = await connected()
    stream.send(metrics({ status: 'completed' }), { kind: 'results', results: scraped() })
    await until('completed')
    expect(run.get().metrics).toMatchObject({
      processedUrls: 2,
      successfulExtractions: 1,
      failedExtractions: 1,
      estimatedTimeRemaining: 0,
    })
    expect(run.get().results).toEqual(scraped())
    run.dismiss()
    expect(status()).toBe('idle')
    expect(run.get().results).toEqual(scraped())
  })

  it('stops, is idle, and keeps what was found so far [O133 O134]', async () => {
    const { bodies } = kitchen()
    void run.start(order())
    await connected()
    await run.act('stop')
    expect(status()).toBe('idle')
    expect(run.get()).toMatchObject({ acting: false, results: { successful: 1 } })
    expect(bodies('scrape-job').map(({ action }) => action)).toEqual(['watch', 'stop', 'results'])
    expect(sessionStorage.length).toBe(0)
  })

  it('without results at the end is an error: Invalid results [O139]', async () => {
    kitchen({
      'scrape-job': ({ action }) => {
        if (action !== 'watch') return { job_id: JOB }
        const stream = liveStream()
        stream.send(metrics({ status: 'completed' }))
        stream.end()
        return stream.response
      },
    })
    await run.start(order('single'))
    expect(run.get()).toMatchObject({ message: 'Invalid results', metrics: { status: 'error' } })
  })

  it('accepts immediate results, from a server that waits [O188 O193]', async () => {
    kitchen({ 'ai-recipe-enhancer': () => ({ job_id: JOB, results: scraped() }) })
    await run.start(order('enhance'))
    expect(run.get()).toMatchObject({ metrics: { status: 'completed' }, results: { successful: 1 } })
  })
})

describe('connection to the server', () => {
  it('is resumed where it broke, and reports the interruption', async () => {
    const { bodies } = kitchen()
    void run.start(order())
    const first = await connected()
    first.send(metrics(), pageEvent('https://soups.example/leek'))
    await waitFor(() => expect(run.get().pages).toHaveLength(1), { interval: 5 })
    first.break()
    const second = await connected(2)
    expect(run.get()).toMatchObject({ connected: false, metrics: { status: 'running' } })
    expect(bodies('scrape-job')[1]).toMatchObject({ action: 'watch', since: '2026-11-15T10:00:00.000Z' })
    second.send(metrics({ processedUrls: 2 }))
    await waitFor(() => expect(run.get().connected).toBe(true), { interval: 5 })
    second.send({ kind: 'results', results: scraped() })
    await until('completed')
  })

  it('finds its job again after a reload, by its id and not by the code', async () => {
    void run.start(order())
    await connected()
    await waitFor(() => expect(sessionStorage.length).toBe(1), { interval: 5 })
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(CODE)
    const before = run
    run = make()
    const { bodies } = kitchen()
    const job = { id: JOB, mode: 'batch', status: 'running', created_at: '2026-11-15T10:00:00Z' }
    const list = vi.fn(() => ({ jobs: [job] }))
    const watch = liveStream()
    kitchen({ 'scrape-job': ({ action }) => (action === 'list' ? list() : watch.response) })
    void run.restore()
    watch.send(metrics({ processedUrls: 1 }))
    await waitFor(() => expect(run.get().metrics.processedUrls).toBe(1), { interval: 5 })
    expect(run.get()).toMatchObject({ jobId: JOB, mode: 'batch' })
    expect(bodies('recipe-scraper')).toEqual([])
    // A job that the server no longer has is dropped here too.
    before.reset()
    run.reset()
    kitchen({ 'scrape-job': () => ({ jobs: [] }) })
    await run.restore()
    expect(status()).toBe('idle')
    expect(sessionStorage.length).toBe(0)
  })

  it('ends when the job is gone or the code is no longer valid', async () => {
    kitchen({ 'scrape-job': () => refused('We couldn’t find this job.', 404) })
    await run.start(order('smart'))
    expect(run.get()).toMatchObject({ message: 'We couldn’t find this job.', metrics: { status: 'error' } })
  })
})

describe('failure', () => {
  it.each<[ScrapeMode, string, string, string]>([
    ['single', 'Advanced scraping failed', 'Failed to scrape recipe. Please try again.', '[O234 O240]'],
    ['batch', 'Enhanced batch scraping failed', 'Failed to scrape recipe. Please try again.', '[O235]'],
    ['domain', 'Advanced domain crawling failed', 'Failed to crawl domain. Please try again.', '[O236 O241]'],
    [
      'smart',
      'Smart scraping failed',
      'Failed to perform smart domain scraping. Please try again.',
      '[O237 O242]',
    ],
    ['enhance', 'Enhancement Failed', 'Failed to enhance recipes with AI.', '[O238 O243]'],
    ['discovery', 'Auto Discovery Failed', 'Failed to scrape recipe. Please try again.', '[O239]'],
  ])('in mode %s: %s, and %s when the server gives no reason %s', async (mode, title, fallback) => {
    kitchen({
      'scrape-job': () => {
        const stream = liveStream()
        stream.send(metrics({ status: 'error' }), { kind: 'results', results: scraped() })
        return stream.response
      },
    })
    await run.start(order(mode))
    expect(toast()).toEqual([title, fallback, 'destructive'])
    expect(run.get()).toMatchObject({ message: fallback, metrics: { status: 'error' } })
  })

  it('shows the message of the server in a destructive toast titled by mode [O233]', async () => {
    kitchen({ 'recipe-scraper': () => refused('Too many requests.', 429) })
    await run.start(order('single'))
    expect(toast()).toEqual(['Advanced scraping failed', 'Too many requests.', 'destructive'])
  })

  it('moves the monitor to error and keeps the message of the server for it [O137]', async () => {
    kitchen({ 'recipe-scraper': () => refused('Too many requests.', 429) })
    await run.start(order('single'))
    expect(status()).toBe('error')
    expect(run.get()).toMatchObject({ message: 'Too many requests.', results: undefined })
  })

  it.each<[string, string, () => Response]>([
    ['Function call failed: The kitchen is closed.', 'O244', () => refused('The kitchen is closed.', 503)],
    ['No data returned from scraping function', 'O245', () => json(null)],
    ['No results returned from scraper', 'O246', () => json({})],
    ['Invalid response from scraper: missing results', 'O247', () => json({ results: { processed: 1 } })],
  ])(
    'in batch and domain mode: %s, one failure and metrics of zero [O248 O249 %s]',
    async (message, _id, answer) => {
      for (const mode of ['batch', 'domain'] as const) {
        kitchen({ 'recipe-scraper': answer })
        await run.start(order(mode))
        expect(toast()?.[1]).toBe(message)
        const { results } = run.get()
        expect(results).toMatchObject({ processed: 0, successful: 0, failed: 1, errors: [message] })
        expect(Object.values(results?.performance_metrics ?? {})).toEqual(Array(7).fill(0))
      }
    },
  )

  it('of a crawl that found nothing counts as one failure too [O248 O249]', async () => {
    const empty = scraped({
      processed: 0,
      successful: 0,
      failed: 0,
      errors: [],
      recipes: [],
      saved_recipes: [],
    })
    kitchen({
      'scrape-job': () => {
        const stream = liveStream()
        stream.send({
          ...metrics({ status: 'error' }),
          message: 'We couldn’t find this site.',
        } as ScrapeEvent)
        stream.send({ kind: 'results', results: empty })
        return stream.response
      },
    })
    await run.start(order('domain'))
    expect(run.get().results).toMatchObject({ failed: 1, errors: ['We couldn’t find this site.'] })
    expect(run.get().results?.performance_metrics.total_time_seconds).toBe(0)
  })
})
