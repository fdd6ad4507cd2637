import { inUnit, minus, plus } from './amounts.ts'
import { type DayOf, utcDay } from './day.ts'
import type { Amount, StockDetail, StockEvent } from './event.ts'
import type { Lot } from './record.ts'

/** More purchases of one food than that aren't told apart. */
const MOST_LOTS = 6

/** In UTC, as the database counts: what is one trip must not depend on where a device is. */
const tripOf = ({ bought, arrived }: Pick<Lot, 'bought' | 'arrived'>) => bought ?? utcDay(arrived)

/** The day it came, where the user is. In the evening of the west UTC has tomorrow's already. */
export function boughtOn({ bought, arrived, day }: Pick<Lot, 'bought' | 'arrived' | 'day'>): string {
  const isDerived = bought === null || (bought === utcDay(arrived) && day < bought)
  return isDerived ? day : bought
}

export const newLot = (id: string, at: string, dayOf: DayOf): Lot => ({
  id,
  arrived: at,
  day: dayOf(at),
  amount: null,
  full: null,
  text: null,
  place: null,
  bought: null,
  opened: null,
  frozen: null,
  thawed: null,
  cooked: null,
  best_before: null,
  touched: null,
})

/** What an event says about a lot replaces what was known. */
export function patchedLot(lot: Lot, detail: StockDetail): Lot {
  const next = { ...lot }
  if (detail.amount !== undefined) {
    next.amount = next.full = detail.amount
    if (detail.text === undefined) next.text = null
  }
  if (detail.text !== undefined) {
    next.text = detail.text
    if (detail.amount === undefined) next.amount = next.full = null
  }
  if (detail.place !== undefined) next.place = detail.place
  for (const day of ['bought', 'opened', 'frozen', 'thawed', 'cooked', 'best_before'] as const) {
    const date = detail[day]
    if (date !== undefined) next[day] = date
  }
  return next
}

/**
 * Of lots, oldest first; what was there before an amount was known counts as gone by then. Packages and liters have no
 * sum, whatever comes after them.
 */
function sumOf(lots: readonly Lot[], field: 'amount' | 'full'): Amount | null {
  let sum: Amount | null = null
  for (const { [field]: one } of lots) {
    const next: Amount | null | undefined = sum && one ? plus(sum, one) : one
    if (next === undefined) return null
    sum = next
  }
  return sum
}

/** What lots are together, oldest first. */
export function totalOf(lots: readonly Lot[]): Pick<Lot, 'amount' | 'full' | 'text'> {
  const amount = sumOf(lots, 'amount')
  const last = lots.at(-1)
  return {
    amount,
    full: sumOf(lots, 'full'),
    text: lots.length === 1 || !amount ? (last?.text ?? null) : null,
  }
}

/** Without an event that names a lot: all of them. An amount is that of everything, as old as the oldest. */
export function patchedLots(lots: readonly Lot[], detail: StockDetail): Lot[] {
  if (detail.lot) return lots.map((lot) => (lot.id === detail.lot ? patchedLot(lot, detail) : lot))
  const isAmount = detail.amount !== undefined || detail.text !== undefined
  return (isAmount ? lots.slice(0, 1) : lots).map((lot) => patchedLot(lot, detail))
}

const isUntouched = (lot: Lot) =>
  [lot.opened, lot.touched, lot.frozen, lot.thawed, lot.cooked].every((day) => day === null)

/** Two packages of one trip are one lot; of one without an amount there is at least what the other has. */
function merged(last: Lot, lot: Lot): Lot | undefined {
  if (!isUntouched(last) || !isUntouched(lot) || tripOf(last) !== lot.bought) return undefined
  if (last.place !== lot.place || last.best_before !== lot.best_before) return undefined
  const amount = last.amount && lot.amount ? plus(last.amount, lot.amount) : (last.amount ?? lot.amount)
  if (amount === undefined) return undefined
  return {
    ...last,
    arrived: lot.arrived,
    day: lot.day,
    bought: lot.bought,
    amount,
    full: amount,
    text: amount ? null : lot.text,
  }
}

/** The two oldest that add up are one; where none do, the two oldest. */
function withOneLess(lots: readonly Lot[]): Lot[] {
  for (const [at, first] of lots.entries())
    for (const second of lots.slice(at + 1)) {
      const amount = first.amount && second.amount && plus(first.amount, second.amount)
      if (amount)
        return lots.flatMap((lot) =>
          lot === second ? [] : lot === first ? { ...first, amount, full: amount, text: null } : lot,
        )
    }
  const [first, , ...rest] = lots
  return first ? [{ ...first, amount: null, full: null, text: null }, ...rest] : []
}

/** Another package: a lot with dates of its own. What is used up by then makes room. */
export function withPurchase(lots: readonly Lot[], { id, at, detail }: StockEvent, dayOf: DayOf): Lot[] {
  const left = lots.filter(({ amount }) => amount?.value !== 0)
  const last = left.at(-1)
  // What was put into the freezer doesn't say where the next one goes, least of all raw meat; a usual place does.
  const usual = last && last.frozen === null && last.place !== 'freezer' ? last.place : null
  const lot = {
    ...patchedLot(newLot(id, at, dayOf), detail),
    place: detail.place === undefined ? usual : detail.place,
    bought: detail.bought ?? utcDay(at),
  }
  if (!last) return [lot]
  const one = merged(last, lot)
  const all = one ? [...left.slice(0, -1), one] : [...left, lot]
  return all.length > MOST_LOTS ? withOneLess(all) : all
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** A part went: of the lot that the event names, else of the oldest first. */
export function usedFrom(lots: readonly Lot[], { at, detail }: StockEvent, dayOf: DayOf): Lot[] {
  const touch = (lot: Lot): Lot => ({ ...lot, touched: lot.touched ?? dayOf(at) })
  const isMeant = ({ id }: Lot) => !detail.lot || id === detail.lot
  const wanted = detail.amount
  const counts = ({ amount }: Lot) => amount !== null && wanted && inUnit(amount, wanted.unit) !== undefined
  if (!wanted || !lots.some((lot) => isMeant(lot) && counts(lot))) {
    const first = lots.find(isMeant)
    return lots.map((lot) => (lot === first ? touch(lot) : lot))
  }
  let rest = wanted.value
  const after = lots.map((lot) => {
    const there = lot.amount && isMeant(lot) ? inUnit(lot.amount, wanted.unit) : undefined
    const amount = lot.amount && there && rest > 0 ? minus(lot.amount, { ...wanted, value: rest }) : undefined
    if (!there || !amount) return lot
    rest = rounded(Math.max(0, rest - there.value))
    return touch({ ...lot, amount, text: null })
  })
  const left = after.filter((lot, i) => lot === lots[i] || lot.amount?.value !== 0)
  return left.length > 0 ? left : after.slice(-1)
}
