import type { PageWord } from '../paper/page-words.ts'
import type { LabelLanguage, LabelReader } from '../products/label-reader.ts'
import type { Amount } from '../stock/event.ts'
import { checkPrices } from './check-prices.ts'
import { type LeftOut, partsOf } from './draft.ts'
import { currencyOf, dateOf, languageOf, shopOf, timeOf } from './header.ts'
import { type DraftItem, joinParts } from './join-parts.ts'
import { isDeposit } from './line-kind.ts'
import { linesOfReadings } from './lines.ts'
import { agrees } from './quantity.ts'

export interface ReceiptItem {
  /** The line as printed, without its price. */
  text: string
  kind: 'food' | 'non-food' | 'deposit'
  /** The food by the name that it is listed under; null where only the user can tell. */
  name: string | null
  near: readonly string[]
  isSure: boolean
  /** Packages, or pieces. */
  count: number
  /** What one of them has. */
  each: Amount | null
  price: number | null
  /** How many there are contradicts the price. */
  isCountDoubtful?: true
}

export interface Receipt {
  /** Folded; empty if there is none. */
  shop: string
  /** The calendar day that is printed on it. */
  date: string | null
  /** The time that is printed on it: "09:51". */
  time?: string | null
  total: number | null
  /** Before an amount: "€"; empty if none is printed. */
  currency?: string
  /** Nothing contradicts the total: the items cost as much, or less and none of them more than all. */
  isTotalSure?: boolean
  /** What the items that were found cost together, less their discounts; below the total, some weren't read. */
  sum: number
  items: ReceiptItem[]
  leftOut: readonly LeftOut[]
}

/** What the household taught: a food, null for what it never lists, undefined for what it didn't teach. */
type Learned = (text: string, shop: string) => string | null | undefined

const MOST_ITEMS = 200
const LONGEST_NAME = 80
const MOST_COUNT = 999
const CENT = 0.015

/** The items of a receipt, from its words with their places; other readings of the picture settle its prices. Never throws. */
export function readReceipt(
  words: readonly PageWord[],
  reader: LabelReader,
  learned?: Learned,
  again: readonly (readonly PageWord[])[] = [],
): Receipt {
  const lines = linesOfReadings(words, again)
  const texts = lines.map(({ text }) => text)
  const language = languageOf(texts)
  const shop = shopOf(texts)
  const { parts, leftOut, totals } = partsOf(lines)
  const joined = joinParts(parts)
  const { items: drafts, total } = checkPrices(joined.items.slice(0, MOST_ITEMS), totals)
  const sum = Math.round(drafts.reduce((all, { price }) => all + 100 * (price ?? 0), 0)) / 100
  return {
    shop,
    date: dateOf(texts, language),
    time: timeOf(texts),
    total,
    currency: currencyOf(texts),
    isTotalSure: total !== null && sum <= total + CENT && drafts.every(({ price }) => (price ?? 0) <= total),
    sum,
    items: drafts.map((draft) => itemOf(draft, { reader, language, taught: learned?.(draft.text, shop) })),
    leftOut: [...joined.leftOut, ...leftOut],
  }
}

interface Reading {
  reader: LabelReader
  language: LabelLanguage
  taught: string | null | undefined
}

function itemOf(
  { text: whole, price, quantity, isReduced }: DraftItem,
  { reader, language, taught }: Reading,
): ReceiptItem {
  const text = whole.slice(0, LONGEST_NAME)
  const count = Math.min(MOST_COUNT, Math.max(1, quantity?.count ?? 1))
  if (isDeposit(text))
    return { text, kind: 'deposit', name: null, near: [], isSure: true, count, each: null, price }
  const { name, near, isSure, each, isFood } = reader(text, language)
  const isDoubtful = quantity && price !== null && !isReduced && !agrees(quantity, price)
  const common = {
    text,
    count,
    each: quantity?.each ?? each,
    price,
    ...(isDoubtful && { isCountDoubtful: true as const }),
  }
  if (taught !== undefined)
    return { ...common, kind: taught === null ? 'non-food' : 'food', name: taught, near: [], isSure: true }
  return { ...common, kind: isFood ? 'food' : 'non-food', name, near, isSure }
}
