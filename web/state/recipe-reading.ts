import { useSyncExternalStore } from 'react'
import type { System } from '#core/recipes/measures.ts'
import { deviceStore } from './device-store.ts'

/** The view state of a recipe: its scale, and which lines are ticked off. */
interface RecipeReading {
  factor: number
  checked: readonly number[]
}
interface Reading {
  /** Undefined until one is chosen. */
  system?: System
  /** By id, latest last. */
  recipes: Readonly<Record<string, RecipeReading>>
}

export const MIN_FACTOR = 0.1
export const MAX_FACTOR = 20
const KEPT = 50
const AS_WRITTEN: RecipeReading = { factor: 1, checked: [] }

const isFactor = (value: unknown): value is number =>
  typeof value === 'number' && value >= MIN_FACTOR && value <= MAX_FACTOR

function readRecipe(kept: unknown): RecipeReading {
  const { factor, checked } = (kept ?? {}) as Record<string, unknown>
  return {
    factor: isFactor(factor) ? factor : 1,
    checked: Array.isArray(checked) ? checked.filter((at): at is number => Number.isInteger(at)) : [],
  }
}

function read(kept: unknown): Reading {
  const { system, recipes } = (kept ?? {}) as Record<string, unknown>
  const known = typeof recipes === 'object' && recipes !== null ? Object.entries(recipes) : []
  return {
    ...((system === 'metric' || system === 'us') && { system }),
    recipes: Object.fromEntries(known.map(([id, one]) => [id, readRecipe(one)])),
  }
}

const device = deviceStore<Reading>('sous-reading', read)

function change(id: string, next: Partial<RecipeReading>) {
  const { recipes, ...rest } = device.get()
  const { [id]: own = AS_WRITTEN, ...others } = recipes
  // The last few are enough; otherwise it would grow forever.
  const latest = Object.entries(others).slice(-(KEPT - 1))
  device.set({ ...rest, recipes: Object.fromEntries([...latest, [id, { ...own, ...next }]]) })
}

export const readingStore = {
  ...device,
  system: (): System => device.get().system ?? 'us',
  setSystem: (system: System) => device.set({ ...device.get(), system }),
  setFactor(id: string, factor: number) {
    if (isFactor(factor)) change(id, { factor })
  },
  toggle(id: string, line: number) {
    const { checked } = device.get().recipes[id] ?? AS_WRITTEN
    change(id, { checked: checked.includes(line) ? checked.filter((at) => at !== line) : [...checked, line] })
  },
  uncheck: (id: string) => change(id, { checked: [] }),
}

const readingOf = (id: string) => readingStore.get().recipes[id] ?? AS_WRITTEN

// Each selects only what it shows, and is rerendered only when that changes.

export const useFactor = (id: string): number =>
  useSyncExternalStore(
    readingStore.subscribe,
    () => readingOf(id).factor,
    () => AS_WRITTEN.factor,
  )

/** The chosen units; without a choice the given ones, else US. */
export const useSystem = (usual: System = 'us'): System =>
  useSyncExternalStore(
    readingStore.subscribe,
    () => readingStore.get().system ?? usual,
    () => usual,
  )

/** Is a line of a recipe ticked off? Without a line: is any? */
export const useTicked = (id: string, line?: number): boolean =>
  useSyncExternalStore(
    readingStore.subscribe,
    () => {
      const { checked } = readingOf(id)
      return line === undefined ? checked.length > 0 : checked.includes(line)
    },
    () => false,
  )
