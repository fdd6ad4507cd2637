import { amountAt, isAmount, isFiller, isJoin, isUnit, type Spoken } from './amounts.ts'
import type { NameTables } from './known-names.ts'
import { asLeftover, isLeftoverLabel, isPrepared, portionsFrom } from './leftover-words.ts'
import type { NameReader } from './name-reader.ts'
import type { Clause, ClausedLine } from './read-clauses.ts'
import { type ReadToken, textOf } from './read-tokens.ts'
import {
  type DraftItem,
  isHeadingWord,
  isPlace,
  letterCount,
  type NewItem,
  WordsReader,
} from './words-reader.ts'

/** Where a line stands in the list. */
interface Surroundings {
  /** One of several lines. */
  isList: boolean
  /** The first line, or the first after an empty one. */
  isFirst: boolean
  isFollowed: boolean
  /** Without a bullet, before lines that have one; or capitals over each block of lines. */
  isTitle: boolean
}

/** Reads the lines of one list into items and what isn't one. */
export class ListReader {
  readonly items: DraftItem[] = []
  readonly rest: string[] = []
  readonly #names: NameReader
  readonly #spoken: Spoken
  readonly #tables: NameTables
  readonly #words: WordsReader
  #line = ''
  /** Of the line being read. */
  #first = 0
  #pending: ReadToken[] = []
  /** Below "Leftovers:", until an empty line or the next heading; after it on a line. */
  #areLeftovers = false

