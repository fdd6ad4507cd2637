import { Ints } from '../text/ints.ts'
import { SequenceTable } from '../text/sequence-table.ts'
import { type LineNames, namesOfTokens } from './line-names.ts'
import { Before, beforeIn, offsetIn, packStart, startOf } from './line-start.ts'
import type { NameKeys } from './name-keys.ts'
import { endWithBrackets, hasBrackets, PlainParts } from './plain-parts.ts'
import { quickStart } from './quick-start.ts'
import { SimpleNames } from './simple-names.ts'
import { generation, Sign, tokensBetween } from './token-table.ts'
import { forgetTokens, hasRoom, scan } from './tokenise.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Lines go through each step in batches: a step that runs many times in a row is faster. */
const BLOCK = 1024
const KINDS = Object.keys(Before).length
const SIMPLE = -1
/** The fields of a line with a new shape: where it begins and ends, and what precedes its name. */
const Fresh = { From: 0, End: 1, Before: 2, Fields: 3 } as const

/** Maximum number of cached readings: for a whole collection they would take too much memory. */
const MOST_KEPT = 2000

/** Caches keyed by token number, valid while the numbering is. */
class Known {
  readonly generation = generation
  readonly parts: PlainParts
  /** The readings so far, grouped by what preceded the name, and the key of each. */
  readonly readings = Array.from({ length: KINDS }, () => new SequenceTable(256))
  readonly keys = Array.from({ length: KINDS }, () => new Ints(256))

  constructor(vocabulary: Vocabulary) {
    this.parts = new PlainParts(vocabulary)
  }

  get size(): number {
    let size = this.parts.size
    for (const table of this.readings) size += table.size
    return size
  }
}

/** Parses many lines; among lines that differ only in amounts or plain remarks, only the first. */
export class LineReader {
  readonly #vocabulary: Vocabulary
  readonly #keys: NameKeys
  readonly #simple: SimpleNames
  #known: Known
  /** The tokens of a block of lines; for each line where its tokens end, and its flags. */
  readonly #ids = new Ints(BLOCK * 8)
  readonly #ends = new Ints(BLOCK)
  readonly #among = new Ints(BLOCK)
  /** For each line what precedes its name, and the number of its reading; or SIMPLE and the number of its name. */
  readonly #kinds = new Ints(BLOCK)
  readonly #found = new Ints(BLOCK)
  /** Lines with no known equivalent: where they begin and end, and what precedes the name. */
  readonly #fresh = new Ints(BLOCK)

  constructor(vocabulary: Vocabulary, keys: NameKeys) {
    this.#vocabulary = vocabulary
    this.#keys = keys
    this.#simple = new SimpleNames(keys)
    this.#known = new Known(vocabulary)
  }

  /** Adds the keys of the names of some lines to a list. */
  read(lines: readonly string[], into: Ints): void {
    for (let from = 0; from < lines.length; ) {
      this.#begin()
      do {
        this.#among.push(scan(lines[from++] as string, this.#ids))
        this.#ends.push(this.#ids.length)
      } while (from < lines.length && this.#ends.length < BLOCK && hasRoom())
      this.#finish(into)
    }
    if (this.#known.size > MOST_KEPT) this.#known = new Known(this.#vocabulary)
  }

  #begin(): void {
    if (!hasRoom()) forgetTokens()
    if (generation !== this.#known.generation) this.#known = new Known(this.#vocabulary)
    this.#simple.refresh()
    for (const list of [this.#ids, this.#ends, this.#among, this.#kinds, this.#found, this.#fresh])
      list.clear()
  }

  #finish(into: Ints): void {
    const ids = this.#ids.view()
    const lines = this.#ends.length
    for (let i = 0, from = 0; i < lines; i++) {
      const to = this.#ends.at(i)
      this.#recognise(ids, from, to, this.#among.at(i))
      from = to
    }
    const fresh = this.#fresh
    const names: LineNames[] = []
    for (let at = 0; at < fresh.length; at += Fresh.Fields)
      names.push(
        namesOfTokens(
          tokensBetween(ids, fresh.at(at + Fresh.From), fresh.at(at + Fresh.End)),
          this.#vocabulary,
        ),
      )
    for (let i = 0; i < names.length; i++)
      this.#known.keys[fresh.at(i * Fresh.Fields + Fresh.Before)]?.push(
        this.#keys.keyOf(names[i] as LineNames),
      )
    for (let i = 0; i < lines; i++) {
      const kind = this.#kinds.at(i)
      const found = this.#found.at(i)
      into.push(kind === SIMPLE ? this.#keys.keyOfName(found) : (this.#known.keys[kind] as Ints).at(found))
    }
  }

  /** Finds the number of the reading that a line shares with others like it. */
  #recognise(ids: Int32Array, from: number, to: number, among: number): void {
    let end = to
    let bracketed = false
    if ((among & Sign.Bracket) !== 0) {
      end = this.#known.parts.dropBrackets(ids, from, to)
      bracketed = hasBrackets(end)
      if (bracketed) end = endWithBrackets(end)
    }
    let start = (among & Sign.Colon) !== 0 ? -1 : quickStart(ids, from, end, bracketed)
    if (start < 0) {
      const { before, from: name } = startOf(tokensBetween(ids, from, end))
      start = packStart(name, before)
    }
    const before = beforeIn(start)
    const name = from + offsetIn(start)
    const clear = before !== Before.Unclear
    if (clear && !bracketed && (among & (Sign.Comma | Sign.Dash)) !== 0)
      end = this.#known.parts.endOf(ids, name, end)
    const simple = clear ? this.#simple.read(ids, name, end) : -1
    if (simple >= 0) {
      this.#kinds.push(SIMPLE)
      this.#found.push(simple)
      return
    }
    const readings = this.#known.readings[before] as SequenceTable
    const known = readings.size
    const reading = readings.intern(ids, name, end)
    this.#kinds.push(before)
    this.#found.push(reading)
    if (reading < known) return
    this.#fresh.push(from)
    this.#fresh.push(end)
    this.#fresh.push(before)
  }
}
