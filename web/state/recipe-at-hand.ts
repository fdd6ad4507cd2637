import { useEffect, useState, useSyncExternalStore } from 'react'
import { deviceStore } from './device-store.ts'

interface AtHand {
  id: string
  title: string
  /** When it was opened. */
  at: number
}

/** A dinner's length: by then another dish is on the user's mind. */
const HOURS = 6
const MS = HOURS * 60 * 60 * 1000

function read(kept: unknown): AtHand | undefined {
  const { id, title, at } = (kept ?? {}) as Record<string, unknown>
  return typeof id === 'string' && typeof title === 'string' && typeof at === 'number'
    ? { id, title, at }
    : undefined
}

/** The recipe that was opened or cooked last: what the user asks elsewhere is likely about it. */
export const recipeAtHand = deviceStore<AtHand | undefined>('sous-recipe-at-hand', read)

export function useKeepAtHand({ id, title }: Pick<AtHand, 'id' | 'title'>) {
  useEffect(() => recipeAtHand.set({ id, title, at: Date.now() }), [id, title])
}

export function useRecipeAtHand(): AtHand | undefined {
  const kept = useSyncExternalStore(recipeAtHand.subscribe, recipeAtHand.get, recipeAtHand.empty)
  const [now] = useState(Date.now)
  return kept && now - kept.at < MS ? kept : undefined
}
