import type { PlannedMeal, PlanReason } from '#core/planning/meal.ts'
import { durationWords } from '#core/recipes/duration-words.ts'
import { manyOf } from '#core/shopping/merge.ts'
import { daysBetween } from '#core/stock/day.ts'
import { dayWords } from '#core/stock/words/date-words.ts'
import type { Cell } from './cells.ts'
import { weekdayWord } from './days.ts'
import type { Refusal } from './moves.ts'
import * as strings from './strings.ts'

const MOST_NAMED = 3

/** "today", "tomorrow", "Thursday" within the week, "Dec 3" otherwise. */
export function dayInText(day: string, today: string): string {
  const ahead = daysBetween(today, day)
  if (ahead === 0) return strings.today.toLowerCase()
  if (ahead === 1) return strings.tomorrow.toLowerCase()
  return ahead > 1 && ahead < 7 ? weekdayWord(day) : dayWords(day, today)
}

/** "Thursday" within the week, "Dec 3" otherwise: a card is of another day than today, and paper is read on one. */
export function dayOnCard(day: string, today: string): string {
  const ahead = daysBetween(today, day)
  return ahead >= 0 && ahead < 7 ? weekdayWord(day) : dayWords(day, today)
}

/** "Thursday, dinner". */
export const placeWords = ({ date, slot }: Cell, today: string): string =>
  strings.placeOf(dayHead(date, today), strings.slotNames[slot])

/** "Today", "Thursday", "Dec 3" further away. */
export function dayHead(day: string, today: string): string {
  const ahead = daysBetween(today, day)
  if (ahead === 0) return strings.today
  return ahead > 0 && ahead < 7 ? weekdayWord(day) : dayWords(day, today)
}

/** "spinach", "spinach and milk", "spinach, milk and eggs". */
export function namesWords(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return strings.listed(names.slice(0, -1).join(', '), names.at(-1) ?? '')
}

/** How a meal is called: its title, or that nobody eats at home. */
export function mealTitle(meal: Pick<PlannedMeal, 'kind' | 'title'>): string {
  if (meal.kind === 'off') return meal.title || strings.off
  return meal.kind === 'leftovers' ? strings.leftoversOf(meal.title) : meal.title
}

/** Why a meal can't go where it should. */
export function refusalWords(refusal: Refusal, today: string): string {
  const { meal } = refusal
  switch (refusal.why) {
    case 'locked':
      return strings.dayLocked(dayHead(meal.date, today))
    case 'rest locked':
      return strings.mealLocked(mealTitle(meal), dayInText(meal.date, today))
    case 'before its meal':
      return strings.beforeMeal(meal.title, dayInText(refusal.cooked.date, today))
    case 'after its date':
      return strings.afterDate(meal.title, dayInText(refusal.until, today))
  }
}

/** Longer titles would fill the card. */
const SHORT_TITLE = 20

/** The meal that shares a purchase: "Thursday’s Slaw", or only its day. Undefined once it is gone. */
function sharerWords(id: string, meals: readonly PlannedMeal[], today: string): string | undefined {
  const meal = meals.find((one) => one.id === id)
  if (!meal) return undefined
  const day = dayOnCard(meal.date, today)
  return meal.title.length <= SHORT_TITLE
    ? strings.mealOfDay(day, meal.title)
    : strings.mealsOfDay(day, strings.slotNames[meal.slot].toLowerCase())
}

/** "2 more eggs", "more spinach". */
export const moreWords = (food: string, count: number): string =>
  count > 0 ? strings.countMore(count, count === 1 ? food : manyOf(food)) : strings.moreOf(food)

/** Undefined where it no longer says anything. */
export function reasonWords(
  reason: PlanReason,
  today: string,
  meals: readonly PlannedMeal[],
): string | undefined {
  switch (reason.kind) {
    case 'uses': {
      const foods = namesWords(reason.foods.slice(0, MOST_NAMED))
      const day = reason.by <= today ? strings.today.toLowerCase() : dayOnCard(reason.by, today)
      return reason.some ? strings.usesSomeBy(foods, day) : strings.usesBy(foods, day)
    }
    case 'ready':
      return strings.ready
    case 'buy': {
      const foods = reason.foods.map((food) => {
        const at = reason.more?.indexOf(food) ?? -1
        return at < 0 ? food : moreWords(food, reason.pieces?.[at] ?? 0)
      })
      const [first, ...others] = foods
      if (foods.length > MOST_NAMED || !first) return strings.buyMany(foods.length)
      return others.length === 0 ? strings.buyOne(first) : strings.buySome(namesWords(foods))
    }
    case 'shares': {
      const other = sharerWords(reason.with, meals, today)
      return other && strings.shares(reason.food, other)
    }
    case 'favorite':
      return strings.favorite
    case 'own':
      return strings.own
    case 'quick':
      return strings.quick(durationWords(reason.minutes))
    case 'wished':
      return undefined
    case 'thaw':
      return strings.thaw(namesWords(reason.foods.slice(0, MOST_NAMED)))
    case 'first':
      return strings.cookFirst(namesWords(reason.foods.slice(0, MOST_NAMED)))
    case 'twice':
      return strings.twice(dayOnCard(reason.date, today))
    case 'leftovers':
      return reason.until === null
        ? strings.eatsLeftovers(reason.of)
        : strings.eatsLeftoversBy(reason.of, dayOnCard(reason.until, today))
  }
}

/** "Nov 18 – 24", "Nov 30 – Dec 6", "Nov 18" for one day. */
export function rangeWords(first: string, last: string, today: string): string {
  if (first === last) return dayWords(first, today)
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7) && last.slice(0, 4) === today.slice(0, 4)
  return strings.rangeWords(
    dayWords(first, today),
    isSameMonth ? String(Number(last.slice(8))) : dayWords(last, today),
  )
}
