const listeners = new Set<() => void>()
let alive = true

/** A prerendered page can be read immediately; it is interactive once hydrated. */
export function holdUntilAlive() {
  alive = false
}

/** Reported once: pending work runs once. */
export function pageIsAlive() {
  if (alive) return
  alive = true
  for (const listener of listeners) listener()
}

export const isAlive = () => alive

export function subscribeAlive(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
