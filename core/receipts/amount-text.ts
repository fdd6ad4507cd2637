import type { Amount } from '../stock/event.ts'

const SHORT: Readonly<Record<string, string>> = {
  gram: 'g',
  kilogram: 'kg',
  milliliter: 'ml',
  centiliter: 'cl',
  deciliter: 'dl',
  liter: 'l',
  ounce: 'oz',
  'fluid ounce': 'fl oz',
  pound: 'lb',
  pint: 'pt',
  quart: 'qt',
  gallon: 'gal',
}

/** How much there is of an item: "500 g", "2 x 500 g", "7". */
export function amountText(count: number, each: Amount | null): string {
  if (!each) return String(count)
  const one = each.unit === null ? String(each.value) : `${each.value} ${SHORT[each.unit] ?? each.unit}`
  return count === 1 ? one : `${count} x ${one}`
}
