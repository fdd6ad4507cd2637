import { sameLine } from '../receipts/same-line.ts'
import { namedUuid } from '../text/named-uuid.ts'
import { fold } from '../text/normalise.ts'
import { cleanText, isCalendarDay } from './clean-found.ts'

/** A receipt that was read, as far as it tells one from another. */
export interface KnownReceipt {
  id: string
  shop: string
  date: string | null
  /** Of the till's clock: "09:51". */
  time: string | null
  total: number | null
  /** Its lines, letters and digits alone, in their order. */
  lines: readonly string[]
  /** When it was put away, in milliseconds. */
  away?: number
}

/** What is read of a receipt, without its lines. */
export type ReceiptHead = Pick<KnownReceipt, 'shop' | 'date' | 'total'> & { time?: string | null }

/** Of one household in a month or so. */
export const MAX_RECEIPTS = 20
const MAX_LINES = 200
const MAX_LINE = 40
const TIME = /^\d{2}:\d{2}$/
/** As many of the lines of one are on the other, if they are the same: no two photos are read alike. */
const SAME_PART = 0.7
/** Where the total says so as well. */
const SAME_PART_OF_TOTAL = 0.4
/** Fewer lines are bought alike on another trip. */
const ENOUGH = 3

export const lineOf = (printed: string) =>
  fold(printed)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, MAX_LINE)

export function receiptOf(
  { shop, date, total, time = null }: ReceiptHead,
  printed: readonly string[],
): KnownReceipt {
  const lines = [...new Set(printed.map(lineOf))].slice(0, MAX_LINES)
  const id = namedUuid(JSON.stringify([shop, date, time, total, lines]))
  return { id, shop, date, time, total, lines }
}

/** Of these lines, those that are on no other; each of the others stands for one. */
export function linesBeside(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  const take = (fits: (other: string) => boolean) => {
    const at = left.findIndex(fits)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  // What is read alike first, so that it isn't taken by what is only similar.
  const unlike = lines.filter((line) => !take((other) => other === line))
  return unlike.filter((line) => !take((other) => sameLine(line, other)))
}

const differ = (one: unknown, other: unknown) => Boolean(one) && Boolean(other) && one !== other

/**
 * Whether two readings are of the same receipt. Its lines decide, as a digit of a total and the name of a shop are
 * easily misread; a few of them may be those of another trip, and where most weren't read, day and total tell.
 */
export function sameReceipt(one: KnownReceipt, other: KnownReceipt): boolean {
  if (differ(one.date, other.date)) return false
  const [small, large] = one.lines.length < other.lines.length ? [one, other] : [other, one]
  const shared = small.lines.length - linesBeside(small.lines, large.lines).length
  const isDated = one.date !== null && other.date !== null
  const isTimed = one.time !== null && one.time === other.time
  const isAlike = large.lines.length > 0 && shared >= large.lines.length * SAME_PART
  const isPart = small.lines.length > 0 && shared >= small.lines.length * SAME_PART
  if (isTimed && isDated && shared > 0) return true
  const isShop = !differ(one.shop, other.shop)
  if (one.total !== null && one.total === other.total) {
    // A total by itself is that of many receipts.
    return isShop ? isDated || shared > 0 : shared >= small.lines.length * SAME_PART_OF_TOTAL && shared > 1
  }
  if (one.total === null || other.total === null) return isShop ? isAlike : isAlike && shared >= ENOUGH
  return shared >= ENOUGH && (isAlike || (isDated && isPart))
}

/** Validates an untrusted one; undefined if invalid. */
export function knownReceipt(value: unknown): KnownReceipt | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { shop, date, time, total, lines, id, away } = value as Record<string, unknown>
  if (typeof id !== 'string' || !Array.isArray(lines)) return undefined
  return {
    id: cleanText(id, 36),
    shop: cleanText(shop, 40),
    date: isCalendarDay(date) ? date : null,
    time: typeof time === 'string' && TIME.test(time) ? time : null,
    total: typeof total === 'number' && Number.isFinite(total) ? total : null,
    lines: lines
      .slice(0, MAX_LINES)
      .map((line) => lineOf(cleanText(line, MAX_LINE)))
      .filter(Boolean),
    ...(typeof away === 'number' && Number.isFinite(away) && away > 0 && { away }),
  }
}
