import { describe, expect, it } from 'vitest'
import { createGate } from './gate.ts'

const options = { most: 4, mostEach: 2, waiting: 6, waitingEach: 3 }
const stays = new AbortController().signal

/** Work that ends when it is told to. */
function held() {
  let end: () => void = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let begun = false
  return {
    end: () => end(),
    begun: () => begun,
    work: async () => {
      begun = true
      await ended
      return 'done'
    },
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the gate to the database', () => {
  it('gives one caller a share, and others theirs meanwhile', async () => {
    const gate = createGate(options)
    const [a1, a2, a3, b1] = [held(), held(), held(), held()]
    const all = [gate('a', stays, a1.work), gate('a', stays, a2.work), gate('a', stays, a3.work)]
    const other = gate('b', stays, b1.work)
    await settle()
    expect([a1, a2, a3, b1].map((one) => one.begun())).toEqual([true, true, false, true])
    a1.end()
    await settle()
    expect(a3.begun()).toBe(true)
    for (const one of [a2, a3, b1]) one.end()
    expect(await Promise.all([...all, other])).toEqual(Array(4).fill('done'))
  })

  it('refuses when a caller, or all together, have too much waiting', async () => {
    const gate = createGate(options)
    const works = Array.from({ length: 20 }, held)
    const take = (who: string, at: number) => gate(who, stays, works[at]?.work ?? (async () => ''))
    const running = [take('a', 0), take('a', 1), take('b', 2), take('b', 3)]
    const waiting = [take('a', 4), take('a', 5), take('a', 6)]
    await expect(take('a', 7)).rejects.toMatchObject({ status: 429 })
    waiting.push(take('b', 8), take('c', 9), take('d', 10))
    await expect(take('e', 11)).rejects.toMatchObject({ status: 503 })
    for (const work of works) work.end()
    expect(await Promise.all([...running, ...waiting])).toHaveLength(10)
  })

  it('forgets whoever leaves while they wait', async () => {
    const gate = createGate({ ...options, most: 1 })
    const [first, second, third] = [held(), held(), held()]
    const running = gate('a', stays, first.work)
    const leaving = new AbortController()
    const left = gate('b', leaving.signal, second.work)
    const last = gate('c', stays, third.work)
    leaving.abort()
    await expect(left).rejects.toThrow('left')
    first.end()
    third.end()
    await Promise.all([running, last])
    expect([second.begun(), third.begun()]).toEqual([false, true])
  })

  it('goes on after work that failed', async () => {
    const gate = createGate({ ...options, most: 1, mostEach: 1 })
    await expect(gate('a', stays, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await gate('a', stays, async () => 'fine')).toBe('fine')
  })
})
