import type { LineTable } from './line-table.ts'
import type { RecipeStore } from './recipe-store.ts'

/** New recipes stay outside the packed lists until there are this many entries, or an eighth of all. */
const SMALLEST_MERGE = 20_000

/** For each key the slots of the recipes that use it, once per line; packed, with a short tail of recent additions. */
export class Postings {
  #starts = new Int32Array(1)
  #slots = new Int32Array(0)
  #tail = new Map<number, number[]>()
  #waiting = 0

  add(key: number, slot: number): void {
    const list = this.#tail.get(key)
    if (list) list.push(slot)
    else this.#tail.set(key, [slot])
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
    for (let slot = 0, i = 0; slot < store.slotCount; slot++) {
      for (const to = ends[slot + 1] as number; i < to; i++) {
        const key = keys[lines[i] as number] as number
        if (key < 0) continue
        const at = next[key] as number
        slots[at] = slot
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
