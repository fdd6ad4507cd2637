import { useSyncExternalStore } from 'react'
import * as strings from './strings.ts'

/** On an answer that the device gave itself, for want of a network. */
const OFFLINE_HEADER = 'x-sous-offline'

let isLost = false
const listeners = new Set<() => void>()
function change(lost: boolean) {
  if (lost === isLost) return
  isLost = lost
  for (const listener of listeners) listener()
}

/** Timeout for the start of a response; a stream may then continue. A spinner must not run forever. */
const LIMIT_MS = 120_000

async function fetchInTime(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error(strings.tookTooLong)), LIMIT_MS)
  const { signal } = init
  if (signal?.aborted) limit.abort(signal.reason)
  else signal?.addEventListener('abort', () => limit.abort(signal.reason), { once: true })
  try {
    return await fetch(address, { ...init, signal: limit.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** A request that records the network state: the browser reports online behind a dead router too. */
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
  // Online again: the next request will verify it.
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

/** Asks the server whether it is ready. */
export const pingServer = (): Promise<boolean> =>
  navigator.onLine === false
    ? Promise.resolve(false)
    : reach('/readyz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )

const KNOCK_MS = [1000, 2000, 5000, 15_000]

async function pollUntilBack(): Promise<boolean> {
  for (let tries = 0; ; tries++) {
    if (await pingServer()) return tries > 0
    await new Promise((resolve) => setTimeout(resolve, KNOCK_MS[Math.min(tries, KNOCK_MS.length - 1)]))
  }
}

let waiting: Promise<boolean> | undefined

/** Waits for an unreachable server. Returns false immediately if it is reachable: then something else was wrong. */
export function untilBack(): Promise<boolean> {
  waiting ??= pollUntilBack().finally(() => {
    waiting = undefined
  })
  return waiting
}
