import { addDays } from '../day.ts'
import { isOutOfFridge } from '../freshness.ts'
import type { StockItem } from '../item.ts'
import * as strings from './strings.ts'

const WEEK = 7
/** Past this, the day says more than the count. */
const COUNTED = 14

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A calendar day: "Dec 3", and with its year if that is another one. */
export const dayWords = (day: string, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : fullDay).format(Date.parse(day))

/** A day to come: "tomorrow", "Thursday" within the week, "Dec 3" later. */
function comingDay(day: string, daysLeft: number, today: string): string {
  if (daysLeft === 1) return strings.tomorrow
  return daysLeft < WEEK ? weekday.format(Date.parse(day)) : dayWords(day, today)
}

/** A day so many days ahead: "tomorrow", "on Thursday", "on Dec 3". */
export function dayAhead(today: string, days: number): string {
  const day = comingDay(addDays(today, days), days, today)
  return days === 1 ? day : strings.onDay(day)
}

type Dated = Pick<StockItem, 'until' | 'daysLeft' | 'basis'> & Partial<Pick<StockItem, 'where' | 'keeps'>>

/** The date of a food in words: "Use by tomorrow" for safety, "Best by Thursday" for quality. Undefined if it has none. */
export function dateWords(item: Dated, isGuess = false): string | undefined {
  const { until, daysLeft, basis, where, keeps } = item
  if (where && isOutOfFridge({ where, keeps })) return strings.outOfFridge
  if (until === null || daysLeft === null) return undefined
  const today = addDays(until, -daysLeft)
  const isSafety = basis === 'safety'
  if (daysLeft < -COUNTED) {
    const day = dayWords(until, today)
    return isSafety ? strings.pastUseBySince(day) : strings.pastBestSince(day)
  }
  if (daysLeft < 0) return isSafety ? strings.pastUseBy(-daysLeft) : strings.pastBest(-daysLeft)
  if (daysLeft === 0) return isSafety ? strings.safeToday : strings.bestToday
  const day = comingDay(until, daysLeft, today)
  if (isGuess) return isSafety ? strings.safeByGuess(day) : strings.bestByGuess(day)
  return isSafety ? strings.safeBy(day) : strings.bestBy(day)
}
