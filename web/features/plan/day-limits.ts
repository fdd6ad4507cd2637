import type { PlannedMeal } from '#core/planning/meal.ts'
import type { PlanWishes } from '#core/planning/wishes.ts'
import { durationWords } from '#core/recipes/duration-words.ts'
import { weekdayName, weekdayOf } from './days.ts'
import * as strings from './strings.ts'

/** What a meal breaks on its day: "Takes 2 h; Friday’s limit is 30 min". Undefined where nothing is known to be broken. */
export function breaksOnDay(
  { date, kind, doneAt }: Pick<PlannedMeal, 'date' | 'kind' | 'doneAt'>,
  minutes: number | null | undefined,
  { daysOff, minutes: limits }: Pick<PlanWishes, 'daysOff' | 'minutes'>,
): string | undefined {
  if (doneAt !== null || (kind !== 'recipe' && kind !== 'leftovers')) return undefined
  const weekday = weekdayOf(date)
  if (daysOff.includes(weekday)) return strings.isDayOff(weekdayName(weekday))
  const limit = limits[weekday] ?? null
  return kind === 'recipe' && limit !== null && minutes && minutes > limit
    ? strings.overLimit(weekdayName(weekday), durationWords(minutes), durationWords(limit))
    : undefined
}
