import { ANIMAL_FREE, FALSE_FRIENDS } from '../ingredients/compounds.ts'
import { denote } from '../ingredients/denote.ts'
import { isLeftoverDish } from '../ingredients/leftover-dish.ts'
import { createTerm } from '../ingredients/match.ts'
import { nearestNames } from '../ingredients/nearest-name.ts'
import { corrections } from '../ingredients/spelling.ts'
import { describes, NEGATIONS, PARTS, PIECES, PRODUCTS } from '../ingredients/word-classes.ts'
import { singular } from '../text/plural.ts'
import { isSmall, type Spoken } from './amounts.ts'
import {
  englishKey,
  englishName,
  foodNamed,
  foreignName,
  type KnownName,
  type NameTables,
  openName,
} from './known-names.ts'
import { type Lexicon, stem, wordKey } from './lexicon.ts'
import type { ReadToken } from './read-tokens.ts'

/** No name has more words; what is longer is a sentence. */
const LONGEST = 10
const COLORS = new Set('red green yellow white black brown golden dark light purple pink orange'.split(' '))
const NEAR = 3

/** Finds the foods that the words of one list name, in the languages that it is written in. */
export class NameReader {
  readonly #tables: NameTables
  readonly #spoken: Spoken
  readonly #exact = new Map<string, KnownName | null>()
  readonly #meant = new Map<string, readonly string[]>()

  constructor(tables: NameTables, spoken: Spoken) {
    this.#tables = tables
    this.#spoken = spoken
  }

  /** The food that all of these words name together. */
  exact(tokens: readonly ReadToken[]): KnownName | undefined {
    if (tokens.length === 0 || tokens.length > LONGEST) return undefined
    const text = tokens.map(({ word }) => word).join(' ')
    const known = this.#exact.get(text)
    if (known !== undefined) return known ?? undefined
    const found = this.#look(tokens)
    this.#exact.set(text, found ?? null)
    return found
  }

  #look(tokens: readonly ReadToken[]): KnownName | undefined {
    for (const lexicon of this.#spoken) {
      const found =
        lexicon.code === 'en'
          ? englishName(tokens, this.#tables)
          : foreignName(tokens, lexicon, this.#tables.foods)
      if (found) return found
    }
    return undefined
  }

  /** The food that these words name: exactly, with describing words, misspelled, or with a brand. */
  find(tokens: readonly ReadToken[]): KnownName | undefined {
    if (tokens.length === 0 || tokens.length > LONGEST) return undefined
    if (isLeftoverDish(tokens.map(({ word }) => singular(word)))) return undefined
    return (
      this.exact(tokens) ??
      this.#described(tokens) ??
      this.#open(tokens) ??
      this.#kind(tokens) ??
      this.#expanded(tokens) ??
      this.#corrected(tokens) ??
      this.#branded(tokens) ??
      this.#parsed(tokens)
    )
  }

  #open(tokens: readonly ReadToken[]): KnownName | undefined {
    const { foods, english } = this.#tables
    for (let length = Math.min(3, tokens.length); length > 0; length--) {
      const brand = english.brands.get(englishKey(tokens.slice(0, length)))
      if (brand !== undefined) return foodNamed(brand, foods)
    }
    for (const lexicon of this.#spoken) {
      const found = lexicon.code === 'en' ? undefined : openName(tokens, lexicon, foods)
      if (found) return found
    }
    return undefined
  }

  isKind(one: KnownName, other: KnownName): boolean {
    return this.#tables.foods.ancestors[one.id]?.includes(other.id) === true
  }

