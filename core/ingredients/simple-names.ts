import { Ints } from '../text/ints.ts'
import type { NameKeys } from './name-keys.ts'
import { generation, Sign, signs, tokenAt } from './token-table.ts'
import { wordIn } from './tokens.ts'

/**
 * Fast path for names made of words only, as most are ("chopped fresh parsley", "oil for frying"), with the
 * same result as the grammar.
 */
export class SimpleNames {
  readonly #keys: NameKeys
  /** For each token one more than the number of its word; 0 if not known yet, -1 if it isn't a word of a name. */
  #words = new Int32Array(1024)
  #generation = generation
  readonly #name = new Ints(32)

  constructor(keys: NameKeys) {
    this.#keys = keys
  }

  /** Must be called whenever tokens may have been renumbered. */
  refresh(): void {
    if (generation !== this.#generation) this.#words.fill(0)
    this.#generation = generation
  }

  /** The number of the name, which begins at `from` with a word; -1 when the full parser is needed. */
  read(ids: Int32Array, from: number, to: number): number {
    let end = from
    while (end < to && ((signs[ids[end] as number] as number) & Sign.Simple) !== 0) end++
    if (end === from) return -1
    if (end < to && ((signs[ids[end - 1] as number] as number) & Sign.Dash) !== 0) return -1
    for (let i = end; i < to; i++)
      if (((signs[ids[i] as number] as number) & (Sign.Simple | Sign.Stop)) === 0) return -1
    const name = this.#name
    name.clear()
    for (let i = from; i < end; i++) {
      const word = this.#wordOf(ids[i] as number)
      if (word >= 0) name.push(word)
    }
    return this.#keys.nameId(name.data, 0, name.length)
  }

  #wordOf(id: number): number {
    if (id >= this.#words.length) {
      const wider = new Int32Array(Math.max(id + 1, this.#words.length * 2))
      wider.set(this.#words)
      this.#words = wider
    }
    const known = this.#words[id] as number
    if (known !== 0) return known - 1
    const word = wordIn(tokenAt(id))
    const number = word === undefined ? -1 : this.#keys.wordId(word)
    this.#words[id] = number < 0 ? -1 : number + 1
    return number
  }
}
