import { useDeferredValue, useState } from 'react'
import { usePantryItems } from '#web/state/pantry.ts'
import { clearList } from './list-changes.ts'

/** The list, the text that isn't on it yet, and a clean start. */
export function useWizard() {
  // Accepted text leaves the field immediately; the chips follow in the next frame.
  const items = useDeferredValue(usePantryItems())
  const [text, setText] = useState('')
  return {
    items,
    text,
    setText,
    startOver: () => {
      clearList()
      setText('')
    },
  }
}
