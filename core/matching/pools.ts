import { MAX_SOON } from '../contracts/ingredient-names.ts'
import { RECIPE_KINDS, type RecipeKind } from '../contracts/recipe-kind.ts'
import { LEAST_COST, openAt, purchases, readyBase, readyGroup, readyValue } from './readiness.ts'
import { MOST_MINUTES } from './recipe-columns.ts'
import { compareRank, ScoreTable } from './score.ts'
import type { Shelved } from './select.ts'
import { gradeIn, isFullGrade } from './slot-hits.ts'
import type { CachedTerm } from './term-cache.ts'
import { TopK } from './top-k.ts'
import { fullIn, partialIn, usedIn } from './use-counts.ts'

/** What a plan may be made of, as the index is asked for it. */
export interface PoolQuery {
  /** May be empty: then the best that need little. */
  ingredients: readonly string[]
  staples: readonly string[]
  /** Of the ingredients, those that won't keep. */
  soon: readonly string[]
  /** Bits of the diets that a recipe must fit, and of the allergens that it must not contain. */
  dietary: number
  avoid: number
  leaveOut: readonly string[]
  exclude: ReadonlySet<string>
  /** What the recipes are for: the kinds that will do, a list for each purpose. */
  purposes: readonly (readonly RecipeKind[])[]
  /** The longest time, with rest; null for any. A recipe without a time fits: a plan counts that against it. */
  within: number | null
  /** Recipes of each pool, and of each food that won't keep. */
  each: number
  eachSoon: number
  /** Recipes to judge one by one. */
  ids: readonly string[]
}

/** Why a recipe is no candidate, the weightiest first. */
type Judgment = 'fits' | 'needs' | 'minutes' | 'purpose'

export interface Pools {
  /** For each purpose, best first: the readiest, the best by SousScore, and good ones that need little, whatever is there. */
  byPurpose: readonly { ready: string[]; score: string[]; plain: string[] }[]
  /** Of all purposes, the readiest that use up a food that won't keep, by its name. */
  bySoon: ReadonlyMap<string, string[]>
  judged: ReadonlyMap<string, Judgment>
  /** How many fit, and how many more there would be without needs or without the time limit. */
  fitting: number
  without: { needs: number; minutes: number }
}

interface Entry {
  id: string
  rank: number
  unclamped: number
  quality: number | null
}

const MEDIUM_QUALITY = 50
/** Points of quality, out of 100, that a purchase outweighs. */
const PER_PURCHASE = 6

/** By slot, a bit for each of the foods that won't keep which it uses. Only full matches: broth doesn't use up the chicken. */
function soonBits(soon: readonly CachedTerm[], slotCount: number): Uint32Array {
  const bits = new Uint32Array(soon.length > 0 ? slotCount : 0)
  for (const [at, { slots }] of soon.entries())
    for (let i = 0; i < slots.slots.length; i++) {
      const slot = slots.slots[i] as number
      if (isFullGrade(gradeIn(slots.values[i] as number))) bits[slot] = (bits[slot] as number) | (1 << at)
    }
  return bits
}

/** The best so many; what can't be among them is seen by its rank alone. */
class RankedPool {
  readonly #top: TopK<Entry>
  least = Number.NEGATIVE_INFINITY

  constructor(most: number) {
    this.#top = new TopK(most, compareRank)
  }

  offer(entry: Entry): void {
    if (entry.rank < this.least) return
    this.#top.offer(entry)
    this.least = this.#top.worst?.rank ?? Number.NEGATIVE_INFINITY
  }

  ids(): string[] {
    return this.#top.sorted().map(({ id }) => id)
  }
}

interface Purpose {
  ready: RankedPool
  score: RankedPool
  plain: RankedPool
}

/** The lowest bit that is set. */
const lowest = (bits: number) => 31 - Math.clz32(bits & -bits)

