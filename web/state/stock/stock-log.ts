import { normaliseName } from '#core/contracts/ingredient-names.ts'
import { type StockDetail, type StockEvent, type StockKind, stockEvent } from '#core/stock/event.ts'
import { foldStock } from '#core/stock/fold.ts'
import { listedFoods } from '#core/stock/listed-foods.ts'
import type { StockRecord } from '#core/stock/record.ts'
import { writtenAmount } from '#core/stock/written-amount.ts'
import { singular } from '#core/text/plural.ts'
import { same } from '#core/text/same.ts'
import { newId } from '#web/lib/new-id.ts'
import { type PantryItem, pantryStore } from '../pantry.ts'
import { eventStore } from './event-store.ts'
import { localDay } from './local-day.ts'

/** What is known of an event before it is recorded. */
export interface NewStockEvent {
  /** Of an event that another device may record as well. */
  id?: string
  kind: Exclude<StockKind, 'undo'>
  name: string
  detail?: StockDetail
}

/** Where this device is. */
const dayHere = (at: string) => localDay(new Date(at))

let folded: { of: readonly StockEvent[]; records: ReadonlyMap<string, StockRecord> } | undefined

/** The records of the log, computed once for each state of it. */
function records(): ReadonlyMap<string, StockRecord> {
  const events = eventStore.get()
  if (folded?.of !== events) folded = { of: events, records: foldStock(events, dayHere) }
  return folded.records
}

/** Amounts as written are counted where they can be, and stay as written too; not if they are known not to add up. */
function counted(name: string, detail: StockDetail): StockDetail {
  const isOpen = typeof detail.text === 'string' && detail.amount === undefined
  const amount = isOpen ? writtenAmount(detail.text as string, name) : undefined
  return amount ? { ...detail, amount } : detail
}

/** After everything that this device knows, even if its clock is slow. */
function nextTime(): number {
  const last = eventStore.get().at(-1)
  return Math.max(Date.now(), last ? Date.parse(last.at) + 1 : 0)
}

const listOf = (): PantryItem[] => listedFoods(records())

const known = (items: readonly PantryItem[]) =>
  JSON.stringify(items.map(({ name, amount, near }) => [name, amount ?? null, near ?? null]))

/** The list when it was last compared with the log: in another tab, either of them may change first. */
let compared: string | undefined

/** Writes the list that follows from the log, if it is another one. */
function project() {
  const list = listOf()
  compared = known(list)
  if (compared !== known(pantryStore.items())) pantryStore.replace(list)
}

/** What changed on the list by itself: typed, removed, cleared, on this device or by an earlier version of the app. */
function changesOfList(): NewStockEvent[] {
  const now = pantryStore.items()
  const before = new Map(listOf().map((item) => [item.name, item]))
  const names = new Set(now.map(({ name }) => name))
  const gone = [...before.keys()].filter((name) => !names.has(name))
  const why = names.size === 0 && gone.length > 1 ? 'cleared' : 'removed'
  return [
    ...gone.map((name): NewStockEvent => ({ kind: 'out', name, detail: { why } })),
    ...now.flatMap(({ name, amount, near }): NewStockEvent[] => {
      const was = before.get(name)
      if (was && was.amount === amount && same(was.near, near)) return []
      const record = records().get(name)
      // The name of a leftover dish.
      if (!was && record?.present && record.meal !== null) return []
      // Of what was used up there is some again; how much isn't said.
      if (!was && record?.present) {
        const some = amount ? { text: amount } : { amount: null }
        return [{ kind: 'bought', name, detail: { ...some, ...(near && { near }) } }]
      }
      if (!was)
        return [{ kind: 'have', name, detail: { ...(amount && { text: amount }), ...(near && { near }) } }]
      const text = was.amount === amount ? {} : { text: amount ?? null }
      return [
        { kind: 'set', name, detail: { ...text, ...(!same(was.near, near) && { near: near ?? null }) } },
      ]
    }),
  ]
}

function made(events: readonly NewStockEvent[]): StockEvent[] {
  const from = nextTime()
  return events.flatMap(({ id = newId(), kind, name, detail = {} }, i) => {
    const at = new Date(from + i).toISOString()
    // The day is that of the shop: read in another zone, the time is of another day.
    const day = kind === 'bought' ? { bought: dayHere(at) } : {}
    return stockEvent({ id, at, kind, name, detail: { ...day, ...counted(name, detail) } }) ?? []
  })
}

/** "onions" are the onion that is listed already: a food is in the pantry once. Not one that is about to leave. */
function listedName(given: string, leaving: readonly string[] = []): string {
  const name = normaliseName(given)
  if (records().get(name)?.present) return name
  const one = singular(name)
  return listOf().find((item) => singular(item.name) === one && !leaving.includes(item.name))?.name ?? name
}

/** How long another tab has to record its own change of the list. */
const PATIENCE_MS = 1000
let isElsewhere = false
let later: ReturnType<typeof setTimeout> | undefined

function adoptNow() {
  const list = known(pantryStore.items())
  if (list === compared) return
  compared = list
  eventStore.refresh()
  eventStore.add(made(changesOfList()))
}

// Capturing: before the list notifies its listeners.
if (typeof window !== 'undefined')
  window.addEventListener(
    'storage',
    () => {
      isElsewhere = true
      setTimeout(() => {
        isElsewhere = false
      })
    },
    true,
  )

/** Everything that happened to the food in this kitchen: the one truth that the pantry's list follows. */
export const stockLog = {
  get: eventStore.get,
  empty: eventStore.empty,
  subscribe: eventStore.subscribe,
  records,
  listedName,
  /** Records what happened, and returns the ids by which it can be taken back. */
  record(events: readonly NewStockEvent[]): string[] {
    adoptNow()
    const leaving = events.flatMap(({ kind, name }) => (kind === 'out' ? normaliseName(name) : []))
    const all = made(events.map((event) => ({ ...event, name: listedName(event.name, leaving) })))
    eventStore.add(all)
    project()
    return all.map(({ id }) => id)
  },
  /** Takes events back. */
  undo(ids: readonly string[]) {
    adoptNow()
    const from = nextTime()
    const undone = eventStore.get().filter(({ id, kind }) => ids.includes(id) && kind !== 'undo')
    eventStore.add(
      undone.flatMap(
        ({ id, name }, i) =>
          stockEvent({ id: newId(), at: new Date(from + i).toISOString(), kind: 'undo', name, of: id }) ?? [],
      ),
    )
    project()
  },
  /** Takes over what changed on the list by itself; in another tab: unless that one did. */
  adopt() {
    if (!isElsewhere) return adoptNow()
    clearTimeout(later)
    later = setTimeout(
      () =>
        navigator.locks ? void navigator.locks.request('sous-stock', async () => adoptNow()) : adoptNow(),
      PATIENCE_MS,
    )
  },
  /** Takes over events of an account. */
  update(change: Parameters<typeof eventStore.update>[0]) {
    adoptNow()
    eventStore.update(change)
    project()
  },
  /** Nothing of it remains on the device. */
  clear() {
    clearTimeout(later)
    eventStore.update(() => [])
    project()
  },
}
