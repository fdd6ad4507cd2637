interface DeviceStore<Value> {
  get: () => Value
  /** The value on a new device, and in a prerendered page. */
  empty: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
  /** Removes it from the device. */
  clear: () => void
  /** Clears the in-memory copy; the next read loads it from storage again. */
  reread: () => void
}

/**
 * A value stored on the device: it survives a reload and is shared by all tabs.
 * Stored data may be anything, so `read` parses it, falling back to the empty value.
 */
export function deviceStore<Value>(key: string, read: (kept: unknown) => Value): DeviceStore<Value> {
  let value: Value | undefined
  let nothing: Value | undefined
  let listening = false
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }

  /** A stable reference, so that a page prerendered for a new device doesn't rerender on one. */
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
    notifyListeners()
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
        // Storage is full or blocked: the value stays in this tab's memory.
      }
      notifyListeners()
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
        // Nothing was stored either.
      }
      notifyListeners()
    },
    reread() {
      value = undefined
    },
  }
}
