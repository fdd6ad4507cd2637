import { unavailable } from '../errors.ts'

export interface QueueLimits {
  /** How much is done at once. */
  atOnce: number
  /** How many may wait for their turn; more are refused at once. */
  waiting: number
  /** How long one waits at most. */
  waitMs: number
}

const BUSY = 'Too much is going on right now. Please try again in a moment.'

/** Work in turn, with an end to the line: under a flood most are refused early instead of all being served late. */
export function createQueue({ atOnce, waiting, waitMs }: QueueLimits) {
  const line: (() => void)[] = []
  let busy = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        line.splice(line.indexOf(start), 1)
        reject(unavailable(BUSY))
      }, waitMs)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      line.push(start)
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < atOnce) busy++
    else if (line.length >= waiting) throw unavailable(BUSY)
    else await turn()
    try {
      return await work()
    } finally {
      // The place goes to the next in line, so that no newcomer takes it.
      const next = line.shift()
      if (next) next()
      else busy--
    }
  }
}
