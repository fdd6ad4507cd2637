import { amountText } from './amounts.ts'
import { readTokens } from './read-tokens.ts'
import type { DraftItem } from './words-reader.ts'
import type { WrittenDate } from './written-date.ts'

/** A date in a line; of a share, with the words before it that tell how many have it. */
export interface LineDate extends WrittenDate {
  share?: string
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = `(?<count>\\d{1,2}|${NUMBERS.slice(1).join('|')})|the\\s+others?(?:\\s+one)?|another(?:\\s+one)?|the\\s+rest`
const FIRST = new RegExp(
  `(?:[,;:(]|\\sand\\s)\\s*(?<words>(?:${COUNT})(?:\\s+(?:is|are|with|has|of\\s+them))?\\s*)$`,
  'iu',
)
const NEXT = new RegExp(
  `^[\\s,;)(]*(?:(?:and|&|\\+)\\s+)?(?:${COUNT})(?:\\s+(?:is|are|with|has))?\\s*$`,
  'iu',
)
/** As far as the words before a date can reach. */
const REACH = 40

/** Finds the dates that only some packages have: "2 yogurts, one best before 22.11. and one 30.11.". */
export function withShares(line: string, dates: readonly WrittenDate[]): LineDate[] {
  let isShared = false
  let end = 0
  return dates.map((date) => {
    const from = Math.max(end, date.start - REACH)
    // A line begins as after a comma.
    const before = (from === 0 ? ',' : '') + line.slice(from, date.start)
    const canShare = date.kind === 'package' || (isShared && date.kind === 'bare')
    const found = canShare ? (isShared ? NEXT : FIRST).exec(before) : null
    end = date.end
    isShared = found !== null
    if (!found) return date
    const words = found.groups?.words ?? before
    return { ...date, start: date.start - words.length, share: found.groups?.count ?? '' }
  })
}

const countOf = (count: string): number => {
  const named = NUMBERS.indexOf(count.toLowerCase())
  return named > 0 ? named : Number(count)
}

/** One item for each date that a part of it has, and one for those that have none. */
export function divided(item: DraftItem): DraftItem[] {
  const { shares, ...whole } = item
  if (!shares) return [item]
  const [first, ...unit] = item.amount
  const all = first ? countOf(amountText([first])) : Number.NaN
  const counted = shares.reduce((sum, { count }) => sum + (count === '' ? 0 : countOf(count)), 0)
  const left = Number.isInteger(all) ? all - counted : 0
  const isOpen = shares.some(({ count }) => count === '')
  const part = (count: string, date?: string): DraftItem => ({
    ...whole,
    amount: [...readTokens(count), ...unit],
    ...(date !== undefined && { date }),
  })
  return [
    ...shares.map(({ count, date }) => part(count || String(Math.max(1, left)), date)),
    ...(left > 0 && !isOpen ? [part(String(left))] : []),
  ]
}
