import { describe, expect, it } from 'vitest'
import { createQueue } from './queue.ts'

function job() {
  let finish = () => {}
  let isRunning = false
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  const work = async () => {
    isRunning = true
    await done
    isRunning = false
  }
  return { work, finish, isRunning: () => isRunning }
}
const turns = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

describe('a queue', () => {
  it('runs so many at once and the others in turn', async () => {
    const run = createQueue({ atOnce: 2, waiting: 5, waitMs: 10_000 })
    const jobs = Array.from({ length: 4 }, job)
    const all = jobs.map(({ work }) => run(work))
    await turns()
    expect(jobs.map(({ isRunning }) => isRunning())).toEqual([true, true, false, false])
    jobs[1]?.finish()
    await turns()
    expect(jobs.map(({ isRunning }) => isRunning())).toEqual([true, false, true, false])
    for (const { finish } of jobs) finish()
    await Promise.all(all)
  })

  it('refuses at once when too many wait, and says when to come back', async () => {
    const run = createQueue({ atOnce: 1, waiting: 1, waitMs: 10_000 })
    const [first, second, third] = [job(), job(), job()]
    const served = [run(first.work), run(second.work)]
    await expect(run(third.work)).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      extra: { headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } },
    })
    expect(third.isRunning()).toBe(false)
    first.finish()
    second.finish()
    await Promise.all(served)
  })

  it('gives up on one that waited too long, and serves the next all the same', async () => {
    const run = createQueue({ atOnce: 1, waiting: 5, waitMs: 20 })
    const [slow, late, next] = [job(), job(), job()]
    const first = run(slow.work)
    await expect(run(late.work)).rejects.toMatchObject({ status: 503 })
    slow.finish()
    await first
    next.finish()
    await run(next.work)
    expect(late.isRunning()).toBe(false)
  })

  it('goes on after work that failed', async () => {
    const run = createQueue({ atOnce: 1, waiting: 5, waitMs: 10_000 })
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await run(async () => 'yes')).toBe('yes')
  })
})
