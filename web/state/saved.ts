import { useMemo, useSyncExternalStore } from 'react'
import { isUuid } from '#core/contracts/uuid.ts'
import { deviceStore } from './device-store.ts'

const idsIn = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? [...new Set(kept.filter(isUuid))] : []

/** The saved recipes, oldest first, by id. With an account they are stored there too. */
const device = deviceStore<readonly string[]>('sous-saved', idsIn)

export const savedStore = {
  ...device,
  toggle(id: string) {
    const ids = device.get()
    if (!isUuid(id)) return
    device.set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
  },
}

interface Saved {
  /** Newest first. */
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
}

export function useSaved(): Saved {
  const ids = useSyncExternalStore(savedStore.subscribe, savedStore.get, savedStore.empty)
  return useMemo(() => {
    const known = new Set(ids)
    return { ids: ids.toReversed(), has: (id) => known.has(id), toggle: savedStore.toggle }
  }, [ids])
}
