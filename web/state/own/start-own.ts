import { ownFlag } from './own-flag.ts'

const RETRY_MS = 10_000

let refresh: (() => void) | undefined

/** The account whose recipes are on this device, if any. */
export const ownOwner = () => ownFlag.get().owner

/** Refreshes the account's recipes, for instance after joining or leaving a household. */
export const refreshOwn = () => refresh?.()

/** Syncs own recipes with the account until stopped. */
export function startOwn(userId: string): () => void {
  let stopped = false
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const load = async () => {
    try {
      const { openOwn } = await import('./own-device.ts')
      const device = await openOwn()
      if (stopped) return
      const sync = await device.start(userId)
      stop = sync.stop
      refresh = sync.refresh
      if (stopped) stop()
    } catch {
      if (!stopped) timer = setTimeout(load, RETRY_MS)
    }
  }
  void load()
  return () => {
    stopped = true
    refresh = undefined
    clearTimeout(timer)
    stop()
  }
}

/** After signing out nothing of the account remains here. */
export async function forgetOwn(): Promise<void> {
  try {
    const { openOwn } = await import('./own-device.ts')
    await (await openOwn()).forget()
  } catch {
    // The module can't be loaded: the browser clears the database by itself.
    const { deleteDatabase } = await import('./database.ts').catch(() => ({ deleteDatabase: undefined }))
    deleteDatabase?.()
  }
}
