import { MAX_NAME, normaliseName } from '../contracts/ingredient-names.ts'
import type { Place } from '../contracts/places.ts'
import { addDays } from './day.ts'
import type { Amount } from './event.ts'
import { isUnsafe } from './freshness.ts'
import type { StockItem } from './item.ts'
import { type Happened, outOf, usedOf } from './lot-events.ts'
import { LEFTOVER_DAYS } from './storage-note.ts'

const NEVER = '9999-12-31'

/** What the cook says about an item that a recipe uses. */
export interface CookedChoice {
  item: StockItem
  part: 'all' | 'some' | 'none'
  /** Of `some`, in the item's unit; null if it can't be told. */
  takes: Amount | null
}

/** What follows for the pantry: what was used to its end is out, what wasn't used stays untouched. */
export function eventsOfCooking(choices: readonly CookedChoice[], recipeId: string): Happened[] {
  return choices.flatMap(({ item, part, takes }): Happened[] => {
    if (part === 'none' || (part === 'some' && takes?.value === 0)) return []
    const { amount } = item
    const isAll = amount !== null && takes?.unit === amount.unit && takes.value >= amount.value
    if (part === 'all' || isAll) return outOf(item, { why: 'used', recipe_id: recipeId })
    return usedOf(item, takes, { recipe_id: recipeId })
  })
}

interface Leftover {
  title: string
  recipeId: string
  servings: number
  place: Place
  /** The calendar day it was cooked. */
  day: string
  /** Days in the fridge that the recipe names, if any. */
  keeps?: number | undefined
  /** The last day of the oldest leftovers that went into it, if any. */
  until?: string | undefined
}

/** Cooked before, also where only its name says so: "leftover rice". */
const isCookedBefore = ({ name, meal, cooked, where }: StockItem) =>
  where !== 'freezer' && (meal !== null || cooked !== null || /\b(?:leftovers?|cooked)\b/.test(name))

/** Cooking again doesn't make leftovers new: until when a dish is good at most, by what went into it. */
export function oldestLeftover(choices: readonly CookedChoice[]): string | undefined {
  const days = choices.flatMap(({ item, part }) =>
    part !== 'none' && isCookedBefore(item) && item.until !== null ? item.until : [],
  )
  return days.sort()[0]
}

/** No food is called so; a batch of another day is another one. */
function leftoverName({ title, day }: Leftover): string {
  const suffix = ` ${day}`
  return `${normaliseName(`leftover ${title}`)
    .slice(0, MAX_NAME - suffix.length)
    .trim()}${suffix}`
}

/** Portions that go into the fridge or the freezer; added to those of the same dish of today. */
export function eventsOfLeftover(
  leftover: Leftover,
  listed: readonly Pick<StockItem, 'name' | 'amount'>[],
): Happened[] {
  const { title, recipeId, servings, place, day, keeps = LEFTOVER_DAYS, until = NEVER } = leftover
  if (servings <= 0) return []
  const name = leftoverName(leftover)
  const before = listed.find((item) => item.name === name)?.amount
  const value = servings + (before?.unit === 'serving' ? before.value : 0)
  const dates = [...(keeps < LEFTOVER_DAYS ? [addDays(day, keeps)] : []), until].sort()
  const last = dates[0] ?? NEVER
  const detail = {
    meal: title,
    recipe_id: recipeId,
    amount: { value, unit: 'serving' },
    cooked: day,
    place,
    ...(place === 'freezer' && { frozen: day }),
    // The cautious one of two dates counts.
    ...(last < addDays(day, LEFTOVER_DAYS) && { best_before: last }),
  }
  return [{ kind: 'have', name, detail }]
}

/** So many portions of a dish were eaten: all of it, or a part. */
export function eventsOfEaten(item: Pick<StockItem, 'name' | 'amount'>, servings: number): Happened[] {
  const { name, amount } = item
  if (servings <= 0) return []
  return amount?.unit === 'serving' && amount.value > servings
    ? [{ kind: 'used', name, detail: { amount: { value: servings, unit: 'serving' } } }]
    : [{ kind: 'out', name, detail: { why: 'used' } }]
}

/** Dishes that can still be eaten: from the fridge first, and of these what has to go first. */
export function leftoversIn(items: readonly StockItem[]): StockItem[] {
  const rank = ({ where }: StockItem) => (where === 'freezer' ? 1 : 0)
  return items
    .filter((item) => item.meal !== null && item.amount?.value !== 0 && !isUnsafe(item))
    .sort((a, b) => rank(a) - rank(b) || (a.until ?? '').localeCompare(b.until ?? ''))
}
