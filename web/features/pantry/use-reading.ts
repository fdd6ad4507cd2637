import { useRef, useState } from 'react'
import { MAX_NAME, normaliseName } from '#core/contracts/ingredient-names.ts'
import { readText } from '#web/api/read-text.ts'
import { leftOutStore } from '#web/state/left-out.ts'
import { type PantryItem, pantryStore } from '#web/state/pantry.ts'
import { asPantryItem } from './as-pantry-item.ts'
import type { KnownIngredient } from './built-in-ingredients.ts'

type Add = (items: readonly PantryItem[]) => unknown

export interface Reading {
  /** Reads a text and adds what is in it, in the usual way or another. Resolves when all that was taken so far is on the list. */
  take: (text: string, add?: Add) => Promise<void>
  isReading: boolean
  /** What else was in the last text. */
  rest: readonly string[]
  /** It is an ingredient after all. */
  takeRest: (part: string) => void
}

/** From text to the list. Texts are added in the order in which they were taken, whichever is read first. */
export function useReading(known: readonly KnownIngredient[], usual: Add = pantryStore.add): Reading {
  const [running, setRunning] = useState(0)
  const [rest, setRest] = useState<readonly string[]>([])
  const last = useRef(Promise.resolve())

  const read = async (text: string, before: Promise<void>, add: Add) => {
    setRunning((count) => count + 1)
    const [found] = await Promise.all([readText(text), before])
    if (found.items.length > 0) add(found.items.map(asPantryItem))
    // A server of an earlier version reads none.
    leftOutStore.add((found.without ?? []).flatMap(({ foods }) => foods))
    setRest([...new Set(found.rest)])
    setRunning((count) => count - 1)
  }
  const take = (text: string, add = usual) => {
    const name = normaliseName(text)
    const plain = known.find((one) => one.name === name)
    // A name from the list needs no reading: it is there at once.
    if (plain) add([plain])
    else if (name !== '') last.current = read(text, last.current, add)
    return last.current
  }
  const takeRest = (part: string) => {
    setRest((parts) => parts.filter((one) => one !== part))
    usual([{ name: part.slice(0, MAX_NAME), near: [] }])
  }
  return { take, isReading: running > 0, rest, takeRest }
}
