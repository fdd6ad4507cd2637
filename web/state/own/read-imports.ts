import { isUuid } from '#core/contracts/uuid.ts'

/** A library that was brought in, as the device remembers it to undo it. */
export interface PastImport {
  id: string
  /** ISO 8601. */
  at: string
  /** What it was called when it began: the program, or the file. */
  name: string
  /** How many were chosen, and how many of them are stored. */
  chosen: number
  saved: number
  photos: number
  /** `running`: it was never ended, for instance because the app was closed. */
  state: 'running' | 'done' | 'stopped'
  batches: number
  undone: boolean
  /** What an undo removed can come back: where that is stored, and how many recipes it is. */
  kept: readonly string[]
  keptCount: number
  /** When it was undone, and when it came back after that. */
  undoneAt: string | null
  backAt: string | null
}

export interface ImportBatch {
  /** When it was stored: what has another time was edited since. */
  at: string
  recipes: readonly { id: string; marked: boolean }[]
}

const MOST_IMPORTS = 50
const LONGEST_NAME = 200
const STATES = ['running', 'done', 'stopped'] as const

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
const timeOrNull = (value: unknown) => (isTime(value) ? value : null)
const count = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0

function parsed(stored: unknown): unknown {
  try {
    return typeof stored === 'string' ? JSON.parse(stored) : undefined
  } catch {
    return undefined
  }
}

/** From the device's storage, which may hold anything; the newest first. */
export function readImports(stored: unknown): PastImport[] {
  const all = parsed(stored)
  if (!Array.isArray(all)) return []
  return all.slice(0, MOST_IMPORTS).flatMap((value) => {
    const given = (value ?? {}) as Partial<Record<keyof PastImport, unknown>>
    const { id, at, name } = given
    if (!isUuid(id) || !isTime(at) || typeof name !== 'string') return []
    const past: PastImport = {
      ...{ id, at, name: name.slice(0, LONGEST_NAME) },
      ...{ chosen: count(given.chosen), saved: count(given.saved), photos: count(given.photos) },
      ...{ batches: count(given.batches), undone: given.undone === true },
      ...{ undoneAt: timeOrNull(given.undoneAt), backAt: timeOrNull(given.backAt) },
      kept: Array.isArray(given.kept) ? given.kept.filter((key) => typeof key === 'string') : [],
      keptCount: count(given.keptCount),
      state: STATES.find((one) => one === given.state) ?? 'stopped',
    }
    return [past]
  })
}

export function readBatch(stored: unknown): ImportBatch | undefined {
  const { at, recipes } = (parsed(stored) ?? {}) as Partial<Record<keyof ImportBatch, unknown>>
  if (!isTime(at) || !Array.isArray(recipes)) return undefined
  return {
    at,
    recipes: recipes.flatMap((value) => {
      const { id, marked } = (value ?? {}) as { id?: unknown; marked?: unknown }
      return isUuid(id) ? [{ id, marked: marked === true }] : []
    }),
  }
}
