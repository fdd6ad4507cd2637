import type { MatchPlace, ReadyGroup, SwapFacts } from '../contracts/match-recipes.ts'
import type { LineWeight } from '../contracts/recipe-kind.ts'
import type { SousScore } from '../contracts/sous-score.ts'
import { createTerm, type Match, matchNames, type Term } from '../ingredients/match.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { Coverage } from './coverage.ts'
import { heartyIn } from './hearty.ts'
import { FULL, LineTable } from './line-table.ts'
import { fillPools, type PoolQuery, type Pools } from './pools.ts'
import { Postings, slotIn } from './postings.ts'
import { countPurchases, type Purchases } from './purchases.ts'
import { readyGroup, weightIn } from './readiness.ts'
import { type IndexedRecipe, RecipeStore } from './recipe-store.ts'
import { sousScore } from './score.ts'
import { createShelf } from './score-recipe.ts'
import { type Candidate, type IndexQuery, type Shelved, selectBest } from './select.ts'
import { extendSlots, findSlots, Scratch } from './slot-hits.ts'
import { NO_SWAPS, type SwapRule, type SwapRules } from './swaps.ts'
import { type AtHand, swapsAtHand } from './swaps-at-hand.ts'
import { Tally } from './tally.ts'
import { type CachedTerm, TermCache } from './term-cache.ts'
import { MOST_TERMS } from './use-counts.ts'
import { countSoon, soonTerms } from './use-soon.ts'

/** A line that nothing covers. */
interface MissingLine {
  line: string
  weight: LineWeight
  /** What the user has that does instead; empty if nothing. */
  swap: string
  instead?: SwapFacts
}

export interface RankedRecipe extends SousScore {
  id: string
  quality: number | null
  group: ReadyGroup
  /** The user's ingredients by how they matched. */
  full: string[]
  partial: string[]
  missing: MissingLine[]
  /** Of those that won't keep, what it uses, by the user's names; absent if none were named. */
  uses_soon?: string[]
}

/** Why a recipe line is covered. */
interface LineReason extends Match {
  line: string
  /** The ingredient or staple that covers it; empty when nothing does. */
  ingredient: string
  staple: boolean
}

/** The names that a term matches fully. */
const fullKeys = (found: CachedTerm | undefined): ReadonlySet<number> =>
  new Set(found ? [...found.keys.keys].filter((_, i) => found.keys.levels[i] === FULL) : [])

const SMALLEST_COMPACTION = 1000

/** All recipes, searchable by ingredient; it returns exactly what scoring each recipe by itself would. */
export class RecipeIndex {
  readonly #vocabulary: Vocabulary
  readonly #table: LineTable
  #store: RecipeStore
  #postings = new Postings()
  readonly #scratch = new Scratch()
  readonly #cache = new TermCache(1_000_000)
  readonly #coverage = new Coverage()
  /** What does for what, by the same rules. */
  readonly swaps: SwapRules
  readonly #tally = new Tally()

  constructor(vocabulary: Vocabulary, recipes: readonly IndexedRecipe[] = [], swaps: SwapRules = NO_SWAPS) {
    this.swaps = swaps
    let lines = 0
    for (const recipe of recipes) lines += recipe.ingredients.length
    this.#vocabulary = vocabulary
    // In a large collection, most lines also occur in other recipes.
    this.#table = new LineTable(vocabulary, lines / 6)
    this.#store = new RecipeStore(recipes.length, lines)
    this.#addAll(recipes)
    this.#settle()
  }

  /** The same, page by page as they arrive: other tasks can run between two pages. */
  static async of(
    vocabulary: Vocabulary,
    pages: AsyncIterable<readonly IndexedRecipe[]>,
    swaps?: SwapRules,
  ): Promise<RecipeIndex> {
    const index = new RecipeIndex(vocabulary, [], swaps)
    for await (const page of pages) index.#addAll(page)
    index.#settle()
    return index
  }

