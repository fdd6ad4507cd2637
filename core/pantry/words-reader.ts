import { isLeftoverDish } from '../ingredients/leftover-dish.ts'
import { singular } from '../text/plural.ts'
import { amountAt, isAmount, isFiller, isJoin, isSize, isSmall, isUnit, type Spoken } from './amounts.ts'
import type { KnownName } from './known-names.ts'
import { leftoverAt, leftoverEnd } from './leftover-words.ts'
import { type Phrases, phraseAt } from './lexicon.ts'
import type { NameReader } from './name-reader.ts'
import { type ReadToken, readTokens } from './read-tokens.ts'

/** What was written besides the name and the amount. */
interface Extra {
  tokens: ReadToken[]
  /** It stood in brackets. */
  note: boolean
}

/** So many of a food with one date: "one best before 22.11.". */
interface DateShare {
  /** As written; empty for "the other", which is whatever is left. */
  count: string
  date: string
}

export interface DraftItem {
  line: string
  name: ReadToken[]
  amount: ReadToken[]
  extra: Extra[]
  known: KnownName | undefined
  /** Of its package, as written. */
  date?: string
  /** Since when, as written. */
  since?: string
  /** Some of it with a date of its own. */
  shares?: readonly DateShare[]
}

export type NewItem = Pick<DraftItem, 'name' | 'amount' | 'known'>

interface Sink {
  add: (item: NewItem) => DraftItem
  /** For what isn't an item. */
  leave: (tokens: readonly ReadToken[]) => void
}

const MAX_JOINED = 4
const SHORTEST_NAME = 3
/** A text of so many words, with so many names in it, is a row of names. */
const ROW_WORDS = 5
const ROW_NAMES = 4
const CANS = new Set(
  'can cans tin tins dose dosen boite boites conserve lata latas lattina lattine scatola scatole scatoletta scatolette'.split(
    ' ',
  ),
)

export const letterCount = (tokens: readonly ReadToken[]) =>
  tokens.reduce((sum, { word }) => sum + word.length, 0)

/** Are these words the name of a place, a shop or an aisle? */
export function isHeadingWord(tokens: readonly ReadToken[], spoken: Spoken): boolean {
  const text = tokens.map(({ word }) => word).join(' ')
  return spoken.some(({ headings }) => headings.has(text))
}

/** Does this word make a heading of a short line? */
export function isPlace(token: ReadToken, spoken: Spoken): boolean {
  return spoken.some(({ places }) => places.has(token.word))
}

/** Reads words without separators into amounts and names. */
export class WordsReader {
  readonly #names: NameReader
  readonly #spoken: Spoken
  readonly #sink: Sink
  /** Many names without separators. */
  #isRow = false

  constructor(names: NameReader, spoken: Spoken, sink: Sink) {
    this.#names = names
    this.#spoken = spoken
    this.#sink = sink
  }

