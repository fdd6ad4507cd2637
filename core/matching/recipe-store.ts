import { Ints } from '../text/ints.ts'
import { TextTable } from '../text/text-table.ts'
import type { LineTable } from './line-table.ts'

export interface IndexedRecipe {
  id: string
  ingredients: readonly string[]
  /** Out of 10; breaks ties between equal scores. */
  quality?: number | null
  /** One bit per diet that the recipe fits. */
  diet?: number
  /** One bit for each allergen that it contains. */
  contains?: number
}

/** The recipes in slots, numbered in order of arrival. A slot is never reused: caches may hold its number. */
export class RecipeStore {
  readonly #names: TextTable
  /** For each name the slot that currently has it, or -1. */
  readonly #slots: Ints
  readonly ids: string[] = []
  /** NaN if unknown. */
  #quality: Float64Array
  #diet: Uint32Array
  #contains: Uint16Array
  /** Where the lines of a slot begin; one more entry than there are slots. */
  readonly starts: Ints
  readonly lines: Ints
  /** Lines that name an ingredient; all lines until `count` has processed them; -1 once the recipe is removed. */
  readonly counts: Ints
  #dead = 0
  #counted = 0

  /** Initial capacity in recipes and lines, to avoid growing; there may be more. */
  constructor(recipes = 0, lines = 0) {
    const room = Math.max(recipes + 1, 256)
    this.#names = new TextTable(recipes)
    this.#slots = new Ints(room)
    this.#quality = new Float64Array(room)
    this.#diet = new Uint32Array(room)
    this.#contains = new Uint16Array(room)
    this.starts = new Ints(room)
    this.lines = new Ints(Math.max(lines, 4096))
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

  slotOf(id: string): number | undefined {
    const name = this.#names.find(id)
    const slot = name < 0 ? -1 : this.#slots.at(name)
    return slot < 0 ? undefined : slot
  }

  quality(slot: number): number | null {
    const value = this.#quality[slot] as number
    return Number.isNaN(value) ? null : value
  }

  diet(slot: number): number {
    return this.#diet[slot] as number
  }

  contains(slot: number): number {
    return this.#contains[slot] as number
  }

  /** Makes the lines that were pushed since the last call a recipe, in place of an older one of the same id. */
  add(id: string, quality: number | null | undefined, diet: number, contains: number): number {
    const slot = this.ids.length
    if (slot === this.#quality.length) this.#widen()
    this.#quality[slot] = quality ?? Number.NaN
    this.#diet[slot] = diet
    this.#contains[slot] = contains
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
    return slot
  }

  /** Counts, for the recipes added since the last call, the lines that name something. */
  count(table: LineTable): void {
    for (; this.#counted < this.ids.length; this.#counted++) {
      if (this.counts.at(this.#counted) < 0) continue
      let named = 0
      const to = this.starts.at(this.#counted + 1)
      for (let i = this.starts.at(this.#counted); i < to; i++)
        if (table.keyOfLine(this.lines.at(i)) >= 0) named++
      this.counts.set(this.#counted, named)
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

  /** A store with only the live recipes. */
  compacted(): RecipeStore {
    const fresh = new RecipeStore(this.size, this.lines.length)
    for (let slot = 0; slot < this.ids.length; slot++) {
      const named = this.counts.at(slot)
      if (named < 0) continue
      for (const line of this.linesOf(slot)) fresh.lines.push(line)
      fresh.add(this.ids[slot] as string, this.quality(slot), this.diet(slot), this.contains(slot))
      fresh.counts.set(fresh.slotCount - 1, named)
    }
    fresh.#counted = fresh.slotCount
    return fresh
  }

  #widen(): void {
    const capacity = Math.ceil(this.#quality.length * 1.5)
    const quality = new Float64Array(capacity)
    quality.set(this.#quality)
    this.#quality = quality
    const diet = new Uint32Array(capacity)
    diet.set(this.#diet)
    this.#diet = diet
    const contains = new Uint16Array(capacity)
    contains.set(this.#contains)
    this.#contains = contains
  }
}
