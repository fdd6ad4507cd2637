/** Keeps the best K of many by a ranking; the worst kept is always available. */
export class TopK<T> {
  readonly #items: T[] = []
  readonly #limit: number
  readonly #compare: (a: T, b: T) => number

  /** `compare` is negative when `a` ranks before `b`. */
  constructor(limit: number, compare: (a: T, b: T) => number) {
    this.#limit = limit
    this.#compare = compare
  }

  get full(): boolean {
    return this.#items.length >= this.#limit
  }

  /** The worst kept item, once K are kept. */
  get worst(): T | undefined {
    return this.full ? this.#items[0] : undefined
  }

  offer(item: T): void {
    if (this.#limit <= 0) return
    const items = this.#items
    if (!this.full) {
      items.push(item)
      this.#rise(items.length - 1)
    } else if (this.#compare(item, items[0] as T) < 0) {
      items[0] = item
      this.#sink()
    }
  }

  /** Best first. */
  sorted(): T[] {
    return [...this.#items].sort(this.#compare)
  }

  #rise(from: number): void {
    const items = this.#items
    for (let at = from; at > 0; ) {
      const up = (at - 1) >> 1
      if (this.#compare(items[at] as T, items[up] as T) <= 0) return
      ;[items[at], items[up]] = [items[up] as T, items[at] as T]
      at = up
    }
  }

  #sink(): void {
    const items = this.#items
    for (let at = 0; ; ) {
      let worst = at
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < items.length && this.#compare(items[child] as T, items[worst] as T) > 0) worst = child
      }
      if (worst === at) return
      ;[items[at], items[worst]] = [items[worst] as T, items[at] as T]
      at = worst
    }
  }
}
