import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reach } from './network.ts'
import { createQueryClient } from './query-client.ts'
import { callDatabase } from './rpc.ts'

/** A server that accepts the call and never responds. */
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

describe('request', () => {
  it('times out', async () => {
    const asked = reach('/functions/v1/x').catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await asked).toBe('That took too long.')
  })

  it('is aborted when the caller aborts, before or while it runs', async () => {
    const gone = new AbortController()
    const asked = reach('/functions/v1/x', { signal: gone.signal }).catch((error: Error) => error.name)
    gone.abort()
    expect(await asked).toBe('AbortError')
    expect(await reach('/x', { signal: gone.signal }).catch((error: Error) => error.name)).toBe('AbortError')
  })
})

describe('failed screen', () => {
  let asked: string[]
  /** Every response of the server, by path; without one it is unreachable. */
  const serve = (statusOf: (path: string) => number | undefined) => {
    asked = []
    vi.stubGlobal('fetch', async (address: string | URL) => {
      const { pathname } = new URL(address, 'http://localhost')
      asked.push(pathname)
      const status = statusOf(pathname)
      if (!status) throw new TypeError('Failed to fetch')
      return new Response('"soup"', { status })
    })
  }
  const look = async () => {
    const observer = new QueryObserver(createQueryClient(), {
      queryKey: ['dish'],
      queryFn: () => callDatabase<string>('dish', {}),
    })
    const leave = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(10_000)
    expect(observer.getCurrentResult().status).toBe('error')
    return { observer, leave }
  }

  it.each([
    ['is unreachable', undefined],
    ['has no database', 503],
  ])('retries once the server can serve again, when it %s', async (_, status) => {
    serve(() => status)
    const { observer, leave } = await look()
    serve((path) => (path === '/readyz' ? undefined : 200))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(new Set(asked)).toEqual(new Set(['/readyz']))
    serve(() => 200)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(observer.getCurrentResult().data).toBe('soup')
    expect(asked).toEqual(['/readyz', '/rest/v1/rpc/dish'])
    leave()
  })

  it('waits for a tap after any other error, which would only repeat', async () => {
    serve((path) => (path === '/readyz' ? 200 : 500))
    const { leave } = await look()
    const before = asked.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(before)
    leave()
  })
})
