import { useSyncExternalStore } from 'react'
import { deviceStore } from './device-store.ts'

/** When a suggestion for the shopping list was turned down, by food. ISO times. */
type NotNeeded = Readonly<Record<string, string>>

const MAX_KEPT = 200

const device = deviceStore<NotNeeded>('sous-not-needed', (kept) =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept)
    ? Object.fromEntries(
        Object.entries(kept).filter(([, at]) => typeof at === 'string' && !Number.isNaN(Date.parse(at))),
      )
    : {},
)

export const notNeeded = {
  ...device,
  add(names: readonly string[]) {
    const at = new Date().toISOString()
    const others = Object.entries(device.get()).filter(([name]) => !names.includes(name))
    const all = [...others, ...names.map((name) => [name, at] as const)]
    device.set(Object.fromEntries(all.slice(-MAX_KEPT)))
  },
}

export const useNotNeeded = (): NotNeeded => useSyncExternalStore(device.subscribe, device.get, device.empty)
