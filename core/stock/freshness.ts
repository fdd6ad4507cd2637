import type { Days, PantryFact } from '../contracts/pantry-facts.ts'
import type { Place } from '../contracts/places.ts'
import { addDays, daysBetween, utcDay } from './day.ts'
import type { Freshness, KeptState, StockItem } from './item.ts'
import { isPieces } from './line-amount.ts'
import { boughtOn } from './lots.ts'
import { BY_THE_HOUR, isByTheHour, isDishByTheHour } from './out-of-fridge.ts'
import type { StockRecord } from './record.ts'
import { LEFTOVER_DAYS } from './storage-note.ts'

/** Leftover dishes, and cooked food that has no figures of its own. */
const MEAL: Days = [LEFTOVER_DAYS, LEFTOVER_DAYS]
/** The spores in rice survive the cooking: as cooked rice by itself. */
const RICE_MEAL: Days = [3, 4]
const OF_RICE =
  /\b(?:rice(?! (?:noodles?|paper|vinegar|wine|flour))|risotto|paella|pilaf|pilau|biryani|jambalaya|congee|sushi|arancini|kedgeree)\b/i
const mealDays = ({ meal, name }: Pick<StockRecord, 'meal' | 'name'>): Days =>
  OF_RICE.test(meal ?? name) ? RICE_MEAL : MEAL
const MEAL_FROZEN: Days = [90, 90]
const FOREVER = 3650
const NEVER = '9999-12-31'
const LONGEST_SOON = 14
/** A dish is ready to be eaten, and raw meat won't wait: as early as any food with their date. */
const SHORT_SOON = 3
const RAW: readonly PantryFact['category'][] = ['meat', 'poultry', 'seafood']
/** Begun, it is to be finished: as early. */
const BEGUN: ReadonlySet<KeptState | undefined> = new Set(['opened', 'thawed', 'cooked'])
/** Meat, poultry or fish. */
export const isRawMeat = (fact: PantryFact | null): boolean => fact !== null && RAW.includes(fact.category)

/** By safety, what keeps so short in the fridge is a dish, or as risky. */
const DISH_DAYS = 5
const PRODUCE: readonly PantryFact['category'][] = ['eggs', 'fruits', 'vegetables']
export const PACKAGES: ReadonlySet<string> = new Set([
  'can',
  'tin',
  'jar',
  'bottle',
  'carton',
  'package',
  'packet',
  'pack',
  'bag',
  'box',
])

type Dates = Pick<StockItem, 'where' | 'until' | 'daysLeft' | 'freshness' | 'basis' | 'dated' | 'keeps'>

/** As the user said; else by what was done to it, else the usual place. */
function whereOf(
  { place, frozen, thawed, opened, cooked, meal }: StockRecord,
  fact: PantryFact | null,
): Place {
  if (place) return place
  // An open jar or can goes into the fridge, where it has a time.
  const isChilledOpen = opened && fact && !fact.keeps.pantry.opened && fact.keeps.fridge.opened
  if (isChilledOpen && fact.place === 'pantry') return 'fridge'
  if (frozen && !(thawed && thawed >= frozen)) return 'freezer'
  return thawed || cooked || meal !== null ? 'fridge' : (fact?.place ?? 'pantry')
}

/** How long it keeps in its present state, and since when that counts. */
interface Figure {
  state: KeptState
  since: string
  days: Days
  basis: PantryFact['basis']
}

const later = (one: string, other: string | null) => (other !== null && other > one ? other : one)

function frozenFigure(record: StockRecord, fact: PantryFact | null, came: string): Figure | null {
  const prepared = record.meal !== null || record.cooked !== null
  const days = prepared ? (fact?.keeps.cookedFrozen ?? MEAL_FROZEN) : (fact?.keeps.freezer ?? null)
  // Frozen food stays safe; only its quality goes.
  return days && { state: 'frozen', since: record.frozen ?? record.cooked ?? came, days, basis: 'quality' }
}

