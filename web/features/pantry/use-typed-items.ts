import { useEffect, useState } from 'react'
import type { PantryItem } from '#web/state/pantry.ts'

/** What a text says while it is being typed. */
export interface TypedItems {
  text: string
  items: readonly PantryItem[]
  /** The last item's name as it stands in the text. */
  written: string
  /** Says more than names and amounts. */
  hasStates: boolean
}

const PAUSE_MS = 150

/** Reads a text at every pause in typing; until the next one, what was read last. Nothing is read of an empty text. */
export function useTypedItems(text: string): TypedItems | undefined {
  const [read, setRead] = useState<TypedItems>()
  useEffect(() => {
    if (text.trim() === '') return
    let stopped = false
    const timer = setTimeout(async () => {
      // The first render of a page needs none of it.
      const { readItems } = await import('./read-items.ts')
      const read = await readItems(text)
      if (!stopped) setRead({ text, ...read })
    }, PAUSE_MS)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [text])
  return read
}