  constructor(names: NameReader, spoken: Spoken, tables: NameTables) {
    this.#names = names
    this.#spoken = spoken
    this.#tables = tables
    this.#words = new WordsReader(names, spoken, {
      add: (item) => this.#add(item),
      leave: (tokens) => this.#leave(tokens),
    })
  }

  read(line: ClausedLine, surroundings: Surroundings): void {
    this.#line = line.line
    this.#first = this.items.length
    this.#pending = []
    const areLeftovers = this.#areLeftovers && line.clauses.length > 0
    this.#areLeftovers = areLeftovers
    if (this.#isHeading(line, surroundings)) {
      this.#areLeftovers = line.clauses.some(({ tokens }) => isLeftoverLabel(tokens))
      this.#restOf(line.clauses)
    } else {
      const clauses = this.#inverted(line, surroundings)
      for (const [at, clause] of clauses.entries()) {
        if (clause.emoji !== '') this.#readEmoji(clauses, at)
        else this.#readClause(clause, clauses[at + 1])
      }
      this.#areLeftovers = areLeftovers
    }
    if (this.#pending.length > 0) this.#leave(this.#pending)
    for (const price of line.prices) this.rest.push(price.text)
  }

  #leave(tokens: readonly ReadToken[]): void {
    const ordered = [...tokens].sort((a, b) => a.start - b.start)
    if (letterCount(ordered) > 0) this.rest.push(textOf(ordered, this.#line))
  }

  #restOf(clauses: readonly Clause[]): void {
    for (const { tokens, notes } of clauses) {
      this.#leave(tokens)
      for (const note of notes) this.#leave(note)
    }
  }

  /** "FRIDGE", "Shopping list", "Produce:". A heading that is a food as well needs to look like one: "BEEF". */
  #isHeading(
    { clauses, bulleted, line }: ClausedLine,
    { isList, isFirst, isFollowed, isTitle }: Surroundings,
  ): boolean {
    const worded = clauses.filter(({ emoji }) => emoji === '')
    const [clause] = worded
    if (!clause || clause.tokens.length === 0) return false
    if (worded.length === 1 && (clause.opens || isTitle)) return true
    if (bulleted) return false
    const own = clause.tokens.filter((token) => token.kind === 'word')
    const named = isHeadingWord(own, this.#spoken)
    const partly = own.length < 6 && own.some((token) => isPlace(token, this.#spoken))
    if (!named && !partly) return false
    const foods = clauses.some(({ tokens }) => {
      const words = tokens.filter((token) => token.kind === 'word')
      return (
        this.#names.find(words) ?? this.#names.find(words.filter((token) => !isUnit(token, this.#spoken)))
      )
    })
    if (!foods) return clauses.length < 3
    const shown = worded.length === 1 && isList && isFirst && isFollowed && clause.notes.length === 0
    return named && shown && (line === line.toUpperCase() || line.startsWith('#'))
  }

  /** "Flour, bread": in a list of lines, the kind after the comma. */
  #inverted({ clauses }: ClausedLine, { isList }: Surroundings): Clause[] {
    const named = clauses.filter(({ tokens }) => tokens.length > 0 && !isAmount(tokens, this.#spoken))
    const [first, second] = named
    if (!isList || named.length !== 2 || !first || !second || second.after !== 'comma') return clauses
    if (first.notes.length > 0 || isJoinedName(first.tokens, this.#spoken)) return clauses
    const turned = [...second.tokens, ...first.tokens]
    if (second.tokens[0]?.kind === 'number' || !this.#names.exact(turned)) return clauses
    return clauses
      .filter((one) => one !== second)
      .map((one) => (one === first ? { ...first, tokens: turned, notes: second.notes } : one))
  }

  /** An emoji beside a word only decorates it; several, or one by itself, are items. */
  #readEmoji(clauses: readonly Clause[], at: number): void {
    const sign = clauses[at]?.emoji ?? ''
    const known = this.#tables.emoji.get(sign)
    if (!known) return
    const isText = (clause: Clause | undefined) =>
      clause !== undefined &&
      clause.emoji === '' &&
      clause.tokens.length > 0 &&
      (!isAmount(clause.tokens, this.#spoken) || isHeadingWord(clause.tokens, this.#spoken))
    const next = clauses[at + 1]
    const before = clauses[at - 1]
    const beside = [
      next?.after === 'emoji' ? next : undefined,
      clauses[at]?.after === 'emoji' ? before : undefined,
    ]
    const words = beside.filter(isText)
    const inRow = beside.some(
      (clause) => clause !== undefined && clause.emoji !== '' && this.#tables.emoji.has(clause.emoji),
    )
    const same = words.some((clause) => {
      const found = clause && this.#names.find(clause.tokens)
      return found?.name === known.name || found?.emoji.replace(/\uFE0F/g, '') === sign
    })
    // "bananas 🍌🍌🍌"
    const repeated = clauses[at]?.after === 'emoji' && before?.emoji === sign
    if (repeated || (words.length > 0 && (same || !inRow))) return
    this.#add({ name: [], amount: [], known })
  }

  #add({ name, amount, known }: NewItem): DraftItem {
    const item: DraftItem = {
      line: this.#line,
      name,
      amount: [...this.#pending, ...amount],
      extra: [],
      known,
    }
    this.#pending = []
    this.items.push(item)
    return item
  }

  /** The last item of the same line. */
  get #last(): DraftItem | undefined {
    return this.items.length > this.#first ? this.items.at(-1) : undefined
  }

  #readClause(clause: Clause, next: Clause | undefined): void {
    const tokens = this.#areLeftovers ? this.#asLeftover(clause.tokens) : clause.tokens
    const before = this.items.length
    const isLabel = clause.opens && next !== undefined && !isAmount(next.tokens, this.#spoken)
    if ((isLabel || next?.after === 'dash') && isLeftoverLabel(tokens)) this.#areLeftovers = true
    else if (isLabel) this.#leave(tokens)
    else if (isAmount(tokens, this.#spoken) && !this.#isNamedUnit(tokens))
      this.#giveAmount(tokens, next?.after === 'emoji' && this.#tables.emoji.has(next.emoji))
    else if (tokens.length > 0 && !this.#givesPortions({ ...clause, tokens }) && !this.#joinsLast(clause))
      this.#words.read(tokens, clause.after === 'dash' && !this.#areLeftovers)
    for (const note of clause.notes) this.#readNote(note, this.items.length > before || tokens.length === 0)
  }

  /** After its amount: "2 portions leftover curry". What only describes stays as it is. */
  #asLeftover(tokens: ReadToken[]): ReadToken[] {
    const from = amountAt(tokens, 0, this.#spoken)?.next ?? 0
    const rest = tokens.slice(from)
    if (rest.every((token) => this.#names.isDescribing(token) || isFiller(token, this.#spoken))) return tokens
    return [...tokens.slice(0, from), ...asLeftover(rest)]
  }

  /** "leftover stew for two", "leftover stew, for two": so many portions of what was cooked. */
  #givesPortions({ tokens, after }: Clause): boolean {
    const end = portionsFrom(tokens)
    if (end === tokens.length || !(end === 0 ? this.#last : isPrepared(tokens))) return false
    const before = this.items.length
    if (end > 0) this.#words.read(tokens.slice(0, end), after === 'dash')
    if (end === 0 || this.items.length > before) this.#giveAmount(tokens.slice(end))
    else this.#leave(tokens.slice(end))
    return true
  }

  /** A line of nothing but an amount, whose unit is a food: "5 lb ribs". */
  #isNamedUnit(tokens: readonly ReadToken[]): boolean {
    if (this.#names.exact(tokens)) return true
    return this.#last === undefined && this.#names.exact(tokens.slice(-1)) !== undefined
  }

  #giveAmount(tokens: ReadToken[], toNext = false): void {
    const item = toNext ? undefined : this.#last
    if (item) item.amount.push(...tokens)
    else this.#pending.push(...tokens)
  }

  /** "onion, white" and "tomatoes, diced" go on with the item before them. */
  #joinsLast({ tokens, after }: Clause): boolean {
    const item = this.#last
    if (!item || after === 'start' || after === 'stop' || after === 'emoji' || after === 'note') return false
    // "milk opened Sunday and ham"
    if (tokens[0] && isJoin(tokens[0], this.#spoken)) return false
    const amount = amountAt(tokens, 0, this.#spoken)
    if (amount && this.#names.exact(tokens.slice(amount.next))) return false
    const isKind = after === 'dash' && tokens.length < 4 && this.#names.exact([...tokens, ...item.name])
    const words = tokens.filter((token) => !isFiller(token, this.#spoken))
    const describing = words.every((token) => this.#names.isDescribing(token))
    if (!isKind && !describing && (this.#names.find(tokens) || after === 'comma')) {
      const turned = !this.#names.exact(tokens) && this.#names.exact([...tokens, ...item.name])
      if (!turned) return false
    } else if (!isKind && this.#names.exact(tokens)) return false
    this.#describe(item, tokens)
    return true
  }

  /** Adds words to an item, which may make it a kind of its own: "milk (2%)", "pepper - green", "pasta (2 boxes penne)". */
  #describe(item: DraftItem, tokens: ReadToken[], note = false): void {
    const { amount, words } = this.#apart(tokens)
    item.amount.push(...amount)
    const plain = words.filter(({ kind }) => kind !== 'mark')
    const kind = plain.length < 4 ? this.#names.exact([...plain, ...item.name]) : undefined
    const named = this.#names.exact(plain)
    if (kind) item.known = kind
    else if (named && item.known && this.#names.isKind(named, item.known)) item.known = named
    item.extra.push({ tokens: plain, note })
  }

  /** The amount before or after the words of a remark. */
  #apart(tokens: ReadToken[]): { amount: ReadToken[]; words: ReadToken[] } {
    const lead = amountAt(tokens, 0, this.#spoken)
    const figures = tokens.slice(lead?.next ?? 0).some(({ kind }) => kind === 'number')
    if (lead?.strength === 'quantity' && !figures)
      return { amount: tokens.slice(0, lead.end), words: tokens.slice(lead.next) }
    const at = tokens.findIndex(
      (token, i) => token.kind === 'number' && isAmount(tokens.slice(i), this.#spoken),
    )
    return at > 0 ? { amount: tokens.slice(at), words: tokens.slice(0, at) } : { amount: [], words: tokens }
  }

  #readNote(tokens: ReadToken[], isOwn: boolean): void {
    const item = isOwn ? this.#last : undefined
    const plain = tokens.filter(({ kind, text }) => kind !== 'mark' || text !== ',')
    if (isAmount(plain, this.#spoken)) this.#giveAmount(plain)
    else if (item && this.#isGroup(item, tokens)) this.#readGroup(item, tokens)
    else if (item) this.#describe(item, plain, true)
    else this.#leave(plain)
  }

  /** "veggies (carrots, peppers)": the brackets list what the word before them stands for. */
  #isGroup({ name }: DraftItem, tokens: readonly ReadToken[]): boolean {
    const parts = listed(tokens)
    if (parts.length < 2 || !isHeadingWord(name, this.#spoken)) return false
    return parts.every((part) => this.#names.find(part))
  }

  #readGroup({ name, amount }: DraftItem, tokens: readonly ReadToken[]): void {
    this.items.pop()
    this.#leave([...amount, ...name])
    for (const part of listed(tokens)) this.#words.read(part, false)
  }
}

function listed(tokens: readonly ReadToken[]): ReadToken[][] {
  const parts: ReadToken[][] = [[]]
  for (const token of tokens) {
    if (token.text === ',') parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

function isJoinedName(tokens: readonly ReadToken[], spoken: Spoken): boolean {
  return tokens.some((token) => isJoin(token, spoken))
}
