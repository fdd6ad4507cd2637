import type { KeyHits, LineTable } from './line-table.ts'
import { type ByWeight, MAIN, MINOR, MOST_SWAPS } from './readiness.ts'
import type { RecipeStore } from './recipe-store.ts'
import { type SwapRule, suits } from './swaps.ts'

/** A line that the kitchen doesn't cover. */
interface OpenLine {
  line: number
  key: number
  weight: number
  /** What does instead. */
  rule: SwapRule | undefined
}

/** The recipes and their lines. */
interface Stock {
  store: RecipeStore
  table: LineTable
}

/** Which names the kitchen covers, and which ingredients it has a swap for. Valid for one query. */
export class Coverage {
  #covered = new Uint8Array(0)
  #marked: Int32Array[] = []
  /** By ingredient. */
  readonly #rules: (SwapRule[] | undefined)[] = []
  readonly #targets: number[] = []
  readonly #missing: [number, number, number] = [0, 0, 0]
  readonly #swapped: [number, number, number] = [0, 0, 0]
  readonly #weighed = { missing: this.#missing as ByWeight, swapped: this.#swapped as ByWeight }

  start(keys: number): void {
    for (const list of this.#marked)
      for (let i = 0; i < list.length; i++) this.#covered[list[i] as number] = 0
    for (const target of this.#targets) this.#rules[target] = undefined
    this.#marked = []
    this.#targets.length = 0
    if (this.#covered.length < keys) this.#covered = new Uint8Array(Math.ceil(keys * 1.2))
  }

  cover({ keys }: KeyHits): void {
    for (let i = 0; i < keys.length; i++) this.#covered[keys[i] as number] = 1
    this.#marked.push(keys)
  }

  swap(rule: SwapRule): void {
    const rules = this.#rules[rule.target]
    if (rules) rules.push(rule)
    else this.#rules[rule.target] = [rule]
    this.#targets.push(rule.target)
  }

  /** The first swap for an ingredient that is right for such a line in a dish with these uses. */
  #swapFor(ingredient: number, uses: number, weight: number): SwapRule | undefined {
    const rules = ingredient < 0 ? undefined : this.#rules[ingredient]
    if (rules === undefined) return undefined
    for (const rule of rules) if (suits(rule, uses, weight)) return rule
    return undefined
  }

  /** The lines of a recipe that the kitchen doesn't cover, with the swap that counts, if any. */
  open(slot: number, store: RecipeStore, table: LineTable): OpenLine[] {
    const weights = store.weightsOf(slot)
    const uses = store.columns.uses[slot] as number
    const open: OpenLine[] = []
    for (const [i, line] of store.linesOf(slot).entries()) {
      const key = table.keyOfLine(line)
      if (key < 0 || this.#covered[key] === 1) continue
      const weight = weights[i] as number
      const rule = this.#swapFor(table.ingredientsOfKeys[key] as number, uses, weight)
      open.push({ line, key, weight, rule })
    }
    const swapped = open.filter(({ weight, rule }) => weight !== MINOR && rule !== undefined)
    const counting = swapped.sort((a, b) => b.weight - a.weight).slice(0, MOST_SWAPS)
    for (const one of open) if (one.weight !== MINOR && !counting.includes(one)) one.rule = undefined
    return open
  }

  /**
   * The names that stand between a recipe and the table, at most `most`, in `into`; returns how many, or more than
   * `most` if there are more. Nobody goes shopping for a garnish.
   */
  needed(slot: number, { store, table }: Stock, most: number, into: number[]): number {
    const keys = table.keysOfLines
    const lines = store.lines.data
    const uses = store.columns.uses[slot] as number
    const to = store.starts.at(slot + 1)
    let count = 0
    let swaps = 0
    for (let weight = MAIN; weight > MINOR; weight--) {
      for (let i = store.starts.at(slot); i < to && count <= most; i++) {
        const key = keys[lines[i] as number] as number
        if (store.weights[i] !== weight || key < 0 || this.#covered[key] === 1) continue
        if (this.#swapFor(table.ingredientsOfKeys[key] as number, uses, weight)) {
          if (swaps++ < MOST_SWAPS) continue
        }
        let at = 0
        while (at < count && into[at] !== key) at++
        if (at === count) into[count++] = key
      }
    }
    return count
  }

  /** What a recipe lacks and what is swapped, by weight. Valid until the next call. */
  weigh(slot: number, store: RecipeStore, table: LineTable): { missing: ByWeight; swapped: ByWeight } {
    const missing = this.#missing
    const swapped = this.#swapped
    for (let weight = 0; weight < 3; weight++) missing[weight] = swapped[weight] = 0
    const keys = table.keysOfLines
    const ingredients = table.ingredientsOfKeys
    const covered = this.#covered
    const lines = store.lines.data
    const { weights } = store
    const uses = store.columns.uses[slot] as number
    const to = store.starts.at(slot + 1)
    for (let i = store.starts.at(slot); i < to; i++) {
      const key = keys[lines[i] as number] as number
      if (key < 0 || covered[key] === 1) continue
      const weight = weights[i] as 0 | 1 | 2
      const into = this.#swapFor(ingredients[key] as number, uses, weight) ? swapped : missing
      into[weight]++
    }
    // Main lines are swapped first; what is beyond the most counts as missing.
    const main = Math.min(swapped[2], MOST_SWAPS)
    const normal = Math.min(swapped[1], MOST_SWAPS - main)
    missing[2] += swapped[2] - main
    missing[1] += swapped[1] - normal
    swapped[2] = main
    swapped[1] = normal
    return this.#weighed
  }
}
