import { DAY_MS, utcDay } from './day.ts'
import { isUnsafe } from './freshness.ts'
import type { StockItem } from './item.ts'
import type { StockRecord } from './record.ts'

const PER_WEEK = 3
const WEEK_MS = 7 * DAY_MS
/** Not about what we list as there, nor about what is most probably gone: the answer is clear enough. */
const WORTH_ASKING = 0.76
/** What just came isn't asked about. */
const QUIET_DAYS = 2
/** Nor, for some days, what was seen, used or confirmed since it came. */
const CONFIRMED_QUIET_DAYS = 6
const STAPLE_QUIET_DAYS = 30
/** What has to be used soon matters for tonight. */
const SOON_BONUS = 1

/** Highest where it is as likely there as gone: 1, down to 0 where we are sure. */
const doubt = (chance: number) => 4 * chance * (1 - chance)

/** When a food was asked about last on this device, answered or not: ISO times by name. */
export type Shown = Readonly<Record<string, string>>

/** So long a question on the screen is the same one. */
export const OPEN_MS = DAY_MS / 2

const timeShown = (shown: Shown, name: string) =>
  Object.hasOwn(shown, name) ? Date.parse(shown[name] ?? '') : Number.NEGATIVE_INFINITY

const timeAsked = ({ asked }: Pick<StockRecord, 'asked'>) =>
  asked === null ? Number.NEGATIVE_INFINITY : Date.parse(asked)

/** On the screen, and not answered: not another question. */
const isOpen = (item: StockItem, shown: Shown, now: number) =>
  now - timeShown(shown, item.name) < OPEN_MS && timeAsked(item) < timeShown(shown, item.name)

function mayAsk(item: StockItem, shown: Shown, now: number): boolean {
  const { arrived, bought, confirmed, fact, lasts } = item
  const days = utcDay(confirmed) > utcDay(arrived) ? CONFIRMED_QUIET_DAYS : QUIET_DAYS
  const quiet = (fact?.staple ? STAPLE_QUIET_DAYS : days) * DAY_MS
  const pause = Math.max(7, lasts?.days ?? 7) * DAY_MS
  if (now - Date.parse(confirmed) < quiet) return false
  // "Most finish it in 10 days, listed 5 days ago" is no reason to ask.
  const isEarly = lasts !== undefined && now - Date.parse(arrived) < lasts.days * DAY_MS
  if (bought === null && isEarly && item.opened === null && (item.daysLeft ?? 0) >= 0) return false
  const last = Math.max(timeAsked(item), timeShown(shown, item.name))
  return isOpen(item, shown, now) || now - last >= pause
}

/** How many foods were asked about in the last seven days: ignored questions were questions too. */
function askedLately(records: ReadonlyMap<string, StockRecord>, shown: Shown, now: number): number {
  const isLate = (time: number) => now - time < WEEK_MS
  const names = new Set(Object.keys(shown).filter((name) => isLate(timeShown(shown, name))))
  for (const record of records.values()) if (isLate(timeAsked(record))) names.add(record.name)
  return names.size
}

/**
 * What to ask about now, the most useful answer first: at most three in seven days.
 * `weight` says how much a food matters for tonight's matching: 0 to 1. The answer is recorded as `have`, `out`
 * or, if not sure, `set`, each with `asked`.
 */
export function questionsFor(
  records: ReadonlyMap<string, StockRecord>,
  items: readonly StockItem[],
  now: string,
  weight: (item: StockItem) => number,
  shown: Shown = {},
): StockItem[] {
  const time = Date.parse(now)
  const left = Math.max(0, PER_WEEK - askedLately(records, shown, time))
  const worth = items
    .flatMap((item) => {
      const unclear = doubt(item.chance)
      // Past its date it goes, whether it is still there or not.
      if (unclear < WORTH_ASKING || !mayAsk(item, shown, time) || isUnsafe(item)) return []
      const matters = Math.max(0, weight(item)) + (item.freshness === 'soon' ? SOON_BONUS : 0)
      return matters > 0 ? [{ item, value: unclear * matters }] : []
    })
    .sort((a, b) => b.value - a.value || (a.item.name < b.item.name ? -1 : 1))
    .map(({ item }) => item)
  const open = worth.filter((item) => isOpen(item, shown, time))
  return [...open, ...worth.filter((item) => !open.includes(item)).slice(0, left)]
}
