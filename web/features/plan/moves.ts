import { MEAL_SLOTS } from '#core/contracts/planning-limits.ts'
import type { PlannedMeal, PlanReason } from '#core/planning/meal.ts'
import { addDays, daysBetween } from '#core/stock/day.ts'
import { type Cell, isSameCell, mealsAt } from './cells.ts'

type Meals = readonly PlannedMeal[]

/** Leftovers of a meal of the plan are eaten within so many days, as long as nothing else is known. */
const KEEPS_DAYS = 3
/** No cooked dish keeps for longer: a date further away is of another day of cooking. */
const LONGEST_DAYS = 7

/** Why a meal can't go to a place, and the meal that is in the way. */
export type Refusal =
  | { why: 'locked' | 'rest locked'; meal: PlannedMeal }
  | { why: 'before its meal'; meal: PlannedMeal; cooked: PlannedMeal }
  | { why: 'after its date'; meal: PlannedMeal; until: string }

/** Leftovers that found no place any more, as they were: they come back once there is one. */
export interface Waiting {
  rest: PlannedMeal
  keeps: number
}

/** What leftovers have to keep to. */
export interface RestRules {
  /** How many days what is left of a meal keeps; undefined if unknown. */
  keepsOf: (cooked: PlannedMeal) => number | undefined
  isDayOff: (day: string) => boolean
}

const NO_RULES: RestRules = { keepsOf: () => undefined, isDayOff: () => false }

interface Move {
  meals: Meals
  refusal?: Refusal
  waiting: readonly Waiting[]
}

/** Reasons that hold on any day. */
const lasting = ({ reasons }: PlannedMeal) =>
  reasons.filter(({ kind }) => kind === 'favorite' || kind === 'own' || kind === 'leftovers')

const put = (meal: PlannedMeal, { date, slot }: Cell): PlannedMeal => ({
  ...meal,
  date,
  slot,
  reasons: lasting(meal),
})

const isOpenRest = ({ kind, doneAt }: PlannedMeal) => kind === 'leftovers' && doneAt === null

const cookedFor = (meals: Meals, { from }: PlannedMeal) =>
  from === null ? undefined : meals.find(({ id }) => id === from)

const dateIn = (reasons: readonly PlanReason[]): string | null =>
  reasons.flatMap((one) => (one.kind === 'leftovers' ? [one.until] : []))[0] ?? null

/** How many days after its meal a dish is still good. */
function keepsDays(rest: PlannedMeal, cooked: PlannedMeal, { keepsOf }: RestRules): number {
  const known = keepsOf(cooked)
  if (known !== undefined) return known
  const until = dateIn(rest.reasons)
  const days = until === null ? KEEPS_DAYS : daysBetween(cooked.date, until)
  return days >= 0 && days <= LONGEST_DAYS ? days : KEEPS_DAYS
}

/** Within a day by the order of its meals. */
const isBefore = (a: Cell, b: Cell) =>
  a.date === b.date ? MEAL_SLOTS.indexOf(a.slot) <= MEAL_SLOTS.indexOf(b.slot) : a.date < b.date

/** What is wrong with the place of leftovers: they come after their meal, and are eaten while they are good. */
function wrongPlace(rest: PlannedMeal, cooked: PlannedMeal | undefined, keeps: number): Refusal | undefined {
  const until = cooked ? addDays(cooked.date, keeps) : dateIn(rest.reasons)
  if (cooked && isBefore(rest, cooked)) return { why: 'before its meal', meal: rest, cooked }
  return until !== null && rest.date > until ? { why: 'after its date', meal: rest, until } : undefined
}

/** The next day after its meal that is free, while it is good. */
function nextFree(
  meals: Meals,
  rest: PlannedMeal,
  cooked: PlannedMeal,
  keeps: number,
  { isDayOff }: RestRules,
): Cell | undefined {
  const others = meals.filter(({ id }) => id !== rest.id)
  return Array.from({ length: keeps }, (_, at) => ({
    date: addDays(cooked.date, at + 1),
    slot: rest.slot,
  })).find((cell) => !isDayOff(cell.date) && mealsAt(others, cell).length === 0)
}

/** Leftovers are good until another day, now that their meal is on another day. */
const dated = (rest: PlannedMeal, until: string): PlannedMeal => ({
  ...rest,
  reasons: rest.reasons.map((one) => (one.kind === 'leftovers' && one.until ? { ...one, until } : one)),
})

