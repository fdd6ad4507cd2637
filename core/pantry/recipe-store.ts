import { Ints } from './ints.ts'

export interface IndexedRecipe {
  id: string
  ingredients: readonly string[]
  /** Out of 10; breaks ties between equal scores. */
  quality?: number | null
  /** One bit for each diet that the recipe fits. */
  diet?: number
}

/** The recipes in slots, numbered as they come. A slot is never reused: caches may hold its number. */
export class RecipeStore {
  readonly #slots = new Map<string, number>()
  readonly ids: string[] = []
  /** NaN where unknown. */
  #quality = new Float64Array(256)
  #diet = new Uint16Array(256)
  /** Where the lines of a slot begin; one more entry than there are slots. */
  readonly starts = new Ints(256)
  readonly lines = new Ints(4096)
  /** Lines that name an ingredient; all lines until `count` has looked at them; -1 once the recipe is gone. */
  readonly counts = new Ints(256)
  #dead = 0
  #counted = 0

  constructor() {
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
    return this.#slots.get(id)
  }

  quality(slot: number): number | null {
    const value = this.#quality[slot] as number
    return Number.isNaN(value) ? null : value
  }

  diet(slot: number): number {
    return this.#diet[slot] as number
  }

  add(id: string, lines: ArrayLike<number>, quality: number | null | undefined, diet: number): number {
    const slot = this.ids.length
    if (slot === this.#quality.length) this.#widen()
    this.#quality[slot] = quality ?? Number.NaN
    this.#diet[slot] = diet
    this.ids.push(id)
    this.#slots.set(id, slot)
    for (let i = 0; i < lines.length; i++) this.lines.push(lines[i] as number)
    this.starts.push(this.lines.length)
    this.counts.push(lines.length)
    return slot
  }

  /** Counts, for the recipes added since the last time, the lines that name something. */
  count(names: (line: number) => boolean): void {
    for (; this.#counted < this.ids.length; this.#counted++) {
      if (this.counts.at(this.#counted) < 0) continue
      let named = 0
      const to = this.starts.at(this.#counted + 1)
      for (let i = this.starts.at(this.#counted); i < to; i++) if (names(this.lines.at(i))) named++
      this.counts.set(this.#counted, named)
    }
  }

  remove(id: string): boolean {
    const slot = this.#slots.get(id)
    if (slot === undefined) return false
    this.#slots.delete(id)
    this.counts.set(slot, -1)
    this.#dead++
    return true
  }

  linesOf(slot: number): Int32Array {
    return this.lines.view().subarray(this.starts.at(slot), this.starts.at(slot + 1))
  }

  /** A store of the living recipes only. */
  compacted(): RecipeStore {
    const fresh = new RecipeStore()
    for (let slot = 0; slot < this.ids.length; slot++) {
      const named = this.counts.at(slot)
      if (named < 0) continue
      fresh.add(this.ids[slot] as string, this.linesOf(slot), this.quality(slot), this.diet(slot))
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
    const diet = new Uint16Array(capacity)
    diet.set(this.#diet)
    this.#diet = diet
  }
}
