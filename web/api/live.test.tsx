import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onLive, startLive } from './live.ts'

type Status = 'SUBSCRIBED' | 'CLOSED' | 'CHANNEL_ERROR'

const fake = vi.hoisted(() => ({
  user: 'me' as string | null,
  opened: 0,
  removed: 0,
  status: (_: Status) => {},
  heard: {} as Record<string, (payload: unknown) => void>,
}))

vi.mock('./supabase.ts', () => {
  const channel = {
    on: (kind: string, _: unknown, callback: (payload: unknown) => void) => {
      fake.heard[kind] = callback
      return channel
    },
    subscribe: (callback: (status: Status) => void) => {
      fake.opened++
      fake.status = callback
    },
  }
  const client = {
    auth: { getSession: async () => ({ data: { session: fake.user && { user: { id: fake.user } } } }) },
    realtime: { setAuth: async () => {} },
    channel: () => channel,
    removeChannel: async () => {
      fake.removed++
    },
  }
  return { getSupabase: async () => client }
})

const heard = vi.fn()
const again = vi.fn()
let stops: (() => void)[] = []
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
/** After the idle callback that it waits for. */
const start = async () => {
  stops = [onLive({ change: heard, again }), startLive('me')]
  await settle(3000)
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(fake, { user: 'me', opened: 0, removed: 0, heard: {} })
  heard.mockClear()
  again.mockClear()
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
})

it('waits for idle, then reports changes and every (re)connection', async () => {
  stops = [onLive({ change: heard, again }), startLive('me')]
  await settle()
  expect(fake.opened).toBe(0)
  await settle(3000)
  expect(fake.opened).toBe(1)
  fake.status('SUBSCRIBED')
  fake.status('CHANNEL_ERROR')
  fake.status('SUBSCRIBED')
  expect(again).toHaveBeenCalledTimes(2)
  fake.heard.system?.({ status: 'ok' })
  fake.heard.system?.({ status: 'error' })
  expect(again).toHaveBeenCalledTimes(3)
  fake.heard.postgres_changes?.({ table: 'pantry_items' })
  expect(heard).toHaveBeenCalledWith({ table: 'pantry_items' })
  // The library reconnects by itself after a lost connection.
  await settle(60_000)
  expect(fake.opened).toBe(1)
})

it('reopens a channel that the server closed, with growing backoff', async () => {
  await start()
  fake.status('CLOSED')
  await settle(1900)
  expect(fake.opened).toBe(1)
  await settle(200)
  expect(fake.opened).toBe(2)
  fake.status('CLOSED')
  await settle(4900)
  expect(fake.opened).toBe(2)
  await settle(200)
  expect(fake.opened).toBe(3)
})

it('receives nothing without a user, for another user, or after it is stopped', async () => {
  for (const user of [null, 'you']) {
    fake.user = user
    await start()
    expect(fake.opened).toBe(0)
    for (const stop of stops) stop()
  }
  fake.user = 'me'
  await start()
  for (const stop of stops) stop()
  expect(fake.removed).toBe(1)
  fake.status('SUBSCRIBED')
  fake.status('CLOSED')
  await settle(60_000)
  expect([fake.opened, again.mock.calls.length]).toEqual([1, 0])
})
