import { MAX_AMOUNT, MAX_NAME, normaliseName } from '../contracts/ingredient-names.ts'
import { PLACES, type Place } from '../contracts/places.ts'
import { plainKey } from '../shopping/merge.ts'
import { type Amount, stockAmount } from '../stock/event.ts'
import { cleanFound, cleanText, isCalendarDay, MAX_COUNT } from './clean-found.ts'
import type { Found } from './found.ts'
import { type Line, linesOf, scansOf } from './lines.ts'
import { type KnownReceipt, MAX_RECEIPTS } from './receipt.ts'
import { saidEach } from './said-each.ts'
import { saysFrozen } from './says-frozen.ts'

/** What the user said of an item; it counts more than what was found. */
export interface Said {
  /** How many there are, and how many had been scanned by then: one more scan is one more. */
  count?: { value: number; scans: number }
  each?: Amount | null
  text?: string
  place?: Place
  bestBefore?: string | null
}

/** One thing that named a food: a code, a line of receipts, a sight, a typed word. */
export interface Source extends Found {
  id: string
  said: Said
  /** Its name is the user's: no later find changes it. */
  isNamed: boolean
  /** The receipt that it came with; none for a line that was added later. */
  receipt?: string
}

/** What was found since groceries were last put away. What is in the bags follows from it: see `itemsOf`. */
export interface Pile {
  sources: readonly Source[]
  /** Receipts that were read: the same one again adds nothing. */
  receipts: readonly KnownReceipt[]
  /** What the last addition changed. */
  last: Addition | null
}

export interface Addition {
  /** The sources that it changed, as they were. */
  before: readonly Source[]
  /** Those that it added. */
  added: readonly string[]
  receipt: string | null
}

/** One row: all that is known of one kind of package, however it was found. */
export interface PileItem extends Found {
  /** Of the event that it will be recorded as, too: recorded twice, it is there once. */
  id: string
  /** As chosen; null for the usual one. */
  place: Place | null
  /** The amount as written by the user. */
  text?: string
  /** Something that named it says so. */
  isFrozen: boolean
  /** The receipt that it was first found on. */
  receipt?: string
  /** What named it, the best first. */
  ways: readonly Found['way'][]
  /** Whether the user said how much one has, or how many there are. */
  isCounted: boolean
}

export interface PileChange {
  name?: string
  /** None removes it. */
  count?: number
  each?: Amount | null
  /** The whole amount in words; empty for what was found. */
  text?: string
  place?: Place | null
  bestBefore?: string | null
}

export const MAX_PILE = 200
/** More ways to name them than that aren't kept. */
export const MAX_SOURCES = 600
export const EMPTY_PILE: Pile = { sources: [], receipts: [], last: null }

const each = ({ each: one }: Found) => (one ? `${one.value} ${one.unit}` : '')

/** What is found again is the same source. */
export function sourceKey(found: Found): string {
  const { way, printed, shop, name } = found
  if (way === 'code') return `code ${printed}`
  if (way === 'receipt') return `receipt ${shop} ${normaliseName(printed)}`
  return `${way} ${plainKey(name ?? '')} ${way === 'typed' ? each(found) : ''}`
}

/** The camera never raises a count. */
const counted = (source: Source, found: Found) =>
  found.way === 'seen' ? source.count : Math.min(MAX_COUNT, source.count + found.count)

export function again(source: Source, found: Found): Source {
  const isBetter = !source.isNamed && found.name !== null && (found.isSure || !source.isSure)
  const { isUncounted, ...known } = source
  return {
    ...known,
    ...(isUncounted && found.isUncounted && { isUncounted }),
    count: counted(source, found),
    title: found.title || source.title,
    each: found.each ?? source.each,
    bestBefore: found.bestBefore ?? source.bestBefore,
    ...(isBetter && { name: found.name, near: found.near, isSure: found.isSure }),
  }
}

export interface New {
  found: Found
  id: string
  /** A receipt that was read before, whose line it is. */
  receipt?: string
}

