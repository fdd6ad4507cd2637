import type { Ints } from './ints.ts'

/**
 * Numbers each distinct text, in insertion order. A map of strings does the same, but is slower and takes three
 * times the memory.
 */
export class TextTable {
  readonly #texts: string[] = []
  /** Open addressing, two entries per slot: number of a text plus one, or 0; and its hash. */
  #slots: Int32Array

  /** Initial capacity in texts, to avoid growing; there may be more. */
  constructor(expected = 512) {
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(expected, 512) * 4)))
  }

  get size(): number {
    return this.#texts.length
  }

  text(id: number): string {
    return this.#texts[id] as string
  }

  /** The texts in a range of numbers. */
  slice(from: number, to: number): string[] {
    return this.#texts.slice(from, to)
  }

  /** The number of a text, or -1. */
  find(text: string): number {
    return (this.#slots[placeOf(text, hashOf(text), this.#slots, this.#texts)] as number) - 1
  }

  /** The number of a text; equal to the previous `size` if it is new. */
  intern(text: string): number {
    const hash = hashOf(text)
    const at = placeOf(text, hash, this.#slots, this.#texts)
    const id = this.#slots[at] as number
    return id === 0 ? this.#add(text, hash, at) : id - 1
  }

  /** Adds the numbers of some texts to a list; non-strings are skipped. */
  internAll(texts: readonly unknown[], into: Ints): void {
    let slots = this.#slots
    for (let i = 0; i < texts.length; i++) {
      const text = texts[i]
      if (typeof text !== 'string') continue
      const hash = hashOf(text)
      const at = placeOf(text, hash, slots, this.#texts)
      const id = slots[at] as number
      if (id !== 0) into.push(id - 1)
      else {
        into.push(this.#add(text, hash, at))
        slots = this.#slots
      }
    }
  }

  #add(text: string, hash: number, at: number): number {
    this.#texts.push(text)
    const size = this.#texts.length
    this.#slots[at] = size
    this.#slots[at + 1] = hash
    if (size * 4 > this.#slots.length) this.#spread()
    return size - 1
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

/** The slot of the text, or the free slot for it. */
function placeOf(text: string, hash: number, slots: Int32Array, texts: readonly string[]): number {
  const mask = slots.length - 1
  let at = (hash << 1) & mask
  for (let id = slots[at] as number; id !== 0; id = slots[at] as number) {
    if (slots[at + 1] === hash && texts[id - 1] === text) break
    at = (at + 2) & mask
  }
  return at
}

function hashOf(text: string): number {
  let hash = text.length
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return hash ^ (hash >>> 13)
}
