import { DAY_MS } from './day.ts'
import type { StockRecord } from './record.ts'

const SHOWN_DAYS = 14
/** Taken off the list this soon after it came: it was listed by mistake. */
const MISTAKE_MS = 3_600_000

/** Cooked before: nothing to buy. */
export const isBought = ({ name, meal, cooked }: Pick<StockRecord, 'name' | 'meal' | 'cooked'>): boolean =>
  meal === null && cooked === null && !/^(?:leftovers?|cooked)\b/.test(name)

/** What ran out in the last two weeks, leftovers too, the latest first; not what was cleared or listed by mistake. */
export function recentlyOut(records: Iterable<StockRecord>, now: number): StockRecord[] {
  const isMistake = (from: string, until: string) => Date.parse(until) - Date.parse(from) < MISTAKE_MS
  const ends = (record: StockRecord) => record.spells.at(-1)?.until ?? ''
  return [...records]
    .filter(({ present, spells }) => {
      const last = spells.at(-1)
      if (present || !last || now - Date.parse(last.until) > SHOWN_DAYS * DAY_MS) return false
      return last.why !== 'cleared' && !(last.why === 'removed' && isMistake(last.from, last.until))
    })
    .sort((a, b) => ends(b).localeCompare(ends(a)))
}
