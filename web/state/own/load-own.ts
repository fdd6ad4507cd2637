import { useEffect, useState, useSyncExternalStore } from 'react'
import { provideOwnCover } from '../../ui/own-cover.ts'
import type { OwnDevice } from './own-device.ts'
import { ownFlag } from './own-flag.ts'

let device: OwnDevice | undefined
let loading: Promise<OwnDevice> | undefined
const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/** Loads own recipes from the device: for whoever writes, or if there are any. */
export function loadOwn(): Promise<OwnDevice> {
  loading ??= Promise.all([import('./own-device.ts'), import('./own-cover.tsx')])
    .then(([{ openOwn }, { CoverIfOwn }]) => {
      provideOwnCover(CoverIfOwn)
      return openOwn()
    })
    .then((opened) => {
      device = opened
      opened.subscribe(notifyListeners)
      notifyListeners()
      return opened
    })
    .catch((error) => {
      loading = undefined
      throw error
    })
  return loading
}

/** A device without own recipes has nothing to load. */
export const whenLoaded = async (): Promise<void> => {
  if (ownFlag.get().used) await loadOwn()
}

export const loadedOwn = () => device

export function subscribeOwn(listener: () => void): () => void {
  listeners.add(listener)
  const stop = ownFlag.subscribe(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** A part of what is on the device, `empty` until it is loaded. `read` returns the same object while nothing changes. */
export function useOwn<Part>(read: (own: OwnDevice) => Part, empty: Part): Part {
  const used = useSyncExternalStore(
    subscribeOwn,
    () => ownFlag.get().used,
    () => false,
  )
  useEffect(() => {
    // Storage that can't be opened is empty.
    if (used) loadOwn().catch(() => {})
  }, [used])
  return useSyncExternalStore(
    subscribeOwn,
    () => (device ? read(device) : empty),
    () => empty,
  )
}

/** False until what is on the device is known: a recipe that is missing then is really missing. */
export function useOwnReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let gone = false
    const done = () => {
      if (!gone) setReady(true)
    }
    whenLoaded().then(done, done)
    return () => {
      gone = true
    }
  }, [])
  return isReady
}