/** The pile with more finds; the same pile if there is no room for all. `receipt` is one that wasn't read before. */
export function added(pile: Pile, finds: readonly New[], receipt: KnownReceipt | null): Pile {
  const sources = [...pile.sources]
  const places = new Map(sources.map((source, at) => [sourceKey(source), at]))
  const before = new Map<string, Source>()
  const fresh: string[] = []
  for (const { found: given, id, receipt: of = receipt?.id } of finds) {
    const found = cleanFound(given)
    if (!found || ((found.way === 'seen' || found.way === 'typed') && found.name === null)) continue
    const at = places.get(sourceKey(found))
    const known = at === undefined ? undefined : sources[at]
    if (at === undefined || !known) {
      places.set(sourceKey(found), sources.length)
      sources.push({ ...found, id, said: {}, isNamed: false, ...(of && { receipt: of }) })
      fresh.push(id)
    } else {
      if (!before.has(known.id) && !fresh.includes(known.id)) before.set(known.id, known)
      sources[at] = again(known, found)
    }
  }
  if (fresh.length === 0 && before.size === 0) return pile
  const last = { before: [...before.values()], added: fresh, receipt: receipt?.id ?? null }
  const receipts = receipt ? [...pile.receipts, receipt].slice(-MAX_RECEIPTS) : pile.receipts
  const next: Pile = { sources, receipts, last }
  return sources.length > MAX_SOURCES || itemsOf(next).length > Math.max(MAX_PILE, itemsOf(pile).length)
    ? pile
    : next
}

/** The pile with one more find; the same pile if there is no room. `id` is a new one. */
export const pileUp = (pile: Pile, found: Found, id: string): Pile => added(pile, [{ found, id }], null)

/** Without the last addition; what the user said since stays said. */
export function withoutLast(pile: Pile): Pile {
  const { last } = pile
  if (!last) return pile
  const before = new Map(last.before.map((source) => [source.id, source]))
  const gone = new Set(last.added)
  const sources = pile.sources.flatMap((now) => {
    if (gone.has(now.id)) return []
    const was = before.get(now.id)
    if (!was) return [now]
    const named = now.isNamed && { name: now.name, near: now.near, isSure: now.isSure, isNamed: true }
    return [{ ...was, said: now.said, ...named }]
  })
  return { sources, receipts: pile.receipts.filter(({ id }) => id !== last.receipt), last: null }
}

const allSaid = (members: readonly Source[]): Said =>
  Object.assign({}, ...members.map((one) => one.said).reverse())

/** The first that says something. */
const first = <Value>(values: readonly (Value | null | undefined)[]): Value | null =>
  values.find((value) => value !== null && value !== undefined && value !== '') ?? null

function itemOf({ members, count }: Line<Source>, order: ReadonlyMap<string, number>): PileItem {
  const [best] = members as [Source, ...Source[]]
  const oldest = members.reduce((a, b) => ((order.get(a.id) ?? 0) <= (order.get(b.id) ?? 0) ? a : b))
  // What was said last, when it was known best, counts most.
  const said = allSaid(members)
  const { value, scans } = said.count ?? { value: count, scans: -1 }
  const more = scans < 0 ? 0 : Math.max(0, scansOf(members) - (scans || value))
  const typed = members.filter(({ way }) => way === 'typed')
  const namer = members.find(({ isNamed }) => isNamed) ?? members.find(({ isSure }) => isSure) ?? best
  return {
    id: oldest.id,
    way: best.way,
    printed: best.printed,
    shop: first(members.map(({ shop }) => shop)) ?? '',
    title: first(members.map(({ title }) => title)) ?? '',
    name: namer.name,
    near: namer.near,
    isSure: namer.isSure,
    count: Math.min(MAX_COUNT, value + more),
    ...(members.every(({ isUncounted }) => isUncounted) && !said.count && { isUncounted: true }),
    ...(members.every(({ isCountDoubtful }) => isCountDoubtful) && !said.count && { isCountDoubtful: true }),
    each: said.each === undefined ? first(members.map((one) => one.each)) : said.each,
    bestBefore:
      said.bestBefore === undefined
        ? first([...typed, ...members].map(({ bestBefore }) => bestBefore))
        : said.bestBefore,
    place: said.place ?? null,
    ...(said.text && { text: said.text }),
    isFrozen: members.some(({ title, name }) => saysFrozen(`${name ?? ''} ${title}`)),
    ...(oldest.receipt && { receipt: oldest.receipt }),
    ways: [...new Set(members.map(({ way }) => way))],
    isCounted: said.count !== undefined || said.each !== undefined,
  }
}