/** Closed and, once it is open, opened: a place where it doesn't belong counts as its usual one. */
function packed(where: Place, fact: PantryFact) {
  const usual = fact.place === 'freezer' ? 'fridge' : fact.place
  const here = where === 'freezer' ? fact.keeps[usual] : fact.keeps[where]
  const other = fact.keeps[usual]
  return { closed: here.closed ?? other.closed, opened: here.opened ?? (here.closed ? null : other.opened) }
}

/** Eggs, and fruit and vegetables that are counted: none of them is opened when one is used. */
export const comesInPieces = (fact: PantryFact | null): boolean =>
  fact !== null && fact.gramsEach !== null && PRODUCE.includes(fact.category)

/** Frozen, an egg bursts its shell. */
const isInShell = ({ fact, cooked }: StockItem) =>
  cooked === null && fact?.category === 'eggs' && !/\b(?:white|yolk|liquid)/.test(fact.food)

/** Whether freezing it now keeps it: not what is unsafe already, nor what the freezer spoils. */
export const canFreeze = (item: StockItem): boolean =>
  item.where !== 'freezer' &&
  !isUnsafe(item) &&
  !isInShell(item) &&
  (item.meal !== null || item.cooked !== null || !item.fact || item.fact.keeps.freezer !== null)

/** Whole pieces or packages are left, as they came. */
function isWhole({ amount }: StockRecord, fact: PantryFact): boolean {
  if (fact.category === 'eggs' || !amount) return comesInPieces(fact)
  const isCounted = isPieces(amount.unit) || PACKAGES.has(amount.unit ?? '')
  return isCounted && Number.isInteger(amount.value)
}

/** The state in which it doesn't keep in a cupboard; undefined where it does. A carton that isn't open may be shelf-stable. */
function outState(
  { name, meal, cooked, thawed, opened }: StockRecord,
  fact: PantryFact | null,
): KeptState | undefined {
  if (meal !== null || cooked !== null) return isDishByTheHour(meal ?? name) ? 'cooked' : undefined
  if (!fact || !isByTheHour(fact, opened !== null)) return undefined
  if (thawed !== null) return 'thawed'
  if (opened !== null) return 'opened'
  return fact.category === 'dairy' && fact.basis === 'quality' ? undefined : 'closed'
}

function figuresOf(record: StockRecord, fact: PantryFact | null, where: Place, came: string): Figure[] {
  if (where === 'freezer') return [frozenFigure(record, fact, came) ?? []].flat()
  const state = outState(record, fact)
  // It was said to be there when it was last heard of.
  if (where === 'pantry' && state)
    return [{ state, since: later(came, utcDay(record.confirmed)), days: BY_THE_HOUR, basis: 'safety' }]
  if (record.meal !== null || record.cooked !== null) {
    const since = later(record.cooked ?? came, record.thawed)
    return [{ state: 'cooked', since, days: fact?.keeps.cooked ?? mealDays(record), basis: 'safety' }]
  }
  if (!fact) return []
  const { closed, opened } = packed(where, fact)
  if (record.thawed) {
    const days = fact.keeps.thawed ?? opened ?? closed
    return days ? [{ state: 'thawed', since: record.thawed, days, basis: fact.basis }] : []
  }
  const open = record.opened ?? (isWhole(record, fact) ? null : record.touched)
  const figures: Figure[] = []
  if (closed) figures.push({ state: 'closed', since: came, days: closed, basis: fact.basis })
  if (open && opened) figures.push({ state: 'opened', since: open, days: opened, basis: fact.basis })
  return figures
}

/** For safety the cautious end of the range, for quality the later one. */
function endOf({ days, basis, since }: Figure): string | null {
  const length = basis === 'safety' ? days[0] : days[1]
  return length >= FOREVER ? null : addDays(since, length)
}

/** The shorter it keeps, the later it is noticed: 2 days of 5, 4 of 14, never more than two weeks. */
const soonWithin = (whole: number) => Math.min(LONGEST_SOON, Math.max(1, Math.round(Math.sqrt(whole))))

function freshnessOf(daysLeft: number | null, whole: number, isShort: boolean): Freshness {
  if (daysLeft === null) return 'fresh'
  if (daysLeft < 0) return 'past'
  return daysLeft <= Math.max(soonWithin(whole), isShort ? SHORT_SOON : 0) ? 'soon' : 'fresh'
}

