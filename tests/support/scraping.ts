import type { ScrapeAnswer, ScrapeEvent, ScrapeResults } from '#core/contracts/scrape-results.ts'
import type { ScrapeInput } from '#core/contracts/scraping.ts'
import { testKeys } from './database.ts'

export const access_code = testKeys.accessCode

type Distributed<T> = T extends unknown ? Omit<T, 'access_code'> : never
export type Scrape = Distributed<ScrapeInput>

export interface Called {
  status: number
  data: Record<string, unknown>
}

/** One call of a function, whatever the response. */
export async function callFunction(url: string, name: string, body: object, key = testKeys.publishableKey) {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    data: (await response.json()) as Record<string, unknown>,
  } satisfies Called
}

export async function scrape(url: string, order: Scrape, name = 'recipe-scraper') {
  const { status, data } = await callFunction(url, name, { access_code, ...order })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(data)}`)
  return data as unknown as ScrapeAnswer & { results: ScrapeResults }
}

/** The events of a job as they arrive; leaving the loop closes the stream. */
export async function* watch(
  url: string,
  job_id: string,
  options: { since?: string; key?: string; code?: string } = {},
): AsyncGenerator<ScrapeEvent, void, void> {
  const gone = new AbortController()
  const response = await fetch(`${url}/functions/v1/scrape-job`, {
    method: 'POST',
    headers: { apikey: options.key ?? testKeys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      action: 'watch',
      access_code: options.code ?? access_code,
      job_id,
      ...(options.since && { since: options.since }),
    }),
    signal: gone.signal,
  })
  if (!response.ok || !response.body) throw new Error(`watch: ${response.status}`)
  let rest = ''
  try {
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const events = (rest + piece).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) yield JSON.parse(event.replace(/^data: /, ''))
    }
  } finally {
    gone.abort()
  }
}
