import { denoteWords, type Word, wordOf } from '../ingredients/denote.ts'
import type { LineNames } from '../ingredients/line-names.ts'
import { LineReader } from '../ingredients/line-reader.ts'
import { matchNames, type Term } from '../ingredients/match.ts'
import { NameKeys } from '../ingredients/name-keys.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { Groups } from '../text/groups.ts'
import { Ints } from '../text/ints.ts'
import { normalWords } from '../text/normalise.ts'
import { TextTable } from '../text/text-table.ts'

const PARTIAL = 1
export const FULL = 2

/** The keys (distinct sets of names) that a term matches, and how strongly. */
export interface KeyHits {
  keys: Int32Array
  levels: Uint8Array
  /** How many keys existed at lookup time. */
  seen: number
}

const IN_WORD_FROM = 5

/** How a key names an ingredient: outright, as the class in a longer name, by a subtype, or as the whole name. */
const OUTRIGHT = 0
const AS_CLASS = 1
const KIND = 2
const CORE = 3
const WAYS = 4

/**
 * Every distinct line once, and under it the distinct set of names it refers to: thousands of recipes share
 * "1 cup sugar", and that, "2 cups sugar" and "sugar" share one key. Terms are matched against keys only.
 */
export class LineTable {
  readonly #vocabulary: Vocabulary
  readonly #lines: TextTable
  readonly #lineKeys = new Ints(1024)
  readonly #keys = new NameKeys((key, names) => this.#enter(key, names))
  /** By word number: no map lookup needed. */
  readonly #words: Word[] = []
  readonly #reader: LineReader
  /** For each ingredient the keys that name it, in four groups by how they name it. */
  readonly #naming = new Groups()
  /** The groups that the keys of a name belong to, and where each name's begin. */
  readonly #meant = new Ints(1024)
  readonly #meanings = new Ints(1024)
  /** The ingredient that a name, and the one that a key, names first. */
  readonly #firstOfNames = new Ints(1024)
  readonly #firstOfKeys = new Ints(1024)

  /** Initial capacity in lines, to avoid growing. */
  constructor(vocabulary: Vocabulary, lines = 0) {
    this.#vocabulary = vocabulary
    this.#lines = new TextTable(lines)
    this.#reader = new LineReader(vocabulary, this.#keys)
    this.#meanings.push(0)
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

  /** The same for all lines, by number. Valid until the next line is added. */
  get keysOfLines(): Int32Array {
    return this.#lineKeys.data
  }

  /** The names in a line, without parsing it again. */
  namesOfLine(line: number): LineNames {
    const key = this.keyOfLine(line)
    return key < 0 ? [] : this.#keys.names(key)
  }

  /** The number of a line, parsing it only if it is new. */
  add(line: string): number {
    const id = this.note(line)
    this.readNoted()
    return id
  }

  /** The number of a line to be parsed later by `readNoted`: large batches are faster in two steps. */
  note(line: string): number {
    return this.#lines.intern(line)
  }

  /** `note` for all lines of a recipe. */
  noteAll(lines: readonly unknown[], into: Ints): void {
    this.#lines.internAll(lines, into)
  }

  /** Parses the noted lines. */
  readNoted(): void {
    const to = this.#lines.size
    if (this.#lineKeys.length === to) return
    this.#reader.read(this.#lines.slice(this.#lineKeys.length, to), this.#lineKeys)
  }

  /** Registers a new key under the ingredients that its names refer to. */
  #enter(key: number, names: Ints): void {
    let first = -1
    for (let n = 0; n < names.length; n++) {
      const name = names.at(n)
      this.#learn(name)
      if (first < 0) first = this.#firstOfNames.at(name)
      const to = this.#meanings.at(name + 1)
      for (let i = this.#meanings.at(name); i < to; i++) this.#naming.add(this.#meant.at(i), key)
    }
    this.#firstOfKeys.push(first)
  }

  /** Records which groups a name belongs to. */
  #learn(name: number): void {
    for (let next = this.#meanings.length - 1; next <= name; next++) this.#learnNext(next)
  }

  #learnNext(name: number): void {
    const { full, asClass, kinds, inWord, core } = denoteWords(this.#wordsOf(name), this.#vocabulary)
    for (const ingredient of full)
      this.#meant.push(ingredient * WAYS + (asClass.includes(ingredient) ? AS_CLASS : OUTRIGHT))
    for (const ingredient of kinds) this.#meant.push(ingredient * WAYS + KIND)
    for (const ingredient of inWord) this.#meant.push(ingredient * WAYS + KIND)
    if (core >= 0) this.#meant.push(core * WAYS + CORE)
    this.#meanings.push(this.#meant.length)
    this.#firstOfNames.push(full[0] ?? -1)
  }

  #wordsOf(name: number): Word[] {
    return this.#keys.wordIds(name).map((id) => {
      this.#words[id] ??= wordOf(this.#keys.word(id), this.#vocabulary)
      return this.#words[id] as Word
    })
  }

  /** For each key the ingredient that it names first; -1 if none is known. Valid until the next line is added. */
  get ingredientsOfKeys(): Int32Array {
    return this.#firstOfKeys.data
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

  /**
   * The keys that name a food, a kind of it, or something called after it: tomatoes, cherry tomatoes, tomato paste. Unlike a
   * match, what does for it in a kitchen isn't among them.
   */
  naming({ id, words }: Term): Set<number> {
    const { name = '' } = this.#vocabulary.ingredients[id] ?? {}
    const spoken = [words, normalWords(name)].flatMap((own) => (own.length === 1 ? own : []))
    const ways = [OUTRIGHT, AS_CLASS, KIND].map((way) => this.#naming.of(id * WAYS + way))
    return new Set([...ways, ...spoken.map((word) => this.#keys.keysWith(word))].flatMap((keys) => [...keys]))
  }

  #findKnown(term: Term, levels: Map<number, number>): void {
    for (const key of this.#naming.of(term.id * WAYS + OUTRIGHT)) levels.set(key, FULL)
    if (!term.narrow) for (const key of this.#naming.of(term.id * WAYS + AS_CLASS)) levels.set(key, FULL)
    const partial = (this.#vocabulary.covers[term.id] ?? []).map((id) => this.#naming.of(id * WAYS + CORE))
    if (!term.narrow) partial.unshift(this.#naming.of(term.id * WAYS + KIND))
    for (const list of partial) for (const key of list) if (!levels.has(key)) levels.set(key, PARTIAL)
  }

  #findUnknown(term: Term, levels: Map<number, number>): void {
    const first = term.words[0]
    if (first === undefined) return
    const compare = (key: number) => {
      if (levels.has(key)) return
      const { strength } = matchNames(term, this.#keys.names(key), '', this.#vocabulary)
      if (strength !== 'none') levels.set(key, strength === 'full' ? FULL : PARTIAL)
    }
    for (const key of this.#keys.keysWith(first)) compare(key)
    if (term.words.length > 1 || first.length < IN_WORD_FROM) return
    for (const word of this.#keys.words())
      if (word.length > first.length && word.includes(first))
        for (const key of this.#keys.keysWith(word)) compare(key)
  }
}
