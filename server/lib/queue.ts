import { tooMany, unavailable } from '../errors.ts'
import * as strings from './strings.ts'

interface QueueLimits {
  /** Concurrency, for all callers together and per caller. */
  atOnce: number
  atOnceEach?: number
  /** Maximum queue length, in total and per caller; more are refused at once. */
  waiting: number
  waitingEach?: number
  /** Maximum wait. */
  waitMs: number
}

interface Turn {
  /** Whose share it counts against. */
  who?: string
  /** Cancels the wait when the client disconnects. */
  signal?: AbortSignal
}

interface Place {
  who: string
  start: () => void
}

const RETRY_SECONDS = 5
const busy = () => unavailable(strings.serverBusy)

/** A bounded queue: under a flood most requests are refused early instead of all being served late. */
export function createQueue({
  atOnce,
  atOnceEach = atOnce,
  waiting,
  waitingEach = waiting,
  waitMs,
}: QueueLimits) {
  const running = new Map<string, number>()
  const line: Place[] = []
  let total = 0

  const count = (who: string) => running.get(who) ?? 0
  const mayStart = (who: string) => total < atOnce && count(who) < atOnceEach
  const begin = (who: string) => {
    total++
    running.set(who, count(who) + 1)
  }
  const end = (who: string) => {
    total--
    const left = count(who) - 1
    if (left > 0) running.set(who, left)
    else running.delete(who)
    // The first that may run: a caller at its limit doesn't block the others.
    const next = line.findIndex((place) => mayStart(place.who))
    if (next >= 0) line.splice(next, 1)[0]?.start()
  }

  const turn = (who: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted()
      const settle = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
      }
      const giveUp = (reason: unknown) => {
        line.splice(line.indexOf(place), 1)
        settle()
        reject(reason)
      }
      const leave = () => giveUp(signal?.reason)
      const place: Place = {
        who,
        start: () => {
          settle()
          // Here and not later, so that no newcomer takes the slot.
          begin(who)
          resolve()
        },
      }
      const timer = setTimeout(() => giveUp(busy()), waitMs)
      signal?.addEventListener('abort', leave, { once: true })
      line.push(place)
    })

  return async <T>(work: () => Promise<T>, { who = '', signal }: Turn = {}): Promise<T> => {
    if (mayStart(who)) begin(who)
    else {
      if (line.length >= waiting) throw busy()
      if (line.filter((place) => place.who === who).length >= waitingEach) throw tooMany(RETRY_SECONDS)
      await turn(who, signal)
    }
    try {
      return await work()
    } finally {
      end(who)
    }
  }
}
