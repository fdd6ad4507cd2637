import { useState } from 'react'
import type { ShoppingItem } from '#core/shopping/item.ts'
import type { ShoppingEntry } from '#core/shopping/merge.ts'
import { capital } from '#core/text/capital.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import type { EntryActions } from './entry-row.tsx'
import { nameOfLine } from './name-of-line.ts'

interface Undoable {
  words: string
  undo: () => void
}

const idsOf = (items: readonly ShoppingItem[]) => items.map(({ id }) => id)

/** Actions on the list; the last one can be undone. */
export function useShoppingActions() {
  const [last, setLast] = useState<Undoable>()

  const actions: EntryActions & { clearDone: () => void } = {
    onCheck({ items, name, checked }: ShoppingEntry) {
      const ids = idsOf(items)
      shoppingStore.change(ids, { checked: !checked })
      if (checked) return setLast(undefined)
      // Bought items go into the pantry.
      const added = pantryStore.add([name])
      setLast({
        words: capital(
          added.length > 0 ? `${name} is in your pantry now.` : `${name} was in your pantry already.`,
        ),
        undo: () => {
          shoppingStore.change(ids, { checked: false })
          for (const one of added) pantryStore.remove(one)
        },
      })
    },
    onRemove({ items, text }) {
      shoppingStore.remove(idsOf(items))
      setLast({ words: `${text} is off the list.`, undo: () => shoppingStore.restore(items) })
    },
    onEdit({ items }, text) {
      const [first, ...others] = items
      if (!first) return
      shoppingStore.remove(idsOf(others))
      shoppingStore.change([first.id], { line: text, name: nameOfLine(text) })
      setLast({
        words: 'Changed.',
        undo: () => {
          shoppingStore.change([first.id], { line: first.line, name: first.name })
          shoppingStore.restore(others)
        },
      })
    },
    clearDone() {
      const done = shoppingStore.get().filter(({ checked }) => checked)
      shoppingStore.remove(idsOf(done))
      setLast({ words: 'What you bought is off the list.', undo: () => shoppingStore.restore(done) })
    },
  }
  return { ...actions, last, forget: () => setLast(undefined) }
}
