import type { RecipeKind } from '../contracts/recipe-kind.ts'
import { Ints } from '../text/ints.ts'
import { TextTable } from '../text/text-table.ts'
import type { LineTable } from './line-table.ts'
import { MINOR, NORMAL } from './readiness.ts'
import { RecipeColumns, type RecipeFigures } from './recipe-columns.ts'

export interface IndexedRecipe {
  id: string
  title?: string
  ingredients: readonly string[]
  /** How much each line matters, a digit a line; without one it is normal. */
  weights?: string | null
  kind?: RecipeKind | null
  /** Out of 10; breaks ties between equal scores. */
  quality?: number | null
  /** One bit per diet that the recipe fits. */
  diet?: number
  /** One bit for each allergen that it contains. */
  contains?: number
  /** In all, with rest. */
  minutes?: number | null
}

const ZERO = '0'.charCodeAt(0)

/** The recipes in slots, numbered in order of arrival. A slot is never reused: caches may hold its number. */
export class RecipeStore {
  readonly #names: TextTable
  /** For each name the slot that currently has it, or -1. */
  readonly #slots: Ints
  readonly ids: string[] = []
  readonly columns: RecipeColumns
  /** Where the lines of a slot begin; one more entry than there are slots. */
  readonly starts: Ints
  readonly lines: Ints
  /** By position in `lines`. */
  #weights: Uint8Array
  /** Lines that name an ingredient; all lines until `count` has processed them; -1 once the recipe is removed. */
  readonly counts: Ints
  #dead = 0
  #counted = 0

  /** Initial capacity in recipes and lines, to avoid growing; there may be more. */
  constructor(recipes = 0, lines = 0) {
    const room = Math.max(recipes + 1, 256)
    this.#names = new TextTable(recipes)
    this.#slots = new Ints(room)
    this.columns = new RecipeColumns(room)
    this.starts = new Ints(room)
    this.lines = new Ints(Math.max(lines, 4096))
    this.#weights = new Uint8Array(Math.max(lines, 4096))
    this.counts = new Ints(room)
    this.starts.push(0)
  }

  get slotCount(): number {
    return this.ids.length
  }

  get size(): number {
    return this.ids.length - this.#dead
  }

  get dead(): number {
    return this.#dead
  }

  /** How much each line matters, by its position in `lines`. */
  get weights(): Uint8Array {
    return this.#weights
  }

  slotOf(id: string): number | undefined {
    const name = this.#names.find(id)
    const slot = name < 0 ? -1 : this.#slots.at(name)
    return slot < 0 ? undefined : slot
  }

  /** Makes the lines that were pushed since the last call a recipe, in place of an older one of the same id. */
  add(id: string, figures: RecipeFigures, weights: string | null | undefined): number {
    const slot = this.ids.length
    this.columns.set(slot, figures)
    this.ids.push(id)
    const name = this.#names.intern(id)
    if (name === this.#slots.length) this.#slots.push(slot)
    else {
      this.#retire(name)
      this.#slots.set(name, slot)
    }
    const from = this.starts.at(slot)
    this.starts.push(this.lines.length)
    this.counts.push(this.lines.length - from)
    this.#weigh(from, weights ?? '')
    return slot
  }

  #weigh(from: number, weights: string): void {
    const to = this.lines.length
    if (to > this.#weights.length) {
      const wider = new Uint8Array(Math.ceil(to * 1.5))
      wider.set(this.#weights)
      this.#weights = wider
    }
    for (let i = from; i < to; i++) {
      const digit = weights.charCodeAt(i - from) - ZERO
      this.#weights[i] = digit >= 0 && digit <= 2 ? digit : NORMAL
    }
  }

  /** Counts, for the recipes added since the last call, the lines that name something. */
  count(table: LineTable): void {
    for (; this.#counted < this.ids.length; this.#counted++) {
      if (this.counts.at(this.#counted) < 0) continue
      let named = 0
      let weighty = 0
      const to = this.starts.at(this.#counted + 1)
      for (let i = this.starts.at(this.#counted); i < to; i++) {
        if (table.keyOfLine(this.lines.at(i)) < 0) continue
        named++
        if (this.#weights[i] !== MINOR) weighty++
      }
      this.counts.set(this.#counted, named)
      this.columns.weighty[this.#counted] = weighty
    }
  }

  remove(id: string): boolean {
    const name = this.#names.find(id)
    return name >= 0 && this.#retire(name)
  }

  #retire(name: number): boolean {
    const slot = this.#slots.at(name)
    if (slot < 0) return false
    this.#slots.set(name, -1)
    this.counts.set(slot, -1)
    this.#dead++
    return true
  }

  linesOf(slot: number): Int32Array {
    return this.lines.view().subarray(this.starts.at(slot), this.starts.at(slot + 1))
  }

  weightsOf(slot: number): Uint8Array {
    return this.#weights.subarray(this.starts.at(slot), this.starts.at(slot + 1))
  }

  /** A store with only the live recipes. */
  compacted(): RecipeStore {
    const fresh = new RecipeStore(this.size, this.lines.length)
    for (let slot = 0; slot < this.ids.length; slot++) {
      const named = this.counts.at(slot)
      if (named < 0) continue
      for (const line of this.linesOf(slot)) fresh.lines.push(line)
      fresh.add(this.ids[slot] as string, this.columns.at(slot), this.weightsOf(slot).join(''))
      fresh.counts.set(fresh.slotCount - 1, named)
      fresh.columns.weighty[fresh.slotCount - 1] = this.columns.weighty[slot] as number
    }
    fresh.#counted = fresh.slotCount
    return fresh
  }
}