/** One pass over all recipes fills every pool. Swaps don't count: a plan buys what a recipe asks for. */
export function fillPools(
  { store, table, coverage, tally }: Omit<Shelved, 'vocabulary'>,
  query: PoolQuery,
  found: {
    /** How many ingredients the user has. */
    terms: number
    /** By slot: recipes with a food that must not be in them; empty if there is none. */
    barred: Uint8Array
    /** Of those that won't keep, by name. */
    soon: ReadonlyMap<string, CachedTerm>
  },
): Pools {
  const { dietary, avoid, exclude, within, each, purposes } = query
  const { columns } = store
  const { counts, matched } = tally
  const scores = new ScoreTable(found.terms)
  const pools = purposes.map(
    (): Purpose => ({
      ready: new RankedPool(each),
      score: new RankedPool(each),
      plain: new RankedPool(each),
    }),
  )
  const soonNames = [...found.soon.keys()].slice(0, MAX_SOON)
  const usesSoon = soonBits([...found.soon.values()].slice(0, MAX_SOON), store.slotCount)
  const soonPools = soonNames.map(() => new RankedPool(query.eachSoon))
  const purposesOf = RECIPE_KINDS.map((kind) =>
    [...purposes.keys()].filter((at) => purposes[at]?.includes(kind)),
  )

  const isInTime = (slot: number) => {
    const minutes = columns.minutes[slot] as number
    return within === null || minutes <= within || minutes === MOST_MINUTES
  }
  const judge = (slot: number): Judgment => {
    const diet = columns.diet[slot] as number
    const barred = ((columns.contains[slot] as number) & avoid) !== 0 || found.barred[slot] === 1
    if (barred || (diet & dietary) !== dietary) return 'needs'
    if ((purposesOf[columns.kind[slot] as number] ?? []).length === 0) return 'purpose'
    return isInTime(slot) ? 'fits' : 'minutes'
  }

  let fitting = 0
  const without = { needs: 0, minutes: 0 }
  for (let slot = 0; slot < store.slotCount; slot++) {
    const lines = store.counts.at(slot)
    const uses = purposesOf[columns.kind[slot] as number] as number[]
    if (lines <= 0 || uses.length === 0) continue
    const judgment = judge(slot)
    if (judgment === 'minutes') without.minutes++
    else if (judgment === 'needs') {
      if (isInTime(slot)) without.needs++
    }
    if (judgment !== 'fits') continue
    const id = store.ids[slot] as string
    if (exclude.has(id)) continue
    fitting++
    const count = counts[slot] as number
    const soon = usesSoon[slot] ?? 0
    const quality = columns.qualityOf(slot)
    const worth = quality ?? MEDIUM_QUALITY
    const extra = lines - (matched[slot] as number)
    const unclamped = scores.unclamped(fullIn(count), partialIn(count), extra)
    const base = readyBase(usedIn(count), 0, unclamped)
    // The lines are only looked at if the recipe may get into a pool.
    const open = openAt((columns.weighty[slot] as number) - (matched[slot] as number))
    const mostReady = base - (LEAST_COST[open] as number)
    const mostPlain = worth - PER_PURCHASE * open
    let isHopeful = false
    for (const at of uses) {
      const { ready, score, plain } = pools[at] as Purpose
      if (mostPlain >= plain.least) isHopeful = true
      if (count > 0 && (mostReady >= ready.least || unclamped >= score.least)) isHopeful = true
    }
    for (let bits = soon; bits !== 0; bits &= bits - 1)
      if (mostReady >= (soonPools[lowest(bits)] as RankedPool).least) isHopeful = true
    if (!isHopeful) continue
    const { missing, swapped } = coverage.weigh(slot, store, table)
    const value = readyValue(base, readyGroup(columns.kindOf(slot), missing), missing, swapped)
    for (const at of uses) {
      const { ready, score, plain } = pools[at] as Purpose
      plain.offer({ id, rank: worth - PER_PURCHASE * purchases(missing), unclamped, quality })
      if (count === 0) continue
      ready.offer({ id, rank: value, unclamped, quality })
      score.offer({ id, rank: unclamped, unclamped, quality })
    }
    for (let bits = soon; bits !== 0; bits &= bits - 1)
      soonPools[lowest(bits)]?.offer({ id, rank: value, unclamped, quality })
  }

  const judged = new Map<string, Judgment>()
  for (const id of query.ids) {
    const slot = store.slotOf(id)
    if (slot !== undefined) judged.set(id, judge(slot))
  }
  return {
    byPurpose: pools.map(({ ready, score, plain }) => ({
      ready: ready.ids(),
      score: score.ids(),
      plain: plain.ids(),
    })),
    bySoon: new Map(soonNames.map((name, at) => [name, soonPools[at]?.ids() ?? []])),
    judged,
    fitting,
    without,
  }
}
