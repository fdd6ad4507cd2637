/** A growable list of 32-bit integers: a number array would take twice the memory. */
export class Ints {
  #data: Int32Array
  #length = 0

  constructor(capacity = 64) {
    this.#data = new Int32Array(capacity)
  }

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#data.length) {
      const wider = new Int32Array(Math.ceil(this.#data.length * 1.5) + 16)
      wider.set(this.#data)
      this.#data = wider
    }
    this.#data[this.#length++] = value
  }

  clear(): void {
    this.#length = 0
  }

  at(index: number): number {
    return this.#data[index] as number
  }

  set(index: number, value: number): void {
    this.#data[index] = value
  }

  /** The integers with spare capacity after them: free of allocation, unlike `view`. Valid until the next push. */
  get data(): Int32Array {
    return this.#data
  }

  /** The filled part, without copying; valid until the next push. */
  view(): Int32Array {
    return this.#data.subarray(0, this.#length)
  }
}
