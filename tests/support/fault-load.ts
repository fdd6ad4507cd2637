import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** `npm run test:faults` asks for the whole count; the suite makes a short cut. */
export const FULL = process.env.FAULTS === 'full'

export interface WriteLoad {
  /** What was answered with success, in this order. */
  acknowledged: string[]
  /** How often a write had to be asked for again. */
  refused: () => number
  stop: () => Promise<void>
}

/**
 * Writers as a device is one: each has a row with an id of its own, and asks until it hears that the row is there.
 * Asked twice, the row must not be there twice.
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
        // 409: an earlier try that we never heard of went through.
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
