import { useEffect, useState } from 'react'
import type { ShoppingItem } from '#core/shopping/item.ts'
import type { ShoppingEntry } from '#core/shopping/merge.ts'
import { capital } from '#core/text/capital.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { type NewShoppingItem, shoppingStore } from '#web/state/shopping.ts'
import type { EntryActions } from './entry-row.tsx'
import { nameOfLine } from './name-of-line.ts'
import * as strings from './strings.ts'

interface Undoable {
  words: string
  /** The ids of what was just added: the list shows where it landed. */
  added?: readonly string[]
  undo: () => void
}

/** Long enough to read and reach; then the message gives back the row that it covers. */
const SHOWN_MS = 8000

const idsOf = (items: readonly ShoppingItem[]) => items.map(({ id }) => id)

/** Actions on the list; the last one can be undone. */
export function useShoppingActions() {
  const [last, setLast] = useState<Undoable>()
  /** By the first item of an entry: what ticking it put into the pantry. */
  const [bought] = useState(() => new Map<string, readonly string[]>())

  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [last])

  const untick = (key: string, ids: readonly string[]) => {
    shoppingStore.change(ids, { checked: false })
    for (const one of bought.get(key) ?? []) pantryStore.remove(one)
    bought.delete(key)
  }
  const actions: EntryActions = {
    onCheck({ key, items, name, checked }: ShoppingEntry) {
      const ids = idsOf(items)
      if (checked) {
        untick(key, ids)
        return setLast(undefined)
      }
      shoppingStore.change(ids, { checked: true })
      // Bought items go into the pantry.
      const added = pantryStore.add([name])
      bought.set(key, added)
      setLast({
        words: capital(added.length > 0 ? strings.nowInPantry(name) : strings.alreadyInPantry(name)),
        undo: () => untick(key, ids),
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
    last,
    forget: () => setLast(undefined),
  }
}