  /** A separate index of other recipes, by the same rules. */
  beside(recipes: readonly IndexedRecipe[]): RecipeIndex {
    return new RecipeIndex(this.#vocabulary, recipes, this.swaps)
  }

  get size(): number {
    return this.#store.size
  }

  /** Sizes for the health page and the benchmark. */
  get stats(): { recipes: number; lines: number; keys: number; cachedTerms: number } {
    return {
      recipes: this.#store.size,
      lines: this.#table.lineCount,
      keys: this.#table.keyCount,
      cachedTerms: this.#cache.size,
    }
  }

  has(id: string): boolean {
    return this.#store.slotOf(id) !== undefined
  }

  /** Adds a recipe, or replaces the one with the same id. */
  insert(recipe: IndexedRecipe): void {
    const slot = this.#add(recipe)
    this.#table.readNoted()
    const weights = this.#store.weightsOf(slot)
    for (const [i, line] of this.#store.linesOf(slot).entries()) {
      const key = this.#table.keyOfLine(line)
      if (key >= 0) this.#postings.add(key, slot, weights[i] as number)
    }
    this.#store.count(this.#table)
    this.#tidy()
  }

  update(recipe: IndexedRecipe): void {
    this.insert(recipe)
  }

  remove(id: string): boolean {
    const removed = this.#store.remove(id)
    if (removed) this.#tidy()
    return removed
  }

  /** Stores a recipe whose lines are only noted so far; returns its slot. */
  #add(recipe: IndexedRecipe): number {
    this.#table.noteAll(recipe.ingredients, this.#store.lines)
    const { id, title = '', weights, kind, quality = null, diet = 0, contains = 0, minutes = null } = recipe
    const uses = this.swaps.usesIn(title)
    return this.#store.add(id, { quality, diet, contains, kind: kind ?? 'meal', uses, minutes }, weights)
  }

