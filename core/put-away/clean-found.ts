import { MAX_NAME, normaliseName } from '../contracts/ingredient-names.ts'
import { MAX_PRINTED, MAX_SHOP } from '../products/learned-label.ts'
import { type Amount, stockAmount } from '../stock/event.ts'
import type { Found } from './found.ts'

export const MAX_COUNT = 999
const MAX_TITLE = 120
const MAX_NEAR = 5
const WAYS: readonly unknown[] = ['code', 'receipt', 'seen', 'typed']
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

export const isCalendarDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value))

/** One line, cut to a length; names on packs may be anything. */
export const cleanText = (value: unknown, longest: number): string =>
  typeof value === 'string'
    ? value
        .slice(0, 4 * longest)
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim()
        .slice(0, longest)
        .replace(/[\s\p{Cs}]+$/u, '')
    : ''

/** Nobody finds a package of nothing: then how much it has is unknown. */
function someAmount(value: unknown): Amount | null {
  const amount = stockAmount(value)
  return amount && amount.value > 0 ? amount : null
}

/** Keeps what is valid of an untrusted find; undefined if nothing says what it is. */
export function cleanFound(value: unknown): Found | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Record<string, unknown>
  const { way, printed, shop, title, name, near, isSure, count, each, bestBefore } = given
  if (!WAYS.includes(way)) return undefined
  const label = cleanText(printed, MAX_PRINTED)
  const food = normaliseName(cleanText(name, MAX_NAME))
  if ((way === 'code' || way === 'receipt') && label === '') return undefined
  return {
    way: way as Found['way'],
    printed: label,
    shop: cleanText(shop, MAX_SHOP),
    title: cleanText(title, MAX_TITLE),
    name: food === '' ? null : food,
    near: (Array.isArray(near) ? near : [])
      .map((one) => normaliseName(cleanText(one, MAX_NAME)))
      .filter(Boolean)
      .slice(0, MAX_NEAR),
    isSure: isSure === true && food !== '',
    count: typeof count === 'number' && count >= 1 ? Math.min(MAX_COUNT, Math.round(count)) : 1,
    ...(given.isUncounted === true && { isUncounted: true }),
    ...(given.isCountDoubtful === true && { isCountDoubtful: true }),
    each: someAmount(each),
    bestBefore: isCalendarDay(bestBefore) ? bestBefore : null,
  }
}
