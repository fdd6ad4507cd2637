import type { Allergen, Diet } from '../contracts/food-facts.ts'
import { MAX_INGREDIENTS, MAX_LEFT_OUT, MAX_SOON } from '../contracts/ingredient-names.ts'
import type { PlanCandidatesInput, PlanCandidatesOutput } from '../contracts/plan-candidates.ts'
import { CANDIDATES, MAX_CANDIDATES, MAX_FAVORITES, MAX_PLANNED_MEALS } from '../contracts/planning-limits.ts'
import { addDays } from '../stock/day.ts'
import type { StockItem } from '../stock/item.ts'
import type { PlannedMeal } from './meal.ts'
import { weekdayOf } from './model.ts'
import type { PlanLeftover, PlanProblem, PlanStock } from './problem.ts'
import type { Settled } from './settled.ts'
import { stockOf } from './stock-of.ts'
import { leftOutBy, type PlanWishes } from './wishes.ts'

/** Everything that a plan depends on. */
export interface PlanSituation {
  /** Of the user's calendar. */
  today: string
  days: readonly string[]
  wishes: PlanWishes
  /** Meals of these days that stay as they are, and recent ones before. */
  fixed: readonly PlannedMeal[]
  stock: readonly StockItem[]
  staples: readonly string[]
  /** Of all in the household; those of guests are in the wishes. */
  needs: { diets: readonly Diet[]; avoid: readonly Allergen[]; leaveOut?: readonly string[] }
  /** What was bought for a meal already, or is replaced in it. */
  settled?: Settled
  /** Ids, the most recent first. */
  favorites: readonly string[]
  /** Recipes that are never suggested. */
  exclude?: readonly string[]
}

const PER_MEAL = 12
/** What is due so soon after the last day is better used before. */
const DUE_AFTER_DAYS = 5
const MAX_STAPLES = 100

/** The longest time that any of the days has; null if one has no limit. */
function longest(days: readonly string[], { minutes, daysOff }: PlanWishes): number | null {
  const limits = days
    .map(weekdayOf)
    .filter((weekday) => !daysOff.includes(weekday))
    .map((weekday) => minutes[weekday] ?? null)
  return limits.length === 0 || limits.includes(null) ? null : Math.max(...limits.map(Number))
}

const union = <One>(...lists: (readonly One[])[]): One[] => [...new Set(lists.flat())]

const namesOf = (stock: readonly PlanStock[]): string[] => [...new Set(stock.map(({ name }) => name))]

/** The question for the candidates of a plan. */
export function candidatesInput(situation: PlanSituation): PlanCandidatesInput {
  const { today, days, wishes, needs, staples, favorites, fixed } = situation
  const { stock, leftovers } = stockOf(situation.stock, today)
  const last = days.at(-1) ?? today
  const soon = stock.filter(({ until }) => until !== null && until <= addDays(last, DUE_AFTER_DAYS))
  soon.sort((a, b) => ((a.until ?? '') < (b.until ?? '') ? -1 : a.until === b.until ? 0 : 1))
  const eaten = fixed.filter(({ kind }) => kind === 'recipe' || kind === 'leftovers')
  // Leftovers are judged by their recipe, like all that is eaten.
  const ids = [...eaten, ...leftovers].flatMap(({ recipeId }) => recipeId ?? [])
  return {
    ingredients: namesOf(stock).slice(0, MAX_INGREDIENTS),
    soon: namesOf(soon).slice(0, MAX_SOON),
    staples: staples.slice(0, MAX_STAPLES),
    dietary: union(needs.diets, ...wishes.guests.map(({ diets }) => diets)),
    avoid: union(needs.avoid, ...wishes.guests.map(({ allergies }) => allergies)),
    leave_out: union(needs.leaveOut ?? [], leftOutBy(wishes)).slice(0, MAX_LEFT_OUT),
    slots: [...wishes.slots],
    minutes: longest(days, wishes),
    favorites: favorites.slice(0, MAX_FAVORITES),
    fixed: union(ids).slice(0, MAX_PLANNED_MEALS),
    exclude: [...(situation.exclude ?? [])],
    limit: Math.min(MAX_CANDIDATES, Math.max(CANDIDATES, PER_MEAL * days.length * wishes.slots.length)),
  }
}

/** Meals whose recipe isn't in the answer: deleted, another member's, or not on this device. What they need is unknown. */
export function unknownMeals(
  meals: readonly PlannedMeal[],
  { fixed }: Pick<PlanCandidatesOutput, 'fixed'>,
): PlannedMeal[] {
  const known = new Set(fixed.map(({ id }) => id))
  return meals.filter(({ kind, recipeId }) => kind === 'recipe' && recipeId !== null && !known.has(recipeId))
}

/** What the optimizer is given. `named`: titles of leftovers that name what one of the eaters doesn't eat. */
export function problemOf(
  situation: PlanSituation,
  { recipes, fixed: fixedRecipes, broken, fitting, without }: PlanCandidatesOutput,
  seed: number,
  named: readonly string[] = [],
): PlanProblem {
  const { today, days, wishes, fixed } = situation
  const { stock, leftovers } = stockOf(situation.stock, today)
  const brokenIds = broken.map(({ id }) => id)
  const isBroken = ({ recipeId, title }: PlanLeftover) =>
    named.includes(title) || (recipeId !== null && brokenIds.includes(recipeId))
  return {
    today,
    days: days.filter((day) => day >= today),
    wishes,
    stock,
    leftovers: leftovers.map((one) => (isBroken(one) ? { ...one, broken: true } : one)),
    recipes,
    fixed,
    fixedRecipes,
    broken: brokenIds,
    ...(situation.settled && { settled: situation.settled }),
    withoutDiets: fitting + without.needs,
    withoutMinutes: fitting + without.minutes,
    seed,
  }
}
