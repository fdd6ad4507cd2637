import { RECIPE_KINDS } from '../contracts/recipe-kind.ts'
import { isExtra, MOST_SWAPS } from './readiness.ts'
import type { Shelved } from './select.ts'
import { usedIn } from './use-counts.ts'

export interface CountedPurchase {
  /** One ingredient, or two, by name. */
  buy: string[]
  count: number
  /** By what they are ranked. */
  worth: number
  /** The first few of the recipes that become ready: meals, and those with the most to use first. */
  recipes: string[]
}

export interface Purchases {
  /** How many are ready already. */
  ready: number
  single: CountedPurchase[]
  pairs: CountedPurchase[]
}

/** Bits of what a recipe must fit, and of what it must not contain. */
interface Needs {
  dietary: number
  avoid: number
  /** Every purchase, not only the best: for merging with those of other recipes. */
  all?: boolean
}

/** The most worth first. */
export const byWorth = (a: { buy: string[]; worth?: number }, b: { buy: string[]; worth?: number }): number =>
  (b.worth ?? 0) - (a.worth ?? 0) || (a.buy.join() < b.buy.join() ? -1 : 1)

const IS_EXTRA = RECIPE_KINDS.map(isExtra)
/** People shop for a meal; by kind. */
const WORTH = RECIPE_KINDS.map((kind) => (kind === 'meal' ? 4 : kind === 'breakfast' ? 2 : 1))
const MOST_BOUGHT = 2
export const SHOWN = 5
export const NAMED = 4
/** Purchases that are counted with all their kinds; the others are far behind. */
const COUNTED = 12

/** The recipes that need one or two things: `second` repeats `first` where it is one. */
interface Near {
  ready: number
  slots: number[]
  /** How much it is worth to have the recipe ready. */
  worth: number[]
  first: number[]
  second: number[]
}

function nearlyReady(shelved: Shelved, { dietary, avoid }: Needs): Near {
  const { store, coverage, tally } = shelved
  const { counts, matched } = tally
  const { columns } = store
  const { weighty, diet, contains, kind } = columns
  const near: Near = { ready: 0, slots: [], worth: [], first: [], second: [] }
  const needed: number[] = []
  for (let slot = 0, slots = store.slotCount; slot < slots; slot++) {
    if ((weighty[slot] as number) - (matched[slot] as number) > MOST_BOUGHT + MOST_SWAPS) continue
    if (counts[slot] === 0 || store.counts.at(slot) < 0 || IS_EXTRA[kind[slot] as number]) continue
    if (((diet[slot] as number) & dietary) !== dietary || ((contains[slot] as number) & avoid) !== 0) continue
    const count = coverage.needed(slot, shelved, MOST_BOUGHT, needed)
    if (count === 0) near.ready++
    if (count === 0 || count > MOST_BOUGHT) continue
    near.slots.push(slot)
    near.worth.push(usedIn(counts[slot] as number) * (WORTH[kind[slot] as number] as number))
    near.first.push(needed[0] as number)
    near.second.push(needed[count - 1] as number)
  }
  return near
}

/** Of sums by number, the highest. */
function highest(counts: ReadonlyMap<number, number>, most: number): number[] {
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .map(([key]) => key)
}

const add = (counts: Map<number, number>, key: number, value: number) =>
  counts.set(key, (counts.get(key) ?? 0) + value)

/** The single purchases and pairs that are worth the most: by the recipes that become ready, meals above all. */
export function countPurchases(
  shelved: Shelved,
  needs: Needs,
  keysOf: (ingredient: string) => Int32Array,
): Purchases {
  const { store, table, vocabulary } = shelved
  const { ready, slots, worth, first, second } = nearlyReady(shelved, needs)
  const ingredients = table.ingredientsOfKeys
  const singles = new Map<number, number>()
  const together = new Map<number, number>()
  const names = vocabulary.ingredients.length
  for (const [i, key] of first.entries()) {
    const one = ingredients[key] as number
    const other = ingredients[second[i] as number] as number
    if (one < 0 || other < 0) continue
    const value = worth[i] as number
    if (one === other) add(singles, one, value)
    else add(together, Math.min(one, other) * names + Math.max(one, other), value)
  }

  const marks = new Uint8Array(table.keyCount)
  /** Whoever buys cheddar has cheese: every name that the purchase covers. */
  const mark = (ingredient: number, as: number) => {
    for (const key of keysOf(vocabulary.ingredients[ingredient]?.name ?? '')) marks[key] = as
  }
  // Not by slot, which depends on the order of arrival: a device and the server must agree.
  const idOf = (at: number) => store.ids[slots[at] as number] as string
  const byId = (a: number, b: number) => (idOf(a) < idOf(b) ? -1 : 1)
  const counted = (bought: readonly number[]): CountedPurchase => {
    for (const one of bought) mark(one, 1)
    const unlocked: number[] = []
    for (let i = 0; i < slots.length; i++)
      if (marks[first[i] as number] === 1 && marks[second[i] as number] === 1) unlocked.push(i)
    for (const one of bought) mark(one, 0)
    const named = unlocked.sort((a, b) => (worth[b] as number) - (worth[a] as number) || byId(a, b))
    return {
      buy: bought.map((one) => vocabulary.ingredients[one]?.name ?? ''),
      count: unlocked.length,
      worth: unlocked.reduce((sum, i) => sum + (worth[i] as number), 0),
      recipes: named.slice(0, NAMED).map(idOf),
    }
  }
  const best = (some: readonly CountedPurchase[]): CountedPurchase[] =>
    [...some].sort(byWorth).slice(0, needs.all ? undefined : SHOWN)
  const most = needs.all ? Number.POSITIVE_INFINITY : COUNTED
  return {
    ready,
    single: best(highest(singles, most).map((one) => counted([one]))),
    pairs: best(highest(together, most).map((pair) => counted([Math.floor(pair / names), pair % names]))),
  }
}
