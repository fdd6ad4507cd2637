import { useEffect, useState } from 'react'
import { aisleName, aisleOf, foodKey, usualAisle } from '#core/shopping/aisles.ts'
import type { ShoppingItem } from '#core/shopping/item.ts'
import type { ShoppingEntry } from '#core/shopping/merge.ts'
import { type Shop, withFoodIn } from '#core/shopping/shop.ts'
import { capital } from '#core/text/capital.ts'
import { type NewShoppingItem, shoppingStore } from '#web/state/shopping.ts'
import { shopStore } from '#web/state/shops.ts'
import { boughtWords, isFood, recordBought, takeBack } from './bought.ts'
import type { EntryActions } from './entry-row.tsx'
import { nameOfLine } from './name-of-line.ts'
import * as strings from './strings.ts'

interface Undoable {
  words: string
  /** The food that was just bought: the message says where it is now. */
  bought?: string
  /** The ids of what was just added: the list shows where it landed. */
  added?: readonly string[]
  undo: () => void
}

/** Long enough to read and reach; then the message gives back the row that it covers. */
const SHOWN_MS = 8000

const idsOf = (items: readonly ShoppingItem[]) => items.map(({ id }) => id)

/** Actions on the list; the last one can be undone. */
export function useShoppingActions(shop: Shop | undefined) {
  const [last, setLast] = useState<Undoable>()

  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [last])

  const untick = (entry: ShoppingEntry) => {
    shoppingStore.change(idsOf(entry.items), { checked: false })
    takeBack(entry)
  }
  const actions: EntryActions = {
    onCheck(entry) {
      if (entry.checked) {
        untick(entry)
        return setLast(undefined)
      }
      shoppingStore.change(idsOf(entry.items), { checked: true })
      recordBought(entry)
      setLast({
        words: boughtWords(entry),
        ...(isFood(entry) && { bought: entry.name }),
        undo: () => untick(entry),
      })
    },
    onRemove({ items, text }) {
      shoppingStore.remove(idsOf(items))
      setLast({ words: strings.removed(text), undo: () => shoppingStore.restore(items) })
    },
    onEdit({ items }, text) {
      const [first, ...others] = items
      if (!first) return
      shoppingStore.remove(idsOf(others))
      shoppingStore.change([first.id], { line: text, name: nameOfLine(text) })
      setLast({
        words: strings.changed,
        undo: () => {
          shoppingStore.change([first.id], { line: first.line, name: first.name })
          shoppingStore.restore(others)
        },
      })
    },
    onMove(entry, aisle) {
      if (!shop) return
      const [key, former] = [foodKey(entry), aisleOf(entry, shop)]
      const put = (one: typeof aisle) => {
        const now = shopStore.get().find(({ id }) => id === shop.id)
        if (now) shopStore.change(withFoodIn(now, key, one === usualAisle(entry) ? null : one))
      }
      put(aisle)
      setLast({
        words: strings.movedTo(capital(entry.name), aisleName(aisle), shop.name),
        undo: () => put(former),
      })
    },
  }
  return {
    ...actions,
    onAdd(items: readonly NewShoppingItem[]): boolean {
      const before = new Set(idsOf(shoppingStore.get()))
      shoppingStore.add(items)
      const added = idsOf(shoppingStore.get()).filter((id) => !before.has(id))
      if (added.length > 0) setLast({ words: '', added, undo: () => shoppingStore.remove(added) })
      return added.length > 0
    },
    clearTicked() {
      const done = shoppingStore.get().filter(({ checked }) => checked)
      shoppingStore.remove(idsOf(done))
      setLast({ words: strings.checkedRemoved, undo: () => shoppingStore.restore(done) })
    },
    /** Something else that was done here, and how to take it back. */
    onDone: (words: string, undo: () => void) => setLast({ words, undo }),
    last,
    forget: () => setLast(undefined),
  }
}
