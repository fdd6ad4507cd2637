import {
  MAX_PLAN_DAYS,
  MAX_TEMPLATE_MEALS,
  MAX_TEMPLATE_NAME,
  type MealKind,
  type MealSlot,
} from '../contracts/planning-limits.ts'
import { isUuid } from '../contracts/uuid.ts'
import { addDays, daysBetween } from '../stock/day.ts'
import { type PlannedMeal, plannedMeal } from './meal.ts'
import { isoTime, oneLine, wholeIn } from './values.ts'

/** A meal without its date. */
export interface TemplateMeal {
  /** Days after the first. */
  day: number
  slot: MealSlot
  kind: MealKind
  recipeId: string | null
  title: string
  servings: number
  cooks: number
  /** Leftovers of a meal of the template: its place in the list. */
  from: number | null
}

/** Days that can be planned again, such as a usual week. */
export interface PlanTemplate {
  id: string
  name: string
  meals: readonly TemplateMeal[]
  /** ISO time; also the order of the templates. */
  addedAt: string
}

/** Only its shape matters: a template's meals are checked as meals of a plan are. */
const ANY = { id: '00000000-0000-4000-8000-000000000000', addedAt: '2000-01-01T00:00:00.000Z' }
const FIRST = '2000-01-01'

function templateMeal(value: unknown): TemplateMeal | undefined {
  const given = (value ?? {}) as Record<string, unknown>
  const day = wholeIn(given.day, 0, MAX_PLAN_DAYS - 1)
  const meal = plannedMeal({ ...given, ...ANY, date: FIRST, from: null })
  if (!meal || day === null) return undefined
  const { slot, kind, recipeId, title, servings, cooks } = meal
  const from = wholeIn(given.from, 0, MAX_TEMPLATE_MEALS - 1)
  return { day, slot, kind, recipeId, title, servings, cooks, from: kind === 'leftovers' ? from : null }
}

/** Validates an untrusted template; undefined if it has no name or nothing in it. */
export function planTemplate(value: unknown): PlanTemplate | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, meals, addedAt } = value as Record<string, unknown>
  const title = oneLine(name, MAX_TEMPLATE_NAME)
  const time = isoTime(addedAt)
  if (!isUuid(id) || !time || title === '' || !Array.isArray(meals)) return undefined
  const valid = meals.slice(0, MAX_TEMPLATE_MEALS).flatMap((meal) => templateMeal(meal) ?? [])
  return valid.length > 0 ? { id, name: title, meals: valid, addedAt: time } : undefined
}

/** The meals of some days, without their dates. Leftovers of what isn't among them become words. */
export function templateMeals(meals: readonly PlannedMeal[], first: string): TemplateMeal[] {
  const within = meals
    .filter(({ date }) => date >= first && daysBetween(first, date) < MAX_PLAN_DAYS)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.addedAt.localeCompare(b.addedAt))
    .slice(0, MAX_TEMPLATE_MEALS)
  return within.map(({ date, slot, kind, recipeId, title, servings, cooks, from }) => {
    const source = within.findIndex(({ id }) => id === from)
    const isLost = kind === 'leftovers' && source < 0
    return {
      day: daysBetween(first, date),
      slot,
      kind: isLost ? 'note' : kind,
      recipeId: isLost ? null : recipeId,
      title,
      servings,
      cooks,
      from: kind === 'leftovers' && !isLost ? source : null,
    }
  })
}

/** The meals of a template from a day on: new ones, which nothing was decided about yet. */
export function mealsFrom(
  template: readonly TemplateMeal[],
  first: string,
  { newId, now }: { newId: () => string; now: string },
): PlannedMeal[] {
  const ids = template.map(newId)
  return template.map(({ day, from, ...meal }, at) => ({
    ...meal,
    id: ids[at] ?? newId(),
    date: addDays(first, day),
    from: from === null ? null : (ids[from] ?? null),
    stock: null,
    locked: false,
    doneAt: null,
    reasons: [],
    // One after the other, so that they keep their order.
    addedAt: new Date(Date.parse(now) + at).toISOString(),
  }))
}
