import {
  MAX_EATERS,
  MAX_MEAL_TITLE,
  MAX_PORTIONS,
  MAX_REASON_FOODS,
  MAX_REASONS,
  MEAL_KINDS,
  MEAL_SLOTS,
  type MealKind,
  type MealSlot,
} from '../contracts/planning-limits.ts'
import { isUuid } from '../contracts/uuid.ts'
import { isDay, isoTime, oneLine, wholeIn } from './values.ts'

/** Why a recipe was chosen. Names are the user's where they name stock. */
export type PlanReason =
  /** Uses what won't keep: the foods, and the day they are due. `some`: a part of them stays unused. */
  | { kind: 'uses'; foods: readonly string[]; by: string; some?: true }
  /** Everything is there. */
  | { kind: 'ready' }
  /**
   * All that is to be bought for it. `more`: those of them that are there, but not enough; `pieces`: how many more of
   * each, 0 for what isn't counted.
   */
  | { kind: 'buy'; foods: readonly string[]; more?: readonly string[]; pieces?: readonly number[] }
  /** A purchase that another meal of the plan shares: that meal's id. */
  | { kind: 'shares'; food: string; with: string }
  | { kind: 'favorite' }
  | { kind: 'own' }
  | { kind: 'quick'; minutes: number }
  /** Raw food that is in the freezer: it takes a day to thaw. */
  | { kind: 'thaw'; foods: readonly string[] }
  /** What has to be cooked before, and cold. */
  | { kind: 'first'; foods: readonly string[] }
  /** Cooked for two meals. */
  | { kind: 'twice'; date: string }
  /** The wishes that it was planned with, for those that changed since: never shown. */
  | { kind: 'wished'; key: string }
  /** Eats what was cooked before, or leftovers in the pantry, before their date. */
  | { kind: 'leftovers'; of: string; until: string | null }

/** A meal in the plan, as stored on the device and in the account. */
export interface PlannedMeal {
  id: string
  /** Calendar day, YYYY-MM-DD. */
  date: string
  slot: MealSlot
  kind: MealKind
  recipeId: string | null
  /** As shown, also offline: the recipe's title, or the user's words. */
  title: string
  /** How many eat. */
  servings: number
  /** How many portions are cooked; 0 unless it is a recipe. More than `servings`: the rest is for later. */
  cooks: number
  /** Leftovers of a meal of the plan: its id. */
  from: string | null
  /** Leftovers that are in the pantry: the item's name. */
  stock: string | null
  locked: boolean
  /** ISO time; null until it was cooked or eaten. */
  doneAt: string | null
  reasons: readonly PlanReason[]
  /** ISO time; also the order within a slot. */
  addedAt: string
}

const line = (value: unknown) => oneLine(value, MAX_MEAL_TITLE)

const foodsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((one) => line(one) || []).slice(0, MAX_REASON_FOODS) : []

/** Rebuilt field by field: a database doesn't keep the order of keys, and equal meals must look equal. */
function reasonOf(value: unknown): PlanReason | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Record<string, unknown>
  const foods = foodsOf(given.foods)
  switch (given.kind) {
    case 'uses':
      return foods.length > 0 && isDay(given.by)
        ? { kind: 'uses', foods, by: given.by, ...(given.some === true && { some: true }) }
        : undefined
    case 'buy': {
      const more = foodsOf(given.more).filter((food) => foods.includes(food))
      const pieces = Array.isArray(given.pieces) ? given.pieces.map((one) => wholeIn(one, 0, 1000) ?? 0) : []
      return foods.length > 0
        ? {
            kind: 'buy',
            foods,
            ...(more.length > 0 && { more }),
            ...(pieces.length === more.length && pieces.some((one) => one > 0) && { pieces }),
          }
        : undefined
    }
    case 'thaw':
    case 'first':
      return foods.length > 0 ? { kind: given.kind, foods } : undefined
    case 'shares': {
      const [food, other] = [line(given.food), line(given.with)]
      return food && other ? { kind: 'shares', food, with: other } : undefined
    }
    case 'ready':
    case 'favorite':
    case 'own':
      return { kind: given.kind }
    case 'quick': {
      const minutes = wholeIn(given.minutes, 0, 10_000)
      return minutes === null ? undefined : { kind: 'quick', minutes }
    }
    case 'wished': {
      const key = line(given.key)
      return key ? { kind: 'wished', key } : undefined
    }
    case 'twice':
      return isDay(given.date) ? { kind: 'twice', date: given.date } : undefined
    case 'leftovers': {
      const of = line(given.of)
      return of ? { kind: 'leftovers', of, until: isDay(given.until) ? given.until : null } : undefined
    }
  }
  return undefined
}

/** The valid ones among untrusted reasons. */
const planReasons = (value: unknown): PlanReason[] =>
  Array.isArray(value) ? value.flatMap((one) => reasonOf(one) ?? []).slice(0, MAX_REASONS) : []

/** Validates an untrusted meal; undefined if invalid. Hand-written, so that the browser needs no schema library. */
export function plannedMeal(value: unknown): PlannedMeal | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Record<keyof PlannedMeal, unknown>
  const slot = MEAL_SLOTS.find((one) => one === given.slot)
  const kind = MEAL_KINDS.find((one) => one === given.kind)
  const addedAt = isoTime(given.addedAt)
  const title = oneLine(given.title, MAX_MEAL_TITLE)
  if (!isUuid(given.id) || !isDay(given.date) || !slot || !kind || !addedAt) return undefined
  const recipeId = isUuid(given.recipeId) ? given.recipeId : null
  // Only a day off needs no words, and only a recipe can be cooked.
  if ((title === '' && kind !== 'off') || (kind === 'recipe' && !recipeId)) return undefined
  return {
    id: given.id,
    date: given.date,
    slot,
    kind,
    recipeId,
    title,
    servings: wholeIn(given.servings, 0, MAX_EATERS) ?? 1,
    cooks: kind === 'recipe' ? (wholeIn(given.cooks, 0, MAX_PORTIONS) ?? 0) : 0,
    from: isUuid(given.from) ? given.from : null,
    stock: oneLine(given.stock, MAX_MEAL_TITLE) || null,
    locked: given.locked === true,
    doneAt: isoTime(given.doneAt),
    reasons: planReasons(given.reasons),
    addedAt,
  }
}
