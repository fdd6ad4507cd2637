import { comma, type Entry, type Layout, point, spread } from './layouts.ts'
import type { Product } from './products.ts'
import type { Random } from './random.ts'
import { DEPOSITS, DISCOUNTS, footOf, headOf, RETURNED, SHELVES, TOTALS, VOIDS } from './words.ts'

/** What a reader should answer for one printed item; a discount keeps the price of its item's own line. */
export interface TrueItem {
  text: string
  price: number
  count: number
  kind: 'food' | 'non-food' | 'deposit'
  /** Acceptable names; null for what isn't food. */
  food: readonly string[] | null
  /** As printed: the weighed amount, else the pack size in the text, else null. */
  amount: string | null
}

export interface Row {
  text: string
  scale?: number
  isBold?: boolean
}

export interface Receipt {
  rows: Row[]
  truth: { items: TrueItem[]; total: number }
}

const spelled = (text: string, layout: Layout) => {
  if (layout.spelling === 'title')
    return text.toLowerCase().replace(/(?<=^|[\s./&-])\p{L}/gu, (letter) => letter.toUpperCase())
  if (layout.spelling === 'caps') return text
  return text.replace(/[ÄÖÜß]/g, (letter) => ({ Ä: 'AE', Ö: 'OE', Ü: 'UE', ß: 'SS' })[letter] ?? letter)
}

/** The name as this till prints it, cut to its width, and the pack size where it is still whole. */
function named(product: Product, layout: Layout) {
  const whole = product.text
    .replace(/\{(.+)\}/, layout.hasSizes ? '$1' : '')
    .replace(/\s+/g, ' ')
    .trim()
  const name = spelled(whole, layout).slice(0, layout.nameColumns).trimEnd()
  const size = product.size === null ? null : spelled(product.size, layout)
  return { name, size: size !== null && name.includes(size) ? size : null }
}

const bought = (product: Product, layout: Layout, count: number, code: string, next: Random) => {
  const { name, size } = named(product, layout)
  const grams = product.per ? 180 + Math.floor(next() * 1200) : 0
  const weight = product.per === 'lb' ? (grams / 454).toFixed(2) : (grams / 1000).toFixed(3)
  const cents = product.per ? Math.max(1, Math.round(product.cents * Number(weight))) : product.cents * count
  const printed = layout.region === 'de' ? weight.replace('.', ',') : weight
  const entry: Entry = {
    name,
    cents,
    each: product.cents,
    count,
    weight: product.per ? printed : null,
    per: product.per ?? '',
    code,
    tax: product.food === null || (product.shelf === 'drinks' && layout.region !== 'us') ? 1 : 0,
  }
  const item: TrueItem = {
    text: name,
    price: cents / 100,
    count,
    kind: product.food ? 'food' : 'non-food',
    food: product.food,
    amount: product.per ? `${printed} ${product.per}` : size,
  }
  return { entry, item }
}

/** One till's receipt of these products. */
export function receiptOf(layout: Layout, products: readonly Product[], next: Random): Receipt {
  const { region, columns } = layout
  const rows: Row[] = []
  const items: TrueItem[] = []
  const byTax: [number, number] = [0, 0]
  const print = (...texts: string[]) => rows.push(...texts.map((text) => ({ text })))
  const ring = (entry: Entry, item: TrueItem) => {
    print(...layout.rows(entry))
    items.push(item)
    byTax[entry.tax] += entry.cents
  }
  const ringDeposit = (text: string, each: number, count: number) => {
    const spelledText = spelled(text, layout).slice(0, layout.nameColumns)
    const entry: Entry = {
      name: spelledText,
      cents: each * count,
      each,
      count,
      weight: null,
      per: '',
      code: '000000007700',
      tax: 1,
    }
    ring(entry, {
      text: spelledText,
      price: entry.cents / 100,
      count,
      kind: 'deposit',
      food: null,
      amount: null,
    })
  }

  const head = headOf(region, columns, next)
  rows.push({ text: head.shop, scale: 1.7, isBold: true })
  print(...head.rows)
  if (layout.head) print(layout.head)
  const rule = next() < 0.5 ? '-'.repeat(columns) : '='.repeat(columns)
  if (next() < 0.6) print(rule)

  const deposit = DEPOSITS[region]
  const depositText = deposit.text[Math.floor(next() * deposit.text.length)] as string
  const [discounted, voided] = [
    Math.floor(next() * products.length),
    next() < 0.35 ? Math.floor(next() * products.length) : -1,
  ]
  let shelf = ''
  const order = layout.hasShelves
    ? [...products].sort((a, b) => SHELF_ORDER.indexOf(a.shelf) - SHELF_ORDER.indexOf(b.shelf))
    : products
  for (const [at, product] of order.entries()) {
    if (layout.hasShelves && product.shelf !== shelf) {
      shelf = product.shelf
      print(SHELVES[shelf]?.[region] ?? '')
    }
    const count = !product.per && next() < 0.16 ? 2 + Math.floor(next() * 3) : 1
    const pieces = layout.repeats ? count : 1
    const code = String(Math.floor(1e11 + next() * 8.9e11))
    for (let piece = 0; piece < pieces; piece++) {
      const { entry, item } = bought(product, layout, layout.repeats ? 1 : count, code, next)
      if (at === voided) {
        if (piece > 0) continue
        print(...layout.rows(entry), VOIDS[region], layout.less(entry.name, entry.cents))
        continue
      }
      ring(entry, item)
      if (product.hasDeposit) ringDeposit(depositText, deposit.cents, item.count)
      if ((at === discounted || next() < 0.04) && piece === 0) {
        const words = DISCOUNTS[region][Math.floor(next() * DISCOUNTS[region].length)] as string
        const less = Math.max(5, Math.round(entry.cents * (words.includes('30%') ? 0.3 : 0.2)))
        print(layout.less(words, less))
        byTax[entry.tax] -= less
      }
    }
  }
  if (region === 'de' && next() < 0.35) {
    const bottles = 2 + Math.floor(next() * 8)
    // A till that prints no counts prints the sum.
    ringDeposit(RETURNED, layout.repeats ? -25 * bottles : -25, layout.repeats ? 1 : bottles)
  }

  const total = byTax[0] + byTax[1]
  const added = region === 'us' ? Math.round(byTax[1] * 0.07) : 0
  const money = region === 'de' ? comma(total) : point(total)
  const [subtotal, sum] = TOTALS[region]
  print(rule)
  if (region !== 'de' || next() < 0.4) print(spread(subtotal, money, columns))
  if (region !== 'us')
    rows.push({ text: spread(sum, money, Math.floor(columns / 1.4)), scale: 1.4, isBold: true })
  const pieces = items.reduce((so, item) => so + (item.kind === 'deposit' ? 0 : item.count), 0)
  print(...footOf[region]({ total, added, byTax, pieces }, columns, layout.taxes, next))
  return { rows, truth: { items, total: (total + added) / 100 } }
}

const SHELF_ORDER = Object.keys(SHELVES)
