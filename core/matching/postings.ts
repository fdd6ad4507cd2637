import type { LineTable } from './line-table.ts'
import type { RecipeStore } from './recipe-store.ts'

/** New recipes stay outside the packed lists until there are this many entries, or an eighth of all. */
const SMALLEST_MERGE = 20_000

const WEIGHT_BITS = 2
const WEIGHT_MASK = 3

/** A posting: the slot of a recipe, and how much the line matters there. */
const postingOf = (slot: number, weight: number): number => (slot << WEIGHT_BITS) | weight
export const slotIn = (posting: number): number => posting >>> WEIGHT_BITS
export const weightOf = (posting: number): number => posting & WEIGHT_MASK

/** For each key the recipes that use it, once per line; packed, with a short tail of recent additions. */
export class Postings {
  #starts = new Int32Array(1)
  #slots = new Int32Array(0)
  #tail = new Map<number, number[]>()
  #waiting = 0

  add(key: number, slot: number, weight: number): void {
    const posting = postingOf(slot, weight)
    const list = this.#tail.get(key)
    if (list) list.push(posting)
    else this.#tail.set(key, [posting])
    this.#waiting++
  }

  get due(): boolean {
    return this.#waiting > SMALLEST_MERGE && this.#waiting * 8 > this.#slots.length
  }

  /** Repacks all lists from the recipes themselves: two passes, no sorting. */
  pack(store: RecipeStore, table: LineTable): void {
    const keys = table.keysOfLines
    const lines = store.lines.view()
    const starts = new Int32Array(table.keyCount + 1)
    for (let i = 0; i < lines.length; i++) {
      const key = keys[lines[i] as number] as number
      if (key >= 0) starts[key + 1] = (starts[key + 1] as number) + 1
    }
    for (let key = 0; key < table.keyCount; key++) {
      starts[key + 1] = (starts[key + 1] as number) + (starts[key] as number)
    }
    const next = starts.slice(0, -1)
    const slots = new Int32Array(starts[table.keyCount] as number)
    const ends = store.starts.view()
    const { weights } = store
    for (let slot = 0, i = 0; slot < store.slotCount; slot++) {
      for (const to = ends[slot + 1] as number; i < to; i++) {
        const key = keys[lines[i] as number] as number
        if (key < 0) continue
        const at = next[key] as number
        slots[at] = postingOf(slot, weights[i] as number)
        next[key] = at + 1
      }
    }
    this.#starts = starts
    this.#slots = slots
    this.#tail = new Map()
    this.#waiting = 0
  }

  packed(key: number): Int32Array {
    const from = key + 1 < this.#starts.length ? (this.#starts[key] as number) : 0
    const to = key + 1 < this.#starts.length ? (this.#starts[key + 1] as number) : 0
    return this.#slots.subarray(from, to)
  }

  tail(key: number): readonly number[] {
    return this.#tail.size === 0 ? NOTHING : (this.#tail.get(key) ?? NOTHING)
  }
}

const NOTHING: readonly number[] = []
