import { ModelError } from './model.ts'

export interface Limits {
  /** Until the first chunk. */
  firstMs: number
  /** Between two chunks. */
  idleMs: number
  /** For the whole request. */
  totalMs: number
}

export const LIMITS: Limits = { firstMs: 20_000, idleMs: 20_000, totalMs: 120_000 }

/** Aborts a request that is too slow, or whose caller disconnected; reports afterwards which of the two it was. */
export function deadline(limits: Limits, caller: AbortSignal | undefined) {
  const controller = new AbortController()
  let slow = false
  const tooSlow = () => {
    slow = true
    controller.abort(new ModelError('slow'))
  }
  const leave = () => controller.abort(new ModelError('stopped'))
  if (caller?.aborted) leave()
  else caller?.addEventListener('abort', leave, { once: true })
  const total = setTimeout(tooSlow, limits.totalMs)
  let idle = setTimeout(tooSlow, limits.firstMs)
  return {
    signal: controller.signal,
    alive() {
      clearTimeout(idle)
      idle = setTimeout(tooSlow, limits.idleMs)
    },
    reason: () => (slow ? new ModelError('slow') : caller?.aborted ? new ModelError('stopped') : undefined),
    /** Also aborts what is still in flight. */
    end() {
      clearTimeout(total)
      clearTimeout(idle)
      caller?.removeEventListener('abort', leave)
      controller.abort(new ModelError('stopped'))
    },
  }
}
