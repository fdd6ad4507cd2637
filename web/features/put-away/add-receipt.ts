import type { Found } from '#core/put-away/found.ts'
import { MAX_PILE } from '#core/put-away/pile.ts'
import type { Once, ReceiptAdded } from '#core/put-away/pile-receipt.ts'
import type { Receipt, ReceiptItem } from '#core/receipts/read-receipt.ts'
import { daysBetween } from '#core/stock/day.ts'
import { dayWords } from '#core/stock/words/date-words.ts'
import { clockTime } from '#web/lib/clock-time.ts'
import { pileStore } from '#web/state/put-away/pile-store.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import type { LeftLine, ReceiptRead } from './receipt-note.tsx'
import * as strings from './strings.ts'

type Item = Omit<ReceiptItem, 'price'>

const foundOf = ({ text, name, near, isSure, count, each, isCountDoubtful }: Item, shop: string): Found => ({
  way: 'receipt',
  printed: text,
  shop,
  title: text,
  name,
  near,
  isSure: isSure && name !== null,
  count,
  ...(isCountDoubtful && { isCountDoubtful }),
  each,
  bestBefore: null,
})

/** So much of the total may be discounts, deposits and rounding. */
const WHOLE = 0.93

const notes: Record<ReceiptAdded['became'], (lines: number) => string> = {
  new: () => '',
  more: strings.receiptMore,
  known: () => strings.receiptAgain,
  away: () => '',
  full: () => strings.isFull(MAX_PILE),
  empty: () => '',
}

/** Who finds an older one has eaten some of it. */
const OLD_DAYS = 3

const isNew = (became: ReceiptAdded['became']) => became === 'new' || became === 'more'

/** When it was put away: "at 17:02", "on Nov 18". */
function whenWords(at: number): string {
  const day = localDay(new Date(at))
  return day === localDay() ? strings.atTime(clockTime(at)) : strings.onDay(dayWords(day, localDay()))
}

/**
 * Puts the foods of a receipt on the pile, once, in the order in which they are printed. `of`: it continues that one;
 * `once`: what to add of one that was put away.
 */
export function addReceipt(receipt: Receipt, of?: string, once?: Once): ReceiptRead {
  const { shop, date, time, total, currency = '', isTotalSure = true, sum, items, leftOut } = receipt
  const money = (amount: number) => `${currency}${amount.toFixed(2)}`
  const foods = items.filter(({ kind }) => kind === 'food')
  const { id, became, lines, away } = pileStore.addReceipt(
    { shop, date, total, time: time ?? null },
    foods.map((item) => foundOf(item, shop)),
    { of, once },
  )
  const isShort = total !== null && isTotalSure && sum < WHOLE * total && isNew(became)
  return {
    id,
    shop,
    total: total === null || !isTotalSure ? '' : money(total),
    foods: foods.length,
    short: isShort
      ? strings.receiptShort(money(sum), money(total))
      : isNew(became) && (total === null || !isTotalSure)
        ? strings.receiptTotalUnread
        : '',
    old:
      date !== null && isNew(became) && daysBetween(date, localDay()) > OLD_DAYS
        ? dayWords(date, localDay())
        : '',
    left: [
      ...items.flatMap(({ text, kind }): LeftLine[] => (kind === 'food' ? [] : [{ text, kind }])),
      ...leftOut.flatMap(({ text, kind }): LeftLine[] => (kind === 'unread' ? [{ text, kind }] : [])),
    ],
    note: of === undefined || once || !isNew(became) ? notes[became](lines) : strings.receiptJoined,
    ...(away && {
      away: { when: whenWords(away), missing: lines, add: (what) => addReceipt(receipt, id, what) },
    }),
  }
}

/** A line that was left out after all: what it is, the user says. */
export function addLeftLine(line: LeftLine, shop: string) {
  const item: Item = {
    text: line.text,
    kind: 'food',
    name: null,
    near: [],
    isSure: false,
    count: 1,
    each: null,
  }
  pileStore.add(foundOf(item, shop))
}
