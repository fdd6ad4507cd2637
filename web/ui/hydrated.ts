const listeners = new Set<() => void>()
let hydrated = true

/** A prerendered page can be read immediately; it is interactive once hydrated. */
export function holdUntilHydrated() {
  hydrated = false
}

/** Reported once: pending work runs once. */
export function markHydrated() {
  if (hydrated) return
  hydrated = true
  for (const listener of listeners) listener()
}

export const isHydrated = () => hydrated

export function subscribeHydrated(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
