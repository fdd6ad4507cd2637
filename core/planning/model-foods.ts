import { inUnit } from '../stock/amounts.ts'
import type { PlanNeed, PlanRecipe, PlanStock } from './problem.ts'
import { UNKNOWN_SHARE, USUAL_PACKAGE } from './weights.ts'

/** Beyond any kitchen; keeps sums finite. */
const MOST_GRAMS = 1_000_000

/** What a recipe takes of a food, for one serving. */
export interface Part {
  /** Foods and stock that stand in for each other: what is used of one may change what is bought of another. */
  group: number
  /** -1 if nothing there covers it. */
  stock: number
  /** Taken once that is used up or past its date. */
  also: readonly number[]
  food: number
  grams: number
  /** What one weighs, where recipe and stock count it: then one less is too few. Otherwise 0. */
  each: number
  /** Whether the recipe says how much. */
  known: boolean
  minor: boolean
}

export interface ModelStock {
  name: string
  group: number
  /** Grams; by our rule for unknown amounts where `known` is false. */
  have: number
  known: boolean
}

export interface ModelFood {
  food: string
  group: number
  package: number | null
  keeps: number | null
}

export const positive = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? Math.min(value, MOST_GRAMS) : null

/** What one unit of the stock weighs, by a recipe that says both. */
function gramsPerUnit(unit: string | null, needs: readonly PlanNeed[]): number | undefined {
  for (const { grams, amount } of needs) {
    const same = amount && positive(amount.value) ? inUnit(amount, unit) : undefined
    if (same && positive(grams)) return (grams as number) / same.value
  }
  return undefined
}

/** An amount that isn't known is one usual package. */
function stockGrams(stock: PlanStock, needs: readonly PlanNeed[]): { have: number; known: boolean } {
  if (typeof stock.grams === 'number' && stock.grams >= 0)
    return { have: Math.min(stock.grams, MOST_GRAMS), known: true }
  const usual = positive(needs.find((need) => positive(need.package))?.package) ?? USUAL_PACKAGE
  if (!stock.amount || !(stock.amount.value >= 0)) return { have: usual, known: false }
  if (stock.amount.value === 0) return { have: 0, known: true }
  const { unit } = stock.amount
  const each = gramsPerUnit(unit, needs)
  // Recipes that count in the same unit take their share of it, whatever one weighs.
  const counted = needs.some(({ amount }) => amount && positive(amount.value) && inUnit(amount, unit))
  return each === undefined
    ? { have: usual, known: counted }
    : { have: Math.min(stock.amount.value * each, MOST_GRAMS), known: true }
}

const isCount = (unit: string | null) =>
  !inUnit({ value: 1, unit }, 'gram') && !inUnit({ value: 1, unit }, 'milliliter')

/** Grams for one serving: as the recipe says, by counting pieces, or a third of a package for the recipe as written. */
function needGrams(
  need: PlanNeed,
  servings: number,
  stock: PlanStock | undefined,
  have: number | undefined,
): Pick<Part, 'grams' | 'each' | 'known'> {
  const grams = positive(need.grams)
  const counted = need.amount && stock?.amount ? inUnit(need.amount, stock.amount.unit) : undefined
  if (counted && stock?.amount && have && positive(counted.value) && positive(stock.amount.value)) {
    const share = Math.min((counted.value / stock.amount.value) * have, MOST_GRAMS)
    // By count, whatever one weighs here and there.
    if (isCount(stock.amount.unit)) return { grams: share, each: have / stock.amount.value, known: true }
    if (grams === null) return { grams: share, each: 0, known: true }
  }
  if (grams !== null) return { grams, each: 0, known: true }
  const whole = positive(need.package) ?? positive(have) ?? USUAL_PACKAGE
  return { grams: (whole * UNKNOWN_SHARE) / servings, each: 0, known: false }
}

interface ModelFoods {
  stocks: ModelStock[]
  foods: ModelFood[]
  groups: number
  /** By recipe, in the order of groups. */
  parts: Part[][]
}

const counts = (need: PlanNeed) => !need.staple

/** Numbers of the stock that covers a need, the closest first. */
const shelvesOf = ({ stock, also = [] }: PlanNeed, ids: ReadonlyMap<string, number[]>): number[] => [
  ...new Set([stock, ...also].flatMap((name) => (name === null ? [] : (ids.get(name) ?? [])))),
]

/** Numbers for all foods of the problem. */
export function foodsOf(stock: readonly PlanStock[], recipes: readonly PlanRecipe[]): ModelFoods {
  // A food may be there in several packages.
  const stockIds = new Map<string, number[]>()
  for (const [index, { name }] of stock.entries()) stockIds.set(name, [...(stockIds.get(name) ?? []), index])
  const foodIds = new Map<string, number>()
  const foods: ModelFood[] = []
  const covering: PlanNeed[][] = stock.map(() => [])
  for (const { needs } of recipes)
    for (const need of needs) {
      if (!counts(need)) continue
      const id = foodIds.get(need.food) ?? foods.length
      if (id === foods.length) {
        foodIds.set(need.food, id)
        foods.push({ food: need.food, group: 0, package: null, keeps: null })
      }
      const food = foods[id] as ModelFood
      food.package ??= positive(need.package)
      food.keeps ??= typeof need.keeps === 'number' && need.keeps >= 0 ? need.keeps : null
      for (const own of shelvesOf(need, stockIds)) covering[own]?.push(need)
    }

  const groupOf = grouped(
    stock.length + foods.length,
    covering.flatMap((needs, own) =>
      needs.map((need): [number, number] => [own, stock.length + (foodIds.get(need.food) ?? 0)]),
    ),
  )
  const stocks = stock.map((item, own) => ({
    name: item.name,
    group: groupOf.ids[own] as number,
    ...stockGrams(item, covering[own] ?? []),
  }))
  for (const [index, food] of foods.entries()) food.group = groupOf.ids[stock.length + index] as number

  const parts = recipes.map(({ needs, servings }) => {
    const found: Part[] = []
    for (const need of needs) {
      if (!counts(need)) continue
      const food = foodIds.get(need.food) as number
      const [own, ...also] = shelvesOf(need, stockIds)
      const { grams, each, known } = needGrams(
        need,
        positive(servings) ?? 1,
        own === undefined ? undefined : stock[own],
        own === undefined ? undefined : stocks[own]?.have,
      )
      const same = found.find((part) => part.food === food && part.stock === (own ?? -1))
      if (same) {
        same.grams += grams
        same.known &&= known
        same.each = same.each > 0 && each > 0 ? each : 0
        same.minor &&= need.minor
      } else {
        const group = foods[food]?.group as number
        found.push({ group, stock: own ?? -1, also, food, grams, each, known, minor: need.minor })
      }
    }
    return found.sort((a, b) => a.group - b.group)
  })
  return { stocks, foods, groups: groupOf.count, parts }
}

/** Numbers the connected parts of a graph. */
function grouped(size: number, pairs: readonly (readonly [number, number])[]) {
  const parent = Array.from({ length: size }, (_, index) => index)
  const root = (of: number): number => {
    let at = of
    while (parent[at] !== at) at = parent[at] = parent[parent[at] as number] as number
    return at
  }
  for (const [a, b] of pairs) parent[root(a)] = root(b)
  const ids = new Array<number>(size)
  const seen = new Map<number, number>()
  for (let index = 0; index < size; index++) {
    const of = root(index)
    if (!seen.has(of)) seen.set(of, seen.size)
    ids[index] = seen.get(of) as number
  }
  return { ids, count: seen.size }
}
