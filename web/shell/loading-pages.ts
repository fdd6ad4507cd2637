import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

// In a separate task: pages begin to load in the middle of a render.
const change = (by: number) =>
  queueMicrotask(() => {
    count += by
    for (const listener of listeners) listener()
  })

/** How many pages are loading. */
export const loadingPages = {
  during: <T>(loading: Promise<T>): Promise<T> => {
    change(1)
    return loading.finally(() => change(-1))
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsLoadingPage = () =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  )
