import { Worker } from 'node:worker_threads'
import { badRequest, unavailable } from '../../errors.ts'
import { describeError, type Log } from '../log.ts'
import * as strings from '../strings.ts'
import type { Looked, Sight } from './messages.ts'

export interface Detector {
  look: (picture: Uint8Array, signal: AbortSignal) => Promise<Sight>
  close: () => Promise<void>
}

interface DetectorOptions {
  /** Where the model's two files are. */
  folder: string
  log: Log
  /** The maximum queue length. */
  waiting?: number
  /** The time limit per image; then its thread is terminated. */
  patienceMs?: number
  /** After this long without work, the thread is terminated to free its memory. */
  idleMs?: number
}

interface Waiting {
  picture: Uint8Array
  resolve: (sight: Sight) => void
  reject: (error: Error) => void
  signal: AbortSignal
}

/**
 * Processes images one after another in a worker thread, so that none blocks other requests. A full queue rejects
 * at once; an image that takes too long costs its thread, never the server.
 */
export function createDetector(options: DetectorOptions): Detector {
  const { folder, log, waiting = 8, patienceMs = 60_000, idleMs = 300_000 } = options
  const queue: Waiting[] = []
  let thread: Worker | undefined
  let current: Waiting | undefined
  let patience: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0
  let closed = false

  const end = async () => {
    const ending = thread
    thread = undefined
    clearTimeout(idle)
    await ending?.terminate()
  }
  const finish = (settle: (job: Waiting) => void) => {
    clearTimeout(patience)
    const job = current
    current = undefined
    if (job) settle(job)
    if (!closed) next()
  }
  const fail = (reason: string) => {
    log.error('the ingredient detector failed', { reason })
    finish((job) => job.reject(unavailable(strings.photoFailed, 2)))
  }
  const open = (): Worker => {
    const made = new Worker(new URL('./thread.mjs', import.meta.url), {
      workerData: { folder },
      execArgv: [],
    })
    made.unref()
    made.on('message', (answer: Looked) => {
      if ('failed' in answer) return fail(answer.failed)
      finish((job) =>
        'sight' in answer ? job.resolve(answer.sight) : job.reject(badRequest(answer.unreadable)),
      )
    })
    made.on('error', (error) => {
      if (made === thread) thread = undefined
      fail(describeError(error))
    })
    return made
  }
  const next = () => {
    if (current) return
    current = queue.shift()
    if (!current) {
      clearTimeout(idle)
      idle = setTimeout(end, idleMs).unref()
      return
    }
    // Skip requests whose caller disconnected meanwhile.
    if (current.signal.aborted) return finish((job) => job.reject(new Error('aborted')))
    clearTimeout(idle)
    thread ??= open()
    patience = setTimeout(async () => {
      await end()
      fail(`a picture took more than ${patienceMs} ms`)
    }, patienceMs).unref()
    thread.postMessage({ id: ++count, picture: current.picture })
  }

  return {
    look: (picture, signal) =>
      new Promise<Sight>((resolve, reject) => {
        if (closed || queue.length >= waiting) return reject(unavailable(strings.photosBusy, 2))
        queue.push({ picture, resolve, reject, signal })
        next()
      }),
    close: async () => {
      closed = true
      clearTimeout(patience)
      for (const job of [...queue.splice(0), ...(current ? [current] : [])])
        job.reject(unavailable(strings.serverStopping, 5))
      current = undefined
      await end()
    },
  }
}
