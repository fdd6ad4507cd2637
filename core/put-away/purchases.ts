import { plus } from '../stock/amounts.ts'
import { type Amount, type StockDetail, type StockEvent, stockAmount } from '../stock/event.ts'
import { foldStock } from '../stock/fold.ts'
import { undoneIn } from '../stock/purchase-id.ts'
import type { Lot } from '../stock/record.ts'
import { namedUuid } from '../text/named-uuid.ts'
import type { Kitchen } from './kitchen.ts'
import { isSettled, itemsOf, type Pile } from './pile.ts'
import { hasAmount, known, type Planned, planned, tickedAmount } from './planned.ts'

interface Purchase {
  id: string
  kind: 'bought' | 'set' | 'out'
  name: string
  detail: StockDetail
}

interface Purchases {
  /** What to record in the pantry. */
  events: Purchase[]
  /** Items of the shopping list that were bought by that. */
  ticks: string[]
  /** The items of the pile that this puts away. */
  items: string[]
}

/** Of amounts that may not add up; undefined if they don't. */
const difference = (one: Amount, other: Amount): Amount | undefined =>
  plus(one, { ...other, value: -other.value })

/** The lots of a food after the ticks, and which purchases each of them is made of. */
function lotsOf(name: string, events: readonly StockEvent[]) {
  const undone = undoneIn(events)
  const lots = foldStock(events).get(name)?.lots ?? []
  const came = events.filter(
    (event) => event.kind === 'bought' && event.name === name && !undone.has(event.id),
  )
  // Packages of one day may be one lot, that came when the last of them did.
  const lotOf = (event: StockEvent) =>
    lots.find(({ id }) => id === event.id) ?? lots.find(({ arrived }) => arrived >= event.at)
  return {
    lotOf,
    isOnly: (lot: Lot, ticks: readonly StockEvent[]) =>
      ticks.some(({ id }) => id === lot.id) && came.every((one) => lotOf(one) !== lot || ticks.includes(one)),
  }
}

const isSaid = ({ place, best_before }: StockDetail) => Boolean(place) || Boolean(best_before)
/** What is in a lot beside the ticked purchases: below nothing where some of them was used already. */
const othersIn = (lot: Lot, ticks: readonly StockEvent[]): Amount | undefined => {
  const ticked = tickedAmount(ticks)
  if (!lot.amount) return undefined
  return ticked ? difference(lot.amount, ticked) : lot.amount
}

const atLeast = ({ value, unit }: Amount): Amount | undefined =>
  stockAmount({ value: Math.max(0, value), unit })

/** Corrects what ticks recorded: as if it had been put away at once. */
function corrections(
  plan: Planned,
  ticks: readonly StockEvent[],
  events: readonly StockEvent[],
  today: string,
) {
  const { item, name, detail } = plan
  const [tick] = ticks
  if (!tick) return []
  const { lotOf, isOnly } = lotsOf(name, events)
  const change = (lot: string, more: StockDetail, id: string): Purchase => ({
    id,
    kind: 'set',
    name,
    detail: { ...more, lot },
  })
  const extraId = (what: string) => namedUuid(`put away ${what} ${item.id}`)
  const mark = (id: string, more: StockDetail = {}) => change(tick.id, { bought: today, ...more }, id)
  const lots = new Map<Lot, StockEvent[]>()
  for (const one of ticks) {
    const lot = lotOf(one)
    if (lot) lots.set(lot, [...(lots.get(lot) ?? []), one])
  }
  const [home, ...others] = lots
  // Eaten on the way home: it doesn't come back by being on the receipt.
  if (!home) return []
  // The other ticks say no more than this one does.
  const marks = ticks.slice(1).map(({ id }): Purchase => change(id, { bought: today }, extraId(id)))
  // Where nothing counts them, several ticks say more together.
  if (!hasAmount(detail) && others.length > 0) return [mark(item.id), ...marks]
  const gone = others.map(([lot, some]): Purchase => {
    const left = isOnly(lot, some) ? undefined : othersIn(lot, some)
    const id = extraId(`lot ${lot.id}`)
    if (left) return change(lot.id, { amount: atLeast(left) ?? null }, id)
    return { id, kind: 'out', name, detail: { why: 'removed', lot: lot.id } }
  })
  const [lot, some] = home
  const rest = othersIn(lot, some)
  if (isOnly(lot, some)) {
    const isUsed = lot.touched !== null && rest !== undefined && detail.amount
    const left = isUsed ? plus(detail.amount as Amount, rest) : undefined
    const amount = left && atLeast(left)
    const id = lot.id === tick.id ? item.id : extraId('mark')
    const own = { ...detail, ...(amount && { amount }) }
    return lot.id === tick.id
      ? [mark(id, own), ...marks, ...gone]
      : [mark(id), change(lot.id, own, item.id), ...marks, ...gone]
  }
  const without = rest && atLeast(rest)
  if (isSaid(detail)) {
    const reduced = without ? [change(lot.id, { amount: without }, extraId('rest'))] : []
    const bought = { ...known(plan), bought: today }
    return [
      mark(extraId('mark')),
      ...reduced,
      { id: item.id, kind: 'bought' as const, name, detail: bought },
      ...marks,
      ...gone,
    ]
  }
  const all = without && detail.amount ? plus(without, detail.amount) : undefined
  return [
    mark(item.id),
    ...(all ? [change(lot.id, { amount: all }, extraId('rest'))] : []),
    ...marks,
    ...gone,
  ]
}

/** What putting away a pile records. What is recorded already is not recorded again. */
export function purchases(pile: Pile, kitchen: Kitchen): Purchases {
  const recorded = new Set(kitchen.events.map(({ id }) => id))
  const items = itemsOf(pile).filter(isSettled)
  const plans = planned(
    items.filter(({ id }) => !recorded.has(id)),
    kitchen,
  )
  const foods = plans.filter(({ isFood }) => isFood)
  const events: Purchase[] = []
  const made: StockEvent[] = []
  for (const [at, { name, tick }] of foods.entries()) {
    if (!tick || tick.isKnown) continue
    const event: Purchase = { id: tick.id, kind: 'bought', name, detail: tick.detail }
    events.push(event)
    made.push({ ...event, at: new Date(kitchen.now + at).toISOString() })
  }
  const after = [...kitchen.events, ...made]
  for (const plan of foods) {
    const { item, name, ticked, tick, detail } = plan
    const own = ticked.length > 0 ? ticked : after.filter(({ id }) => id === tick?.id)
    if (own.length > 0) events.push(...corrections(plan, own, after, kitchen.today))
    else events.push({ id: item.id, kind: 'bought', name, detail: { bought: kitchen.today, ...detail } })
  }
  return {
    events,
    ticks: plans.flatMap(({ entry }) => (entry ? entry.items.map(({ id }) => id) : [])),
    items: items.map(({ id }) => id),
  }
}
