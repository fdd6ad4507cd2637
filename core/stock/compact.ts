import { DAY_MS } from './day.ts'
import { byTime, type StockEvent, saysThere } from './event.ts'

const KEPT_DAYS = 400
const MAX_EVENTS = 4000
const ARRIVES: readonly StockEvent['kind'][] = ['have', 'seen', 'bought']

/** The events of the stays that go on, and the first of each, by id. */
function presentStays(events: readonly StockEvent[], undone: ReadonlySet<string>) {
  const stays = new Map<string, string[]>()
  /** Out, as long as no later correction says that it is there. */
  const ended = new Map<string, string[]>()
  const revived = new Set<string>()
  for (const { id, kind, name, detail } of events) {
    if (undone.has(id)) continue
    const past = ended.get(name)
    if (kind === 'set' && past && saysThere(detail)) {
      stays.set(name, past)
      ended.delete(name)
      revived.add(id)
    }
    const stay = stays.get(name)
    // One lot of several may be out.
    if (kind === 'out' && !detail.lot) {
      if (stay) ended.set(name, [...stay, id])
      stays.delete(name)
    } else if (stay) stay.push(id)
    else if (ARRIVES.includes(kind)) {
      stays.set(name, [id])
      ended.delete(name)
    }
  }
  const all = [...stays.values()]
  const isArrival = (id: string, at: number) => at === 0 || revived.has(id)
  return { stays: new Set(all.flat()), arrivals: new Set(all.flatMap((ids) => ids.filter(isArrival))) }
}

/**
 * The events that a device keeps: those of present items, and of the last 400 days, at most 4,000. Where that is not
 * enough for all, arrivals come first, so that nothing falls off the list, then stays, then the newest.
 */
export function keptEvents(events: readonly StockEvent[], now: string): StockEvent[] {
  const ordered = [...events].sort(byTime)
  const byId = new Map(ordered.map((event) => [event.id, event]))
  const undone = new Set(ordered.flatMap(({ of }) => of ?? []))
  const { stays, arrivals } = presentStays(ordered, undone)
  const oldest = new Date(Date.parse(now) - KEPT_DAYS * DAY_MS).toISOString()
  // What was taken back stays as long as the event that takes it back, so that neither comes alone.
  const lasting = ({ id, at, of }: StockEvent) => {
    const target = of ? byId.get(of) : undefined
    return stays.has(id) || (target ?? { at }).at >= oldest
  }
  const kept = ordered.filter((event) => (event.of ? byId.has(event.of) : true) && lasting(event))
  if (kept.length <= MAX_EVENTS) return kept
  const rank = ({ id }: StockEvent) => (arrivals.has(id) ? 0 : stays.has(id) ? 1 : 2)
  const first = kept
    .filter(({ id, of }) => !of && !undone.has(id))
    .sort((a, b) => rank(a) - rank(b) || byTime(b, a))
    .slice(0, MAX_EVENTS)
  return first.sort(byTime)
}