/** So much more, or less, is cooked of a meal; never less than is eaten of it. */
const cooking = (meals: Meals, id: string | null, more: number): Meals =>
  meals.map((one) => (one.id === id ? { ...one, cooks: Math.max(one.servings, one.cooks + more) } : one))

/** Leftovers of moved meals that have a place again: their own, if it is free, else the next one. */
function placedAgain(
  meals: Meals,
  waiting: readonly Waiting[],
  rules: RestRules,
): Pick<Move, 'meals' | 'waiting'> {
  let now = meals
  const still = waiting.filter(({ rest, keeps }) => {
    const cooked = cookedFor(now, rest)
    // Gone, cooked or doubled again in the meantime: nothing is left to place.
    if (!cooked || cooked.doneAt !== null || cooked.cooks > cooked.servings) return false
    if (now.some(({ id, from }) => id === rest.id || from === cooked.id)) return false
    const isFree = mealsAt(now, rest).length === 0 && !wrongPlace(rest, cooked, keeps)
    const cell = isFree ? rest : nextFree(now, rest, cooked, keeps, rules)
    if (!cell) return true
    const back = dated({ ...rest, date: cell.date, slot: cell.slot }, addDays(cooked.date, keeps))
    now = [...cooking(now, cooked.id, rest.servings), back]
    return false
  })
  return { meals: now, waiting: still }
}

/**
 * A meal in another place; an open meal that is there takes its old one. Leftovers follow a meal that moves past them to
 * the next free day; where there is none they wait for one, and only the eaters are cooked for. Neither a locked meal nor leftovers out of their days are moved.
 */
export function moveTo(
  meals: Meals,
  id: string,
  to: Cell,
  waiting: readonly Waiting[] = [],
  rules: RestRules = NO_RULES,
): Move {
  const meal = meals.find((one) => one.id === id)
  if (!meal || isSameCell(meal, to)) return { meals, waiting }
  const there = mealsAt(meals, to).filter(({ doneAt }) => doneAt === null)
  const locked = there.find((one) => one.locked)
  if (locked) return { meals, waiting, refusal: { why: 'locked', meal: locked } }
  const swapped = new Set(there.map((one) => one.id))
  let next: Meals = meals.map((one) =>
    one.id === id ? put(one, to) : swapped.has(one.id) ? put(one, meal) : one,
  )
  const hasMoved = (other: string | null) => other !== null && (other === id || swapped.has(other))
  const gone: Waiting[] = []
  for (const rest of next.filter((one) => isOpenRest(one) && (hasMoved(one.id) || hasMoved(one.from)))) {
    const [before, cooked] = [cookedFor(meals, rest), cookedFor(next, rest)]
    const keeps = before ? keepsDays(rest, before, rules) : KEEPS_DAYS
    const wrong = wrongPlace(rest, cooked, keeps)
    // In words of the plan as it is.
    const refusal = wrong?.why === 'before its meal' && before ? { ...wrong, cooked: before } : wrong
    const isFollowing = cooked !== undefined && hasMoved(cooked.id)
    if (refusal && rest.id === id) return { meals, waiting, refusal }
    if (wrong && rest.locked) return { meals, waiting, refusal: { why: 'rest locked', meal: rest } }
    const free = wrong && cooked && nextFree(next, rest, cooked, keeps, rules)
    // It goes with its own meal, but not because of another one.
    if (refusal && !free && !isFollowing) return { meals, waiting, refusal }
    const good = isFollowing ? dated(rest, addDays(cooked.date, keeps)) : rest
    if (wrong && !free) {
      const own = meals.find((one) => one.id === rest.id) ?? rest
      gone.push({ rest: own, keeps })
      next = cooking(next, rest.from, -rest.servings)
    }
    next = next.flatMap((one) => {
      if (one.id !== rest.id) return [one]
      return wrong ? (free ? [put(good, free)] : []) : [good]
    })
  }
  const placed = placedAgain(next, waiting, rules)
  return { meals: placed.meals, waiting: [...placed.waiting, ...gone] }
}

export const refusalOf = (
  meals: Meals,
  id: string,
  to: Cell,
  rules: RestRules = NO_RULES,
): Refusal | undefined => moveTo(meals, id, to, [], rules).refusal