  #says(phrases: (one: Spoken[number]) => Phrases, tokens: readonly ReadToken[], at: number): boolean {
    return this.#spoken.some((one) => phraseAt(tokens, at, phrases(one)) > 0)
  }

  /** Leaves out the words around a list at its start; undefined when something is said to be missing. */
  #skipFiller(tokens: readonly ReadToken[]): number | undefined {
    let at = 0
    for (; at < tokens.length; at++) {
      if (this.#says((one) => one.none, tokens, at) && !this.#names.exact(tokens.slice(at))) return undefined
      const token = tokens[at] as ReadToken
      const next = tokens[at + 1]
      // "what can I make": not every can is one.
      const isVerb = isUnit(token, this.#spoken) && next !== undefined && isFiller(next, this.#spoken)
      const skipped = isVerb || isFiller(token, this.#spoken) || isSmall(token, this.#spoken)
      if (!skipped || this.#startsName(tokens, at) || amountAt(tokens, at, this.#spoken)) break
    }
    return at
  }

  #startsName(tokens: readonly ReadToken[], at: number): boolean {
    for (let length = 2; length <= 4 && at + length <= tokens.length; length++)
      if (this.#names.exact(tokens.slice(at, at + length))) return true
    return this.#names.exact(tokens.slice(at)) !== undefined
  }

  #isHousehold(tokens: readonly ReadToken[]): boolean {
    const known = this.#names.exact(tokens)
    if (known && known.id >= 0) return false
    if (tokens.some((_, at) => this.#says((one) => one.household, tokens, at))) return true
    // Recipes name tools as well, which are kept with the products: "skewers".
    return known?.id === -1 && this.#says((one) => one.household, readTokens(known.name), 0)
  }

  /** Reads the words between two separators. A remark follows a dash, and is no item unless it names a food. */
  read(tokens: ReadToken[], isRemark: boolean): void {
    this.#isRow = tokens.length >= ROW_WORDS && this.#names.namesIn(tokens) >= ROW_NAMES
    const isHousehold = !this.#isRow && this.#isHousehold(tokens)
    if (isHousehold || tokens.every((token) => isPlace(token, this.#spoken))) {
      this.#sink.leave(tokens)
      return
    }
    if (!this.#isRow && !isRemark && this.#readLeftover(tokens)) return
    const pieces = this.#pieces(tokens)
    for (const [at, piece] of pieces.entries()) {
      const shared = pieces.length > 1 ? this.#sharing(pieces, at) : undefined
      if (shared) this.#sink.add({ name: piece, amount: [], known: shared })
      else this.#readSaid(piece, isRemark)
    }
  }

  /** What is left of a dish is one thing, whatever is in it: "leftover roast beef with gravy and potatoes". */
  #readLeftover(tokens: ReadToken[]): boolean {
    const start = leftoverAt(tokens) === 0 ? 0 : this.#skipFiller(tokens)
    if (start === undefined) return false
    const amount = amountAt(tokens, start, this.#spoken)
    const from = amount?.next ?? start
    const isNext = (at: number) =>
      isJoin(tokens[at] as ReadToken, this.#spoken) &&
      amountAt(tokens, at + 1, this.#spoken)?.strength === 'quantity'
    const next = tokens.findIndex((_, at) => at > from && isNext(at))
    const words = tokens.slice(from, next < 0 ? undefined : next)
    const at = leftoverAt(words)
    const dish = at < 0 ? [] : [...words.slice(0, at), ...words.slice(leftoverEnd(words, at))]
    const isMore = (_: ReadToken, i: number) => amountAt(dish, i, this.#spoken)?.strength === 'quantity'
    if (letterCount(dish) < SHORTEST_NAME || dish.some(isMore) || this.#areFoods(dish)) return false
    if (dish.every((token) => isFiller(token, this.#spoken) || isSmall(token, this.#spoken))) return false
    this.#sink.leave(tokens.slice(0, start).filter((token) => !isSmall(token, this.#spoken)))
    this.#sink.add({
      name: words,
      amount: amount ? tokens.slice(start, amount.end) : [],
      known: isLeftoverDish(['leftover', ...dish.map(({ word }) => singular(word))])
        ? undefined
        : (this.#names.find(words) ?? this.#names.find(dish)),
    })
    if (next >= 0) this.read(tokens.slice(next + 1), false)
    return true
  }

  /** "rice and eggs": no dish, but two foods. */
  #areFoods(tokens: ReadToken[]): boolean {
    const pieces = this.#pieces(tokens)
    return pieces.length > 1 && pieces.every((piece) => (this.#names.exact(piece)?.id ?? -1) >= 0)
  }

  /** A piece of a sentence, without the words around the list. */
  #readSaid(tokens: ReadToken[], isRemark: boolean): void {
    const start = this.#skipFiller(tokens)
    if (start === undefined || start === tokens.length) {
      this.#sink.leave(tokens)
      return
    }
    this.#sink.leave(tokens.slice(0, start).filter((token) => !isSmall(token, this.#spoken)))
    this.#readPiece(tokens.slice(start), isRemark)
  }

  /** "red and green peppers", "Paprika rot und gelb": one of them has the noun. */
  #sharing(pieces: readonly ReadToken[][], at: number): KnownName | undefined {
    const piece = pieces[at] ?? []
    if (piece.length !== 1 || letterCount(piece) < SHORTEST_NAME || this.#names.find(piece)) return undefined
    const next = pieces[at + 1]?.slice(-1) ?? []
    const before = pieces[at - 1]?.slice(0, 1) ?? []
    if (next.length > 0) return this.#names.exact([...piece, ...next])
    return before.length > 0 ? this.#names.exact([...before, ...piece]) : undefined
  }

  /** Cuts at "and", but not inside a name: "half and half", "salt and vinegar chips". */
  #pieces(tokens: ReadToken[]): ReadToken[][] {
    const parts: ReadToken[][] = [[]]
    const joins: (ReadToken | undefined)[] = [undefined]
    for (const token of tokens) {
      if (isJoin(token, this.#spoken)) {
        parts.push([])
        joins.push(token)
      } else parts.at(-1)?.push(token)
    }
    const together = (from: number, to: number) =>
      parts.slice(from, to).flatMap((part, i) => {
        const join = joins[from + i]
        return i > 0 && join ? [join, ...part] : part
      })
    const pieces: ReadToken[][] = []
    for (let at = 0; at < parts.length; ) {
      let size = Math.min(MAX_JOINED, parts.length - at)
      while (size > 1 && !this.#isOneName(together(at, at + size), parts.slice(at, at + size))) size--
      const piece = together(at, at + size)
      if (piece.length > 0) pieces.push(piece)
      at += size
    }
    return pieces
  }

  #isOneName(tokens: readonly ReadToken[], parts: readonly ReadToken[][]): boolean {
    const start = amountAt(tokens, 0, this.#spoken)?.next ?? 0
    const known = this.#names.exact(tokens) ?? this.#names.exact(tokens.slice(start))
    // A dish of two things that are both at hand is rather the two things: "beef and broccoli".
    if (known) return known.id >= 0 || !parts.every((part) => this.#names.exact(part))
    return false
  }

  /** One amount and one name, or several without anything between them. */
  #readPiece(tokens: ReadToken[], isRemark: boolean): void {
    let amount: ReadToken[] = []
    let name: ReadToken[] = []
    const finish = () => {
      // Some foods are units as well: "5 lb ribs", "4 cloves".
      if (name.length === 0 && this.#names.exact(amount.slice(-1))) name = amount.splice(-1)
      this.#finish(name, amount, isRemark)
      name = []
      amount = []
    }
    for (let at = 0; at < tokens.length; ) {
      const found = amountAt(tokens, at, this.#spoken) ?? (at === 0 ? this.#bareUnit(tokens) : undefined)
      const fixed = name.length === 0 ? this.#fixedName(tokens, at, found?.next) : 0
      if (fixed > 0 || !found) {
        name.push(...tokens.slice(at, at + Math.max(1, fixed)))
        at += Math.max(1, fixed)
      } else if (name.length === 0) {
        amount.push(...tokens.slice(at, found.end))
        at = found.next
      } else if (this.#trails(tokens, found.next)) {
        amount.push(...tokens.slice(at, found.end))
        name.push(...tokens.slice(found.end))
        at = tokens.length
      } else if (found.strength === 'quantity' || (found.strength === 'article' && this.#names.exact(name)))
        finish()
      else {
        name.push(tokens[at] as ReadToken)
        at++
      }
    }
    finish()
  }

  /** The length of a name that has an amount in it: "00 flour", "lait demi-écrémé". But "head of garlic" has one before it. */
  #fixedName(tokens: readonly ReadToken[], at: number, afterAmount: number | undefined): number {
    for (let length = Math.min(5, tokens.length - at); length > 1; length--) {
      const known = this.#names.exact(tokens.slice(at, at + length))
      // "white wine | a glass": an article at the end belongs to what follows.
      if (!known || isSmall(tokens[at + length - 1], this.#spoken)) continue
      const inner =
        afterAmount === undefined ? undefined : this.#names.exact(tokens.slice(afterAmount, at + length))
      return inner?.name === known.name ? 0 : length
    }
    return 0
  }

  /** "tin chopped tomatoes", "sm container strawberries": a unit alone, if a name follows. */
  #bareUnit(tokens: readonly ReadToken[]): ReturnType<typeof amountAt> {
    const size = isUnit(tokens[0], this.#spoken)
      ? 1
      : isUnit(tokens[1], this.#spoken) && isSize(tokens[0])
        ? 2
        : 0
    if (size === 0 || this.#names.exact(tokens) || !this.#names.find(tokens.slice(size))) return undefined
    return { end: size, next: size, strength: 'unit' }
  }

  /** Nothing but describing words follows: the amount belongs to the name before it. */
  #trails(tokens: readonly ReadToken[], at: number): boolean {
    const after = tokens.slice(at)
    if (isAmount(after, this.#spoken)) return true
    return after.every((token) => this.#names.isDescribing(token) || isFiller(token, this.#spoken))
  }

  #finish(tokens: ReadToken[], amount: ReadToken[], isRemark: boolean): void {
    let from = 0
    let to = tokens.length
    while (from < to && isSmall(tokens[from], this.#spoken) && !this.#names.exact(tokens.slice(from, to)))
      from++
    const whole = this.#names.find(tokens.slice(from, to))
    const trails = (token: ReadToken) => isFiller(token, this.#spoken) || isSmall(token, this.#spoken)
    if (!whole) while (to > from && trails(tokens[to - 1] as ReadToken)) to--
    const name = tokens.slice(from, to)
    const found = whole ?? this.#names.find(name)
    const known = found && (this.#canned(found, amount) ?? found)
    if (known) {
      const item = this.#sink.add({ name, amount, known })
      if (to < tokens.length) item.extra.push({ tokens: tokens.slice(to), note: false })
      return
    }
    const run = this.#names.run(name, this.#isRow)
    if (run) {
      for (const [at, one] of run.entries()) this.#addOfRow(one, at === 0 ? amount : [])
      this.#sink.leave(tokens.slice(to))
    } else if ((to === tokens.length || amount.length > 1) && this.#isName(name) && !isRemark) {
      const item = this.#sink.add({ name, amount, known: undefined })
      if (to < tokens.length) item.extra.push({ tokens: tokens.slice(to), note: false })
    } else this.#sink.leave([...amount, ...tokens])
  }

  #addOfRow(tokens: ReadToken[], amount: ReadToken[]): void {
    const known = this.#names.find(tokens)
    const isFood = known || (this.#isName(tokens) && !tokens.every((token) => isPlace(token, this.#spoken)))
    if (!isFood || this.#isHousehold(tokens)) this.#sink.leave([...amount, ...tokens])
    else this.#sink.add({ name: tokens, amount, known: known && (this.#canned(known, amount) ?? known) })
  }

  /** "2 tins of tomatoes" are canned tomatoes. */
  #canned({ name, id }: KnownName, amount: readonly ReadToken[]): KnownName | undefined {
    if (id < 0 || !amount.some(({ word }) => CANS.has(word))) return undefined
    return this.#names.exact(readTokens(`canned ${name}`))
  }

  /** Could this be a food that isn't known, rather than a remark? */
  #isName(tokens: readonly ReadToken[]): boolean {
    if (letterCount(tokens) < SHORTEST_NAME || tokens.length > 5) return false
    return (
      !tokens.some((token) => isFiller(token, this.#spoken)) && tokens.some(({ kind }) => kind === 'word')
    )
  }
}
