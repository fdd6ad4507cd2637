import { MAX_EATERS, MAX_MEAL_TITLE, MAX_PORTIONS } from '#core/contracts/planning-limits.ts'
import type { PlannedMeal, PlanReason } from '#core/planning/meal.ts'
import { mealId } from '#core/planning/meal-id.ts'
import { addDays, daysBetween } from '#core/stock/day.ts'
import { newId } from '#web/lib/new-id.ts'
import { mealsAt } from './cells.ts'
import { mealTitle } from './words.ts'

type Meals = readonly PlannedMeal[]

export const changed = (meals: Meals, id: string, change: Partial<PlannedMeal>): Meals =>
  meals.map((meal) => (meal.id === id ? { ...meal, ...change } : meal))

/** Leftovers of what is no longer cooked, in words: locked, so they don't go unasked. */
const inWords = (meal: PlannedMeal): PlannedMeal => ({
  ...meal,
  kind: 'note',
  recipeId: null,
  from: null,
  title: mealTitle(meal).slice(0, MAX_MEAL_TITLE),
  reasons: [],
})

/** Without leftovers of these meals that are to be eaten later. */
const withoutRests = (meals: Meals, ids: readonly string[]): Meals =>
  meals.flatMap((meal) => {
    if (meal.from === null || !ids.includes(meal.from) || meal.doneAt !== null) return [meal]
    return meal.locked ? [inWords(meal)] : []
  })

/** Without these meals, and without leftovers of them that are to be eaten later. */
export const without = (meals: Meals, ids: readonly string[]): Meals =>
  withoutRests(
    meals.filter(({ id }) => !ids.includes(id)),
    ids,
  )

const eatenLater = (meals: Meals, id: string) =>
  meals.reduce((sum, { from, servings }) => (from === id ? sum + servings : sum), 0)

/** How many can eat of a meal: of leftovers as many as there are, or as can still be cooked. */
export function mostServings(
  meals: Meals,
  meal: PlannedMeal,
  /** Portions in the pantry; null if unknown. */
  stored: number | null,
): number {
  if (meal.kind !== 'leftovers') return MAX_EATERS
  const others = meals.filter(({ id }) => id !== meal.id)
  const pot = others.find(({ id }) => id === meal.from)
  const planned = others.reduce(
    (sum, { stock, doneAt, servings }) => (stock === meal.stock && doneAt === null ? sum + servings : sum),
    0,
  )
  const there = pot
    ? (pot.doneAt === null ? MAX_PORTIONS : pot.cooks) - pot.servings - eatenLater(others, pot.id)
    : meal.stock === null || stored === null
      ? MAX_EATERS
      : Math.floor(stored) - planned
  return Math.min(MAX_EATERS, Math.max(1, meal.servings, there))
}

/** For so many people; a double portion stays one, and more is cooked for those who eat what is left. */
export function withServings(meals: Meals, id: string, servings: number): Meals {
  const meal = meals.find((one) => one.id === id)
  if (!meal || meal.servings <= 0) return meals
  const next = changed(meals, id, { servings })
  if (meal.kind === 'recipe') {
    const whole = Math.round((servings * meal.cooks) / meal.servings)
    const cooks = Math.max(whole, servings + eatenLater(meals, id))
    return changed(next, id, { cooks: Math.min(MAX_PORTIONS, cooks) })
  }
  const pot = meals.find((one) => one.id === meal.from && one.doneAt === null)
  if (meal.kind !== 'leftovers' || !pot) return next
  const cooks = Math.max(pot.cooks + servings - meal.servings, pot.servings + eatenLater(next, pot.id))
  return changed(next, pot.id, { cooks: Math.min(MAX_PORTIONS, cooks) })
}

const portionsLeft = ({ kind, cooks, servings }: PlannedMeal) => (kind === 'recipe' ? cooks - servings : 0)

export const isDouble = (meal: PlannedMeal): boolean => portionsLeft(meal) >= meal.servings

/** Where what is left of a meal can go. */
interface RestDays {
  days: readonly string[]
  /** For so many days it keeps. */
  keeps: number
  isDayOff: (day: string) => boolean
}

/** The next day on which what is left of a meal can be eaten, and nothing else is. */
export const freeDayFor = (meals: Meals, { date, slot }: PlannedMeal, { days, keeps, isDayOff }: RestDays) =>
  days.find(
    (day) =>
      day > date &&
      daysBetween(date, day) <= keeps &&
      !isDayOff(day) &&
      mealsAt(meals, { date: day, slot }).length === 0,
  )