interface Row {
  item: PileItem
  members: readonly Source[]
}

/** Also those that the user took away. */
function rowsOf({ sources }: Pile): Row[] {
  const order = new Map(sources.map(({ id }, at) => [id, at]))
  return linesOf(sources)
    .map((line) => ({ item: itemOf(line, order), members: line.members }))
    .sort((a, b) => (order.get(a.item.id) ?? 0) - (order.get(b.item.id) ?? 0))
}

/** What is in the bags, in the order in which it was found. */
export const itemsOf = (pile: Pile): PileItem[] =>
  rowsOf(pile).flatMap(({ item }) => (item.count > 0 ? item : []))

/** Whether it is known what it is: a guess that nobody confirmed stays on the pile, as what has no name does. */
export const isSettled = ({ name, isSure }: Pick<Found, 'name' | 'isSure'>): boolean =>
  name !== null && isSure

/** What named an item, the best first: its codes and lines are what a name is taught for. */
export const sourcesOf = (pile: Pile, id: string): readonly Source[] =>
  rowsOf(pile).find(({ item }) => item.id === id)?.members ?? []

function saidOf(said: Said, change: PileChange, { item, members }: Row): Said {
  const scans = scansOf(members)
  const next: Said = { ...said }
  const { count, text, place, bestBefore } = change
  if (count !== undefined && count >= 0) {
    next.count = { value: Math.min(MAX_COUNT, Math.round(count)), scans }
    delete next.text
  }
  if (change.each !== undefined) {
    next.each = change.each && (stockAmount(change.each) ?? null)
    delete next.text
  }
  if (text !== undefined) {
    next.text = cleanText(text, MAX_AMOUNT)
    const one = saidEach(next.text, change.name || (item.name ?? ''), item.count)
    if (one) next.each = one
    else delete next.each
  }
  if (place === null) delete next.place
  else if (place !== undefined && PLACES.includes(place)) next.place = place
  if (bestBefore === null || (bestBefore !== undefined && isCalendarDay(bestBefore)))
    next.bestBefore = bestBefore
  return next
}

/** The pile after the user corrected an item. Named like another, it may become one with it. */
export function changed(pile: Pile, id: string, change: PileChange): Pile {
  const row = rowsOf(pile).find(({ item }) => item.id === id)
  const [best] = row?.members ?? []
  if (!row || !best) return pile
  const members = new Set(row.members.map((one) => one.id))
  const name = normaliseName(change.name ?? '')
    .slice(0, MAX_NAME)
    .trim()
  const sources = pile.sources.map((source) => {
    if (!members.has(source.id)) return source
    const named = name === '' ? source : { ...source, name, near: [], isSure: true, isNamed: true }
    // Said once, of the one that counts most; the others of the row no longer say anything else.
    const isBest = source.id === best.id
    return { ...named, said: isBest ? saidOf(allSaid(row.members), change, row) : {} }
  })
  return { ...pile, sources }
}

/** What stays on the pile after these items were put away. */
export function without(pile: Pile, ids: ReadonlySet<string>): Pile {
  const gone = new Set(
    rowsOf(pile).flatMap(({ item, members }) =>
      ids.has(item.id) || item.count === 0 ? members.map(({ id }) => id) : [],
    ),
  )
  return { sources: pile.sources.filter(({ id }) => !gone.has(id)), receipts: pile.receipts, last: null }
}
