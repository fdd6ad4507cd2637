import { Ints } from './ints.ts'

/**
 * Numbers each distinct sequence of integers, in the order in which they come. Push the integers, then call `intern`:
 * the sequence is written where it would stay, so that one seen before costs no memory and none is copied.
 */
export class SequenceTable {
  #pool: Int32Array
  #cursor = 0
  #hash = 0
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

  push(value: number): void {
    if (this.#cursor === this.#pool.length) {
      const wider = new Int32Array(this.#pool.length * 2)
      wider.set(this.#pool)
      this.#pool = wider
    }
    this.#pool[this.#cursor++] = value
    const mixed = Math.imul(this.#hash ^ value, 0x2c1b3c6d)
    this.#hash = mixed ^ (mixed >>> 15)
  }

  /** The number of the sequence that was pushed; equal to the former `size` if it is new. */
  intern(): number {
    const hash = this.#hash
    const slots = this.#slots
    const mask = slots.length - 1
    this.#hash = 0
    let at = (hash << 1) & mask
    for (let place = slots[at] as number; place !== 0; place = slots[at] as number) {
      if (slots[at + 1] === hash && this.#isPushed(place - 1)) {
        this.#cursor = this.#starts.at(this.size)
        return place - 1
      }
      at = (at + 2) & mask
    }
    this.#starts.push(this.#cursor)
    slots[at] = this.size
    slots[at + 1] = hash
    if (this.size * 4 > slots.length) this.#spread()
    return this.size - 1
  }

  #isPushed(id: number): boolean {
    const pool = this.#pool
    const start = this.#starts.at(id)
    const from = this.#starts.at(this.size)
    const length = this.#cursor - from
    if (this.#starts.at(id + 1) - start !== length) return false
    for (let i = 0; i < length; i++) if (pool[start + i] !== pool[from + i]) return false
    return true
  }

  /** Where a sequence begins; it ends where the next one does. Its integers are read with `at`. */
  start(id: number): number {
    return this.#starts.at(id)
  }

  at(place: number): number {
    return this.#pool[place] as number
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
