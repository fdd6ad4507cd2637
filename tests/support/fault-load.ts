import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** `npm run test:faults` runs the full count; the suite runs a reduced one. */
export const FULL = process.env.FAULTS === 'full'

export interface WriteLoad {
  /** Acknowledged writes, in order. */
  acknowledged: string[]
  /** How often a write had to be retried. */
  refused: () => number
  stop: () => Promise<void>
}

/**
 * Writers that act like devices: each has a row with its own id, and retries until it is acknowledged.
 * A retried row must not exist twice.
 */
export function startWriting(write: (id: string) => Promise<{ status: number }>, lanes = 4): WriteLoad {
  const acknowledged: string[] = []
  let refused = 0
  let running = true
  const lane = async () => {
    while (running) {
      const id = randomUUID()
      for (;;) {
        const { status } = await write(id).catch(() => ({ status: 0 }))
        // 409: an earlier attempt succeeded without us knowing.
        if (status === 201 || status === 200 || status === 409) {
          acknowledged.push(id)
          break
        }
        refused++
        if (!running) break
        await sleep(100)
      }
    }
  }
  const all = Promise.all(Array.from({ length: lanes }, lane))
  return {
    acknowledged,
    refused: () => refused,
    stop: async () => {
      running = false
      await all
    },
  }
}

export async function untilTrue(look: () => boolean | Promise<boolean>, limitMs = 60_000) {
  const end = Date.now() + limitMs
  while (!(await look())) {
    if (Date.now() > end) throw new Error('It did not happen in time.')
    await sleep(50)
  }
}
