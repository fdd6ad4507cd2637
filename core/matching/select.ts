import type { Order } from '../contracts/match-recipes.ts'
import { RECIPE_KINDS } from '../contracts/recipe-kind.ts'
import { TOP } from '../contracts/sous-score.ts'
import type { Term } from '../ingredients/match.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { Coverage } from './coverage.ts'
import type { LineTable } from './line-table.ts'
import { RANKINGS } from './rankings.ts'
import { arrange, isReadyMeal, kindPoints, readyBase, readyGroup, readyValue } from './readiness.ts'
import type { RecipeStore } from './recipe-store.ts'
import { compareRank, unclampedScore } from './score.ts'
import type { Tally } from './tally.ts'
import { TopK } from './top-k.ts'
import { fullIn, partialIn, usedIn } from './use-counts.ts'

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
  accept?: (id: string) => boolean
  /** By SousScore, unless another order is asked for. */
  order?: Order
  /** Of the day: in the morning, breakfast leads. */
  hour?: number | undefined
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
  isReadyMeal: boolean
}

const FOR_BAKING = new Set<string>(['baking', 'sweeteners', 'fruits', 'nuts'])

/** What the kitchen and the hour say about each kind of dish, as points against it. */
function pointsAgainst(terms: readonly Term[], hour: number | undefined, vocabulary: Vocabulary): number[] {
  const known = terms.flatMap(({ id }) => vocabulary.ingredients[id]?.category ?? [])
  const baking = known.filter((category) => FOR_BAKING.has(category)).length
  const sweet = known.length > 0 && baking * 2 >= known.length
  return RECIPE_KINDS.map((kind) => kindPoints(kind, { sweet, hour }))
}

/** One pass over all recipes. The lines of a recipe are only looked at if it could be among the best. */
export function selectBest(
  { store, table, coverage, tally, vocabulary }: Shelved,
  query: IndexQuery,
  terms: readonly Term[],
): { best: Candidate[]; hidden: number } {
  const { limit = TOP, dietary = 0, avoid = 0, accept, order = 'score' } = query
  const exclude = new Set(query.exclude ?? [])
  const byScore = order === 'score'
  const ranking = RANKINGS[order === 'score' ? 'ready' : order]
  const against = pointsAgainst(terms, query.hour, vocabulary)
  const kept = order === 'ready' ? Math.max(limit, TOP) : limit
  const best = new TopK<Candidate>(kept, compareRank)
  const all = new TopK<Candidate>(avoid === 0 ? 0 : kept, compareRank)
  const { columns } = store
  const { counts, matched } = tally
  const lineCounts = store.counts.view()
  let threshold = Number.NEGATIVE_INFINITY
  for (let slot = 0; slot < lineCounts.length; slot++) {
    const count = counts[slot] as number
    const lines = lineCounts[slot] as number
    if (count === 0 || lines < 0) continue
    const extra = lines - (matched[slot] as number)
    const full = fullIn(count)
    const partial = partialIn(count)
    const unclamped = unclampedScore(full, partial, terms.length, extra)
    let base = 0
    if (byScore) {
      if (unclamped < threshold) continue
    } else {
      base = readyBase(usedIn(count), against[columns.kind[slot] as number] as number, unclamped)
      const open = extra - (columns.minors[slot] as number)
      if (ranking.most(full + partial, columns.minutes[slot] as number, base, open) < threshold) continue
    }
    if (((columns.diet[slot] as number) & dietary) !== dietary) continue
    const id = store.ids[slot] as string
    if (exclude.has(id) || accept?.(id) === false) continue
    const candidate: Candidate = {
      slot,
      id,
      rank: unclamped,
      unclamped,
      quality: columns.qualityOf(slot),
      lacksMain: false,
      isReadyMeal: false,
    }
    if (!byScore) {
      const { missing, swapped } = coverage.weigh(slot, store, table)
      const kind = columns.kindOf(slot)
      const group = readyGroup(kind, missing)
      const value = readyValue(base, group, missing, swapped)
      candidate.rank = ranking.rank(full + partial, columns.minutes[slot] as number, group, value)
      candidate.lacksMain = missing[2] > 0
      candidate.isReadyMeal = isReadyMeal(kind, group)
    }
    if (avoid !== 0) all.offer(candidate)
    if (((columns.contains[slot] as number) & avoid) !== 0) continue
    best.offer(candidate)
    threshold = best.worst?.rank ?? threshold
  }
  const inOrder = (top: TopK<Candidate>) =>
    (order === 'ready' ? arrange(top.sorted()) : top.sorted()).slice(0, limit)
  const isHidden = ({ slot }: Candidate) => ((columns.contains[slot] as number) & avoid) !== 0
  return { best: inOrder(best), hidden: inOrder(all).filter(isHidden).length }
}
