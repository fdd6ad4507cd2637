import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reach } from './network.ts'

/** A server that takes the call and never says a word. */
const silent = (_: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', silent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a request', () => {
  it('does not wait for ever', async () => {
    const asked = reach('/functions/v1/x').catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await asked).toBe('It took too long.')
  })

  it('ends when whoever asked goes away, before or while it runs', async () => {
    const gone = new AbortController()
    const asked = reach('/functions/v1/x', { signal: gone.signal }).catch((error: Error) => error.name)
    gone.abort()
    expect(await asked).toBe('AbortError')
    expect(await reach('/x', { signal: gone.signal }).catch((error: Error) => error.name)).toBe('AbortError')
  })
})
