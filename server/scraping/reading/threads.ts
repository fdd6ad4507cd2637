import { Worker } from 'node:worker_threads'
import type { Answer, Task } from './messages.ts'

/** The task exceeded a limit. */
export class OverLimit extends Error {
  override readonly name = 'OverLimit'
  constructor(readonly limit: 'time' | 'memory') {
    super(`over its limit of ${limit}`)
  }
}

export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export interface ThreadOptions {
  script: URL
  /** Maximum number of threads; each starts on demand. */
  threads: number
  /** Maximum queue length. */
  waiting: number
  /** Heap limit per thread. */
  memoryMb: number
  /** After this long without work, the threads are terminated to free their memory. */
  idleMs: number
}

interface Threads {
  run: (task: Task, limitMs: number, signal?: AbortSignal) => Promise<unknown>
  close: () => Promise<void>
}

interface Job {
  task: Task
  limitMs: number
  /** Settles once; later calls are ignored. */
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

interface Place {
  thread: Worker
  ready: boolean
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

/** Modules are loaded first, maybe on a busy machine; only then does a task's own time start. */
const START_MS = 60_000

/** A few threads with limits, and a bounded queue. A task over its limits costs its thread, nothing else. */
export function openThreads({ script, threads, waiting, memoryMb, idleMs }: ThreadOptions): Threads {
  const queue: Job[] = []
  const places = new Set<Place>()
  let idle: NodeJS.Timeout | undefined
  let closed = false

  const end = (place: Place) => {
    places.delete(place)
    clearTimeout(place.timer)
    return place.thread.terminate()
  }
  const finish = (place: Place, settle: (job: Job) => void) => {
    clearTimeout(place.timer)
    const { job } = place
    place.job = undefined
    if (job) settle(job)
    dispatch()
  }
  const fail = (place: Place, error: Error) => {
    if (!places.has(place)) return
    void end(place)
    finish(place, (job) => job.reject(error))
  }
  const startClock = (place: Place) => {
    clearTimeout(place.timer)
    if (!place.ready)
      place.timer = setTimeout(fail, START_MS, place, new Error('the thread did not start')).unref()
    else if (place.job)
      place.timer = setTimeout(fail, place.job.limitMs, place, new OverLimit('time')).unref()
  }

  const open = (): Place => {
    const thread = new Worker(script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    const place: Place = { thread, ready: false, job: undefined, timer: undefined }
    places.add(place)
    thread.unref()
    thread.on('message', (answer: Answer) => {
      if (!places.has(place)) return
      if ('ready' in answer) {
        place.ready = true
        return startClock(place)
      }
      finish(place, (job) =>
        'failed' in answer ? job.reject(new Error(answer.failed)) : job.resolve(answer.result),
      )
    })
    thread.on('error', (error: NodeJS.ErrnoException) =>
      fail(place, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new OverLimit('memory') : error),
    )
    thread.on('exit', () => fail(place, new Error('the thread ended')))
    return place
  }

  const dispatch = () => {
    clearTimeout(idle)
    while (queue.length > 0 && !closed) {
      const free = [...places].find(({ job }) => !job)
      if (!free && places.size >= threads) return
      const place = free ?? open()
      const job = queue.shift() as Job
      place.job = job
      place.thread.postMessage(job.task)
      startClock(place)
    }
    if ([...places].every(({ job }) => !job))
      idle = setTimeout(() => void Promise.all([...places].map(end)), idleMs).unref()
  }

  return {
    run: (task, limitMs, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        if (closed) return reject(new Error('The server is stopping.'))
        if (queue.length >= waiting) return reject(new QueueFull('too many wait to be read'))
        // A running task continues to its end or its limit; a caller that aborted doesn't wait for that.
        const stop = () => {
          const at = queue.indexOf(job)
          if (at >= 0) queue.splice(at, 1)
          reject(signal?.reason)
        }
        const settled = <T>(settle: (value: T) => void) => {
          return (value: T) => {
            signal?.removeEventListener('abort', stop)
            settle(value)
          }
        }
        const job: Job = { task, limitMs, resolve: settled(resolve), reject: settled(reject) }
        signal?.addEventListener('abort', stop, { once: true })
        queue.push(job)
        dispatch()
      }),
    close: async () => {
      closed = true
      clearTimeout(idle)
      const stopping = new Error('The server is stopping.')
      for (const job of queue.splice(0)) job.reject(stopping)
      const open = [...places]
      for (const { job } of open) job?.reject(stopping)
      await Promise.all(open.map(end))
    },
  }
}
