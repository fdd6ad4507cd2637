interface DeviceStore<Value> {
  get: () => Value
  /** What there is on a new device, and in a page as the server draws it. */
  empty: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
  /** Leaves nothing behind on the device. */
  clear: () => void
  /** Forgets what is in memory; the next reader looks at the device again. */
  reread: () => void
}

/**
 * Something kept on the device: it survives a reload and is the same in every tab.
 * What lies there may be anything, so `read` makes a value of it, or the empty one.
 */
export function deviceStore<Value>(key: string, read: (kept: unknown) => Value): DeviceStore<Value> {
  let value: Value | undefined
  let nothing: Value | undefined
  let listening = false
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  /** One and the same, so that a page drawn for a new device need not be drawn again on one. */
  function empty(): Value {
    nothing ??= read(null)
    return nothing
  }

  function load(): Value {
    try {
      const kept = localStorage.getItem(key)
      return kept === null ? empty() : read(JSON.parse(kept))
    } catch {
      return empty()
    }
  }

  function onStorage(event: StorageEvent) {
    // A null key: everything was cleared.
    if (event.key !== key && event.key !== null) return
    value = load()
    tell()
  }

  return {
    get() {
      if (!listening && typeof window !== 'undefined') {
        listening = true
        window.addEventListener('storage', onStorage)
      }
      value ??= load()
      return value
    },
    empty,
    set(next) {
      value = next
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // A full or forbidden store: the value lives on in this tab.
      }
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    clear() {
      value = undefined
      try {
        localStorage.removeItem(key)
      } catch {
        // Nothing was kept either.
      }
      tell()
    },
    reread() {
      value = undefined
    },
  }
}
