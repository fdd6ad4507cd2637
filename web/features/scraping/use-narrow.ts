import { useSyncExternalStore } from 'react'

/** A phone's viewport: under 768 px, as in tokens.css. */
const query = () => window.matchMedia?.('(width < 48rem)')

function subscribe(listener: () => void) {
  const list = query()
  list?.addEventListener?.('change', listener)
  return () => list?.removeEventListener?.('change', listener)
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  )
