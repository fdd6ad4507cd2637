import type { MatchPlace, Order } from '../contracts/match-recipes.ts'
import { RECIPE_KINDS } from '../contracts/recipe-kind.ts'
import { TOP } from '../contracts/sous-score.ts'
import type { Term } from '../ingredients/match.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { Coverage } from './coverage.ts'
import { compareUsers, inOrder, keptFor } from './in-order.ts'
import type { KeyHits, LineTable } from './line-table.ts'
import { RANKINGS, rankIn } from './rankings.ts'
import {
  isAside,
  isReadyMeal,
  kindPoints,
  LEAST_COST,
  LEAST_STEPS,
  MAIN,
  openAt,
  purchases,
  readyBase,
  readyGroup,
  readyValue,
  stepsFrom,
} from './readiness.ts'
import type { RecipeStore } from './recipe-store.ts'
import { compareRank, ScoreTable } from './score.ts'
import { AT_ONCE, FIRST_AT_ONCE, Sieve } from './sieve.ts'
import type { Tally } from './tally.ts'
import { TopK } from './top-k.ts'
import { fullIn, partialIn, usedIn } from './use-counts.ts'
import { leastTier, tierOf } from './use-soon.ts'

export interface IndexQuery {
  ingredients: readonly string[]
  /** Staples: they count neither as missing nor as extra, nor as ingredients. */
  staples?: readonly string[]
  limit?: number
  exclude?: Iterable<string>
  /** Bits of the diets that a recipe must fit, all of them. */
  dietary?: number
  /** Bits of the allergens that a recipe must not contain. */
  avoid?: number
  /** Foods that a recipe must not name; what isn't known is ignored. */
  leaveOut?: readonly string[]
  /** What swaps must keep to, where recipes needn't. */
  keep?: { dietary: number; avoid: number }
  accept?: (id: string) => boolean
  /** By SousScore, unless another order is asked for. */
  order?: Order
  /** Of the day: in the morning, breakfast leads. */
  hour?: number | undefined
  /** Of the ingredients, those that won't keep; and how many of them a recipe must use. */
  soon?: readonly string[]
  onlySoon?: number
  /** All that are needed to merge the result with that of other recipes, and the place of each. */
  places?: boolean | undefined
}

/** The recipes, and what a query has prepared for a pass over all of them. */
export interface Shelved {
  store: RecipeStore
  table: LineTable
  coverage: Coverage
  tally: Tally
  vocabulary: Vocabulary
}

export interface Candidate {
  slot: number
  id: string
  rank: number
  unclamped: number
  quality: number | null
  lacksMain: boolean
  needed: number
  isAside: boolean
  isReadyMeal: boolean
  /** How many of those that won't keep it uses, and how ready it is; absent if none were named. */
  soon?: number
  tier?: number
}

/** The best of all, and of those without what is avoided. */
class Pool {
  readonly all: TopK<Candidate>
  readonly best: TopK<Candidate>

  constructor(kept: number, isAvoiding: boolean, compare: (a: Candidate, b: Candidate) => number) {
    this.all = new TopK(isAvoiding ? kept : 0, compare)
    this.best = new TopK(kept, compare)
  }

  offer(one: Candidate, isHidden: boolean): void {
    this.all.offer(one)
    if (!isHidden) this.best.offer(one)
  }
}

/** Whether something hearty of the user's is a main ingredient. Only asked of the few that may be shown. */
function usesHearty(slot: number, { store, table }: Shelved, keys: ReadonlySet<number>): boolean {
  const weights = store.weightsOf(slot)
  return [...store.linesOf(slot)].some((line, at) => weights[at] === MAIN && keys.has(table.keyOfLine(line)))
}

const FOR_BAKING = new Set<string>(['baking', 'sweeteners', 'fruits', 'nuts'])

/** What the kitchen and the hour say about each kind of dish, as points against it. */
function pointsAgainst(terms: readonly Term[], hour: number | undefined, vocabulary: Vocabulary): number[] {
  const known = terms.flatMap(({ id }) => vocabulary.ingredients[id]?.category ?? [])
  const baking = known.filter((category) => FOR_BAKING.has(category)).length
  const sweet = known.length > 0 && baking * 2 >= known.length
  return RECIPE_KINDS.map((kind) => kindPoints(kind, { sweet, hour }))
}

