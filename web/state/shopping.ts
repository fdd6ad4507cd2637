import { useSyncExternalStore } from 'react'
import { MAX_NAME, normaliseName } from '#core/contracts/ingredient-names.ts'
import { MAX_SHOPPING_ITEMS } from '#core/contracts/shopping-limits.ts'
import { MAX_SHOPPING_LINE, type ShoppingItem, shoppingItem } from '#core/shopping/item.ts'
import { newId } from '../lib/new-id.ts'
import { deviceStore } from './device-store.ts'

export interface NewShoppingItem {
  /** What to buy, such as "milk". */
  name: string
  /** As written in the recipe or by the user, such as "1 cup milk". */
  line: string
  recipeId?: string
}

const itemsIn = (kept: unknown): readonly ShoppingItem[] =>
  Array.isArray(kept) ? kept.flatMap((one) => shoppingItem(one) ?? []).slice(0, MAX_SHOPPING_ITEMS) : []

/** What to buy, in insertion order. With an account it is stored there too. */
const device = deviceStore<readonly ShoppingItem[]>('sous-shopping', itemsIn)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_SHOPPING_LINE).trim()

export const shoppingStore = {
  ...device,
  /** Adds items and returns how many. The same line of the same recipe is added once while it is open. */
  add(items: readonly NewShoppingItem[]): number {
    const now = device.get()
    const next = [...now]
    for (const { name, line, recipeId = null } of items) {
      const item = shoppingItem({
        id: newId(),
        name: normaliseName(name).slice(0, MAX_NAME).trim(),
        line: oneLine(line) || oneLine(name),
        recipeId,
        checked: false,
        addedAt: new Date().toISOString(),
      })
      const isThere = next.some(
        (one) => recipeId !== null && !one.checked && one.recipeId === recipeId && one.line === item?.line,
      )
      if (item && !isThere && next.length < MAX_SHOPPING_ITEMS) next.push(item)
    }
    if (next.length > now.length) device.set(next)
    return next.length - now.length
  },
  change(ids: readonly string[], change: Partial<Pick<ShoppingItem, 'name' | 'line' | 'checked'>>) {
    device.set(device.get().map((item) => (ids.includes(item.id) ? { ...item, ...change } : item)))
  },
  remove(ids: readonly string[]) {
    device.set(device.get().filter((item) => !ids.includes(item.id)))
  },
  /** Restores removed items to their positions. */
  restore(items: readonly ShoppingItem[]) {
    const gone = items.filter((item) => !device.get().some((one) => one.id === item.id))
    device.set([...device.get(), ...gone].toSorted((a, b) => a.addedAt.localeCompare(b.addedAt)))
  },
}

export const useShopping = (): readonly ShoppingItem[] =>
  useSyncExternalStore(shoppingStore.subscribe, shoppingStore.get, shoppingStore.empty)
