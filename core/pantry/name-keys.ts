import { Ints } from './ints.ts'
import type { LineNames } from './line-names.ts'
import { SequenceTable } from './sequence-table.ts'

/** Stands between the names of one key. */
const NEXT_NAME = -1

/** Each distinct set of names once, kept as word numbers; and for each word the keys that hold it. */
export class NameKeys {
  readonly #wordIds = new Map<string, number>()
  readonly #words: string[] = []
  readonly #keys = new SequenceTable(1024)
  /** The keys that hold a word form a chain: where it starts for each word, then key and next link. */
  readonly #chains = new Ints(1024)
  readonly #chainKeys = new Ints(1024)
  readonly #chainNext = new Ints(1024)

  get size(): number {
    return this.#keys.size
  }

  /** The number of a set of names; equal to the former `size` if it is new. */
  intern(names: LineNames): number {
    for (let n = 0; n < names.length; n++) {
      if (n > 0) this.#keys.push(NEXT_NAME)
      const name = names[n] as readonly string[]
      for (let i = 0; i < name.length; i++) this.#keys.push(this.#wordId(name[i] as string))
    }
    const size = this.#keys.size
    const key = this.#keys.intern()
    if (key === size) this.#link(key)
    return key
  }

  names(key: number): LineNames {
    const names: string[][] = [[]]
    const to = this.#keys.start(key + 1)
    for (let i = this.#keys.start(key); i < to; i++) {
      const word = this.#keys.at(i)
      if (word === NEXT_NAME) names.push([])
      else names.at(-1)?.push(this.#words[word] as string)
    }
    return names
  }

  /** Calls back with each key that holds the word, the latest first; some may come twice. */
  eachWith(word: string, visit: (key: number) => void): void {
    const id = this.#wordIds.get(word)
    if (id === undefined) return
    for (let at = this.#chains.at(id); at >= 0; at = this.#chainNext.at(at)) visit(this.#chainKeys.at(at))
  }

  /** All words of all keys. */
  words(): readonly string[] {
    return this.#words
  }

  #wordId(word: string): number {
    const known = this.#wordIds.get(word)
    if (known !== undefined) return known
    const id = this.#words.length
    this.#words.push(word)
    this.#wordIds.set(word, id)
    this.#chains.push(-1)
    return id
  }

  #link(key: number): void {
    const to = this.#keys.start(key + 1)
    for (let i = this.#keys.start(key); i < to; i++) {
      const word = this.#keys.at(i)
      if (word === NEXT_NAME) continue
      const chain = this.#chains.at(word)
      if (chain >= 0 && this.#chainKeys.at(chain) === key) continue
      this.#chains.set(word, this.#chainKeys.length)
      this.#chainKeys.push(key)
      this.#chainNext.push(chain)
    }
  }
}
