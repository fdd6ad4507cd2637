import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Links } from './links.ts'
import { run } from './run.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives up a connection that never answers: the request ends, and the connection is discarded', async () => {
  const never = new Promise<never>(() => {})
  const query = Object.assign(never, { execute: () => never, raw: () => ({ forEach: () => never }) })
  const link = { sql: { unsafe: () => query } } as unknown as Awaited<ReturnType<Links['take']>>
  const give = vi.fn()
  const links: Links = { take: async () => link, give, close: async () => {} }
  const plan = { statement: { text: 'select 1', values: [] }, readOnly: true } as unknown as Parameters<
    typeof run
  >[1]
  const options = {
    role: 'anon',
    claims: undefined,
    rollback: false,
    signal: new AbortController().signal,
  } as const
  const outcome = run(links, plan, options).catch((error: { code: string }) => error.code)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(give).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await outcome).toBe('CONNECTION_CLOSED')
  expect(give).toHaveBeenCalledExactlyOnceWith(link, true)
})
