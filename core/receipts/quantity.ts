import { UNITS } from '../ingredients/units.ts'
import type { Amount } from '../stock/event.ts'

/** How often, or how much of it: "2 x 0,99", "0,410 kg x 1,99 EUR/kg". */
export interface Quantity {
  count: number
  each: Amount | null
  unitPrice: number
}

const MONEY = String.raw`(?:[A-Za-z/\\|]{1,3}|[$€£])?\s?`
const PRICE = String.raw`(\d{1,4}[.,]\d{2})`
const WEIGHT = new RegExp(
  String.raw`^\D{0,4}(\d{1,3}[.,]\d{1,3})\s?(kg|g|[l1I]bs?|oz)\b.{0,12}?[x*@×]?\s?(?:1\s?[l1I]b\s?/\s?)?${MONEY}${PRICE}`,
  'iu',
)
/** In columns under "kg EURO/kg EURO": weight, price of a kilogram, price. */
const COLUMNS = /^(\d{1,2}[.,]\d{3})\s(\d{1,3}[.,]\d{2})\s(\d{1,4}[.,]\d{2})\s?\S{0,2}$/
const COUNT = new RegExp(
  String.raw`^[#8B*]?\s?(\d{1,3})\s?(?:stk|st|stuck|stück|sik|pcs|ea)?\.?\s?[x*@×X]\s?[„"']?${MONEY}${PRICE}`,
  'iu',
)
/** "3 AT 1 FOR 3.49". */
const AT_ONE = new RegExp(String.raw`^(\d{1,3})\s?AT\s?[1Il|]\s?FOR\s?${MONEY}${PRICE}`, 'iu')
const COUNT_BEHIND = new RegExp(String.raw`${PRICE}\s?[x*@×X]\s?[„"']?\s?(\d{1,3})(?![\d.,])`, 'iu')

/** The price of one first, and no other behind it: "2,59 x 2". */
const COUNT_LAST = new RegExp(
  String.raw`^${MONEY}${PRICE}\s?(?:eur|€)?\s?[xX×]\s?[„"']?\s?(\d{1,3})\s?(?:stk|st|stück|pcs|ea)?\.?$`,
  'iu',
)
/** The same behind a name. */
const COUNT_AT_END = new RegExp(
  String.raw`(?<=\p{L}.*\s)${PRICE}\s?(?:eur|€)?\s?[xX×]\s?[„"']?\s?(\d)$`,
  'iu',
)
/** "Emmentaler 2 x 2,59", before the sum. */
const COUNT_INSIDE = new RegExp(
  String.raw`(?<=\p{L}.*)\s(\d{1,2})\s?(?:stk|st|stück|pcs|ea)?\.?\s?[x*@×X]\s?[„"']?${MONEY}${PRICE}(?:\s?(?:eur|€))?$`,
  'iu',
)

const numberOf = (text: string) => Number(text.replace(',', '.'))
const MOST = 999

/** A line that says only how much of the item above or below it. */
export function quantityOf(text: string): Quantity | undefined {
  const columns = COLUMNS.exec(text)
  if (columns)
    return {
      count: 1,
      each: { value: numberOf(columns[1] ?? ''), unit: 'kilogram' },
      unitPrice: numberOf(columns[2] ?? ''),
    }
  const weight = WEIGHT.exec(text)
  const unit = UNITS.get((weight?.[2] ?? '').toLowerCase().replace(/^[1i]b/, 'lb'))
  if (weight && unit && numberOf(weight[1] ?? '') > 0)
    return {
      count: 1,
      each: { value: numberOf(weight[1] ?? ''), unit },
      unitPrice: numberOf(weight[3] ?? ''),
    }
  const count = COUNT.exec(text) ?? AT_ONE.exec(text)
  const number = Number(count?.[1] ?? 0)
  if (count && number > 0 && number <= MOST)
    return { count: number, each: null, unitPrice: numberOf(count[2] ?? '') }
  const last = COUNT_LAST.exec(text)
  const often = Number(last?.[2] ?? 0)
  return often > 1 ? { count: often, each: null, unitPrice: numberOf(last?.[1] ?? '') } : undefined
}

/** A line that ends with how many there are, where the sum couldn't be read: "Emmentaler 2,59 x 2". */
export function quantityAtEnd(text: string): { quantity: Quantity; price: string; rest: string } | undefined {
  const found = COUNT_AT_END.exec(text)
  const count = Number(found?.[2] ?? 0)
  if (!found || count < 2) return undefined
  return {
    quantity: { count, each: null, unitPrice: numberOf(found[1] ?? '') },
    price: found[1] ?? '',
    rest: text.slice(0, found.index).trim(),
  }
}

/** With what a recognizer makes of the sign between: "4,99 x. „2", "4,99 % 2", "4,99 2". It counts if the price agrees. */
const NOISY_BEHIND = new RegExp(
  String.raw`${PRICE}\s?(?:[A-Z]|[^\p{L}\d\s]{0,2})[.,:;]?\s?[„“”"'.,]{0,2}\s?(\d{1,2})$`,
  'iu',
)
/** The sign, without the digit that couldn't be read: "4,99 x". */
const UNCOUNTED = new RegExp(String.raw`${PRICE}\s?[x*@×X]\s?[^\p{L}\d]{0,2}\p{L}?$`, 'iu')
/** "Premium Vodka x 2", without what one costs. */
const COUNT_ALONE = /(?<=\p{L}.*)\s[xX×]\s?(\d{1,2})$/u

/** A quantity inside the line of an item that costs `price`: "Premium Vodka 4,99 x 2". */
export function takeQuantity(
  text: string,
  price: number | null,
): { quantity: Quantity | undefined; rest: string } {
  const taken = (found: RegExpExecArray, count: number, unitPrice: number) => ({
    quantity: { count, each: null, unitPrice },
    rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim(),
  })
  const found = COUNT_BEHIND.exec(text)
  const number = Number(found?.[2] ?? 0)
  if (found && number >= 1 && number <= MOST) return taken(found, number, numberOf(found[1] ?? ''))
  const inside = COUNT_INSIDE.exec(text)
  const many = Number(inside?.[1] ?? 0)
  if (inside && many > 0) return taken(inside, many, numberOf(inside[2] ?? ''))
  if (price === null) return { quantity: undefined, rest: text }
  const noisy = NOISY_BEHIND.exec(text)
  const often = Number(noisy?.[2] ?? 0)
  const unitPrice = numberOf(noisy?.[1] ?? '')
  if (noisy && often > 1 && isClose(Math.abs(price), often * unitPrice)) return taken(noisy, often, unitPrice)
  const open = UNCOUNTED.exec(text)
  const times = Math.round(Math.abs(price) / numberOf(open?.[1] ?? ''))
  if (open && times > 1 && times <= MOST && isClose(Math.abs(price), times * numberOf(open[1] ?? '')))
    return taken(open, times, numberOf(open[1] ?? ''))
  const alone = COUNT_ALONE.exec(text)
  const count = Number(alone?.[1] ?? 0)
  if (alone && count > 1) return taken(alone, count, Math.abs(price) / count)
  return { quantity: undefined, rest: text }
}

const isClose = (a: number, b: number) => Math.abs(a - b) < 0.015

/** What it costs agrees with the price. */
export const agrees = ({ count, each, unitPrice }: Quantity, price: number | null): boolean =>
  price !== null && isClose(Math.abs(price), each ? each.value * unitPrice : count * unitPrice)
