import { MAX_NAME } from '../contracts/ingredient-names.ts'
import { corrections, type SimilarTexts } from '../ingredients/spelling.ts'
import type { KnownName } from '../pantry/known-names.ts'
import type { NameReader } from '../pantry/name-reader.ts'
import { readTokens } from '../pantry/read-tokens.ts'
import { completions, type LabelTables } from './label-tables.ts'
import { type LabelWord, withoutPairs } from './label-tokens.ts'

/** A food named by some of the words. */
interface Hit {
  food: KnownName
  from: number
  to: number
  isSure: boolean
  near: readonly KnownName[]
}

interface FoundFood {
  name: string
  near: readonly string[]
  isSure: boolean
}

interface Foods {
  popularity: (food: KnownName) => number
  isKind: (one: KnownName, other: KnownName) => boolean
  isCarrier: (food: KnownName) => boolean
  similar: readonly SimilarTexts[]
}

const NEAR = 4
const LONGEST_SPAN = 5
const SHORTEST_CUT = 3
const SHORTEST_START = 5
const VOWEL = /[aeiouy]/

/** The reading of one label; nothing of it is kept. */
export class LabelReading {
  readonly #words: readonly LabelWord[]
  /** The likelier language first. */
  readonly #tables: readonly LabelTables[]
  readonly #names: NameReader
  readonly #foods: Foods

  constructor(words: readonly LabelWord[], tables: readonly LabelTables[], names: NameReader, foods: Foods) {
    this.#tables = tables
    this.#names = names
    this.#foods = foods
    this.#words = words.flatMap((word) => this.#expanded(word))
  }

  #expanded(word: LabelWord): LabelWord[] {
    for (const { short, nothing } of this.#tables) {
      const meant = short.get(word.word) ?? short.get(withoutPairs(word.word))
      // A piece ("Stk") in one language is no steak in the other.
      if (!meant && nothing.has(word.word)) return [word]
      if (!meant) continue
      // A word of its own stays, unless both are the same.
      const own = word.isCut ? undefined : this.#exact([word.word])
      if (!own || own.name === this.#exact(meant)?.name)
        return meant.map((one) => ({ word: one, text: one, isCut: false }))
    }
    return [word]
  }

  food(): FoundFood | undefined {
    const brand = this.#phrase(({ brands }) => brands)
    if (brand) return { name: brand.name, near: [], isSure: true }
    const taken = this.#makers()
    const hits = this.#hits(taken)
    const chosen = this.#chosen(hits, taken)
    if (chosen) return chosen
    const usual = this.#phrase(({ usual }) => usual)
    return usual && { name: usual.name, near: [usual.name], isSure: false }
  }

