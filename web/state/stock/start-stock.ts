import { whenIdle } from '../../api/live.ts'

const RETRY_MS = 10_000

let refresh: (() => void) | undefined

/** Refreshes the account's pantry, for instance after joining or leaving a household. */
export const refreshStock = () => refresh?.()

/** Follows the list of ingredients until stopped, and syncs its log with the user's account. Null: certainly signed out. */
export function startStock(userId: string | null | undefined, isIdle = false): () => void {
  let stopped = false
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const load = async () => {
    try {
      const { followStock } = await import('./follow-stock.ts')
      if (!stopped) ({ stop, refresh } = followStock(userId))
    } catch {
      if (!stopped) timer = setTimeout(load, RETRY_MS)
    }
  }
  const cancel = isIdle ? whenIdle(load) : void load()
  return () => {
    stopped = true
    cancel?.()
    refresh = undefined
    clearTimeout(timer)
    stop()
  }
}
