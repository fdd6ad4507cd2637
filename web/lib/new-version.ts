import { useSyncExternalStore } from 'react'

let apply: (() => void) | undefined
const listeners = new Set<() => void>()

function change(next: (() => void) | undefined) {
  apply = next
  for (const listener of listeners) listener()
}

/** A new version waits for the user's consent: nothing is reloaded while they work. */
export const newVersion = {
  announce: (takeOver: () => void) => change(takeOver),
  take: () => apply?.(),
  later: () => change(undefined),
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useHasNewVersion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => apply !== undefined,
    () => false,
  )
