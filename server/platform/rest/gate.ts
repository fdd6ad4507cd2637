import { tooMany, unavailable } from '../../errors.ts'

export interface GateOptions {
  /** Questions that run at once, for all callers together and for one. */
  most: number
  mostEach: number
  /** Questions that wait, for all together and for one. */
  waiting: number
  waitingEach: number
}

interface Waiting {
  who: string
  start: () => void
}

/** Lets questions through to the database, as many as it has connections, and no caller more than their share. */
export function createGate({ most, mostEach, waiting, waitingEach }: GateOptions) {
  const running = new Map<string, number>()
  const queue: Waiting[] = []
  let total = 0

  const count = (who: string) => running.get(who) ?? 0
  const mayStart = (who: string) => total < most && count(who) < mostEach
  const begin = (who: string) => {
    total++
    running.set(who, count(who) + 1)
  }
  const end = (who: string) => {
    total--
    const left = count(who) - 1
    if (left > 0) running.set(who, left)
    else running.delete(who)
    // The first of those whose turn it may be: whoever has enough running does not hold up the others.
    const next = queue.findIndex((one) => mayStart(one.who))
    if (next >= 0) queue.splice(next, 1)[0]?.start()
  }

  return async <T>(who: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    if (mayStart(who)) begin(who)
    else {
      if (queue.length >= waiting) throw unavailable('The server is busy. Please try again in a moment.')
      if (queue.filter((one) => one.who === who).length >= waitingEach) throw tooMany(5)
      await new Promise<void>((resolve, reject) => {
        const place: Waiting = {
          who,
          start: () => {
            signal.removeEventListener('abort', leave)
            begin(who)
            resolve()
          },
        }
        const leave = () => {
          queue.splice(queue.indexOf(place), 1)
          reject(new Error('The client has left.'))
        }
        if (signal.aborted) return reject(new Error('The client has left.'))
        signal.addEventListener('abort', leave, { once: true })
        queue.push(place)
      })
    }
    try {
      return await work()
    } finally {
      end(who)
    }
  }
}

export type Gate = ReturnType<typeof createGate>
