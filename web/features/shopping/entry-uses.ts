import type { PlannedMeal } from '#core/planning/meal.ts'
import type { ShoppingEntry } from '#core/shopping/merge.ts'
import { daysBetween } from '#core/stock/day.ts'
import { dayWords } from '#core/stock/words/date-words.ts'
import * as strings from './strings.ts'

/** A recipe that an entry is for, and how the list calls it. */
export interface EntryUse {
  /** Different for each use. */
  key: string
  recipeId: string | null
  title: string
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })

/** "Tue" within a week, "Dec 3" otherwise. */
function dayOf(date: string, today: string): string {
  const ahead = daysBetween(today, date)
  return ahead >= 0 && ahead < 7 ? weekday.format(Date.parse(date)) : dayWords(date, today)
}

/** What an entry is for: the meals of the plan by day, then other recipes. */
export function usesOf(
  { items }: ShoppingEntry,
  titles: Readonly<Record<string, string>>,
  plan: readonly PlannedMeal[],
  today: string,
): EntryUse[] {
  const ids = new Set(items.flatMap(({ plan: from }) => from?.meals ?? []))
  const meals = plan
    .filter(({ id }) => ids.has(id))
    .map(({ id, recipeId, title, date }) => ({
      key: id,
      recipeId,
      title: strings.onDay(dayOf(date, today), title),
    }))
  const recipes = [...new Set(items.flatMap(({ recipeId }) => recipeId ?? []))].flatMap((id) =>
    titles[id] ? [{ key: id, recipeId: id, title: titles[id] }] : [],
  )
  return [...meals, ...recipes]
}
