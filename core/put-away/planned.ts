import type { PantryFact } from '../contracts/pantry-facts.ts'
import { plus } from '../stock/amounts.ts'
import { factOf } from '../stock/describe.ts'
import { type Amount, type StockDetail, type StockEvent, stockAmount } from '../stock/event.ts'
import { foldStock } from '../stock/fold.ts'
import { purchaseOf } from '../stock/purchase-id.ts'
import type { StockRecord } from '../stock/record.ts'
import { tickedName, tickOf } from '../stock/tick.ts'
import { amountOf, type PileAmount } from './amount.ts'
import { type Kitchen, recordFor } from './kitchen.ts'
import { goesToFreezer, type Matched, matched } from './matched.ts'
import type { PileItem } from './pile.ts'
import { type BoughtBefore, boughtBefore } from './usual.ts'

/** An item on its way into the kitchen. */
export interface Planned extends Matched {
  /** The name that it is recorded under. */
  name: string
  fact: PantryFact | null
  /** What was there before this trip. */
  before: StockRecord | undefined
  /** What the tick of its line records, or would: ours comes on top of it, whoever was first. */
  tick: { id: string; isKnown: boolean; detail: StockDetail } | undefined
  much: PileAmount
  /** What putting away knows better than the tick; without one, all of it. */
  detail: StockDetail
}

function beforeOf(name: string, ticked: readonly StockEvent[], kitchen: Kitchen): StockRecord | undefined {
  if (ticked.length === 0) return recordFor(kitchen, name)
  const gone = new Set(ticked)
  const rest = kitchen.events.filter((event) => event.name === name && !gone.has(event))
  const undos = kitchen.events.filter(({ kind }) => kind === 'undo')
  return foldStock([...new Set([...rest, ...undos])]).get(name)
}

export const hasAmount = ({ amount, text }: StockDetail) => Boolean(amount) || Boolean(text)

/** How much ticks bought together; undefined where that doesn't add up. */
export const tickedAmount = (ticked: readonly StockEvent[]): Amount | undefined => {
  const [first, ...rest] = ticked.map(({ detail }) => detail.amount)
  return rest.reduce<Amount | undefined>(
    (all, one) => (all && one ? plus(all, one) : undefined),
    first ?? undefined,
  )
}

function detailOf(ticked: readonly [StockEvent, ...StockEvent[]]): StockDetail {
  const amount = tickedAmount(ticked)
  return { ...ticked[0].detail, ...(amount && { amount }) }
}

/** All that is known: an amount of ours replaces the tick's. */
export function known({ tick, detail }: Pick<Planned, 'tick' | 'detail'>): StockDetail {
  const { amount, text, ...rest } = tick?.detail ?? {}
  return {
    ...(hasAmount(detail) ? {} : { ...(amount && { amount }), ...(text && { text }) }),
    ...rest,
    ...detail,
  }
}

/** The list knows better how much was bought, unless several packages say that it was more. */
const isListed = ({ from }: PileAmount, { count }: PileItem): boolean =>
  from === 'list' || from === 'package' || from === 'nothing' || (from === 'usual' && count === 1)

function planOf(match: Matched, kitchen: Kitchen, bought: BoughtBefore): Planned {
  const { item, ticked, entry, isGeneral } = match
  const { today, events } = kitchen
  const isSame = entry !== undefined && factOf(kitchen.facts, item.name)?.food === entry.name
  const [first] = ticked
  const own = entry && (isSame || isGeneral || entry.name === item.name) ? tickedName(entry) : item.name
  const given = first?.name ?? own
  const before = beforeOf(given, ticked, kitchen)
  const name = before?.present ? before.name : given
  const fact = factOf(kitchen.facts, name) ?? factOf(kitchen.facts, item.name)
  const tick = first
    ? { id: first.id, isKnown: true, detail: detailOf([first, ...ticked.slice(1)]) }
    : entry && { ...purchaseOf(entry.items, events), detail: tickOf(entry, today) }
  const found = amountOf(item, fact, bought(name), entry?.items ?? [])
  const byTick = tick !== undefined && hasAmount(tick.detail) && isListed(found, item)
  const amount = stockAmount(tick?.detail.amount)
  const much: PileAmount = byTick
    ? { amount: amount ?? null, text: amount ? null : (tick.detail.text ?? null), from: 'list' }
    : found
  const place = item.place ?? (goesToFreezer(item) ? 'freezer' : null)
  const counted = { ...(much.amount && { amount: much.amount }), ...(much.text && { text: much.text }) }
  return {
    ...match,
    name,
    fact,
    before,
    tick,
    much,
    detail: {
      ...(!byTick && counted),
      ...(place && { place }),
      ...(item.bestBefore && { best_before: item.bestBefore }),
    },
  }
}

/** What becomes of the items of a pile that have a name. */
export function planned(items: readonly PileItem[], kitchen: Kitchen): Planned[] {
  const bought = boughtBefore(kitchen.events)
  return matched(items, kitchen).map((match) => planOf(match, kitchen, bought))
}