  /** A food and a kind of it: "queso gouda", "mozzarella fiordilatte". */
  #kind(tokens: readonly ReadToken[]): KnownName | undefined {
    for (let cut = 1; cut < tokens.length; cut++) {
      const a = this.#described(tokens.slice(0, cut))
      const b = a && this.#described(tokens.slice(cut))
      if (!a || !b || a.id < 0 || b.id < 0) continue
      if (a.id === b.id || this.isKind(a, b)) return a
      if (this.isKind(b, a)) return b
    }
    return undefined
  }

  isDescribing(token: ReadToken): boolean {
    const word = singular(token.word)
    if (token.kind === 'number' || token.text.endsWith('%')) return true
    if (describes(word) || describes(token.word) || PIECES.has(word) || COLORS.has(word)) return true
    return this.#spoken.some(
      ({ describing, small, units, code }) =>
        describing.has(stem(wordKey(token.word, code), code)) ||
        (code !== 'en' && units.has(token.word)) ||
        token.parts.every((part) => small.has(part)),
    )
  }

  /** A food by itself; before another name it makes a different thing of it. */
  #isFood(token: ReadToken): boolean {
    return this.exact([token]) !== undefined
  }

  #isPartOfName(token: ReadToken): boolean {
    const word = singular(token.word)
    return (
      this.#tables.words.has(word) ||
      this.#spoken.some(
        ({ code, nameWords }) =>
          code !== 'en' && token.parts.some((part) => nameWords.has(wordKey(part, code))),
      )
    )
  }

  /** "vegan cheese" isn't cheese, and "no eggs" aren't eggs. */
  #isDenied(tokens: readonly ReadToken[]): boolean {
    return tokens.some(({ word }) => FALSE_FRIENDS.has(word) || ANIMAL_FREE.has(word) || NEGATIONS.has(word))
  }

  #described(tokens: readonly ReadToken[]): KnownName | undefined {
    if (this.#isDenied(tokens)) return undefined
    for (let from = 0; from < tokens.length; from++) {
      for (let to = tokens.length; to > from; to--) {
        const found = this.exact(tokens.slice(from, to))
        if (found) return found
        if (!this.isDescribing(tokens[to - 1] as ReadToken)) break
      }
      if (!this.isDescribing(tokens[from] as ReadToken)) return undefined
    }
    return undefined
  }

  #isKnownWord(token: ReadToken): boolean {
    return (
      token.kind !== 'word' ||
      this.#isPartOfName(token) ||
      this.isDescribing(token) ||
      this.#spoken.some(({ grammar, ordinary }) => grammar.has(token.word) || ordinary.has(token.word))
    )
  }

  /** "choc milk", "chix stock" */
  #expanded(tokens: readonly ReadToken[]): KnownName | undefined {
    const { short } = this.#tables.english
    if (!tokens.some(({ word }) => short.has(word))) return undefined
    const whole = tokens.flatMap((token) => {
      const meant = short.get(token.word)
      return meant ? meant.map((word) => ({ ...token, word, parts: [word] })) : [token]
    })
    return this.exact(whole) ?? this.#described(whole)
  }

  /** One misspelled word at a time has few enough readings to be sure of one. */
  #corrected(tokens: readonly ReadToken[]): KnownName | undefined {
    const strange = tokens.filter((token) => !this.#isKnownWord(token))
    if (strange.length === 0 || strange.length > 2) return undefined
    for (const { code } of this.#spoken) {
      const found = this.#correctedIn(code, tokens, strange)
      if (found) return found
    }
    return undefined
  }

  #corrections(word: string, code: Lexicon['code']): readonly string[] {
    const key = `${code} ${word}`
    const known = this.#meant.get(key) ?? corrections(word, this.#tables.similarWords(code))
    this.#meant.set(key, known)
    return known
  }

  #correctedIn(
    code: Lexicon['code'],
    tokens: readonly ReadToken[],
    strange: readonly ReadToken[],
  ): KnownName | undefined {
    const meant = new Map(strange.map((token) => [token, this.#corrections(singular(token.word), code)]))
    const read = (choice: number) => {
      const words = tokens.map((token) => {
        const options = meant.get(token)
        const word = options ? (options[choice] ?? options[0]) : undefined
        return word === undefined ? token : { ...token, word, parts: [word] }
      })
      return this.exact(words) ?? this.#described(words)
    }
    if ([...meant.values()].some((options) => options.length === 0)) return undefined
    return read(0) ?? read(1)
  }

  /** Words that aren't food before a name are a brand: "Driscoll's raspberries". But "camel milk" isn't plain milk. */
  #branded(tokens: readonly ReadToken[]): KnownName | undefined {
    if (this.#isDenied(tokens)) return undefined
    for (let cut = 1; cut < tokens.length && cut <= 4; cut++) {
      if (this.#isFood(tokens[cut - 1] as ReadToken)) break
      const rest = tokens.slice(cut)
      const found = this.exact(rest) ?? this.#described(rest)
      if (found && this.#isHead(found, rest, tokens.slice(0, cut)) && this.#isNamedBy(found, tokens, rest))
        return found
    }
    return this.#spoken[0]?.code === 'en' ? undefined : this.#trailed(tokens)
  }

  /** In the Romance languages the name comes first: "pommes Gala". */
  #trailed(tokens: readonly ReadToken[]): KnownName | undefined {
    for (let cut = tokens.length - 1; cut > 0 && cut >= tokens.length - 3; cut--) {
      const token = tokens[cut] as ReadToken
      // What follows "de" tells the kind: "noci di acagiù" aren't walnuts.
      if (this.#isFood(token) || isSmall(tokens[cut - 1], this.#spoken)) break
      const rest = tokens.slice(0, cut)
      const found = this.exact(rest) ?? this.#described(rest)
      if (found && this.#isHead(found, rest, [])) return found
    }
    return undefined
  }

  /** Of a product or a cut, the one word before it tells which: camel milk, ostrich steak. Two, or a possessive, are rather a brand. */
  #isHead({ name }: KnownName, tokens: readonly ReadToken[], brand: readonly ReadToken[]): boolean {
    const last = singular(tokens.at(-1)?.word ?? '')
    const translated = this.#spoken[0]?.code === 'en' ? last : (name.split(' ').at(-1) ?? '')
    const isProduct = [last, translated].some((word) => PRODUCTS.has(word) || PARTS.has(word))
    if (tokens.length > 1 || !isProduct) return true
    return (
      brand.filter((token) => !this.isDescribing(token)).length > 1 ||
      brand.some(({ text }) => /['’]s?$/.test(text))
    )
  }

  /** Not hidden by a compound: a prickly pear isn't a pear. */
  #isNamedBy({ id }: KnownName, tokens: readonly ReadToken[], head: readonly ReadToken[]): boolean {
    const { foods } = this.#tables
    if (id < 0 || !foods.byForm.has(englishKey(head))) return true
    return denote(englishKey(tokens).split(' '), foods).full.includes(id)
  }

  /** As a line of a recipe: "chicken for the grill", "juice of a lemon". */
  #parsed(tokens: readonly ReadToken[]): KnownName | undefined {
    const { foods } = this.#tables
    if (this.#isDenied(tokens) || this.#spoken[0]?.code !== 'en') return undefined
    const { id, words } = createTerm(tokens.map(({ text }) => text).join(' '), foods)
    const food = foods.ingredients[id]
    // Nothing of the name itself may be lost.
    const first = tokens.find((token) => !this.isDescribing(token))
    return food && first && words.includes(singular(first.word))
      ? { name: food.name, emoji: food.emoji, id }
      : undefined
  }

  /**
   * Several names without anything between them: "eggs milk flour", with a word here and there that isn't known. Two may be
   * one thing that isn't known, "salmon burger", unless the whole text is such a row.
   */
  run(tokens: readonly ReadToken[], isRow: boolean): ReadToken[][] | undefined {
    const names: ReadToken[][] = []
    let known = 0
    let unknown = 0
    let before: ReadToken[] = []
    for (let at = 0; at < tokens.length; ) {
      const length = this.#nameAt(tokens, at)
      if (length > 0) {
        names.push([...before, ...tokens.slice(at, at + length)])
        known++
        before = []
      } else if (this.isDescribing(tokens[at] as ReadToken)) before.push(tokens[at] as ReadToken)
      else {
        names.push([...before, tokens[at] as ReadToken])
        unknown++
        before = []
      }
      at += Math.max(1, length)
    }
    names.at(-1)?.push(...before)
    return known > (isRow ? 1 : 2) && unknown * 3 <= known ? names : undefined
  }

  /** How many words of a row are one name. Two that are names of their own stay two: "butter milk", "eggs bread". */
  #nameAt(tokens: readonly ReadToken[], at: number): number {
    for (let length = Math.min(5, tokens.length - at); length > 0; length--) {
      const words = tokens.slice(at, at + length)
      const known = this.exact(words)
      if (!known) continue
      const [first] = words as [ReadToken]
      const apart = length === 2 && words.every((word) => this.exact([word]))
      const isPlural = singular(first.word) !== first.word
      if (!apart || (known.name.includes(' ') && !isPlural)) return length
    }
    return 0
  }

  /** How many names there are in a text without separators. */
  namesIn(tokens: readonly ReadToken[]): number {
    let count = 0
    for (let at = 0; at < tokens.length; ) {
      const length = this.#nameAt(tokens, at)
      if (length > 0) count++
      at += Math.max(1, length)
    }
    return count
  }

  /** The vocabulary's names that these words may mean, the likeliest first: as they are spelled, then by what is in them. */
  near(tokens: readonly ReadToken[]): string[] {
    const { foods } = this.#tables
    const key = englishKey(tokens)
    const found = new Set(nearestNames(key, foods, NEAR).map(({ name }) => name))
    if (tokens.length <= LONGEST && key !== '') {
      const { full, kinds } = denote(key.split(' '), foods)
      for (const id of [...full, ...kinds]) found.add(foods.ingredients[id]?.name ?? '')
    }
    found.delete('')
    return [...found].slice(0, NEAR)
  }
}
