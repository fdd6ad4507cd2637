import { createTerm } from '../ingredients/match.ts'
import { MINOR, MOST_SWAPS, readyGroup } from './readiness.ts'
import type { Shelved } from './select.ts'

export interface CountedPurchase {
  /** One ingredient, or two, by name. */
  buy: string[]
  count: number
  /** The first few of the recipes that become ready, those with the most to use first. */
  recipes: string[]
}

export interface Purchases {
  /** How many are ready already. */
  ready: number
  single: CountedPurchase[]
  pairs: CountedPurchase[]
}

const MOST_BOUGHT = 2
const SHOWN = 5
const NAMED = 4
/** Purchases that are counted with all their kinds; the others are far behind. */
const COUNTED = 12

/** What a recipe still needs, as keys: one or two. */
interface Near {
  slot: number
  keys: readonly number[]
}

/** The names that stand between a recipe and the table: one minor line less doesn't count. */
function neededBy(slot: number, { coverage, store, table }: Shelved): number[] {
  const open = coverage.open(slot, store, table).filter(({ rule }) => rule === undefined)
  const minor = open.filter(({ weight }) => weight === MINOR)
  const needed = [...open.filter(({ weight }) => weight !== MINOR), ...minor.slice(1)]
  return [...new Set(needed.map(({ key }) => key))]
}

function nearlyReady(shelved: Shelved, fits: (slot: number) => boolean): { ready: number; near: Near[] } {
  const { store, table, coverage, tally } = shelved
  const { columns } = store
  const lineCounts = store.counts.view()
  const near: Near[] = []
  let ready = 0
  for (let slot = 0; slot < lineCounts.length; slot++) {
    const lines = lineCounts[slot] as number
    if (tally.counts[slot] === 0 || lines < 0) continue
    const open = lines - (tally.matched[slot] as number) - (columns.minors[slot] as number)
    if (open > MOST_BOUGHT + MOST_SWAPS || !fits(slot)) continue
    const { missing } = coverage.weigh(slot, store, table)
    const group = readyGroup(columns.kindOf(slot), missing)
    if (group === 'ready') ready++
    if (group === 'ready' || group === 'extra' || missing[1] + missing[2] > MOST_BOUGHT) continue
    const keys = neededBy(slot, shelved)
    if (keys.length > 0 && keys.length <= MOST_BOUGHT) near.push({ slot, keys })
  }
  return { ready, near }
}

/** Counts of anything, the highest first. */
function highest<Key>(counts: ReadonlyMap<Key, number>, most: number): Key[] {
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([key]) => key)
}

const add = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** For each single purchase and each pair, how many recipes become ready. */
export function countPurchases(shelved: Shelved, fits: (slot: number) => boolean): Purchases {
  const { store, table, tally, vocabulary } = shelved
  const { ready, near } = nearlyReady(shelved, fits)
  const ingredients = table.ingredientsOfKeys
  const singles = new Map<number, number>()
  const together = new Map<string, number>()
  for (const { keys } of near) {
    const named = keys.map((key) => ingredients[key] as number).sort((a, b) => a - b)
    if (named.some((one) => one < 0)) continue
    const [first = -1, second = first] = named
    if (first === second) add(singles, first)
    else add(together, `${first},${second}`)
  }

  const marks = new Uint8Array(table.keyCount)
  /** Whoever buys cheddar has cheese: every name that the purchase covers. */
  const mark = (ingredient: number, as: number) => {
    const term = createTerm(vocabulary.ingredients[ingredient]?.name ?? '', vocabulary)
    for (const key of table.find(term).keys) marks[key] = as
  }
  const written = (bought: readonly number[]): CountedPurchase => {
    for (const one of bought) mark(one, 1)
    const unlocked = near.filter(({ keys }) => keys.every((key) => marks[key] === 1))
    for (const one of bought) mark(one, 0)
    return {
      buy: bought.map((one) => vocabulary.ingredients[one]?.name ?? ''),
      count: unlocked.length,
      recipes: unlocked
        .sort(
          (a, b) => (tally.counts[b.slot] as number) - (tally.counts[a.slot] as number) || a.slot - b.slot,
        )
        .slice(0, NAMED)
        .map(({ slot }) => store.ids[slot] as string),
    }
  }
  const best = (all: readonly CountedPurchase[]) =>
    [...all].sort((a, b) => b.count - a.count || (a.buy.join() < b.buy.join() ? -1 : 1)).slice(0, SHOWN)
  return {
    ready,
    single: best(highest(singles, COUNTED).map((one) => written([one]))),
    pairs: best(highest(together, COUNTED).map((pair) => written(pair.split(',').map(Number)))),
  }
}
