import { setTimeout as after } from 'node:timers/promises'
import { describeError, type Log } from './log.ts'

/** Something that was opened and has to be closed. */
export interface Part {
  name: string
  close: () => Promise<void>
  takesItsTime?: boolean
}

/** Closes in order. A part that hangs or fails must not block the rest, finally the database. True if all closed. */
export async function closeInTurn(parts: Part[], limitMs: number, log: Log): Promise<boolean> {
  let all = true
  for (const { name, close, takesItsTime } of parts) {
    const done = new AbortController()
    const late = after(limitMs, true, { signal: done.signal }).catch(() => false)
    try {
      const isLate = await (takesItsTime ? close() : Promise.race([close(), late]))
      if (isLate) {
        all = false
        log.error('a part did not close in time', { part: name })
      }
    } catch (error) {
      all = false
      log.error('a part did not close', { part: name, error: describeError(error) })
    }
    done.abort()
  }
  return all
}
