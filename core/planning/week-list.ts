import type { KnownFood } from '../contracts/shopping-aisles.ts'
import { MAX_SHOPPING_ITEMS } from '../contracts/shopping-limits.ts'
import { isOneThing } from '../ingredients/whole-units.ts'
import { MAX_ITEM_MEALS, type ShoppingItem, shoppingItem } from '../shopping/item.ts'
import { manyOf, plainKey } from '../shopping/merge.ts'
import { amountText } from '../shopping/purchase-list.ts'
import { planItemId } from './item-id.ts'
import type { PlannedMeal } from './meal.ts'
import type { PlanExtra, PlanPurchase } from './plan.ts'
import { isSettled, listName, settledOf, tickedFoods } from './settled.ts'
import * as strings from './strings.ts'

/** A food that the plan needs, as it stands on the list. */
export interface WantedFood {
  name: string
  line: string
  /** Ids of meals. */
  meals: readonly string[]
}

/** A part of one, or a mass, where it is weighed: "500 g pumpkin", but "500 g potatoes". */
const CUT =
  /\b(?:cabbage|squash|pumpkin|melon|cantaloupe|papaya|pineapple|coconut|jackfruit|celery root|daikon|jicama|rutabaga|cheese|dal|baguette|ciabatta|flatbread|crust|chicken|turkey|duck|goose|hen|lamb|steak)$/

/** What a shop sells of it: "2 onions", "300 g spinach", "cumin". */
function lineOf({ food, amount }: PlanPurchase, known: KnownFood | undefined, metric: boolean): string {
  if (!amount) return food
  const { unit } = amount
  const plural = known?.food === food ? known.plural : unit === null ? manyOf(food) : food
  const isSingle = isOneThing(unit) || (unit === 'gram' && CUT.test(food))
  const many = isSingle ? food : plural
  // "1 can tomatoes": a can says the rest.
  const shown = unit === 'can' ? many.replace(/^canned /, '') : many
  return amountText({ one: food, many: shown, unit }, amount.value, metric)
}

/** The purchases of a plan as lines of a list. */
export function wantedFoods(
  buys: readonly PlanPurchase[],
  foods: Readonly<Record<string, KnownFood | undefined>>,
  system: 'us' | 'metric',
): WantedFood[] {
  return buys.map((one) => ({
    name: listName(one.food),
    line: lineOf(one, Object.hasOwn(foods, one.food) ? foods[one.food] : undefined, system === 'metric'),
    meals: [...one.meals].sort().slice(0, MAX_ITEM_MEALS),
  }))
}

/** Small things that the kitchen may have, at the end. */
export const wantedExtras = (extras: readonly PlanExtra[]): WantedFood[] =>
  extras.map(({ food, meals }) => ({
    name: listName(food),
    line: strings.ifOut(listName(food)),
    meals: [...meals].sort().slice(0, MAX_ITEM_MEALS),
  }))

/** What the plan wrote and nobody changed or ticked. */
const isPlans = ({ plan, line, checked }: ShoppingItem) =>
  plan !== undefined && plan.line === line && !checked

/** Whether the list follows the plan: something of it is open there. */
export const followsPlan = (items: readonly ShoppingItem[]): boolean =>
  items.some(({ plan, checked }) => plan !== undefined && !checked)

/** The last day of the meals that the list has something for. */
export function listedUntil(
  items: readonly ShoppingItem[],
  meals: readonly PlannedMeal[],
): string | undefined {
  const ids = new Set(items.flatMap(({ plan, checked }) => (plan && !checked ? plan.meals : [])))
  return meals.reduce<string | undefined>(
    (last, { id, date }) => (ids.has(id) && (!last || date > last) ? date : last),
    undefined,
  )
}

/** The recipes of all its meals are on the list already, with this food: added from the recipes' own pages. */
function isThere(
  { name, meals }: WantedFood,
  items: readonly ShoppingItem[],
  recipeOf: (mealId: string) => string | null,
): boolean {
  const own = items.filter((item) => !item.plan && !item.checked && plainKey(item.name) === plainKey(name))
  const recipes = new Set(own.flatMap(({ recipeId }) => recipeId ?? []))
  return meals.length > 0 && meals.every((id) => recipes.has(recipeOf(id) ?? ''))
}

/** Without the meals that it is ticked for: a tick never adds a line. */
function stillWanted(wanted: readonly WantedFood[], items: readonly ShoppingItem[]): WantedFood[] {
  const bought = settledOf(tickedFoods(items))
  return wanted.flatMap((one) => {
    const meals = one.meals.filter((id) => !isSettled(bought, id, one.name))
    return meals.length > 0 || one.meals.length === 0 ? { ...one, meals } : []
  })
}

interface Given {
  items: readonly ShoppingItem[]
  wanted: readonly WantedFood[]
  meals: readonly Pick<PlannedMeal, 'id' | 'recipeId'>[]
  /** Ids that were on the list after the last update: what is missing of them was removed, and stays away. */
  seen: readonly string[]
  /** Meals that nobody knows the needs of here: what the list has for them stays. */
  unknown?: readonly string[]
  /** ISO time. */
  now: string
}

interface Updated {
  items: readonly ShoppingItem[]
  seen: string[]
}

/** The list with what the plan needs: its own items added, changed and removed, all others as they were. */
export function withPlan({ items, wanted, meals, seen, unknown = [], now }: Given): Updated {
  const there = new Map(items.map((item) => [item.id, item]))
  const recipes = new Map(meals.map(({ id, recipeId }) => [id, recipeId]))
  const before = new Set(seen)
  const isForUnknown = ({ plan }: ShoppingItem) => plan?.meals.some((id) => unknown.includes(id)) ?? false
  const put = new Map<string, ShoppingItem>()
  const ids = new Set<string>()
  const byName = new Map(stillWanted(wanted, items).map((one) => [one.name, one]))
  for (const one of [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (isThere(one, items, (id) => recipes.get(id) ?? null)) continue
    let turn = 0
    while (there.get(planItemId(one.name, turn))?.checked) turn++
    const id = planItemId(one.name, turn)
    const old = there.get(id)
    const plan = { meals: one.meals, line: one.line }
    const { recipeId = null, addedAt = now } = old ?? {}
    const item = shoppingItem({ ...one, id, recipeId, checked: false, addedAt, plan })
    if (!item) continue
    ids.add(id)
    const isChanged =
      old && isPlans(old) && !isForUnknown(old) && JSON.stringify(old) !== JSON.stringify(item)
    if (old ? isChanged : !before.has(id)) put.set(id, item)
  }
  const stays = items.filter((item) => !isPlans(item) || ids.has(item.id) || isForUnknown(item))
  const left = new Set(stays.map(({ id }) => id))
  const added = [...put.values()].filter(({ id }) => !there.has(id))
  const room = Math.max(0, MAX_SHOPPING_ITEMS - stays.length)
  return {
    items: [...stays.map((item) => put.get(item.id) ?? item), ...added.slice(0, room)],
    // What was removed before stays away, also if it was for a meal that is unknown now.
    seen:
      unknown.length > 0
        ? [...new Set([...ids, ...seen.filter((id) => left.has(id) || !there.has(id))])]
        : [...ids],
  }
}
