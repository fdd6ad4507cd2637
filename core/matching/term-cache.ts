import type { KeyHits } from './line-table.ts'
import type { SlotHits } from './slot-hits.ts'

export interface CachedTerm {
  keys: KeyHits
  slots: SlotHits
}

/** LRU cache of results for recent terms. */
export class TermCache {
  readonly #terms = new Map<string, CachedTerm>()
  #entries = 0
  #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  set limit(entries: number) {
    this.#limit = entries
  }

  get size(): number {
    return this.#terms.size
  }

  get(name: string): CachedTerm | undefined {
    const found = this.#terms.get(name)
    if (found === undefined) return undefined
    this.#terms.delete(name)
    this.#terms.set(name, found)
    return found
  }

  put(name: string, term: CachedTerm): void {
    this.#drop(name)
    this.#terms.set(name, term)
    this.#entries += term.slots.slots.length + term.keys.keys.length
    for (const oldest of this.#terms.keys()) {
      if (this.#entries <= this.#limit || oldest === name) break
      this.#drop(oldest)
    }
  }

  clear(): void {
    this.#terms.clear()
    this.#entries = 0
  }

  #drop(name: string): void {
    const term = this.#terms.get(name)
    if (term === undefined) return
    this.#entries -= term.slots.slots.length + term.keys.keys.length
    this.#terms.delete(name)
  }
}
