import { useRef, useState } from 'react'
import { MAX_NAME, normaliseName } from '#core/contracts/ingredient-names.ts'
import { readText } from '#web/api/read-text.ts'
import { leftOutStore } from '#web/state/left-out.ts'
import { type Add, addTyped } from './add-written.ts'
import { asPantryItem } from './as-pantry-item.ts'
import type { KnownIngredient } from './built-in-ingredients.ts'

export interface Reading {
  /**
   * Reads a text and adds what is in it, in the usual way or another. Resolves when all that was taken so far is on the
   * list, with what wasn't added. `isLast`: what follows is typed anew.
   */
  take: (text: string, add?: Add, isLast?: boolean) => Promise<readonly string[]>
  isReading: boolean
  /** What else was in the texts that were typed in one go: each comma takes one, and none may hide another's. */
  rest: readonly string[]
  /** It is an ingredient after all. */
  takeRest: (part: string) => void
}

/** From text to the list. Texts are added in the order in which they were taken, whichever is read first. */
export function useReading(known: readonly KnownIngredient[], usual: Add = addTyped): Reading {
  const [running, setRunning] = useState(0)
  const [rest, setRest] = useState<readonly string[]>([])
  const last = useRef<Promise<readonly string[]>>(Promise.resolve([]))
  const isOver = useRef(false)

  const read = async (text: string, before: Promise<readonly string[]>, add: Add) => {
    setRunning((count) => count + 1)
    const [found, left] = await Promise.all([readText(text), before])
    if (found.items.length > 0) await add(found.items.map(asPantryItem), found.items)
    // A server of an earlier version reads none.
    leftOutStore.add((found.without ?? []).flatMap(({ foods }) => foods))
    const all = [...new Set([...left, ...found.rest])]
    setRest(all)
    setRunning((count) => count - 1)
    return all
  }
  const take = (text: string, add = usual, isLast = false) => {
    const name = normaliseName(text)
    const plain = known.find((one) => one.name === name)
    // A name from the list needs no reading: it is there at once.
    if (plain) void add([plain])
    else if (name !== '') {
      const before = isOver.current ? last.current.then(() => []) : last.current
      isOver.current = false
      last.current = read(text, before, add)
    }
    if (isLast) isOver.current = true
    return last.current
  }
  const takeRest = (part: string) => {
    const others = (parts: readonly string[]) => parts.filter((one) => one !== part)
    setRest(others)
    last.current = last.current.then(others)
    void usual([{ name: part.slice(0, MAX_NAME), near: [] }])
  }
  return { take, isReading: running > 0, rest, takeRest }
}
