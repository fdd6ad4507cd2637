import { denote } from './denote.ts'
import { Ints } from './ints.ts'
import type { LineNames } from './line-names.ts'
import { BLOCK, LineReader } from './line-reader.ts'
import { matchNames, type Term } from './match.ts'
import { NameKeys } from './name-keys.ts'
import { TextTable } from './text-table.ts'
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
  readonly #lines = new TextTable()
  readonly #lineKeys = new Ints(1024)
  readonly #keys = new NameKeys()
  readonly #full: Ints[]
  readonly #asClass: Ints[]
  readonly #kinds: Ints[]
  readonly #core: Ints[]

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    this.#full = vocabulary.ingredients.map(() => new Ints(4))
    this.#asClass = vocabulary.ingredients.map(() => new Ints(2))
    this.#kinds = vocabulary.ingredients.map(() => new Ints(2))
    this.#core = vocabulary.ingredients.map(() => new Ints(2))
  }

  get keyCount(): number {
    return this.#keys.size
  }

  get lineCount(): number {
    return this.#lines.size
  }

  text(line: number): string {
    return this.#lines.text(line)
  }

  /** The key of a line; -1 for a heading, which names nothing. */
  keyOfLine(line: number): number {
    return this.#lineKeys.at(line)
  }

  /** The names of a line, without reading it again. */
  namesOfLine(line: number): LineNames {
    const key = this.keyOfLine(line)
    return key < 0 ? [] : this.#keys.names(key)
  }

  /** The number of a line, reading it only when it is new. */
  add(line: string): number {
    const id = this.note(line)
    this.readNoted()
    return id
  }

  /** The number of a line that is to be read later, by `readNoted`: many at once go faster in two steps. */
  note(line: string): number {
    return this.#lines.intern(line)
  }

  /** `note` for all lines of a recipe. */
  noteAll(lines: readonly unknown[], into: Ints): void {
    this.#lines.internAll(lines, into)
  }

  /** Reads what was noted. */
  readNoted(): void {
    const to = this.#lines.size
    if (this.#lineKeys.length === to) return
    const reader = new LineReader(this.#vocabulary, (names) => this.#keyOf(names))
    for (let from = this.#lineKeys.length; from < to; from += BLOCK)
      for (const key of reader.read(this.#lines.slice(from, Math.min(from + BLOCK, to))))
        this.#lineKeys.push(key)
  }

  #keyOf(names: LineNames): number {
    if (names.length === 0) return -1
    const size = this.#keys.size
    const key = this.#keys.intern(names)
    if (key === size) for (const name of names) this.#enter(key, name)
    return key
  }

  /** Enters a key under the ingredients that one of its names stands for. */
  #enter(key: number, name: readonly string[]): void {
    const { full, asClass, kinds, inWord, core } = denote(name, this.#vocabulary)
    for (const ingredient of full)
      (asClass.includes(ingredient) ? this.#asClass : this.#full)[ingredient]?.push(key)
    for (const ingredient of kinds) this.#kinds[ingredient]?.push(key)
    for (const ingredient of inWord) this.#kinds[ingredient]?.push(key)
    if (core >= 0) this.#core[core]?.push(key)
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
    const compare = (key: number) => {
      if (levels.has(key)) return
      const { strength } = matchNames(term, this.#keys.names(key), '', this.#vocabulary)
      if (strength !== 'none') levels.set(key, strength === 'full' ? FULL : PARTIAL)
    }
    this.#keys.eachWith(first, compare)
    if (term.words.length > 1 || first.length < IN_WORD_FROM) return
    for (const word of this.#keys.words())
      if (word.length > first.length && word.includes(first)) this.#keys.eachWith(word, compare)
  }
}
