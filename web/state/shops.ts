import { useMemo, useSyncExternalStore } from 'react'
import { MAX_SHOPS } from '#core/contracts/shopping-limits.ts'
import { type Shop, shopOf } from '#core/shopping/shop.ts'
import { newId } from '../lib/new-id.ts'
import { deviceStore } from './device-store.ts'

const shopsIn = (kept: unknown): readonly Shop[] =>
  Array.isArray(kept) ? kept.flatMap((one) => shopOf(one) ?? []).slice(0, MAX_SHOPS) : []

/** The user's shops. With an account they are stored there too. */
const device = deviceStore<readonly Shop[]>('sous-shops', shopsIn)

/** The shop one is in; empty for any. Each phone is in its own. */
const chosen = deviceStore<string>('sous-shop', (kept) => (typeof kept === 'string' ? kept : ''))

export const shopStore = {
  ...device,
  /** Adds a shop and enters it; undefined if there is no room, or no name. */
  add(name: string): Shop | undefined {
    const shop = shopOf({ id: newId(), name, addedAt: new Date().toISOString() })
    if (!shop || device.get().length >= MAX_SHOPS) return undefined
    device.set([...device.get(), shop])
    chosen.set(shop.id)
    return shop
  },
  change(shop: Shop) {
    const next = shopOf(shop)
    if (next) device.set(device.get().map((one) => (one.id === next.id ? next : one)))
  },
  remove(id: string) {
    device.set(device.get().filter((shop) => shop.id !== id))
  },
  /** Brings back a deleted shop, in its place. */
  restore(shop: Shop) {
    if (device.get().some(({ id }) => id === shop.id)) return
    device.set([...device.get(), shop].toSorted((a, b) => a.addedAt.localeCompare(b.addedAt)))
  },
  /** No shop is any shop. */
  enter: (id: string) => chosen.set(id),
}

export const useShops = (): readonly Shop[] =>
  useSyncExternalStore(device.subscribe, device.get, device.empty)

/** The shop one is in; undefined for any, also once it was deleted. */
export function useShop(): Shop | undefined {
  const shops = useShops()
  const id = useSyncExternalStore(chosen.subscribe, chosen.get, chosen.empty)
  return useMemo(() => shops.find((shop) => shop.id === id), [shops, id])
}
