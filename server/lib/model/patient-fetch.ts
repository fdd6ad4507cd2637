import { setTimeout as sleep } from 'node:timers/promises'
import { retryAfterMs } from './retry-after.ts'

export interface Patience {
  tries: number
  firstWaitMs: number
  /** A longer Retry-After isn't waited for. */
  longestWaitMs: number
}

export const PATIENCE: Patience = { tries: 3, firstWaitMs: 400, longestWaitMs: 6000 }

const WORTH_ANOTHER_TRY = new Set([429, 502, 503, 504])

/** A fetch that tries again when a server is busy or away for a moment, and never longer than it may. */
export function patientFetch(patience: Patience = PATIENCE, plain: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      const last = attempt >= patience.tries
      let asked: number | undefined
      try {
        // A redirect would send the key to an address that the operator didn't configure.
        const response = await plain(input, { ...init, redirect: 'manual' })
        if (last || !WORTH_ANOTHER_TRY.has(response.status)) return response
        asked = retryAfterMs(response.headers.get('retry-after'))
        if (asked !== undefined && asked > patience.longestWaitMs) return response
        await response.body?.cancel()
      } catch (error) {
        if (last || init?.signal?.aborted) throw error
      }
      const own = patience.firstWaitMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2)
      await sleep(Math.min(asked ?? own, patience.longestWaitMs), undefined, {
        signal: init?.signal ?? undefined,
      })
    }
  }
}
