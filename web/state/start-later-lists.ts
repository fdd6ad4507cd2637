// Not part of the first load: only the shopping list and the plan need them.
const load = () => import('./later-lists.ts')
const RETRY_MS = 10_000

export const refreshLater = () =>
  void load().then(
    (sync) => sync.refreshLater(),
    () => {},
  )
export const forgetLater = () =>
  void load().then(
    (sync) => sync.forgetLater(),
    () => {},
  )

/** Syncs the user's shops and plan with the account until stopped. */
export function startLater(userId: string): () => void {
  let stopped = false
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () =>
    load().then(
      ({ syncLater }) => {
        if (!stopped) stop = syncLater(userId)
      },
      () => {
        if (!stopped) timer = setTimeout(start, RETRY_MS)
      },
    )
  void start()
  return () => {
    stopped = true
    clearTimeout(timer)
    stop()
  }
}
