import { useSyncExternalStore } from 'react'
import { deviceStore } from './device-store.ts'

/** A substitution that the user chose, with its recipe if there is one. */
interface KeptSwap {
  ingredient: string
  substitute: string
  ratio: string
  recipeId?: string
  recipe?: string
}

const MOST = 50

const words = (value: unknown): value is string => typeof value === 'string' && value !== ''

function swapsIn(kept: unknown): readonly KeptSwap[] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((one: Record<string, unknown> | null) => {
    if (!one || !words(one.ingredient) || !words(one.substitute) || !words(one.ratio)) return []
    const { ingredient, substitute, ratio, recipeId, recipe } = one
    return [
      {
        ingredient,
        substitute,
        ratio,
        ...(words(recipeId) ? { recipeId } : {}),
        ...(words(recipe) ? { recipe } : {}),
      },
    ]
  })
}

const same = (a: KeptSwap, b: KeptSwap) =>
  a.ingredient === b.ingredient && a.substitute === b.substitute && a.recipeId === b.recipeId

const device = deviceStore('sous-swaps', swapsIn)

/** Newest first. Stored on this device only. */
export const swapStore = {
  ...device,
  add(swaps: readonly KeptSwap[]) {
    const others = device.get().filter((one) => !swaps.some((swap) => same(one, swap)))
    device.set([...swaps, ...others].slice(0, MOST))
  },
  remove(swap: KeptSwap) {
    device.set(device.get().filter((one) => !same(one, swap)))
  },
}

export const useSwaps = (): readonly KeptSwap[] =>
  useSyncExternalStore(swapStore.subscribe, swapStore.get, swapStore.empty)
