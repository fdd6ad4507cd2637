import { useSyncExternalStore } from 'react'
import { deviceStore } from './device-store.ts'

const KEPT = 10

/** Where each recipe is being cooked: 0 is before the first step. By id, latest last. */
type Positions = Readonly<Record<string, { step: number; day: string }>>

const today = () => new Date().toDateString()

function read(kept: unknown): Positions {
  if (typeof kept !== 'object' || kept === null) return {}
  const known = Object.entries(kept).filter(
    ([, one]) => Number.isInteger(one?.step) && typeof one?.day === 'string',
  )
  return Object.fromEntries(known.slice(-KEPT))
}

const device = deviceStore<Positions>('sous-cooking', read)

export const cookPositionStore = {
  ...device,
  /** Stored for the day, so that a reload returns to it. */
  go(recipeId: string, step: number) {
    const others = Object.entries(device.get()).filter(([id, { day }]) => id !== recipeId && day === today())
    device.set(Object.fromEntries([...others.slice(1 - KEPT), [recipeId, { step, day: today() }]]))
  },
}

/** Today's step of a recipe. What was cooked to the end, `last`, is cooked from the beginning the next time. */
export function cookPosition(positions: Positions, recipeId: string, last: number): number {
  const kept = Object.hasOwn(positions, recipeId) ? positions[recipeId] : undefined
  if (kept?.day !== today() || kept.step >= last) return 0
  return Math.max(0, kept.step)
}

export const useCookPosition = (recipeId: string, last: number): number =>
  useSyncExternalStore(
    cookPositionStore.subscribe,
    () => cookPosition(cookPositionStore.get(), recipeId, last),
    () => 0,
  )
