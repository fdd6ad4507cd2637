import { type SousScore, TOP } from '../contracts/sous-score.ts'
import { type Match, matchNames, type Term } from '../ingredients/match.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { LineTable } from './line-table.ts'
import { Postings } from './postings.ts'
import { type IndexedRecipe, RecipeStore } from './recipe-store.ts'
import { compareRank, sousScore, unclampedScore } from './score.ts'
import { createShelf } from './score-recipe.ts'
import { extendSlots, FULL_BIT, findSlots, linesIn, Scratch } from './slot-hits.ts'
import { type CachedTerm, TermCache } from './term-cache.ts'
import { TopK } from './top-k.ts'

interface IndexQuery {
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
}

export interface RankedRecipe extends SousScore {
  id: string
  quality: number | null
  /** The user's ingredients by how they matched. */
  full: string[]
  partial: string[]
  /** Lines that nothing covers. */
  missing: string[]
}

/** Why a recipe line is covered. */
interface LineReason extends Match {
  line: string
  /** The ingredient or staple that covers it; empty when nothing does. */
  ingredient: string
  staple: boolean
}

const SMALLEST_COMPACTION = 1000
/** Full matches are counted in the lower half of a number, partial ones in the upper half. */
const PARTIAL_SHIFT = 16
const FULL_MASK = (1 << PARTIAL_SHIFT) - 1
const PARTIAL_STEP = 1 << PARTIAL_SHIFT
const fullIn = (count: number): number => count & FULL_MASK
const partialIn = (count: number): number => count >>> PARTIAL_SHIFT

interface Candidate {
  slot: number
  id: string
  unclamped: number
  quality: number | null
}

/** All recipes, searchable by ingredient; it returns exactly what scoring each recipe by itself would. */
export class RecipeIndex {
  readonly #vocabulary: Vocabulary
  readonly #table: LineTable
  #store: RecipeStore
  #postings = new Postings()
  readonly #scratch = new Scratch()
  readonly #cache = new TermCache(1_000_000)
  #counts = new Uint32Array(0)
  #matched = new Int32Array(0)

