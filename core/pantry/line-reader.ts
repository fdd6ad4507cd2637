import { Ints } from './ints.ts'
import { type LineNames, namesOfTokens } from './line-names.ts'
import { Before, startOf } from './line-start.ts'
import { PlainParts } from './plain-parts.ts'
import { SequenceTable } from './sequence-table.ts'
import { simpleWords } from './simple-names.ts'
import { tokenise } from './tokenise.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Lines go through each step together: a step that runs many times in a row runs faster. */
export const BLOCK = 1024

/** A line of which no other is known that reads the same. */
interface Fresh {
  tokens: Token[]
  /** Where the name begins; -1 if that is not clear. */
  from: number
}

/** Reads many lines; of those that differ in their amounts or in plain remarks only, the first. */
export class LineReader {
  readonly #vocabulary: Vocabulary
  readonly #parts: PlainParts
  readonly #keyOf: (names: LineNames) => number
  readonly #seen = new SequenceTable(256)
  readonly #keys = new Ints(256)

  constructor(vocabulary: Vocabulary, keyOf: (names: LineNames) => number) {
    this.#vocabulary = vocabulary
    this.#parts = new PlainParts(vocabulary)
    this.#keyOf = keyOf
  }

  /** The keys of the names of some lines, at best of a block. */
  read(lines: readonly string[]): number[] {
    const split = lines.map((line) => tokenise(line))
    const fresh: Fresh[] = []
    const readings = split.map((tokens) => this.#recognise(tokens, fresh))
    const names = fresh.map((line) => this.#namesOf(line))
    for (const some of names) this.#keys.push(this.#keyOf(some))
    return readings.map((reading) => this.#keys.at(reading))
  }

  /** The number of the reading that a line shares with others like it. */
  #recognise(tokens: Token[], fresh: Fresh[]): number {
    const bracketed = this.#parts.dropBrackets(tokens)
    const { before, from } = startOf(tokens)
    const clear = before !== Before.Unclear
    const to = clear && !bracketed ? this.#parts.endOf(tokens, from) : tokens.length
    const seen = this.#seen
    seen.push(before)
    for (let i = from; i < to; i++) seen.push((tokens[i] as Token).id)
    const known = seen.size
    const reading = seen.intern()
    if (reading === known) {
      tokens.length = to
      fresh.push({ tokens, from: clear ? from : -1 })
    }
    return reading
  }

  #namesOf({ tokens, from }: Fresh): LineNames {
    const words = from < 0 ? undefined : simpleWords(tokens, from, tokens.length)
    return words ? [words] : namesOfTokens(tokens, this.#vocabulary)
  }
}
