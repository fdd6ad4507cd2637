import { canonicalLine } from './canonical-line.ts'
import { denote } from './denote.ts'
import { Ints } from './ints.ts'
import { keyOf, type LineNames, namesOfCanonical, namesOfKey } from './line-names.ts'
import { matchNames, type Term } from './match.ts'
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
  readonly #kinds: Ints[]
  readonly #core: Ints[]
  readonly #words = new Map<string, Ints>()

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    this.#full = vocabulary.ingredients.map(() => new Ints(4))
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

  /** Reads what was noted; of lines that differ in their amounts only, the first. */
  readNoted(): void {
    const from = this.#lineKeys.length
    if (from === this.#lines.length) return
    const seen = new Map<string, number>()
    for (let line = from; line < this.#lines.length; line++) {
      const canonical = canonicalLine(this.#lines[line] as string)
      let key = seen.get(canonical)
      if (key === undefined) {
        const names = namesOfCanonical(canonical, this.#vocabulary)
        key = names.length === 0 ? -1 : this.#addKey(names)
        seen.set(canonical, key)
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
      const { full, kinds, inWord, core } = denote(name, this.#vocabulary)
      for (const ingredient of full) this.#full[ingredient]?.push(id)
      for (const ingredient of kinds) this.#kinds[ingredient]?.push(id)
      for (const ingredient of inWord) this.#kinds[ingredient]?.push(id)
      if (core >= 0) this.#core[core]?.push(id)
      for (const word of name) {
        const keys = this.#words.get(word) ?? new Ints(2)
        if (keys.length === 0) this.#words.set(word, keys)
        if (keys.length === 0 || keys.at(keys.length - 1) !== id) keys.push(id)
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
    const partial = [
      this.#kinds[term.id],
      ...(this.#vocabulary.ancestors[term.id] ?? []).map((id) => this.#core[id]),
    ]
    for (const list of partial)
      for (const key of list?.view() ?? []) if (!levels.has(key)) levels.set(key, PARTIAL)
  }

  #findUnknown(term: Term, levels: Map<number, number>): void {
    const first = term.words[0]
    if (first === undefined) return
    const compare = (keys: Ints) => {
      for (const key of keys.view()) {
        if (levels.has(key)) continue
        const { strength } = matchNames(term, namesOfKey(this.#keys[key] as string), '', this.#vocabulary)
        if (strength !== 'none') levels.set(key, strength === 'full' ? FULL : PARTIAL)
      }
    }
    const exact = this.#words.get(first)
    if (exact) compare(exact)
    if (term.words.length > 1 || first.length < IN_WORD_FROM) return
    for (const [word, keys] of this.#words)
      if (word.length > first.length && word.includes(first)) compare(keys)
  }
}
