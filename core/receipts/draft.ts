import { isCash, isDeposit, isVoid, type LeftOutKind, leftOutKind } from './line-kind.ts'
import type { ReceiptLine } from './lines.ts'
import { barePrice, barePrices, type EndPrice, endPrice } from './price.ts'
import { type Quantity, quantityAtEnd, quantityOf, takeQuantity } from './quantity.ts'

/** What one line of a receipt has, before it is known what belongs together. */
export type Part =
  | {
      kind: 'item'
      text: string
      price: number | null
      isGuess: boolean
      quantity: Quantity | undefined
      others: readonly number[]
    }
  | { kind: 'name'; text: string }
  | { kind: 'price'; price: number; text: string; quantity: Quantity | undefined; others: readonly number[] }
  | { kind: 'quantity'; quantity: Quantity; price: number | null; text: string; others: readonly number[] }
  | { kind: 'void'; text: string }

export interface LeftOut {
  text: string
  kind: LeftOutKind
}

interface Parts {
  parts: Part[]
  leftOut: LeftOut[]
  /** The likeliest first. */
  totals: number[]
}

const CURRENCY = /^[^\p{L}\d]*(?:eur|euro|rm|usd|gbp|chf|preis)[^\p{L}\d]*$/iu
const CODE = /^[#*]?\d{3,14}[a-z¢]?\s+(?=\S)/i
/** The number of an article in front of its name, after it or below it, with the letter of a tax class before it. */
const NUMBER = /(?:^[A-Z]\s)?(?<=^|\s)(?=[\dOoSBIl]{6,14}(?:\s|$))(?:[OoSBIl]*\d){5,}[\dOoSBIl]*(?:\s|$)/u
/** A column of counts before the names; the others than 1 are read with their sign: "2 x". */
const ONE = /^[1il|]\s(?=\p{L}{3})/u
const COUNTED = /^(\d{1,2})\s?(?:[xX]|S[tT]k?\.?)\s+(?=\p{L}{3})/u
/** In a column between the name and the sum: what one costs. */
const UNIT_PRICE = /\s\d{1,3}[.,]\d{2}$/u
const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
const isName = (text: string) => /\p{L}{2}/u.test(text) && letters(text) >= 3

/** Without the number of the article before it, and without noise at its ends. */
function cleaned(text: string): string {
  return text
    .replace(NUMBER, '')
    .replace(CODE, '')
    .replace(ONE, '')
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(/[\s_—–=|~„“”"'«»:;{}]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Where prices begin, from left; beyond it nothing is a name. */
function priceColumn(lines: readonly ReceiptLine[]): number {
  const starts = lines.flatMap(({ text, words }) => {
    if (!endPrice(text)) return []
    const at = words.findLast((word) => /\d\s?[.,]\d|[.,]\d{2}/.test(word.text))
    return at ? [at.x0] : []
  })
  starts.sort((a, b) => a - b)
  return starts.length < 2 ? Number.POSITIVE_INFINITY : (starts[starts.length >> 1] as number)
}

/** A line whose price can't be read: its name, and the price if only the comma is missing. */
function unread(
  line: ReceiptLine,
  column: number,
): { text: string; price: EndPrice | undefined; others: number[] } | undefined {
  const limit = column - 1.5 * line.size
  const behind = line.words.filter(({ x0 }) => x0 >= limit)
  const before = line.words.filter(({ x0 }) => x0 < limit)
  if (behind.length === 0 || before.length === 0) return undefined
  const join = (words: typeof behind) => words.map(({ text }) => text).join(' ')
  const end = join(behind)
  return { text: join(before), price: barePrice(end), others: [...line.others, ...barePrices(end)] }
}

export function partsOf(lines: readonly ReceiptLine[]): Parts {
  const out: Parts = { parts: [], leftOut: [], totals: [] }
  const column = priceColumn(lines)
  let isOpen = false
  let isEnded = false
  const paid: number[] = []
  const totalAt = lines.findIndex(({ text }) => leftOutKind(text) === 'total')
  const leave = (text: string, kind: LeftOutKind) => out.leftOut.push({ text, kind })

  for (const [at, line] of lines.entries()) {
    const { text } = line
    const kind = isDeposit(text) ? undefined : leftOutKind(text)
    const price = endPrice(text)
    const hasItems = out.parts.some((part) => part.kind === 'item' || part.kind === 'price')
    if (kind === 'total' && !isEnded) out.totals.push(...(price ? [price.value] : []), ...line.others)
    // What was paid by card is the total as well.
    if (kind === 'payment' && isEnded && !isCash(text))
      paid.push(...(price ? [price.value] : []), ...line.others)
    // What looks like a tax or a payment above the total is between the items.
    const isPastTotal = totalAt < 0 || at > totalAt
    if (kind === 'total' || ((kind === 'payment' || kind === 'tax') && isPastTotal)) isEnded ||= hasItems
    if (isEnded || (kind && !quantityOf(text))) leave(text, kind ?? 'other')
    else if (CURRENCY.test(text)) {
      isOpen = true
      // What was above it is the header.
      for (const part of out.parts.splice(0)) leave('text' in part ? part.text : '', 'header')
    } else {
      const part = partOf(line, price, isOpen || hasItems ? column : Number.POSITIVE_INFINITY)
      if (part) out.parts.push(part)
      else leave(text, hasItems ? 'unread' : 'header')
    }
  }
  out.totals = [...new Set([...out.totals, ...paid])].filter((total) => total > 0)
  return out
}

function partOf(line: ReceiptLine, price: EndPrice | undefined, column: number): Part | undefined {
  const text = line.text.replace(/^[^\p{L}\p{N}#*-]+/u, '')
  const quantity = quantityOf(text.replace(/^\d{6,14}\s+/, ''))
  if (quantity) {
    const isOwn = price !== undefined && /\d[.,]\d{2}\D.*\d[.,]\s?\d{2}/.test(text)
    return {
      kind: 'quantity',
      quantity,
      price: isOwn && price ? price.value : null,
      text,
      others: line.others,
    }
  }
  const ending = quantityAtEnd(text)
  const known = ending && cleaned(ending.rest)
  // In the column of sums, "x 2" is a mark behind one.
  const each = ending && line.words.findLast((word) => word.text.includes(ending.price))
  if (ending && known && isName(known) && each && each.x0 < column - 1.5 * line.size)
    return {
      kind: 'item',
      text: known,
      price: Math.round(100 * ending.quantity.count * ending.quantity.unitPrice) / 100,
      isGuess: true,
      quantity: ending.quantity,
      others: line.others,
    }
  if (!price) {
    if (isVoid(text) && letters(text) < 20) return { kind: 'void', text }
    const found = unread(line, column)
    const inside = found && takeQuantity(found.text, found.price?.value ?? null)
    const name = inside && cleaned(inside.rest)
    // Without a price, only what is clearly a word is an item.
    if (found && name && isName(name) && (found.price || /\p{L}{4}/u.test(name)))
      return {
        kind: 'item',
        text: name,
        price: found.price?.value ?? null,
        isGuess: true,
        quantity: inside.quantity,
        others: found.others,
      }
    return isName(cleaned(text)) ? { kind: 'name', text: cleaned(text) } : undefined
  }
  const { quantity: inside, rest } = takeQuantity(price.before, price.value)
  const counted = COUNTED.exec(rest)
  const count = Number(counted?.[1] ?? 0)
  const own =
    inside ?? (count > 0 ? { count, each: null, unitPrice: Math.abs(price.value) / count } : undefined)
  const name = cleaned(counted ? rest.slice(counted[0].length).replace(UNIT_PRICE, '') : rest)
  // "1x 000001010646 7.74": the name is in another line.
  if (!isName(name)) return { kind: 'price', price: price.value, text, quantity: own, others: line.others }
  return {
    kind: 'item',
    text: name,
    price: price.value,
    isGuess: price.isGuess,
    quantity: own,
    others: line.others,
  }
}
