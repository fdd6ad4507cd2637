import { daysBetween } from './day.ts'
import { arrivalsOf, gapsOf, medianOf } from './gaps.ts'
import type { StockItem } from './item.ts'
import type { StockRecord } from './record.ts'
import * as strings from './strings.ts'

interface DuePurchase {
  name: string
  /** The usual days between purchases, and those since the last one. */
  every: number
  since: number
  /** "Usually every 7 days". */
  words: string
}

/** Three purchases make a habit: two gaps between them. */
const FEWEST_GAPS = 2
/** After so many missed turns it isn't a habit anymore. */
const GIVEN_UP = 4
const EVEN_RHYTHM = 2.5

/** The usual gap in days; undefined where there is no rhythm yet. */
function rhythmOf(record: StockRecord): number | undefined {
  const gaps = gapsOf(record)
  const middle = medianOf(gaps)
  if (gaps.length < FEWEST_GAPS || middle === undefined) return undefined
  const spread = medianOf(gaps.map((gap) => Math.max(gap / middle, middle / gap))) ?? 1
  return spread <= EVEN_RHYTHM ? middle : undefined
}

/** Usual purchases whose time has come and that aren't surely there, the most overdue first. */
export function duePurchases(
  records: ReadonlyMap<string, StockRecord>,
  items: readonly StockItem[],
  today: string,
): DuePurchase[] {
  const there = new Set(items.flatMap(({ name, standing }) => (standing === 'there' ? [name] : [])))
  const due: (DuePurchase & { turns: number })[] = []
  for (const record of records.values()) {
    if (record.meal !== null || there.has(record.name)) continue
    const gap = rhythmOf(record)
    const last = arrivalsOf(record).at(-1)
    if (gap === undefined || last === undefined) continue
    const since = daysBetween(new Date(last).toISOString().slice(0, 10), today)
    const every = Math.max(1, Math.round(gap))
    const turns = since / every
    if (turns >= 1 && turns < GIVEN_UP)
      due.push({ name: record.name, every, since, words: strings.usuallyEvery(every), turns })
  }
  return due
    .sort((a, b) => b.turns - a.turns || (a.name < b.name ? -1 : 1))
    .map(({ turns: _turns, ...one }) => one)
}
