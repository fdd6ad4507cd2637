import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call as callByName, FunctionError } from '../api/functions.ts'
import { toastStore } from '../lib/toast.ts'
import { flushEvents, recordEvent } from './events.ts'

vi.mock('../api/functions.ts', async (original) => ({
  ...(await original<typeof import('../api/functions.ts')>()),
  call: vi.fn(),
}))

const call = vi.mocked(callByName)
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const cooked = (n: number) => ({ kind: 'cooked', recipe_id: id(n) }) as const
const settle = () => new Promise((resolve) => setTimeout(resolve))
const sent = () => call.mock.calls.map(([, event]) => event)

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  toastStore.clear()
  call.mockResolvedValue({ recorded: true, unlocked: [] })
})

describe('events', () => {
  it('of visitors are not sent', async () => {
    recordEvent(cooked(1))
    await settle()
    expect(call).not.toHaveBeenCalled()
  })

  it('are sent once a day, and an achievement is celebrated', async () => {
    localStorage.setItem('sous-auth', '{}')
    call.mockResolvedValueOnce({ recorded: true, unlocked: ['first-recipe'] })
    recordEvent(cooked(1))
    await settle()
    recordEvent(cooked(1))
    await settle()
    expect(sent()).toEqual([cooked(1)])
    expect(toastStore.get().map(({ title }) => title)).toEqual(['Achievement unlocked: First Recipe'])
  })

  it('may unlock several achievements at once: one message names them all', async () => {
    localStorage.setItem('sous-auth', '{}')
    call.mockResolvedValueOnce({ recorded: true, unlocked: ['cuisine-connoisseur', 'first-recipe'] })
    recordEvent(cooked(1))
    await settle()
    expect(toastStore.get().map(({ title }) => title)).toEqual([
      'Achievement unlocked: First Recipe, Cuisine Connoisseur',
    ])
  })

  it('that failed to send are retried with the next one; rejected ones are not', async () => {
    localStorage.setItem('sous-auth', '{}')
    call.mockRejectedValueOnce(new FunctionError('offline', 'no way', 0))
    recordEvent(cooked(1))
    await settle()
    call.mockRejectedValueOnce(new FunctionError('not_found', 'gone', 404))
    recordEvent(cooked(2))
    await settle()
    recordEvent(cooked(3))
    await settle()
    // The rejection was for the one that failed before, retried ahead of the second.
    expect(sent()).toEqual([cooked(1), cooked(1), cooked(2), cooked(3)])
  })

  it('of an offline session are sent once each when back online, in order', async () => {
    localStorage.setItem('sous-auth', '{}')
    call.mockRejectedValue(new FunctionError('offline', 'no way', 0))
    for (const n of [1, 2, 1, 3]) {
      recordEvent(cooked(n))
      await settle()
    }
    call.mockClear()
    call.mockResolvedValue({ recorded: true, unlocked: [] })
    flushEvents()
    flushEvents()
    await settle()
    expect(sent()).toEqual([cooked(1), cooked(2), cooked(3)])
    flushEvents()
    await settle()
    expect(sent()).toHaveLength(3)
  })
})
