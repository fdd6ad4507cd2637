import type { ReadyGroup } from '../contracts/match-recipes.ts'
import { LINE_WEIGHTS, type LineWeight, type RecipeKind } from '../contracts/recipe-kind.ts'

/** By weight: minor, normal, main. */
export type ByWeight = readonly [minor: number, normal: number, main: number]

export const weightIn = (digit: number): LineWeight => LINE_WEIGHTS[digit] ?? 'normal'
export const MINOR = LINE_WEIGHTS.indexOf('minor')
export const NORMAL = LINE_WEIGHTS.indexOf('normal')
export const MAIN = LINE_WEIGHTS.indexOf('main')

/**
 * What counts for a recipe, in half points: each of the user's ingredients that it uses, by the weight of the line and
 * how well it matches; what counts against it: what is missing, what is swapped, and each step away from ready. Fitted
 * on kitchens whose cooks had written down what they expect (bench/ranking).
 */
export const USED_FULL: ByWeight = [1, 6, 6]
export const USED_PARTIAL: ByWeight = [1, 2, 5]
/** On top, where the user's meat, poultry or fish is what the dish is made of: dinner is built around it. */
export const USED_HEARTY = 6
const MISSING: ByWeight = [2, 5, 10]
const SWAPPED: ByWeight = [0, 1, 3]
const STEP = 6
const PER_SCORE_POINT = 0.12

const AGAINST: Readonly<Record<RecipeKind, number>> = {
  meal: 0,
  breakfast: 2,
  side: 18,
  baking: 18,
  sweet: 18,
  sauce: 80,
  drink: 80,
}
const AFTER_DINNER: readonly RecipeKind[] = ['baking', 'sweet']
const MORNING_FROM = 5
const MORNING_TO = 10

/** What the kitchen and the hour say about kinds of dishes. */
interface Occasion {
  /** At least half of the kitchen is for baking. */
  sweet: boolean
  hour?: number | undefined
}

export function kindPoints(kind: RecipeKind, { sweet, hour }: Occasion): number {
  const isMorning = hour !== undefined && hour >= MORNING_FROM && hour <= MORNING_TO
  if (kind === 'breakfast' && isMorning) return -2
  return sweet && AFTER_DINNER.includes(kind) ? 0 : AGAINST[kind]
}

/** By the points against it. */
export const isAside = (points: number): boolean => points >= AGAINST.side

const total = ([minor, normal, main]: ByWeight, [a, b, c]: ByWeight): number =>
  minor * a + normal * b + main * c

/** Things to buy: a garnish or a pinch is none. */
export function purchases([, normal, main]: ByWeight): number {
  return normal + main
}

export const isExtra = (kind: RecipeKind): boolean => kind === 'drink' || kind === 'sauce'

export function readyGroup(kind: RecipeKind, missing: ByWeight): ReadyGroup {
  if (isExtra(kind)) return 'extra'
  const needed = purchases(missing)
  if (missing[2] > 0 || needed > 3) return 'trip'
  if (needed > 1) return 'few'
  return needed === 1 ? 'one' : 'ready'
}

const STEPS: Readonly<Record<ReadyGroup, number>> = { ready: 0, one: 1, few: 2, trip: 3, extra: 3 }
export const stepsFrom = (group: ReadyGroup): number => STEPS[group]

/** With more swaps than these it is another dish: what else has a swap counts as missing. */
export const MOST_SWAPS = 2

const stepsOf = (needed: number): number => (needed > 3 ? 3 : needed > 1 ? 2 : needed)

const MOST_OPEN = 63
const UP_TO_MOST = { length: MOST_OPEN + 1 }
/** The fewest steps from ready with so many uncovered lines other than minor ones: two of them may be swapped. */
export const LEAST_STEPS = Float64Array.from(UP_TO_MOST, (_, open) => stepsOf(Math.max(0, open - MOST_SWAPS)))
/** The least that they cost. */
export const LEAST_COST = Float64Array.from(UP_TO_MOST, (_, open) => {
  const needed = Math.max(0, open - MOST_SWAPS)
  return MISSING[1] * needed + SWAPPED[1] * (open - needed) + STEP * stepsOf(needed)
})
/** Where the two have it: none for less than none, and the last for more. Free of branches, for the index. */
export function openAt(open: number): number {
  const some = open & ~(open >> 31)
  return (some | ((MOST_OPEN - some) >> 31)) & MOST_OPEN
}

/** What speaks for a recipe, before anything that is missing counts against it. */
export const readyBase = (used: number, against: number, unclamped: number): number =>
  used - against + PER_SCORE_POINT * unclamped

export function readyValue(base: number, group: ReadyGroup, missing: ByWeight, swapped: ByWeight): number {
  return base - (total(missing, MISSING) + total(swapped, SWAPPED) + STEP * STEPS[group])
}

/** What people see at once, and how far down it is worth looking for something better to lead. */
const FIRST = 5
const LOOKED_AT = 12
/** As many things people buy for a dinner at hand. */
const NEAR = 2

interface Arrangeable {
  /** Things to buy. */
  needed: number
  lacksMain: boolean
  /** What comes with a meal, or after it. */
  isAside: boolean
  isReadyMeal: boolean
  /** The user's meat, poultry or fish is what the dish is made of. */
  usesHearty: boolean
}

/** Where a dish with the user's meat or fish goes if none is among the first few. */
const HEARTY_AT = 2

function moved<One>(ranked: readonly One[], from: number, to: number): One[] {
  const others = ranked.filter((_, at) => at !== from)
  return [...others.slice(0, to), ranked[from] as One, ...others.slice(to)]
}

/**
 * The last word on the ready order: the first few need two things at most, if there are so many; a meal that doesn't lack
 * its main ingredient leads (no meatballs without meat at the top, no side dish if there is a meal); and if any meal can
 * be cooked at once, the first few show one. Meat and fish don't keep: if a meal with the user's needs two things at most,
 * the first few show it too.
 */
export function arrange<One extends Arrangeable>(ranked: readonly One[]): One[] {
  const near = new Set(ranked.filter(({ needed }) => needed <= NEAR).slice(0, FIRST))
  const placed = [...near, ...ranked.filter((one) => !near.has(one))]
  const looked = placed.slice(0, LOOKED_AT)
  const meal = looked.findIndex(({ lacksMain, isAside }) => !lacksMain && !isAside)
  const lead = meal < 0 ? looked.findIndex(({ lacksMain }) => !lacksMain) : meal
  const led = lead > 0 ? moved(placed, lead, 0) : placed
  const dinner = led.findIndex(
    ({ usesHearty, needed, lacksMain, isAside }) => usesHearty && needed <= NEAR && !lacksMain && !isAside,
  )
  const shown = dinner >= FIRST ? moved(led, dinner, HEARTY_AT) : led
  const ready = shown.findIndex(({ isReadyMeal }) => isReadyMeal)
  return ready >= FIRST ? moved(shown, ready, FIRST - 1) : shown
}

export const isReadyMeal = (kind: RecipeKind, group: ReadyGroup): boolean =>
  group === 'ready' && (kind === 'meal' || kind === 'breakfast')
