import { MAX_AMOUNT, MAX_NAME, normaliseName } from '../contracts/ingredient-names.ts'
import { PLACES, type Place } from '../contracts/places.ts'
import { isUuid } from '../contracts/uuid.ts'

/**
 * What happened to a food in the kitchen:
 * have: listed, or confirmed as still there; bought: came in; seen: on a photo;
 * used: a part of it went; out: all of it went; set: corrected; undo: takes back the event that it names.
 */
const STOCK_KINDS = ['have', 'bought', 'seen', 'used', 'out', 'set', 'undo'] as const
export type StockKind = (typeof STOCK_KINDS)[number]

/** Why it is out. Only what was used or thrown away says how long it lasts. */
const OUT_REASONS = ['used', 'wasted', 'removed', 'cleared'] as const
export type OutReason = (typeof OUT_REASONS)[number]

/** In a canonical unit of the line parser; null for pieces. */
export interface Amount {
  value: number
  unit: string | null
}

/** What an event says about its food. Of `set`, null clears a field. */
export interface StockDetail {
  amount?: Amount | null
  /** The amount as written, where it can't be counted: "half a jar". */
  text?: string | null
  place?: Place | null
  /** Calendar days: 2026-11-18. */
  bought?: string | null
  opened?: string | null
  frozen?: string | null
  thawed?: string | null
  cooked?: string | null
  best_before?: string | null
  why?: OutReason
  /** Where a food is there more than once: the event that the lot meant came with. */
  lot?: string
  /** The recipe that used it, or that a leftover is from. */
  recipe_id?: string
  /** A leftover dish by its title; its amount is in servings. */
  meal?: string
  /** Only where the name wasn't recognized: the nearest names, possibly none. */
  near?: readonly string[] | null
  /** The answer to a question of ours, or a weekly question put off. */
  asked?: true
}

export interface StockEvent {
  id: string
  /** ISO time. Events are ordered by it, then by id: the same on every device. */
  at: string
  kind: StockKind
  /** The food as it is listed; for `undo`, that of the event it takes back. */
  name: string
  /** Of `undo`: the event that it takes back. */
  of?: string
  detail: StockDetail
}

const MAX_VALUE = 100_000
const MAX_UNIT = 20
const MAX_TITLE = 200
const MAX_NEAR = 5
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const DAYS = ['bought', 'opened', 'frozen', 'thawed', 'cooked', 'best_before'] as const

const line = (value: unknown, longest: number): string | undefined => {
  if (typeof value !== 'string') return undefined
  const text = value.replace(/\s+/g, ' ').trim()
  return text !== '' && text.length <= longest ? text : undefined
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value))

const among = <One extends string>(all: readonly One[], value: unknown): value is One =>
  (all as readonly unknown[]).includes(value)

/** Validates an untrusted amount; undefined if invalid. */
export function stockAmount(value: unknown): Amount | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { value: number, unit } = value as Record<string, unknown>
  if (typeof number !== 'number' || !(number >= 0 && number <= MAX_VALUE)) return undefined
  if (unit !== null && line(unit, MAX_UNIT) !== unit) return undefined
  return { value: Math.round(number * 1000) / 1000, unit: unit as string | null }
}

/** Keeps what is valid of an untrusted detail. */
function stockDetail(value: unknown): StockDetail {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const detail: StockDetail = {}
  const amount = given.amount === null ? null : stockAmount(given.amount)
  if (amount !== undefined) detail.amount = amount
  const text = given.text === null ? null : line(given.text, MAX_AMOUNT)
  if (text !== undefined) detail.text = text
  if (given.place === null || among(PLACES, given.place)) detail.place = given.place
  for (const day of DAYS) {
    const date = given[day]
    if (date === null || isDay(date)) detail[day] = date
  }
  if (among(OUT_REASONS, given.why)) detail.why = given.why
  if (isUuid(given.lot)) detail.lot = given.lot.toLowerCase()
  if (isUuid(given.recipe_id)) detail.recipe_id = given.recipe_id
  const meal = line(given.meal, MAX_TITLE)
  if (meal) detail.meal = meal
  if (given.near === null) detail.near = null
  else if (Array.isArray(given.near))
    detail.near = given.near.flatMap((one) => line(one, MAX_NAME)?.toLowerCase() ?? []).slice(0, MAX_NEAR)
  if (given.asked === true) detail.asked = true
  return detail
}

/** Validates an untrusted event; undefined if invalid. Hand-written, so that the browser needs no schema library. */
export function stockEvent(value: unknown): StockEvent | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, at, kind, name, of, detail } = value as Record<string, unknown>
  const time = typeof at === 'string' ? Date.parse(at) : Number.NaN
  const food = typeof name === 'string' ? normaliseName(name) : ''
  if (!isUuid(id) || Number.isNaN(time) || !among(STOCK_KINDS, kind)) return undefined
  if (food === '' || food.length > MAX_NAME || (kind === 'undo') !== isUuid(of)) return undefined
  return {
    id: id.toLowerCase(),
    at: new Date(time).toISOString(),
    kind,
    name: food,
    ...(kind === 'undo' && { of: (of as string).toLowerCase() }),
    detail: stockDetail(detail),
  }
}

/** The order in which events count, whatever order they arrive in. */
export const byTime = (a: StockEvent, b: StockEvent): number =>
  a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0

const STATES = [...DAYS, 'place'] as const

/**
 * Only food that is listed is corrected. Whoever corrects it after it was out didn't know that yet, and has it:
 * it is in the freezer, it was opened, so much is left.
 */
export const saysThere = ({ amount, text, ...rest }: StockDetail): boolean =>
  (amount ? amount.value > 0 : typeof text === 'string') || STATES.some((field) => rest[field] !== undefined)
