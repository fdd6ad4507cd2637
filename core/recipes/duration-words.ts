import { type RecipeTimes, totalOf } from '../contracts/total-time.ts'
import * as strings from './strings.ts'

/** "45 min", "1 h 30 min", "2 days": the format of facts and exports. */
export function durationWords(minutes: number): string {
  if (minutes < 60) return strings.minutes(minutes)
  if (minutes >= 2880 && minutes % 1440 === 0) return strings.days(minutes / 1440)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest ? strings.hoursAndMinutes(whole, rest) : strings.hours(whole)
}

/** From start to table, with rest, as text; null if no time is known. */
export function totalTime(recipe: RecipeTimes): string | null {
  const minutes = totalOf(recipe)
  return minutes === null ? null : durationWords(minutes)
}