/** The best of all recipes. The lines of a recipe are only looked at if it could be among them. */
export function selectBest(
  shelved: Shelved,
  query: IndexQuery,
  terms: readonly Term[],
  chosen: {
    /** The names that the user's meat, poultry and fish match. */
    heartyHits: readonly KeyHits[]
    /** By slot: recipes with a food that must not be in them; empty if there is none. */
    barred: Uint8Array
    /** By slot: how many of those that won't keep are used; empty if none were named. */
    soonBySlot: Uint8Array
  },
): { best: Candidate[]; hidden: number; places?: MatchPlace[] } {
  const { store, table, coverage, tally, vocabulary } = shelved
  const { limit = TOP, dietary = 0, avoid = 0, accept, order = 'score' } = query
  const { heartyHits, barred, soonBySlot } = chosen
  const { onlySoon = 0 } = query
  const isSoon = soonBySlot.length > 0
  const exclude = new Set(query.exclude ?? [])
  const ranking = RANKINGS[order]
  const scores = new ScoreTable(terms.length)
  const against = pointsAgainst(terms, query.hour, vocabulary)
  const kept = keptFor(order, limit)
  const first = new Pool(kept, avoid !== 0, compareRank)
  const users = new Pool(isSoon && order === 'ready' ? kept : 0, avoid !== 0, compareUsers)
  const { columns } = store
  const { counts, matched } = tally
  const { kind, minutes, weighty, diet, contains } = columns
  const isHidden = ({ slot }: Candidate) => ((contains[slot] as number) & avoid) !== 0

  const consider = (slot: number, least: number, pool: Pool) => {
    const count = counts[slot] as number
    const lines = store.counts.at(slot)
    if (count === 0 || lines < 0 || ((diet[slot] as number) & dietary) !== dietary) return
    const soon = soonBySlot[slot] ?? 0
    if (soon < onlySoon) return
    const extra = lines - (matched[slot] as number)
    const matches = fullIn(count) + partialIn(count)
    const unclamped = scores.unclamped(fullIn(count), partialIn(count), extra)
    const base = readyBase(usedIn(count), against[kind[slot] as number] as number, unclamped)
    const open = openAt((weighty[slot] as number) - (matched[slot] as number))
    const most = base - (LEAST_COST[open] as number)
    const time = minutes[slot] as number
    if (rankIn(ranking, matches, time, LEAST_STEPS[open] as number, most, unclamped) < least) return
    const id = store.ids[slot] as string
    if (barred[slot] === 1 || exclude.has(id) || accept?.(id) === false) return
    const { missing, swapped } = coverage.weigh(slot, store, table)
    const dish = columns.kindOf(slot)
    const group = readyGroup(dish, missing)
    const value = readyValue(base, group, missing, swapped)
    const rank = rankIn(ranking, matches, time, stepsFrom(group), value, unclamped)
    if (rank < least) return
    const needed = purchases(missing)
    const candidate: Candidate = {
      slot,
      id,
      rank,
      unclamped,
      quality: columns.qualityOf(slot),
      needed,
      lacksMain: missing[2] > 0,
      isAside: isAside(against[kind[slot] as number] as number),
      isReadyMeal: isReadyMeal(dish, group),
      ...(isSoon && { soon, tier: tierOf(group, needed) }),
    }
    pool.offer(candidate, isHidden(candidate))
  }
  const worstIn = (pool: Pool) => pool.best.worst?.rank ?? Number.NEGATIVE_INFINITY

  const sieve = new Sieve(ranking, scores, Math.min(...against), terms.length)
  for (let from = 0, size = FIRST_AT_ONCE; from < store.slotCount; from += size) {
    size = Math.min(2 * size, AT_ONCE)
    const to = Math.min(from + size, store.slotCount)
    for (const slot of sieve.pass({ tally, columns }, from, to, worstIn(first)))
      consider(slot, worstIn(first), first)
  }
  // What uses up something may be far down, but only what may be ready enough is looked at.
  for (let slot = 0; order === 'ready' && slot < soonBySlot.length; slot++) {
    if (soonBySlot[slot] === 0) continue
    const open = (weighty[slot] as number) - (matched[slot] as number)
    if (leastTier(open) <= (users.best.worst?.tier ?? Number.POSITIVE_INFINITY))
      consider(slot, Number.NEGATIVE_INFINITY, users)
  }

  const hearty = new Set(heartyHits.flatMap(({ keys }) => [...keys]))
  const placed = (...tops: TopK<Candidate>[]) => {
    const bySlot = new Map(tops.flatMap((top) => top.sorted()).map((one) => [one.slot, one]))
    return [...bySlot.values()].map((one) => ({
      ...one,
      usesHearty: order === 'ready' && usesHearty(one.slot, shelved, hearty),
    }))
  }
  const shown = inOrder(placed(first.best, users.best), order, kept)
  const together = placed(first.all, users.all)
  const hidden = inOrder(together, order, kept).slice(0, limit).filter(isHidden).length
  if (!query.places) return { best: shown.slice(0, limit), hidden }
  const places = [...shown, ...together.filter(isHidden)].map(
    (one): MatchPlace => ({
      id: one.id,
      rank: one.rank,
      unclamped: one.unclamped,
      quality: one.quality,
      needed: one.needed,
      lacksMain: one.lacksMain,
      isAside: one.isAside,
      isReadyMeal: one.isReadyMeal,
      usesHearty: one.usesHearty,
      ...(isSoon && { soon: one.soon, tier: one.tier }),
      hidden: isHidden(one),
    }),
  )
  return { best: shown, hidden, places }
}
