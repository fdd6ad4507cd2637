const listeners = new Set<() => void>()
let alive = true

/** A page that the server drew can be read at once; it answers once the app has taken it over. */
export function holdUntilAlive() {
  alive = false
}

/** Said once: what waited for it is done once. */
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
