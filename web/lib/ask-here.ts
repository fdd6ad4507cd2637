import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Opens the assistant over the current page, with what the page is about. Undefined: the page has none. */
let askHere: (() => void) | undefined
const listeners = new Set<() => void>()

function set(next: typeof askHere) {
  askHere = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While the calling component is mounted, the bar at the bottom asks here instead of leaving the page. */
export function useOfferToAsk(ask: () => void) {
  const current = useEffectEvent(ask)
  useEffect(() => {
    const offer = () => current()
    set(offer)
    return () => {
      if (askHere === offer) set(undefined)
    }
  }, [])
}

export const useAskHere = () =>
  useSyncExternalStore(
    subscribe,
    () => askHere,
    () => undefined,
  )
