import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeStock } from '../stock/describe.ts'
import { type Amount, type StockEvent, stockEvent } from '../stock/event.ts'
import { foldStock } from '../stock/fold.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from '../stock/sample-stock.ts'
import { described } from './described.ts'
import type { Found } from './found.ts'
import type { Kitchen } from './kitchen.ts'
import { EMPTY_PILE, pileUp } from './pile.ts'
import { purchases } from './purchases.ts'

const PACKAGES = { value: 3, unit: 'package' }
const LITERS = { value: 2, unit: 'liter' }
const AMOUNTS: readonly Amount[] = [
  PACKAGES,
  LITERS,
  { value: 500, unit: 'milliliter' },
  { value: 4, unit: null },
  { value: 1, unit: 'bottle' },
]
const NOW = Date.UTC(2026, 10, 21, 15)
const kitchen = (events: readonly StockEvent[]): Kitchen => ({
  shopping: [],
  events,
  records: foldStock(events),
  facts: SAMPLE_FACTS,
  today: sampleDay(20),
  now: NOW,
})
const typed = (each: Amount): Found => ({
  way: 'typed',
  printed: '',
  shop: '',
  title: '',
  name: 'milk',
  near: [],
  isSure: true,
  count: 1,
  each,
  bestBefore: null,
})
const pile = (amounts: readonly Amount[]) =>
  amounts.reduce(
    (all, one, at) => pileUp(all, typed(one), `00000000-0000-4000-9000-00000000000${at}`),
    EMPTY_PILE,
  )
const putAway = (amounts: readonly Amount[], before: Kitchen): Kitchen => {
  const { events } = purchases(pile(amounts), before)
  const made = events.map((event, at) =>
    stockEvent({ ...event, at: new Date(NOW + at).toISOString() }),
  ) as StockEvent[]
  return kitchen([...before.events, ...made])
}
const bought = (amount: Amount, at: number) => sampleEvent(18 + at / 4, 'bought', 'milk', { amount })
const milkIn = ({ events }: Kitchen) => describeStock(foldStock(events), SAMPLE_FACTS, sampleDay(20))[0]
const lotsIn = (one: Kitchen) => milkIn(one)?.good.map(({ amount }) => amount) ?? []
/** How much there is, by what adds up. */
const sums = (amounts: readonly (Amount | null)[]) => {
  const found: Record<string, number> = {}
  for (const one of amounts) {
    const [unit, times] = one?.unit === 'liter' ? ['milliliter', 1000] : [one?.unit ?? 'piece', 1]
    found[unit] = (found[unit] ?? 0) + (one?.value ?? 0) * times
  }
  return found
}

describe('packages and liters', () => {
  it('stand side by side, and no sum leaves one of them out', () => {
    const after = putAway([LITERS, { value: 2, unit: 'package' }], kitchen([bought(PACKAGES, 0)]))
    expect(milkIn(after)?.amount).toBeNull()
    expect(sums(lotsIn(after))).toEqual({ package: 5, milliliter: 2000 })
  })

  it('are counted where there are too many purchases to tell apart', () => {
    const many = [PACKAGES, LITERS, PACKAGES, LITERS, PACKAGES, LITERS, PACKAGES]
    expect(sums(lotsIn(kitchen(many.map(bought))))).toEqual({ package: 12, milliliter: 6000 })
  })

  it('are all there after any putting away, and as before once it is taken back', () => {
    const few = { maxLength: 3 }
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...AMOUNTS), few),
        fc.uniqueArray(fc.constantFrom(...AMOUNTS), { ...few, minLength: 1 }),
        (there, come) => {
          const before = kitchen(there.map(bought))
          const after = putAway(come, before)
          const rows = described(pile(come), before).map(({ much }) => much.amount)
          expect(sums(rows)).toEqual(sums(come))
          expect(sums(lotsIn(after))).toEqual(sums([...there, ...rows]))
          const undos = after.events
            .slice(before.events.length)
            .map(({ id, name }) => sampleEvent(22, 'undo', name, {}, id))
          expect(lotsIn(kitchen([...after.events, ...undos]))).toEqual(lotsIn(before))
        },
      ),
    )
  })
})
