import { Groups } from '../text/groups.ts'
import { Ints } from '../text/ints.ts'
import { SequenceTable } from '../text/sequence-table.ts'
import type { LineNames } from './line-names.ts'

const NOTHING = new Int32Array(0)

/** Each distinct set of names once: stored as numbers of names, and these as numbers of words. */
export class NameKeys {
  readonly #wordIds = new Map<string, number>()
  readonly #words: string[] = []
  readonly #names = new SequenceTable(1024)
  readonly #keys = new SequenceTable(1024)
  /** For each name the key for it alone, or -1. */
  readonly #keyOfName = new Ints(1024)
  readonly #keysOfWord = new Groups()
  readonly #scratch = new Ints(32)
  readonly #onKey: (key: number, names: Ints) => void

  /** `onKey` is called with each new key and the numbers of its names. */
  constructor(onKey: (key: number, names: Ints) => void) {
    this.#onKey = onKey
  }

  get size(): number {
    return this.#keys.size
  }

  /** The number of a word. */
  wordId(word: string): number {
    const known = this.#wordIds.get(word)
    if (known !== undefined) return known
    const id = this.#words.length
    this.#words.push(word)
    this.#wordIds.set(word, id)
    return id
  }

  /** The number of the name whose word numbers are in the given range of a list. */
  nameId(words: Int32Array, from: number, to: number): number {
    const size = this.#names.size
    const name = this.#names.intern(words, from, to)
    if (name === size) this.#keyOfName.push(-1)
    return name
  }

  /** The key of one name alone. */
  keyOfName(name: number): number {
    const known = this.#keyOfName.at(name)
    if (known >= 0) return known
    this.#scratch.clear()
    this.#scratch.push(name)
    const key = this.#intern(this.#scratch)
    this.#keyOfName.set(name, key)
    return key
  }

  /** The key of a set of names; -1 for none. */
  keyOf(names: LineNames): number {
    if (names.length === 0) return -1
    const found: number[] = []
    for (let n = 0; n < names.length; n++) {
      const words = names[n] as readonly string[]
      this.#scratch.clear()
      for (let i = 0; i < words.length; i++) this.#scratch.push(this.wordId(words[i] as string))
      found.push(this.nameId(this.#scratch.data, 0, words.length))
    }
    if (found.length === 1) return this.keyOfName(found[0] as number)
    this.#scratch.clear()
    for (let n = 0; n < found.length; n++) this.#scratch.push(found[n] as number)
    return this.#intern(this.#scratch)
  }

  #intern(names: Ints): number {
    const size = this.#keys.size
    const key = this.#keys.intern(names.data, 0, names.length)
    if (key < size) return key
    const words = this.#names
    for (let n = 0; n < names.length; n++) {
      for (const word of words.list(names.at(n))) this.#keysOfWord.add(word, key)
    }
    this.#onKey(key, names)
    return key
  }

  names(key: number): LineNames {
    return this.#keys.list(key).map((name) => this.wordIds(name).map((id) => this.word(id)))
  }

  /** The numbers of the words of a name. */
  wordIds(name: number): number[] {
    return this.#names.list(name)
  }

  word(id: number): string {
    return this.#words[id] as string
  }

  /** The keys that contain a word; some may occur twice. */
  keysWith(word: string): Int32Array {
    const id = this.#wordIds.get(word)
    return id === undefined ? NOTHING : this.#keysOfWord.of(id)
  }

  /** All words of all keys. */
  words(): readonly string[] {
    return this.#words
  }
}
