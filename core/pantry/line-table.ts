import { skipAmount } from './canonical-line.ts'
import { denote } from './denote.ts'
import { Ints } from './ints.ts'
import { keyOf, type LineNames, namesAfter, namesOfKey } from './line-names.ts'
import { matchNames, type Term } from './match.ts'
import { PlainParts } from './plain-parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const PARTIAL = 1
export const FULL = 2

/** The keys (distinct sets of names) that a term matches, and how strongly. */
export interface KeyHits {
  keys: Int32Array
  levels: Uint8Array
  /** How many keys existed when this was found. */
  seen: number
}

const IN_WORD_FROM = 5

/**
 * Every distinct line once, and under it the distinct set of names that it means: thousands of recipes share
 * "1 cup sugar", and that, "2 cups sugar" and "sugar" share one key. Terms are matched against keys only.
 */
export class LineTable {
  readonly #vocabulary: Vocabulary
  readonly #lineIds = new Map<string, number>()
  readonly #lines: string[] = []
  readonly #lineKeys = new Ints(1024)
  readonly #keyIds = new Map<string, number>()
  readonly #keys: string[] = []
  readonly #full: Ints[]
  readonly #asClass: Ints[]
  readonly #kinds: Ints[]
  readonly #core: Ints[]
  /** For each word the keys that hold it, as a chain: where it starts, then key and next link. */
  readonly #wordChains = new Map<string, number>()
  readonly #chainKeys = new Ints(1024)
  readonly #chainNext = new Ints(1024)

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    this.#full = vocabulary.ingredients.map(() => new Ints(4))
    this.#asClass = vocabulary.ingredients.map(() => new Ints(2))
    this.#kinds = vocabulary.ingredients.map(() => new Ints(2))
    this.#core = vocabulary.ingredients.map(() => new Ints(2))
  }

  get keyCount(): number {
    return this.#keys.length
  }

  get lineCount(): number {
    return this.#lines.length
  }

  text(line: number): string {
    return this.#lines[line] as string
  }

  /** The key of a line; -1 for a heading, which names nothing. */
  keyOfLine(line: number): number {
    return this.#lineKeys.at(line)
  }

  /** The names of a line, without reading it again. */
  namesOfLine(line: number): LineNames {
    const key = this.keyOfLine(line)
    return key < 0 ? [] : namesOfKey(this.#keys[key] as string)
  }

  /** The number of a line, reading it only when it is new. */
  add(line: string): number {
    const id = this.note(line)
    this.readNoted()
    return id
  }

  /** The number of a line that is to be read later, by `readNoted`: many at once go faster in two steps. */
  note(line: string): number {
    const known = this.#lineIds.get(line)
    if (known !== undefined) return known
    const id = this.#lines.length
    this.#lines.push(line)
    this.#lineIds.set(line, id)
    return id
  }

  /** Reads what was noted; of lines that differ in their amounts or in remarks only, the first. */
  readNoted(): void {
    const from = this.#lineKeys.length
    if (from === this.#lines.length) return
    const seen = { nothing: new Map<string, number>(), count: new Map(), measure: new Map() }
    const parts = new PlainParts(this.#vocabulary)
    for (let i = from; i < this.#lines.length; i++) {
      const line = this.#lines[i] as string
      const amount = skipAmount(line)
      const before = amount < 0 ? 'nothing' : amount & 1 ? 'measure' : 'count'
      const name = amount < 0 ? line : parts.without(line.slice(amount >> 1))
      const known: Map<string, number> = seen[before]
      let key = known.get(name)
      if (key === undefined) {
        const names = namesAfter(before, name, this.#vocabulary)
        key = names.length === 0 ? -1 : this.#addKey(names)
        known.set(name, key)
      }
      this.#lineKeys.push(key)
    }
  }

  #addKey(names: LineNames): number {
    const key = keyOf(names)
    const known = this.#keyIds.get(key)
    if (known !== undefined) return known
    const id = this.#keys.length
    this.#keys.push(key)
    this.#keyIds.set(key, id)
    for (const name of names) {
      const { full, asClass, kinds, inWord, core } = denote(name, this.#vocabulary)
      for (const ingredient of full)
        (asClass.includes(ingredient) ? this.#asClass : this.#full)[ingredient]?.push(id)
      for (const ingredient of kinds) this.#kinds[ingredient]?.push(id)
      for (const ingredient of inWord) this.#kinds[ingredient]?.push(id)
      if (core >= 0) this.#core[core]?.push(id)
      for (const word of name) {
        const chain = this.#wordChains.get(word) ?? -1
        if (chain >= 0 && this.#chainKeys.at(chain) === id) continue
        this.#wordChains.set(word, this.#chainKeys.length)
        this.#chainKeys.push(id)
        this.#chainNext.push(chain)
      }
    }
    return id
  }

  /** All keys that a term matches. Known ingredients are looked up; only unknown words are compared. */
  find(term: Term): KeyHits {
    const levels = new Map<number, number>()
    if (term.id >= 0) this.#findKnown(term, levels)
    else this.#findUnknown(term, levels)
    return {
      keys: Int32Array.from(levels.keys()),
      levels: Uint8Array.from(levels.values()),
      seen: this.keyCount,
    }
  }

  #findKnown(term: Term, levels: Map<number, number>): void {
    for (const key of this.#full[term.id]?.view() ?? []) levels.set(key, FULL)
    if (!term.narrow) for (const key of this.#asClass[term.id]?.view() ?? []) levels.set(key, FULL)
    const partial = [
      term.narrow ? undefined : this.#kinds[term.id],
      ...(this.#vocabulary.ancestors[term.id] ?? []).map((id) => this.#core[id]),
    ]
    for (const list of partial)
      for (const key of list?.view() ?? []) if (!levels.has(key)) levels.set(key, PARTIAL)
  }

  #findUnknown(term: Term, levels: Map<number, number>): void {
    const first = term.words[0]
    if (first === undefined) return
    const compare = (chain: number) => {
      for (let at = chain; at >= 0; at = this.#chainNext.at(at)) {
        const key = this.#chainKeys.at(at)
        if (levels.has(key)) continue
        const { strength } = matchNames(term, namesOfKey(this.#keys[key] as string), '', this.#vocabulary)
        if (strength !== 'none') levels.set(key, strength === 'full' ? FULL : PARTIAL)
      }
    }
    compare(this.#wordChains.get(first) ?? -1)
    if (term.words.length > 1 || first.length < IN_WORD_FROM) return
    for (const [word, chain] of this.#wordChains)
      if (word.length > first.length && word.includes(first)) compare(chain)
  }
}