  constructor(vocabulary: Vocabulary, recipes: readonly IndexedRecipe[] = []) {
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
  ): Promise<RecipeIndex> {
    const index = new RecipeIndex(vocabulary)
    for await (const page of pages) index.#addAll(page)
    index.#settle()
    return index
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
    for (const line of this.#store.linesOf(slot)) {
      const key = this.#table.keyOfLine(line)
      if (key >= 0) this.#postings.add(key, slot)
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
    return this.#store.add(recipe.id, recipe.quality, recipe.diet ?? 0, recipe.contains ?? 0)
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
    if (this.#counts.length < slots) {
      this.#counts = new Uint32Array(Math.ceil(slots * 1.2))
      this.#matched = new Int32Array(this.#counts.length)
    } else {
      this.#counts.fill(0)
      this.#matched.fill(0)
    }
  }

  /** The best recipes for what the user has. */
  query(query: IndexQuery): RankedRecipe[] {
    return this.search(query).recipes
  }

  /** The same, and how many would be among them but contain what is avoided. */
  search(query: IndexQuery): { recipes: RankedRecipe[]; hidden: number } {
    const shelf = createShelf(query.ingredients, query.staples ?? [], this.#vocabulary)
    if (shelf.terms.length === 0 || this.#store.size === 0) return { recipes: [], hidden: 0 }
    this.#prepare()
    const own = shelf.terms.map((term) => this.#find(term))
    const always = shelf.staples.map((term) => this.#find(term))
    this.#accumulate(own, always)
    const best = this.#select(query, own.length)
    const recipes = this.#describe(best, shelf.terms, own, always)
    const { avoid = 0 } = query
    if (avoid === 0) return { recipes, hidden: 0 }
    const all = this.#select({ ...query, avoid: 0 }, own.length)
    return { recipes, hidden: all.filter(({ slot }) => (this.#store.contains(slot) & avoid) !== 0).length }
  }

  /** Adds up, recipe by recipe, full and partial matches and covered lines. */
  #accumulate(own: readonly CachedTerm[], always: readonly CachedTerm[]): void {
    const counts = this.#counts
    const matched = this.#matched
    for (const { slots } of own) {
      for (let i = 0; i < slots.slots.length; i++) {
        const slot = slots.slots[i] as number
        const value = slots.values[i] as number
        counts[slot] = (counts[slot] as number) + (value & FULL_BIT ? 1 : PARTIAL_STEP)
        matched[slot] = (matched[slot] as number) + linesIn(value)
      }
    }
    for (const { slots } of always) {
      for (let i = 0; i < slots.slots.length; i++) {
        const slot = slots.slots[i] as number
        matched[slot] = (matched[slot] as number) + linesIn(slots.values[i] as number)
      }
    }
    this.#uncountShared([...own, ...always])
  }

  /** A line covered by several terms was counted several times: subtract the surplus. */
  #uncountShared(terms: readonly CachedTerm[]): void {
    const seen = this.#scratch.byKey
    const matched = this.#matched
    for (const { keys } of terms) {
      for (let i = 0; i < keys.keys.length; i++) {
        const key = keys.keys[i] as number
        if (seen[key] === 0) {
          seen[key] = 1
          continue
        }
        const packed = this.#postings.packed(key)
        for (let k = 0; k < packed.length; k++) {
          const slot = packed[k] as number
          matched[slot] = (matched[slot] as number) - 1
        }
        for (const slot of this.#postings.tail(key)) matched[slot] = (matched[slot] as number) - 1
      }
    }
    for (const { keys } of terms) for (let i = 0; i < keys.keys.length; i++) seen[keys.keys[i] as number] = 0
  }

  #select(query: IndexQuery, ingredients: number): Candidate[] {
    const exclude = new Set(query.exclude ?? [])
    const dietary = query.dietary ?? 0
    const avoid = query.avoid ?? 0
    const best = new TopK<Candidate>(query.limit ?? TOP, compareRank)
    const store = this.#store
    const counts = this.#counts
    const matched = this.#matched
    const lineCounts = store.counts.view()
    let threshold = Number.NEGATIVE_INFINITY
    for (let slot = 0; slot < lineCounts.length; slot++) {
      const count = counts[slot] as number
      const lines = lineCounts[slot] as number
      if (count === 0 || lines < 0) continue
      const extra = lines - (matched[slot] as number)
      const unclamped = unclampedScore(fullIn(count), partialIn(count), ingredients, extra)
      if (unclamped < threshold) continue
      if ((store.diet(slot) & dietary) !== dietary || (store.contains(slot) & avoid) !== 0) continue
      const id = store.ids[slot] as string
      if (exclude.has(id) || (query.accept && !query.accept(id))) continue
      best.offer({ slot, id, unclamped, quality: store.quality(slot) })
      threshold = best.worst?.unclamped ?? threshold
    }
    return best.sorted()
  }

  /** Computes the details for the few recipes that are returned. */
  #describe(
    best: readonly Candidate[],
    terms: readonly Term[],
    own: readonly CachedTerm[],
    always: readonly CachedTerm[],
  ): RankedRecipe[] {
    const levels = this.#scratch.byKey
    const rows = best.map(({ slot }) => {
      const lines = [...this.#store.linesOf(slot)].filter((line) => this.#table.keyOfLine(line) >= 0)
      return { lines, covered: lines.map(() => false), full: [] as string[], partial: [] as string[] }
    })
    for (const [t, { keys }] of [...own, ...always].entries()) {
      for (let i = 0; i < keys.keys.length; i++) levels[keys.keys[i] as number] = keys.levels[i] as number
      for (const row of rows) {
        let strongest = 0
        for (let i = 0; i < row.lines.length; i++) {
          const level = levels[this.#table.keyOfLine(row.lines[i] as number)] as number
          if (level > 0) row.covered[i] = true
          if (level > strongest) strongest = level
        }
        const text = terms[t]?.text
        if (text !== undefined && strongest > 0) (strongest === 2 ? row.full : row.partial).push(text)
      }
      for (let i = 0; i < keys.keys.length; i++) levels[keys.keys[i] as number] = 0
    }
    return best.map(({ id, quality }, r) => {
      const { lines, covered, full, partial } = rows[r] as (typeof rows)[number]
      const missing = lines.filter((_, i) => !covered[i]).map((line) => this.#table.text(line))
      const counts = {
        full: full.length,
        partial: partial.length,
        ingredients: terms.length,
        extra: missing.length,
      }
      return { id, quality, ...sousScore(counts), full, partial, missing }
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
