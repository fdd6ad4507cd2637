import { expect, it, vi } from 'vitest'
import { closeInTurn } from './close-in-turn.ts'
import type { Log } from './log.ts'

it('closes one part after the other, even when one hangs and one fails', async () => {
  const closed: string[] = []
  const part = (name: string) => ({ name, close: async () => void closed.push(name) })
  const log = { error: vi.fn() } as unknown as Log & { error: ReturnType<typeof vi.fn> }
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 60))
    closed.push('database')
  }
  const all = await closeInTurn(
    [
      part('requests'),
      { name: 'mail', close: () => new Promise(() => {}) },
      { name: 'recipes', close: async () => Promise.reject(new Error('no connection')) },
      part('platform'),
      { name: 'database', close: slow, takesItsTime: true },
    ],
    20,
    log,
  )
  expect(all).toBe(false)
  expect(closed).toEqual(['requests', 'platform', 'database'])
  expect(log.error.mock.calls).toEqual([
    ['a part did not close in time', { part: 'mail' }],
    ['a part did not close', { part: 'recipes', error: expect.stringContaining('no connection') }],
  ])
  expect(await closeInTurn([part('requests'), part('database')], 20, log)).toBe(true)
})
