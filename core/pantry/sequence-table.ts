import { Ints } from './ints.ts'

/** Numbers each distinct sequence of integers, in the order in which they come. */
export class SequenceTable {
  #pool: Int32Array
  /** Where each sequence begins; the last entry is where the next one will. */
  readonly #starts = new Ints(16)
  /** Open addressing, two entries for each place: number of a sequence plus one, or 0; and its hash. */
  #slots: Int32Array

  constructor(capacity = 64) {
    this.#pool = new Int32Array(capacity * 4)
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(capacity * 4)))
    this.#starts.push(0)
  }

  get size(): number {
    return this.#starts.length - 1
  }

  /** The number of the sequence that stands from one place of a list up to another; equal to the former `size` if it is new. */
  intern(list: Int32Array, from: number, to: number): number {
    let hash = 0
    for (let i = from; i < to; i++) {
      const mixed = Math.imul(hash ^ (list[i] as number), 0x2c1b3c6d)
      hash = mixed ^ (mixed >>> 15)
    }
    const slots = this.#slots
    const mask = slots.length - 1
    let at = (hash << 1) & mask
    for (let place = slots[at] as number; place !== 0; place = slots[at] as number) {
      if (slots[at + 1] === hash && this.#is(place - 1, list, from, to)) return place - 1
      at = (at + 2) & mask
    }
    const start = this.#starts.at(this.size)
    const end = start + to - from
    if (end > this.#pool.length) this.#widen(end)
    for (let i = from; i < to; i++) this.#pool[start + i - from] = list[i] as number
    this.#starts.push(end)
    slots[at] = this.size
    slots[at + 1] = hash
    if (this.size * 4 > slots.length) this.#spread()
    return this.size - 1
  }

  #is(id: number, list: Int32Array, from: number, to: number): boolean {
    const pool = this.#pool
    const start = this.#starts.at(id)
    const length = to - from
    if (this.#starts.at(id + 1) - start !== length) return false
    for (let i = 0; i < length; i++) if (pool[start + i] !== list[from + i]) return false
    return true
  }

  /** The integers of a sequence. */
  list(id: number): number[] {
    const found: number[] = []
    const to = this.#starts.at(id + 1)
    for (let i = this.#starts.at(id); i < to; i++) found.push(this.#pool[i] as number)
    return found
  }

  #widen(least: number): void {
    const wider = new Int32Array(Math.max(least, this.#pool.length * 2))
    wider.set(this.#pool)
    this.#pool = wider
  }

  #spread(): void {
    const old = this.#slots
    const slots = new Int32Array(old.length * 2)
    const mask = slots.length - 1
    for (let i = 0; i < old.length; i += 2) {
      if (old[i] === 0) continue
      const hash = old[i + 1] as number
      let at = (hash << 1) & mask
      while (slots[at] !== 0) at = (at + 2) & mask
      slots[at] = old[i] as number
      slots[at + 1] = hash
    }
    this.#slots = slots
  }
}
