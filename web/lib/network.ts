import { useSyncExternalStore } from 'react'

/** On an answer that the device gave itself, for want of a network. */
export const OFFLINE_HEADER = 'x-sous-offline'

let isLost = false
const listeners = new Set<() => void>()
function change(lost: boolean) {
  if (lost === isLost) return
  isLost = lost
  for (const listener of listeners) listener()
}

/** For the beginning of an answer; a stream may then go on. Nobody should look at a spinner for ever. */
const LIMIT_MS = 120_000

async function fetchInTime(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error('It took too long.')), LIMIT_MS)
  const { signal } = init
  if (signal?.aborted) limit.abort(signal.reason)
  else signal?.addEventListener('abort', () => limit.abort(signal.reason), { once: true })
  try {
    return await fetch(address, { ...init, signal: limit.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** A request that remembers how the network was: the browser calls itself online behind a dead router too. */
export async function reach(address: string | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetchInTime(address, init)
    change(response.headers?.has(OFFLINE_HEADER) ?? false)
    return response
  } catch (error) {
    if (!init?.signal?.aborted) change(true)
    throw error
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Back again: the next request will tell whether that is true.
  const online = () => (isLost ? change(false) : listener())
  window.addEventListener('online', online)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', online)
    window.removeEventListener('offline', listener)
  }
}

export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLost || navigator.onLine === false,
    () => false,
  )

/** Knocks at the kitchen's door. */
export const knock = (signal?: AbortSignal) =>
  reach('/healthz', { cache: 'no-store', signal }).catch(() => {})