  /** What to call it where no name fits. */
  readable(): string | null {
    const taken = this.#makers()
    const words = this.#words.filter(
      ({ word }, at) => !taken[at] && /^\p{L}{3,}$/u.test(word) && VOWEL.test(word),
    )
    const name = words
      .map(({ text }) => text)
      .join(' ')
      .slice(0, Math.min(MAX_NAME, 60))
      .trim()
    return name.length >= 4 ? name : null
  }

  #key(from: number, to: number): string {
    return this.#words
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')
  }

  /** The longest phrase that a table has. */
  #phrase(of: (tables: LabelTables) => ReadonlyMap<string, KnownName>): KnownName | undefined {
    for (let length = Math.min(3, this.#words.length); length > 0; length--)
      for (let from = 0; from + length <= this.#words.length; from++) {
        const key = this.#key(from, from + length)
        for (const tables of this.#tables) {
          const found = of(tables).get(key) ?? of(tables).get(withoutPairs(key))
          if (found) return found
        }
      }
    return undefined
  }

  /** Which words are a maker's name. */
  #makers(): boolean[] {
    const taken = this.#words.map(() => false)
    for (let from = 0; from < this.#words.length; from++)
      for (let length = Math.min(3, this.#words.length - from); length > 0; length--) {
        const key = this.#key(from, from + length)
        if (!this.#tables.some(({ makers }) => makers.has(key))) continue
        taken.fill(true, from, from + length)
        break
      }
    // A maker's name that is all there is may be a food.
    return taken.every(Boolean) ? taken.map(() => false) : taken
  }

  #isNothing({ word }: LabelWord): boolean {
    if (word.length < 3 || /^\d/.test(word)) return true
    if (this.#tables.some(({ nothing }) => nothing.has(word) || nothing.has(withoutPairs(word)))) return true
    const [token] = readTokens(word)
    return token !== undefined && this.#names.isDescribing(token)
  }

  #exact(words: readonly string[]): KnownName | undefined {
    const key = words.join(' ')
    for (const { names } of this.#tables) {
      const found = names.get(key) ?? names.get(withoutPairs(key))
      if (found) return found
    }
    return this.#names.exact(readTokens(key))
  }

  #hits(taken: boolean[]): Hit[] {
    const hits: Hit[] = []
    const used = [...taken]
    const isFree = (from: number, to: number) => !used.slice(from, to).some(Boolean)
    const add = (hit: Hit | undefined) => {
      if (!hit) return
      hits.push(hit)
      used.fill(true, hit.from, hit.to)
    }
    for (let length = Math.min(LONGEST_SPAN, this.#words.length); length > 0; length--)
      for (let to = this.#words.length; to - length >= 0; to--) {
        const from = to - length
        if (!isFree(from, to)) continue
        const words = this.#words.slice(from, to)
        if (length === 1 && this.#words[from] && this.#isTooShort(this.#words[from])) continue
        const food = this.#exact(words.map(({ word }) => word))
        if (food) add({ food, from, to, isSure: true, near: [] })
      }
    const last = this.#words.length
    for (let from = Math.max(0, last - 3); from < last - 1; from++)
      if (isFree(from, last)) add(this.#completed(from, last, hits.length > 0))
    for (let at = 0; at < last; at++)
      if (isFree(at, at + 1)) add(this.#compound(at) ?? this.#completed(at, at + 1, hits.length > 0))
    if (hits.length === 0) for (let at = 0; at < last; at++) if (isFree(at, at + 1)) add(this.#corrected(at))
    return hits.sort((a, b) => a.from - b.from)
  }

  /** Short words of a label are codes more often than "ei". */
  #isTooShort({ word }: LabelWord): boolean {
    return word.length < 3 && word !== 'ei'
  }

  /** "karottenbrotchen": its end tells what it is. */
  #compound(at: number): Hit | undefined {
    const { word } = this.#words[at] as LabelWord
    const plain = withoutPairs(word)
    for (const { tails } of this.#tables)
      for (const [ending, food] of tails)
        for (const one of new Set([word, plain, plain.replace(/(?:en|n|e|s)$/, '')]))
          if (one.endsWith(ending) && one.length >= ending.length + 3)
            return { food, from: at, to: at + 1, isSure: true, near: [] }
    return undefined
  }

  /** The food that words begin the name of; unsure where it may be several. */
  #completed(from: number, to: number, isNamed: boolean): Hit | undefined {
    const last = this.#words[to - 1] as LabelWord
    const key = this.#key(from, to)
    const isLast = to === this.#words.length
    if (/\d/.test(key) || (!last.isCut && (!isLast || key.length < SHORTEST_START))) return undefined
    if (key.length < SHORTEST_CUT || (to - from === 1 && !last.isCut && (isNamed || this.#isNothing(last))))
      return undefined
    for (const tables of this.#tables) {
      const foods = completions(key, tables)
      if (foods.length === 0) continue
      const distinct = [...new Map(foods.map((food) => [food.name, food])).values()].sort(
        (a, b) => this.#foods.popularity(b) - this.#foods.popularity(a),
      )
      const root = distinct.find((one) =>
        distinct.every((other) => other === one || this.#foods.isKind(other, one)),
      )
      const food = root ?? distinct[0]
      // After a name, a few letters are how it is made: "Gouda jung Sch."
      const isWeak = isNamed && last.isCut && key.length < SHORTEST_START
      if (food)
        return { food, from, to, isSure: root !== undefined && !isWeak, near: distinct.slice(0, NEAR) }
    }
    return undefined
  }

  /** A slip of the recognizer; never sure. */
  #corrected(at: number): Hit | undefined {
    const { word } = this.#words[at] as LabelWord
    if (word.length < 5 || this.#isNothing(this.#words[at] as LabelWord)) return undefined
    for (const similar of this.#foods.similar) {
      const foods = corrections(word, similar).flatMap((one) => this.#exact([one]) ?? [])
      const [food] = foods
      if (food) return { food, from: at, to: at + 1, isSure: false, near: foods }
    }
    return undefined
  }

  #chosen(hits: readonly Hit[], taken: readonly boolean[]): FoundFood | undefined {
    // Of a food and a kind of it, the kind is meant; of the same one twice, either.
    const own = hits.filter(
      (one, at) =>
        !hits.some(
          (other, i) =>
            i !== at &&
            (this.#foods.isKind(other.food, one.food) || (i < at && other.food.name === one.food.name)),
        ),
    )
    const isNamed = own.some((one) => one.isSure)
    const found = own.filter(({ food, isSure }) => (isSure || !isNamed) && this.#foods.isCarrier(food))
    const carrier = found.length > 0 ? found.at(-1) : undefined
    const hit = carrier ?? own.findLast((one) => one.isSure) ?? own.at(-1)
    if (!hit) return undefined
    const isCovered = (at: number) => hits.some(({ from, to }) => at >= from && at < to)
    const isStrange = this.#words.some(
      (word, at) => at >= hit.to && !taken[at] && !isCovered(at) && !this.#isNothing(word) && !word.isCut,
    )
    const isOnly = own.length === 1 || (carrier !== undefined && found.length === 1)
    // Beside what comes in flavors, an unknown word is one.
    const isSure = hit.isSure && isOnly && (carrier !== undefined || !isStrange)
    const near = [hit.food, ...hit.near, ...own.map(({ food }) => food)].map(({ name }) => name)
    return { name: hit.food.name, near: isSure ? [] : [...new Set(near)].slice(0, NEAR), isSure }
  }
}