  /** Adds recipes that become searchable only after `#settle`. */
  #addAll(recipes: readonly IndexedRecipe[]): void {
    for (const recipe of recipes) this.#add(recipe)
    this.#table.readNoted()
  }

  #settle(): void {
    this.#store.count(this.#table)
    this.#postings.pack(this.#store, this.#table)
  }

  /** Packs pending additions; dead slots are removed when they are a quarter of all. */
  #tidy(): void {
    if (this.#store.dead > SMALLEST_COMPACTION && this.#store.dead * 4 > this.#store.slotCount) {
      this.#store = this.#store.compacted()
      this.#cache.clear()
      this.#postings.pack(this.#store, this.#table)
    } else if (this.#postings.due) this.#postings.pack(this.#store, this.#table)
  }

  /** Clears the term cache: for benchmarks, and for a host that needs the memory back. */
  forget(): void {
    this.#cache.clear()
  }

  #find(term: Term): CachedTerm {
    const name = term.id >= 0 ? `#${term.id}${term.narrow ? '!' : ''}` : term.words.join(' ')
    const known = this.#cache.get(name)
    const keyed = known !== undefined && known.keys.seen === this.#table.keyCount
    if (known && keyed && known.slots.seen === this.#store.slotCount) return known
    const keys = known && keyed ? known.keys : this.#table.find(term)
    const slots = known
      ? extendSlots(known.slots, keys, this.#store, this.#table, this.#scratch)
      : findSlots(keys, this.#postings, this.#scratch, this.#store.slotCount)
    const found = { keys, slots }
    this.#cache.put(name, found)
    return found
  }

  #prepare(): void {
    const slots = this.#store.slotCount
    this.#scratch.fit(slots, this.#table.keyCount)
    this.#cache.limit = Math.max(1_000_000, slots * 20)
    this.#tally.start(slots)
  }

  /** The best recipes for what the user has. */
  query(query: IndexQuery): RankedRecipe[] {
    return this.search(query).recipes
  }

  /** The same, and how many would be among them but contain what is avoided. */
  search(query: IndexQuery): { recipes: RankedRecipe[]; hidden: number; places?: MatchPlace[] } {
    const shelved = this.#shelve(query)
    if (!shelved) return { recipes: [], hidden: 0, ...(query.places && { places: [] }) }
    const { terms, own, swaps, hearty } = shelved
    const heartyHits = [...hearty].flatMap((at) => own[at]?.keys ?? [])
    const barred = this.#naming(query.leaveOut ?? [])
    const soon = soonTerms(query.soon ?? [], terms, this.#vocabulary)
    const soonBySlot = countSoon(
      [...soon.keys()].flatMap((at) => own[at] ?? []),
      this.#store.slotCount,
    )
    const { best, ...found } = selectBest(this.#shelved, query, terms, { heartyHits, barred, soonBySlot })
    const recipes = this.#describe(best, terms, own, swaps)
    if (!query.soon?.length) return { recipes, ...found }
    return { recipes: this.#withSoon(recipes, best, own, soon), ...found }
  }

  /** Names what each uses of those that won't keep. */
  #withSoon(
    recipes: readonly RankedRecipe[],
    best: readonly Candidate[],
    own: readonly CachedTerm[],
    soon: ReadonlyMap<number, string>,
  ): RankedRecipe[] {
    const used = [...soon].map(([at, name]) => ({ name, keys: fullKeys(own[at]) }))
    return recipes.map((recipe, r) => {
      const slot = best[r]?.slot ?? 0
      const keys = [...this.#store.linesOf(slot)].map((line) => this.#table.keyOfLine(line))
      const uses = used.filter((one) => keys.some((key) => one.keys.has(key)))
      return { ...recipe, uses_soon: uses.map(({ name }) => name) }
    })
  }

  /** The recipes that name one of these foods, by slot. */
  #naming(foods: readonly string[]): Uint8Array {
    const terms = foods.map((food) => createTerm(food, this.#vocabulary)).filter(({ id }) => id >= 0)
    const found = new Uint8Array(terms.length > 0 ? this.#store.slotCount : 0)
    for (const key of terms.flatMap((term) => [...this.#table.naming(term)])) {
      for (const posting of this.#postings.packed(key)) found[slotIn(posting)] = 1
      for (const posting of this.#postings.tail(key)) found[slotIn(posting)] = 1
    }
    return found
  }

  /** What a query has prepared, for the passes over all recipes. */
  get #shelved(): Shelved {
    return {
      store: this.#store,
      table: this.#table,
      coverage: this.#coverage,
      tally: this.#tally,
      vocabulary: this.#vocabulary,
    }
  }

  /** What to buy next, for the same kitchen. */
  purchases({ all = false, ...query }: Omit<IndexQuery, 'order' | 'limit'> & { all?: boolean }): Purchases {
    const { dietary = 0, avoid = 0 } = query
    if (!this.#shelve(query)) return { ready: 0, single: [], pairs: [] }
    const keysOf = (name: string) => this.#find(createTerm(name, this.#vocabulary)).keys.keys
    return countPurchases(this.#shelved, { dietary, avoid, all }, keysOf)
  }

  /** What a plan may be made of, also for an empty kitchen. */
  pools(query: PoolQuery): Pools {
    const shelf = createShelf(query.ingredients, query.staples, this.#vocabulary)
    const terms = shelf.terms.slice(0, MOST_TERMS)
    const { own } = this.#tallyUp(terms, shelf.staples)
    const soon = [...soonTerms(query.soon, terms, this.#vocabulary)].map(
      ([at, name]) => [name, own[at] as CachedTerm] as const,
    )
    const barred = this.#naming(query.leaveOut)
    return fillPools(this.#shelved, query, { terms: terms.length, barred, soon: new Map(soon) })
  }

  /** Tallies what the kitchen matches and covers; undefined if there is nothing to look at. */
  #shelve(query: IndexQuery) {
    const shelf = createShelf(query.ingredients, query.staples ?? [], this.#vocabulary)
    const terms = shelf.terms.slice(0, MOST_TERMS)
    if (terms.length === 0 || this.#store.size === 0) return undefined
    const tallied = this.#tallyUp(terms, shelf.staples)
    const { dietary = 0, avoid = 0, keep = { dietary, avoid } } = query
    const swaps = swapsAtHand([...terms, ...shelf.staples], this.swaps, keep, this.#vocabulary)
    for (const { rule } of swaps) this.#coverage.swap(rule)
    return { terms, swaps, ...tallied }
  }

  /** Counts what the terms match, and marks what they cover. */
  #tallyUp(terms: readonly Term[], staples: readonly Term[]) {
    this.#prepare()
    const own = terms.map((term) => this.#find(term))
    const always = staples.map((term) => this.#find(term))
    const hearty = heartyIn(terms, this.#vocabulary)
    this.#tally.add({ own, hearty, always }, this.#postings, this.#scratch)
    this.#coverage.start(this.#table.keyCount)
    for (const { keys } of [...own, ...always]) this.#coverage.cover(keys)
    return { own, hearty }
  }

  /** Computes the details for the few recipes that are returned. */
  #describe(
    best: readonly Candidate[],
    terms: readonly Term[],
    own: readonly CachedTerm[],
    swaps: readonly AtHand[],
  ): RankedRecipe[] {
    const levels = this.#scratch.byKey
    const rows = best.map(({ slot }) => {
      const keys = [...this.#store.linesOf(slot)].map((line) => this.#table.keyOfLine(line))
      return { keys, full: [] as string[], partial: [] as string[] }
    })
    for (const [t, { keys }] of own.entries()) {
      for (let i = 0; i < keys.keys.length; i++) levels[keys.keys[i] as number] = keys.levels[i] as number
      for (const row of rows) {
        let strongest = 0
        for (const key of row.keys) if (key >= 0) strongest = Math.max(strongest, levels[key] as number)
        if (strongest > 0) (strongest === FULL ? row.full : row.partial).push(terms[t]?.text ?? '')
      }
      for (let i = 0; i < keys.keys.length; i++) levels[keys.keys[i] as number] = 0
    }
    const texts = new Map(swaps.map(({ rule, text }) => [rule, text]))
    return best.map(({ slot, id, quality }, r) => {
      const { full, partial } = rows[r] as (typeof rows)[number]
      const missing = this.#missingIn(slot, texts)
      const counts = {
        full: full.length,
        partial: partial.length,
        ingredients: terms.length,
        extra: missing.length,
      }
      const { missing: weighed } = this.#coverage.weigh(slot, this.#store, this.#table)
      const group = readyGroup(this.#store.columns.kindOf(slot), weighed)
      return { id, quality, group, ...sousScore(counts), full, partial, missing }
    })
  }

  #missingIn(slot: number, texts: ReadonlyMap<SwapRule, string>): MissingLine[] {
    const open = this.#coverage.open(slot, this.#store, this.#table)
    return open.map(({ line: number, weight: digit, rule }) => {
      const line = this.#table.text(number)
      const weight = weightIn(digit)
      if (!rule) return { line, weight, swap: '' }
      return { line, weight, swap: texts.get(rule) ?? '', instead: this.swaps.factsFor(rule, line) }
    })
  }

  /**
   * For the recipes that are shown, what covers each line and why. The strongest ingredient wins, the first among
   * equals; the reason is computed only for winners.
   */
  explain(
    ids: readonly string[],
    ingredients: readonly string[],
    staples: readonly string[] = [],
  ): LineReason[][] {
    const shelf = createShelf(ingredients, staples, this.#vocabulary)
    const terms = [...shelf.terms, ...shelf.staples]
    this.#prepare()
    const rows = ids.map((id) => {
      const slot = this.#store.slotOf(id)
      const lines = slot === undefined ? [] : [...this.#store.linesOf(slot)]
      return { lines, level: lines.map(() => 0), term: lines.map(() => -1) }
    })
    const levels = this.#scratch.byKey
    for (const [t, term] of terms.entries()) {
      const { keys } = this.#find(term)
      for (let i = 0; i < keys.keys.length; i++) levels[keys.keys[i] as number] = keys.levels[i] as number
      for (const row of rows) {
        for (let i = 0; i < row.lines.length; i++) {
          const key = this.#table.keyOfLine(row.lines[i] as number)
          const level = key < 0 ? 0 : (levels[key] as number)
          if (level <= (row.level[i] as number)) continue
          row.level[i] = level
          row.term[i] = t
        }
      }
      for (let i = 0; i < keys.keys.length; i++) levels[keys.keys[i] as number] = 0
    }
    return rows.map(({ lines, term }) =>
      lines.map((line, i) =>
        this.#reason(line, terms[term[i] as number], (term[i] as number) >= shelf.terms.length),
      ),
    )
  }

  #reason(number: number, term: Term | undefined, staple: boolean): LineReason {
    const line = this.#table.text(number)
    if (!term) return { line, ingredient: '', staple: false, strength: 'none', reason: 'none' }
    const match = matchNames(term, this.#table.namesOfLine(number), line, this.#vocabulary)
    return { line, ingredient: term.text, staple, ...match }
  }
}
