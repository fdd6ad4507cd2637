import { describe, expect, it } from 'vitest'
import { createQueue } from './queue.ts'

function job() {
  let finish = () => {}
  let isRunning = false
  let hasBegun = false
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  const work = async () => {
    hasBegun = isRunning = true
    await done
    isRunning = false
  }
  return { work, finish, isRunning: () => isRunning, hasBegun: () => hasBegun }
}
const turns = () => new Promise((resolve) => setImmediate(resolve))
const running = (jobs: ReturnType<typeof job>[]) => jobs.map(({ isRunning }) => isRunning())

describe('a queue', () => {
  it('runs up to the limit concurrently and the others in order', async () => {
    const run = createQueue({ atOnce: 2, waiting: 5, waitMs: 10_000 })
    const jobs = Array.from({ length: 4 }, job)
    const all = jobs.map(({ work }) => run(work))
    await turns()
    expect(running(jobs)).toEqual([true, true, false, false])
    jobs[1]?.finish()
    await turns()
    expect(running(jobs)).toEqual([true, false, true, false])
    for (const { finish } of jobs) finish()
    await Promise.all(all)
  })

  it('refuses at once when the queue is full, and reports when to retry', async () => {
    const run = createQueue({ atOnce: 1, waiting: 1, waitMs: 10_000 })
    const [first, second, third] = [job(), job(), job()]
    const served = [run(first.work), run(second.work)]
    await expect(run(third.work)).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      extra: { headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } },
    })
    expect(third.hasBegun()).toBe(false)
    first.finish()
    second.finish()
    await Promise.all(served)
  })

  it('times out a task that waited too long, and still runs the next one', async () => {
    const run = createQueue({ atOnce: 1, waiting: 5, waitMs: 20 })
    const [slow, late, next] = [job(), job(), job()]
    const first = run(slow.work)
    await expect(run(late.work)).rejects.toMatchObject({ status: 503 })
    slow.finish()
    await first
    next.finish()
    await run(next.work)
    expect(late.hasBegun()).toBe(false)
  })

  it('continues after a task that failed', async () => {
    const run = createQueue({ atOnce: 1, waiting: 5, waitMs: 10_000 })
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await run(async () => 'yes')).toBe('yes')
  })
})

describe('a queue with shares', () => {
  const limits = { atOnce: 4, atOnceEach: 2, waiting: 6, waitingEach: 3, waitMs: 10_000 }

  it('limits one caller to its share, while others run', async () => {
    const run = createQueue(limits)
    const jobs = Array.from({ length: 4 }, job)
    const all = jobs.map(({ work }, at) => run(work, { who: at < 3 ? 'a' : 'b' }))
    await turns()
    expect(running(jobs)).toEqual([true, true, false, true])
    jobs[0]?.finish()
    await turns()
    expect(running(jobs)).toEqual([false, true, true, true])
    for (const { finish } of jobs) finish()
    await Promise.all(all)
  })

  it('refuses when one caller, or all together, have too many tasks waiting', async () => {
    const run = createQueue(limits)
    const jobs: ReturnType<typeof job>[] = []
    const take = (who: string) => {
      const one = job()
      jobs.push(one)
      return run(one.work, { who })
    }
    const served = ['a', 'a', 'b', 'b', 'a', 'a', 'a'].map(take)
    await expect(take('a')).rejects.toMatchObject({ status: 429 })
    served.push(...['b', 'c', 'd'].map(take))
    await expect(take('e')).rejects.toMatchObject({ status: 503 })
    for (const { finish } of jobs) finish()
    expect(await Promise.all(served)).toHaveLength(10)
  })

  it('drops callers who disconnect while they wait', async () => {
    const run = createQueue({ ...limits, atOnce: 1 })
    const [first, second, third] = [job(), job(), job()]
    const served = [run(first.work, { who: 'a' })]
    const leaving = new AbortController()
    const left = run(second.work, { who: 'b', signal: leaving.signal })
    served.push(run(third.work, { who: 'c' }))
    leaving.abort(new Error('The client has left.'))
    await expect(left).rejects.toThrow('left')
    await expect(run(async () => 'late', { who: 'd', signal: leaving.signal })).rejects.toThrow('left')
    first.finish()
    third.finish()
    await Promise.all(served)
    expect([second.hasBegun(), third.hasBegun()]).toEqual([false, true])
  })
})
