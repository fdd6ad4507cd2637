import type { Days, Keeping } from '#core/contracts/pantry-facts.ts'
import { PLACES, type Place } from '#core/contracts/places.ts'
import type { Basis, Shelf } from '#core/stock/shelf-life.ts'

/** A kind of food, how long it keeps, and the names of the foods of this kind. */
interface ShelfKind {
  kind: string
  shelf: Shelf
  foods: readonly string[]
}

interface Shared {
  basis: Basis
  /** What most rows of a table share, in the notation of a row; a row's own figures come first. */
  also?: string
}

const FIELDS = [
  'pantry',
  'pantry opened',
  'fridge',
  'fridge opened',
  'freezer',
  'thawed',
  'cooked',
  'cooked frozen',
] as const
type Field = (typeof FIELDS)[number]

/** As good as forever, in days. */
const FOREVER = 3650

const ENTRY = /^([a-z ]+?) (?:(forever)|(\d+)(?:-(\d+))?([dwmy]))$/

/** Months count 30 days, and twelve of them are a year of 365. */
const inDays = (count: number, unit: string): number => {
  if (unit === 'd') return count
  if (unit === 'w') return count * 7
  const months = unit === 'y' ? count * 12 : count
  return Math.min(Math.floor(months / 12) * 365 + (months % 12) * 30, FOREVER)
}

/** "fridge 3-4d, freezer 2-3m": days, weeks, months, years. */
function figures(text: string): Map<Field, Days> {
  const found = new Map<Field, Days>()
  for (const entry of text.split(',').flatMap((part) => part.trim() || [])) {
    const [, field = '', forever, from, to, unit = ''] = ENTRY.exec(entry) ?? []
    if (!(FIELDS as readonly string[]).includes(field)) throw new Error(`Not a shelf life: ${entry}`)
    const least = forever ? FOREVER : inDays(Number(from), unit)
    found.set(field as Field, [least, to ? inDays(Number(to), unit) : least])
  }
  return found
}

const atMost = (days: Days, limit: Days | undefined): Days =>
  limit ? [Math.min(days[0], limit[0]), Math.min(days[1], limit[1])] : days

/** The figures of a food; the place named first is the usual one. */
export function shelfOf(keeps: string, { basis, also = '' }: Shared): Shelf {
  const own = figures(keeps)
  const shared = figures(also)
  const place = PLACES.find((one) => keeps.trim().startsWith(one))
  if (!place) throw new Error(`A row begins with its usual place: ${keeps}`)
  const of = (field: Field) => own.get(field) ?? null
  const kept = (at: Exclude<Place, 'freezer'>, other: typeof at): Keeping['pantry'] => {
    const closed = own.get(at) ?? (own.has(`${at} opened`) ? own.get(other) : undefined)
    const opened = own.get(`${at} opened`)
    if (opened) return { closed: closed ?? null, opened }
    const common = shared.get(`${at} opened`)
    if (common && (closed || own.has(other)))
      return { closed: closed ?? null, opened: atMost(common, closed ?? own.get(other)) }
    // Where only the other place is named for the opened food, it doesn't stay here.
    const moves = own.has(`${other} opened`) || shared.has(`${other} opened`)
    return { closed: closed ?? null, opened: moves ? null : (closed ?? null) }
  }
  const cooked = own.get('cooked') ?? shared.get('cooked') ?? null
  return {
    place,
    basis,
    keeps: {
      pantry: kept('pantry', 'fridge'),
      fridge: kept('fridge', 'pantry'),
      freezer: of('freezer'),
      thawed: of('thawed') ?? (own.has('freezer') ? (shared.get('thawed') ?? null) : null),
      cooked,
      cookedFrozen: own.get('cooked frozen') ?? (cooked && (shared.get('cooked frozen') ?? null)),
    },
  }
}

/** Rows of "kind | keeps | foods". */
export const shelves = (shared: Shared, rows: string): ShelfKind[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([kind = '', keeps = '', foods = '']) => ({
      kind,
      shelf: shelfOf(keeps, shared),
      foods: foods.split(',').flatMap((food) => food.trim() || []),
    }))
