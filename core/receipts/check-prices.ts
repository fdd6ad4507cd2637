import type { DraftItem } from './join-parts.ts'
import { agrees } from './quantity.ts'

const rounded = (value: number) => Math.round(value * 100) / 100
const isDoubtful = ({ price, isGuess }: DraftItem) => price === null || isGuess

/** The price that most of the same name have. */
function fromSame(item: DraftItem, items: readonly DraftItem[]): number | undefined {
  const counts = new Map<number, number>()
  for (const other of items)
    if (other.text === item.text && other.price !== null && !other.isGuess && !other.quantity)
      counts.set(other.price, (counts.get(other.price) ?? 0) + 1)
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  if (!first || first[1] <= (second?.[1] ?? 0)) return undefined
  return isDoubtful(item) || first[1] > 2 ? first[0] : undefined
}

function oneDigitOff(a: number, b: number): boolean {
  const [x, y] = [Math.abs(a).toFixed(2), Math.abs(b).toFixed(2)]
  return x.length === y.length && [...x].filter((digit, at) => digit !== y[at]).length === 1
}

const cents = (price: number) => Math.round(price * 100)
const MOST_STATES = 20_000

/** What a price may be, with how unlikely that is. */
function choices({ price, isGuess, others }: DraftItem): Map<number, number> {
  const found = new Map<number, number>()
  const add = (value: number, cost: number) => {
    const at = cents(value)
    if ((found.get(at) ?? Number.POSITIVE_INFINITY) > cost) found.set(at, cost)
  }
  for (const other of others)
    if (other !== price) add(other, others.filter((one) => one === other).length > 1 ? 0.5 : 1)
  if (price !== null)
    add(price, isGuess && others.length > 0 ? 1 : others.length > 1 && !others.includes(price) ? 0.6 : 0)
  return found
}

interface Way {
  cost: number
  price: number
  before: Way | undefined
}

/** The likeliest prices that add up to the total. */
function addingUp(items: readonly DraftItem[], total: number): number[] | undefined {
  let ways = new Map<number, Way | undefined>([[0, undefined]])
  for (const item of items) {
    const next = new Map<number, Way>()
    for (const [sum, way] of ways)
      for (const [price, extra] of choices(item)) {
        const cost = (way?.cost ?? 0) + extra
        const known = next.get(sum + price)
        if (!known || known.cost > cost) next.set(sum + price, { cost, price, before: way })
      }
    if (next.size === 0 || next.size > MOST_STATES) return undefined
    ways = next
  }
  const prices: number[] = []
  for (let way = ways.get(cents(total)); way; way = way.before) prices.unshift(way.price / 100)
  return prices.length === items.length ? prices : undefined
}

/** The price by most readings. */
function byMost(item: DraftItem): DraftItem {
  const [best] = [...choices(item)].sort((a, b) => a[1] - b[1])
  if (!best || item.quantity) return item
  return { ...item, price: best[0] / 100, isGuess: item.isGuess && item.others.length === 0 }
}

/** As far off as a recognizer's slip in one or two digits. */
function isSlip(read: number, due: number): boolean {
  const digits = (value: number) => [...value.toFixed(3)].filter((one) => one !== '.')
  const [x, y] = [digits(read), digits(due)]
  return x.length === y.length && x.filter((digit, at) => digit !== y[at]).length <= 2
}

/** A weight that price and price of a kilogram contradict: by those where one digit was misread, else unknown. */
function weighed(item: DraftItem): DraftItem {
  const { quantity, price } = item
  const { each } = quantity ?? {}
  if (!quantity || !each || price === null || item.isGuess || agrees(quantity, price)) return item
  const due = Math.round((1000 * Math.abs(price)) / quantity.unitPrice) / 1000
  return due > 0 && isSlip(each.value, due)
    ? { ...item, quantity: { ...quantity, each: { ...each, value: due } } }
    : { ...item, quantity: { ...quantity, each: null } }
}

/** Reads prices again that a recognizer got wrong: by their quantity, by the same item, by the total. */
export function checkPrices(
  found: readonly DraftItem[],
  totals: readonly number[],
): { items: DraftItem[]; total: number | null } {
  const most = Math.max(...totals)
  const isRefunded = found.some(({ price }) => (price ?? 0) < 0)
  const checked = found.map((given) => {
    // No item costs more than all of them.
    const isTooMuch = totals.length > 0 && !isRefunded && (given.price ?? 0) > most
    const item = isTooMuch ? { ...given, price: null, isGuess: true } : given
    const { quantity, price } = item
    if (quantity && !agrees(quantity, price)) {
      const due = rounded(
        quantity.each ? quantity.each.value * quantity.unitPrice : quantity.count * quantity.unitPrice,
      )
      if (price === null || item.isGuess || oneDigitOff(price, due) || item.others.includes(due))
        return { ...item, price: (price ?? 0) < 0 ? -due : due, isGuess: false, others: [] }
    }
    const same = quantity ? undefined : fromSame(item, found)
    return same === undefined ? item : { ...item, price: same, isGuess: false }
  })
  for (const total of totals) {
    const prices = addingUp(checked, total)
    if (prices)
      return {
        items: checked.map((item, at) =>
          weighed({ ...item, price: prices[at] ?? item.price, isGuess: false }),
        ),
        total,
      }
  }
  const likely = checked.map(byMost)
  const items = totals[0] === undefined ? likely : withRest(likely, totals[0])
  return { items: items.map(weighed), total: totals[0] ?? null }
}

/** The only price that is missing, by the total. */
function withRest(items: DraftItem[], total: number): DraftItem[] {
  const doubtful = items.filter(isDoubtful)
  const [first] = doubtful
  const isOne = doubtful.every(({ text, quantity }) => text === first?.text && !quantity)
  const known = items.reduce((all, item) => all + (isDoubtful(item) ? 0 : (item.price ?? 0)), 0)
  const rest = rounded((total - known) / doubtful.length)
  if (!first || !isOne || !(rest > 0)) return items
  return items.map((item) => (isDoubtful(item) ? { ...item, price: rest, isGuess: false } : item))
}
