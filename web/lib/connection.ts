const IDLE_MS = 3000

/** The browser's estimate of the connection, if available. */
type NetworkConnection = EventTarget & { saveData?: boolean; effectiveType?: string; type?: string }
export const networkConnection = () => (navigator as { connection?: NetworkConnection }).connection

/** Not on a slow or metered connection. */
export function mayDownload(): boolean {
  const connection = networkConnection()
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/** Ten megabytes: on a good connection that isn't counted, or in an installed app, which should work anywhere. */
export function mayDownloadMuch(): boolean {
  const { effectiveType, type } = networkConnection() ?? {}
  if (!mayDownload() || /2g|3g/.test(effectiveType ?? '')) return false
  return type !== 'cellular' || window.matchMedia('(display-mode: standalone)').matches
}

export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: IDLE_MS })
    : setTimeout(task, IDLE_MS)