/**
 * The date that had passed already when it was cooked or frozen here: neither makes it good again.
 * Undefined where all was in time.
 */
function passedBefore(record: StockRecord, fact: PantryFact | null): Dates | undefined {
  const { frozen, thawed, meal } = record
  const cooked = meal === null ? record.cooked : null
  const day = later(cooked ?? '', frozen)
  if (day === '') return undefined
  const until = (one: string | null) => (one !== null && one <= day ? one : null)
  const before =
    day === cooked
      ? { cooked: null, frozen: until(frozen), thawed: until(thawed) }
      : { frozen: null, thawed: null }
  const dates = datesOf({ ...record, ...before, place: null }, fact, day)
  return dates.basis === 'safety' && dates.freshness === 'past' ? dates : undefined
}

/** Where a food is kept, and until when it is good. */
export function datesOf(record: StockRecord, fact: PantryFact | null, today: string): Dates {
  const where = whereOf(record, fact)
  const passed = passedBefore(record, fact)
  if (passed?.until) return { ...passed, where, daysLeft: daysBetween(today, passed.until) }
  const came = boughtOn(record)
  // The printed date is for the package as it was sold: not once it was frozen, thawed or cooked here. That of a dish is its recipe's.
  const changed = record.frozen ?? record.thawed ?? (record.meal === null ? record.cooked : null)
  const printed = changed === null ? record.best_before : null
  const figures = figuresOf(record, fact, where, came).filter(
    ({ state }) => state !== 'closed' || printed === null,
  )
  // Opening never makes food keep longer, whatever the tables say: the earliest end counts.
  const [figure] = figures
    .map((one) => ({ ...one, end: endOf(one) }))
    .sort((a, b) => ((a.end ?? NEVER) < (b.end ?? NEVER) ? -1 : 1))
  const end = figure?.end ?? null
  const until = printed !== null && (end === null || printed <= end) ? printed : end
  const daysLeft = until === null ? null : daysBetween(today, until)
  const from = figure && until !== printed ? figure.since : came
  const isShort = where !== 'freezer' && (record.meal !== null || isRawMeat(fact) || BEGUN.has(figure?.state))
  return {
    where,
    until,
    daysLeft,
    freshness: freshnessOf(daysLeft, until === null ? 0 : daysBetween(from, until), isShort),
    basis: figure?.basis ?? (where === 'freezer' ? 'quality' : (fact?.basis ?? 'quality')),
    dated: until !== null && until === printed ? 'package' : 'guessed',
    ...(figure && { keeps: { state: figure.state, since: figure.since, days: figure.days } }),
  }
}

const isDish = ({ basis, keeps: { fridge } }: PantryFact) =>
  basis === 'safety' && fridge.closed !== null && fridge.closed[1] <= DISH_DAYS

/** Eggs and soft cheese keep for weeks: past a date of their own they go, past our guess only once its later end is over. */
function isOver({ dated, daysLeft, keeps }: Pick<StockItem, 'dated' | 'daysLeft' | 'keeps'>): boolean {
  const [from, to] = keeps?.days ?? [0, 0]
  return dated === 'package' || (daysLeft ?? 0) < from - to
}

type Judged = Pick<
  StockItem,
  'where' | 'freshness' | 'basis' | 'dated' | 'daysLeft' | 'keeps' | 'fact' | 'meal' | 'cooked'
>

/** In a cupboard, where it keeps for hours: out of its place, whatever the day. */
export const isOutOfFridge = ({ where, keeps }: Pick<StockItem, 'where' | 'keeps'>): boolean =>
  where === 'pantry' && keeps?.days[1] === 0

/** Past a date of safety: raw meat, poultry and fish, dishes and leftovers at once. Never counted as available. */
export function isUnsafe(item: Judged): boolean {
  const { freshness, basis, fact, meal, cooked } = item
  if (isOutOfFridge(item)) return true
  if (freshness !== 'past' || basis !== 'safety') return false
  if (meal !== null || cooked !== null) return true
  return fact !== null && (isRawMeat(fact) || isDish(fact) || isOver(item))
}
