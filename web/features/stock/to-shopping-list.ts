import { notify } from '#web/lib/toast.ts'
import { shoppingStore, useShopping } from '#web/state/shopping.ts'
import type { Announce } from './record-change.ts'
import * as strings from './strings.ts'

const isOpen = (name: string) => shoppingStore.get().some((one) => !one.checked && one.name === name)

export const useIsOnList = (name: string): boolean =>
  useShopping().some((one) => !one.checked && one.name === name)

/** Puts foods on the shopping list, each once. */
export function toShoppingList(names: readonly string[], announce: Announce = notify) {
  const wanted = names.filter((name) => !isOpen(name))
  if (wanted.length === 0) return
  const before = new Set(shoppingStore.get().map(({ id }) => id))
  shoppingStore.add(wanted.map((name) => ({ name, line: name })))
  const added = shoppingStore.get().flatMap(({ id }) => (before.has(id) ? [] : id))
  if (added.length === 0) notify({ title: strings.listFull, variant: 'destructive' })
  else announce({ title: strings.onListTitle, undo: () => shoppingStore.remove(added) })
}
