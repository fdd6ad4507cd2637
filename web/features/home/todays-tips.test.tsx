import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DailyTips } from './daily-tips.tsx'

function show(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <DailyTips />
    </QueryClientProvider>,
  )
  return Object.assign(fetch, { isDone: () => fetch.mock.calls.length > 0 && client.isFetching() === 0 })
}
const shown = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
const BUILT_IN = [/salt your pasta water/i, /rest meat for 5-10 minutes/i, /taste and season throughout/i]
const expectBuiltIn = () => {
  expect(shown()).toHaveLength(3)
  for (const [at, words] of BUILT_IN.entries()) expect(shown()[at]).toMatch(words)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('today’s tips', () => {
  it('are the built-in ones until today’s arrive [C015 C419]', async () => {
    show(() => new Response(JSON.stringify({ tips: ['Rinse rice.', 'Weigh flour.', 'Warm plates.'] })))
    expectBuiltIn()
    await waitFor(() => expect(shown()).toEqual(['Rinse rice.', 'Weigh flour.', 'Warm plates.']))
  })

  it('are requested without a body, and parsed as {tips} [C416 C417]', async () => {
    const fetch = show(() => new Response(JSON.stringify({ tips: ['Rinse rice.'] })))
    await waitFor(() => expect(shown()).toEqual(['Rinse rice.']))
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toMatch(/functions\/v1\/get-daily-tips$/)
    expect(init?.body ?? '{}').toBe('{}')
  })

  it.each([
    ['the server is unavailable', () => new Response('{}', { status: 503 })],
    ['the network is down', () => Promise.reject(new TypeError('offline'))],
    ['the response is invalid', () => new Response('{"tips":[]}')],
    ['the response is not JSON', () => new Response('<html>')],
  ])('stay silently when %s [C418 C419]', async (_, answer) => {
    const fetch = show(answer as () => Response)
    await waitFor(() => expect(fetch.isDone()).toBe(true))
    expectBuiltIn()
  })
})