/** Cooked for two meals: the second one goes into the next free place within the days that leftovers keep. */
export function cookedTwice(meals: Meals, id: string, rest: RestDays): Meals {
  const meal = meals.find((one) => one.id === id)
  if (meal?.kind !== 'recipe' || rest.keeps < 1) return meals
  const next = changed(meals, id, { cooks: meal.servings * 2 })
  const free = freeDayFor(meals, meal, rest)
  if (!free) return next
  const later: PlannedMeal = {
    ...meal,
    id: newId(),
    date: free,
    kind: 'leftovers',
    cooks: 0,
    from: id,
    stock: null,
    locked: false,
    doneAt: null,
    reasons: [{ kind: 'leftovers', of: meal.title, until: addDays(meal.date, rest.keeps) }],
    addedAt: new Date().toISOString(),
  }
  return [...next, later]
}

/** Without meals that would eat what is left of it. */
export const withoutRest = (meals: Meals, id: string): Meals => withoutRests(meals, [id])

export const cookedOnce = (meals: Meals, id: string): Meals => {
  const meal = meals.find((one) => one.id === id)
  return meal ? changed(withoutRest(meals, id), id, { cooks: meal.servings }) : meals
}

/** What planning again leaves as it is. */
export const isKept = ({ locked, doneAt, kind }: PlannedMeal): boolean =>
  locked || doneAt !== null || kind === 'note' || kind === 'off'

/** Meals that make room for others. Who keeps leftovers keeps the meal that they are of. */
export function givesWay(meals: Meals, isThere: (meal: PlannedMeal) => boolean, keeps = isKept): Meals {
  const pots = new Set(meals.flatMap((meal) => (keeps(meal) ? (meal.from ?? []) : [])))
  return meals.filter((meal) => isThere(meal) && !keeps(meal) && !pots.has(meal.id))
}

/**
 * Newly planned meals in the place of others have their ids: a calendar changes an event instead of making another,
 * and two devices that plan the same days at once don't end up with two meals in each place. The optimizer knows no
 * clock: `now` is when they were added. `owner`: of the plan.
 */
export function inPlaceOf(gone: Meals, planned: Meals, stay: Meals, now: number, owner = ''): Meals {
  const taken = new Set([...gone, ...stay].flatMap(({ id, from }) => (from === null ? id : [id, from])))
  const free = [...gone]
  const olds = new Map<string, PlannedMeal>()
  const ids = new Map<string, string>()
  for (const meal of planned) {
    const at = free.findIndex(({ date, slot }) => date === meal.date && slot === meal.slot)
    const [old] = at < 0 ? [] : free.splice(at, 1)
    if (old) olds.set(meal.id, old)
    const id = old?.id ?? mealId(owner, meal, taken)
    taken.add(id)
    ids.set(meal.id, id)
  }
  const idNow = (id: string) => ids.get(id) ?? id
  return planned.map((meal, at) => ({
    ...meal,
    id: idNow(meal.id),
    from: meal.from && idNow(meal.from),
    reasons: meal.reasons.map((one) => (one.kind === 'shares' ? { ...one, with: idNow(one.with) } : one)),
    addedAt: olds.get(meal.id)?.addedAt ?? new Date(now + at).toISOString(),
  }))
}

/** What the planner says of a meal that it chose; moved or chosen by hand, a meal has none of these. */
const CHOSEN_FOR: readonly PlanReason['kind'][] = [
  'uses',
  'ready',
  'buy',
  'shares',
  'quick',
  'twice',
  'first',
]

/** The user put it there, and knows why. */
export const isByHand = ({ locked, reasons }: PlannedMeal): boolean =>
  locked || !reasons.some(({ kind }) => CHOSEN_FOR.includes(kind))

/** One of the planner's, but chosen by the user. */
export const byHand = (meal: PlannedMeal): PlannedMeal => ({
  ...meal,
  reasons: meal.reasons.filter(({ kind }) => !CHOSEN_FOR.includes(kind)),
})

/** What "Plan again" leaves as it is: also what the user picked. */
export const isPicked = (meal: PlannedMeal): boolean =>
  isKept(meal) || (meal.kind === 'recipe' && isByHand(meal))
