import { Ints } from './ints.ts'

/** The integers of a sequence are preceded by its number and its length. */
const HEAD = 2

/** Numbers each distinct sequence of integers, in insertion order. */
export class SequenceTable {
  #pool: Int32Array
  /** Where each sequence starts; the last entry is where the next one will. */
  readonly #places = new Ints(16)
  /** Open addressing, two entries each: the position of a sequence plus one, or 0; and its hash. */
  #slots: Int32Array

  constructor(capacity = 64) {
    this.#pool = new Int32Array(capacity * 4)
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(capacity * 4)))
    this.#places.push(0)
  }

  get size(): number {
    return this.#places.length - 1
  }

  /** The number of the sequence in the given range of a list; equal to the previous `size` if it is new. */
  intern(list: Int32Array, from: number, to: number): number {
    let hash = 0
    for (let i = from; i < to; i++) {
      const mixed = Math.imul(hash ^ (list[i] as number), 0x2c1b3c6d)
      hash = mixed ^ (mixed >>> 15)
    }
    const slots = this.#slots
    const pool = this.#pool
    const mask = slots.length - 1
    const length = to - from
    let at = (hash << 1) & mask
    for (let place = slots[at] as number; place !== 0; place = slots[at] as number) {
      if (slots[at + 1] === hash && pool[place] === length) {
        const start = place - 1 + HEAD
        let i = 0
        while (i < length && pool[start + i] === list[from + i]) i++
        if (i === length) return pool[place - 1] as number
      }
      at = (at + 2) & mask
    }
    return this.#add(list, from, to, at, hash)
  }

  #add(list: Int32Array, from: number, to: number, at: number, hash: number): number {
    const id = this.size
    const place = this.#places.at(id)
    const start = place + HEAD
    const end = start + to - from
    if (end > this.#pool.length) this.#widen(end)
    const pool = this.#pool
    pool[place] = id
    pool[place + 1] = to - from
    for (let i = from; i < to; i++) pool[start + i - from] = list[i] as number
    this.#places.push(end)
    this.#slots[at] = place + 1
    this.#slots[at + 1] = hash
    if (this.size * 4 > this.#slots.length) this.#spread()
    return id
  }

  /** The integers of a sequence. */
  list(id: number): number[] {
    const found: number[] = []
    const to = this.#places.at(id + 1)
    for (let i = this.#places.at(id) + HEAD; i < to; i++) found.push(this.#pool[i] as number)
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
