import { Ints } from './ints.ts'

/** Additions are buffered before they are sorted in, until there are this many entries, or an eighth of all. */
const SMALLEST_MERGE = 2000

/** Integers in numbered groups. Adding only appends to a list, so bulk inserts are fast. */
export class Groups {
  readonly #groups = new Ints(1024)
  readonly #values = new Ints(1024)
  /** The sorted entries: all values, group by group, and where each group begins. */
  #starts = new Int32Array(1)
  #sorted = new Int32Array(0)

  add(group: number, value: number): void {
    this.#groups.push(group)
    this.#values.push(value)
  }

  /** The values of a group, in insertion order. */
  of(group: number): Int32Array {
    const waiting = this.#groups.length - this.#sorted.length
    if (waiting > SMALLEST_MERGE && waiting * 8 > this.#groups.length) this.#sort()
    const known = group + 1 < this.#starts.length
    const sorted = known
      ? this.#sorted.subarray(this.#starts[group], this.#starts[group + 1])
      : this.#sorted.subarray(0, 0)
    const later: number[] = []
    for (let i = this.#sorted.length; i < this.#groups.length; i++)
      if (this.#groups.at(i) === group) later.push(this.#values.at(i))
    if (later.length === 0) return sorted
    const all = new Int32Array(sorted.length + later.length)
    all.set(sorted)
    all.set(later, sorted.length)
    return all
  }

  #sort(): void {
    const groups = this.#groups.view()
    const values = this.#values.view()
    let count = 0
    for (let i = 0; i < groups.length; i++) count = Math.max(count, (groups[i] as number) + 1)
    const starts = new Int32Array(count + 1)
    for (let i = 0; i < groups.length; i++) {
      const after = (groups[i] as number) + 1
      starts[after] = (starts[after] as number) + 1
    }
    for (let group = 0; group < count; group++)
      starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number)
    const next = starts.slice()
    const sorted = new Int32Array(groups.length)
    for (let i = 0; i < groups.length; i++) {
      const group = groups[i] as number
      const at = next[group] as number
      sorted[at] = values[i] as number
      next[group] = at + 1
    }
    this.#starts = starts
    this.#sorted = sorted
  }
}
