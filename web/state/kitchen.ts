import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { DatedFood } from '#core/contracts/cooking-assistant.ts'
import { isRawName } from '#core/stock/raw-names.ts'
import type { KnownAmount } from '#core/stock/shortage.ts'
import { usePantry } from './pantry.ts'

/** What the dates of the pantry mean for cooking. */
export interface Dates {
  /** The dates are known, or can't be found out now. */
  isReady: boolean
  /** Ingredients that won't keep, the most urgent first. */
  soon: readonly string[]
  /** The same with leftovers, as people call them. */
  due: readonly string[]
  /** Past their date, and not safe to eat: they don't count as available. */
  unavailable: readonly string[]
  /** How much there is, where that is known. */
  amounts: readonly KnownAmount[]
  /** Both with their dates, and leftovers too. */
  dated: readonly DatedFood[]
  /** The dates couldn't be loaded: raw meat and fish may be too old. */
  isLost?: boolean
}

type ShortagesOf = typeof import('#core/stock/shortage.ts').shortagesOf
const NOTHING: readonly never[] = []
const UNKNOWN: Dates = {
  isReady: false,
  amounts: NOTHING,
  soon: NOTHING,
  due: NOTHING,
  unavailable: NOTHING,
  dated: NOTHING,
}
let dates = UNKNOWN
const listeners = new Set<() => void>()
let loading: Promise<void> | undefined
/** Comes with the log. */
let judge: ShortagesOf | undefined

/** The log and the tables are loaded once they are needed: no page waits for them to appear. What failed is tried again. */
function load(): Promise<void> {
  loading ??= import('./stock/soon.ts')
    .then(({ followDates, shortagesOf }) => {
      judge = shortagesOf
      return followDates(setDates)
    })
    .catch(() => {
      loading = undefined
      setDates({ ...dates, isReady: true, isLost: true })
    })
  return loading
}

function setDates(next: Dates) {
  if (JSON.stringify(next) === JSON.stringify(dates)) return
  dates = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface Kitchen extends Dates {
  /** What may be cooked with. */
  ingredients: readonly string[]
  /** Of what doesn't count, that of which no date is known. */
  undated: readonly string[]
  /** What of a recipe there is too little of; undefined until the log is there. */
  shortagesOf?: ShortagesOf | undefined
}

/** Of the names, those that may be cooked with, and those that won't keep. */
function among(names: readonly string[], known: Dates): Kitchen {
  const { soon, due, unavailable, amounts, isReady, dated, isLost } = known
  const has = new Set(names)
  const undated = isLost ? names.filter((name) => isRawName(name) && !unavailable.includes(name)) : NOTHING
  const isGone = new Set([...unavailable, ...undated])
  return {
    isReady,
    amounts,
    shortagesOf: judge,
    dated,
    due,
    ingredients: isGone.size === 0 ? names : names.filter((name) => !isGone.has(name)),
    soon: soon.filter((name) => has.has(name) && !isGone.has(name)),
    unavailable: [...unavailable.filter((name) => has.has(name)), ...undated],
    undated,
  }
}

/** The same for code outside of components; waits for the dates. */
export async function kitchenWith(names: readonly string[]): Promise<Kitchen> {
  if (names.length > 0) await load()
  return among(names, dates)
}

/** Loads the dates, for components that can wait for them. */
export const kitchenReady = load

/** What may be cooked with from the list on this device, and what won't keep. */
export function useKitchen(): Kitchen {
  const { ingredients } = usePantry()
  const known = useSyncExternalStore(
    subscribe,
    () => dates,
    () => UNKNOWN,
  )
  const hasList = ingredients.length > 0
  useEffect(() => {
    if (hasList) void load()
  }, [hasList])
  return useMemo(() => among(ingredients, known), [ingredients, known])
}
