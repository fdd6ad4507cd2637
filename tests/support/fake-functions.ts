import { vi } from 'vitest'
import type {
  ExtractedRecipe,
  MonitorMetrics,
  PageProgress,
  ScrapeEvent,
  ScrapeResults,
} from '#core/contracts/scrape-results.ts'

type Body = Record<string, unknown>
type Answer = (body: Body, url: URL) => unknown
export const CODE = 'kale-basil-mint'

export const json = (body: unknown, status = 200) =>
  new Response(body === undefined ? '' : JSON.stringify(body), { status })
export const refused = (message: string, status = 500) => json({ error: 'no', message }, status)

/** Fakes the operator functions over HTTP: their responses, and the requests they received. */
export function fakeFunctions(answers: Record<string, Answer>) {
  const sent: { name: string; body: Body }[] = []
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(address), window.location.origin)
    const name = url.pathname.replace(/^\/(functions|rest)\/v1\//, '')
    const body = init.body ? (JSON.parse(String(init.body)) as Body) : {}
    sent.push({ name, body })
    if (name === 'operator-access')
      return body.access_code === CODE
        ? json({ ok: true })
        : refused('Invalid access code. Please try again.', 403)
    const answer = await answers[name]?.(body, url)
    return answer instanceof Response ? answer : json(answer ?? {})
  })
  return {
    answers,
    sent,
    bodies: (name: string) => sent.filter((call) => call.name === name).map(({ body }) => body),
  }
}

/** A stream that a test feeds and ends. */
export function liveStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own
    },
  })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (...events: ScrapeEvent[]) => {
      for (const event of events)
        controller?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
    },
    end: () => controller?.close(),
    break: () => controller?.error(new Error('The line is dead.')),
  }
}

export const JOB = '7b0f8a8e-3a52-4d0c-9a63-2f1f0c8f1a11'

export const metrics = (part: Partial<MonitorMetrics> = {}): ScrapeEvent => ({
  kind: 'metrics',
  job_id: JOB,
  message: null,
  metrics: {
    totalUrls: 2,
    processedUrls: 0,
    successfulExtractions: 0,
    failedExtractions: 0,
    alreadyThere: 0,
    searching: false,
    currentUrl: null,
    averageProcessingTime: 0,
    estimatedTimeRemaining: 6,
    extractionMethods: {},
    qualityScores: [],
    status: 'running',
    ...part,
  },
})

export const pageEvent = (url: string, part: Partial<PageProgress> = {}): ScrapeEvent => ({
  kind: 'page',
  page: {
    url,
    state: 'success',
    title: null,
    error: null,
    quality: 80,
    method: 'json-ld',
    at: '2026-11-15T10:00:00.000Z',
    ...part,
  },
})

export const extracted = (title: string, part: Partial<ExtractedRecipe> = {}): ExtractedRecipe => ({
  title,
  description: `About ${title}.`,
  ingredients: ['1 onion', '2 eggs', '3 carrots', '4 leeks', '5 figs', '6 plums'],
  instructions: ['Chop.', 'x'.repeat(140), 'Fry.', 'Serve.'],
  cover_image_url: null,
  cooking_time_minutes: 25,
  prep_time_minutes: 10,
  servings: 4,
  cuisine_type: 'italian',
  difficulty_level: 'easy',
  dietary_tags: ['vegetarian'],
  source_url: 'https://soups.example/leek',
  extraction_method: 'json-ld',
  quality_score: 86,
  quality_reasons: ['no picture'],
  origins: { title: { method: 'json-ld', confidence: 0.98 } },
  ...part,
})

export const scraped = (part: Partial<ScrapeResults> = {}): ScrapeResults => ({
  processed: 2,
  successful: 1,
  failed: 1,
  errors: ['https://soups.example/gone: the page is gone'],
  recipes: [extracted('Leek soup')],
  saved_recipes: [{ id: 'r1', title: 'Leek soup', source_url: 'https://soups.example/leek' }],
  duplicate_recipes: [],
  performance_metrics: {
    total_time_seconds: 4.2,
    success_rate: 50,
    accuracy_rate: 90,
    average_time_per_recipe: 2.1,
    urls_discovered: 2,
    quality_filtered: 0,
    duplicates_found: 0,
  },
  ...part,
})
