import { ENOUGH, isEnough } from '../stock/enough.ts'
import type { Model } from './model.ts'
import type { Part } from './model-foods.ts'
import { BUY, BUY_AGAIN, BUY_GRAM, packageWaste } from './weights.ts'

/** What the meals take of one group of foods, in the order in which they take it. */
interface Uses {
  n: number
  owner: number[]
  /** Meals that stay take first, then the others by time. */
  rank: number[]
  day: number[]
  stock: number[]
  also: (readonly number[])[]
  food: number[]
  grams: number[]
  each: number[]
  minor: boolean[]
}

const noUses = (): Uses => ({
  n: 0,
  owner: [],
  rank: [],
  day: [],
  stock: [],
  also: [],
  food: [],
  grams: [],
  each: [],
  minor: [],
})

function put(uses: Uses, at: number, owner: number, rank: number, day: number, part: Part, portions: number) {
  uses.owner[at] = owner
  uses.rank[at] = rank
  uses.day[at] = day
  uses.stock[at] = part.stock
  uses.also[at] = part.also
  uses.food[at] = part.food
  uses.grams[at] = part.grams * portions
  uses.each[at] = part.each
  uses.minor[at] = part.minor
}

function copy(from: Uses, at: number, to: Uses, place: number) {
  to.owner[place] = from.owner[at] as number
  to.rank[place] = from.rank[at] as number
  to.day[place] = from.day[at] as number
  to.stock[place] = from.stock[at] as number
  to.also[place] = from.also[at] as readonly number[]
  to.food[place] = from.food[at] as number
  to.grams[place] = from.grams[at] as number
  to.each[place] = from.each[at] as number
  to.minor[place] = from.minor[at] as boolean
}

/**
 * Follows each food through the days: what is there is taken while it is good, what is short is bought by the package,
 * what remains of it serves the next meal while it keeps.
 */
export class Ledger {
  readonly #stocksOf: number[][]
  readonly #uses: Uses[]
  readonly #trial = noUses()
  /** Hears what each use of a group takes, while the group is followed. */
  onTake?: (use: number, stock: number, grams: number) => void
  /** Of the last group that was followed: what each use had to buy. */
  readonly short: number[] = []
  /** What was left of each stock for further meals. */
  readonly #left: Float64Array
  /** What was left of it to spoil: a meal may take most of what is there, and the next one finds enough all the same. */
  readonly #unused: Float64Array
  /** How many foods were bought. */
  bought = 0

  readonly #have: Float64Array
  readonly #known: Uint8Array
  readonly #usable: Float64Array
  readonly #waste: Float64Array
  readonly #least: Float64Array
  readonly #package: Float64Array
  readonly #keeps: Float64Array
  readonly #packageWaste: Float64Array
  readonly #last: number
  readonly #order: number[] = []

  constructor({ stocks, foods, groups, last }: Model) {
    this.#stocksOf = Array.from({ length: groups }, () => [])
    for (const [index, { group }] of stocks.entries()) this.#stocksOf[group]?.push(index)
    this.#uses = Array.from({ length: groups }, noUses)
    this.#left = new Float64Array(stocks.length)
    this.#unused = new Float64Array(stocks.length)
    this.#have = Float64Array.from(stocks, ({ have }) => have)
    this.#known = Uint8Array.from(stocks, ({ known }) => Number(known))
    this.#usable = Float64Array.from(stocks, ({ usable }) => usable)
    this.#waste = Float64Array.from(stocks, ({ waste }) => waste)
    this.#least = Float64Array.from(stocks, ({ least }) => least)
    this.#package = Float64Array.from(foods, (food) => food.package ?? 0)
    this.#keeps = Float64Array.from(foods, ({ keeps }) => keeps ?? Number.POSITIVE_INFINITY)
    this.#packageWaste = Float64Array.from(foods, ({ keeps }) => packageWaste(keeps))
    this.#last = last
  }

  uses(group: number): Uses {
    return this.#uses[group] as Uses
  }

  add(owner: number, rank: number, day: number, part: Part, portions: number): void {
    const uses = this.uses(part.group)
    let at = uses.n++
    for (; at > 0 && (uses.rank[at - 1] as number) > rank; at--) copy(uses, at - 1, uses, at)
    put(uses, at, owner, rank, day, part, portions)
  }

  remove(owner: number, group: number): void {
    const uses = this.uses(group)
    let kept = 0
    for (let at = 0; at < uses.n; at++) {
      if (uses.owner[at] === owner) continue
      if (kept !== at) copy(uses, at, uses, kept)
      kept++
    }
    uses.n = kept
  }

  /** The cost of a group as it is. */
  cost(group: number): number {
    return this.#follow(group, this.uses(group))
  }

  /** The cost of a group if these parts, all of one group, were taken too. */
  costWith(parts: readonly Part[], from: number, to: number, rank: number, day: number, portions: number) {
    const group = (parts[from] as Part).group
    const uses = this.uses(group)
    const trial = this.#trial
    let at = 0
    for (; at < uses.n && (uses.rank[at] as number) <= rank; at++) copy(uses, at, trial, at)
    let place = at
    for (let index = from; index < to; index++)
      put(trial, place++, -1, rank, day, parts[index] as Part, portions)
    for (; at < uses.n; at++) copy(uses, at, trial, place++)
    trial.n = place
    return this.#follow(group, trial)
  }

  #follow(group: number, uses: Uses): number {
    const stocks = this.#stocksOf[group] as number[]
    for (let i = 0; i < stocks.length; i++) {
      const stock = stocks[i] as number
      const have = this.#have[stock] as number
      this.#left[stock] = have
      this.#unused[stock] = have
    }
    let shortOf = 0
    for (let at = 0; at < uses.n; at++) {
      const short = this.#take(uses, at)
      this.short[at] = short
      if (short > 0) this.#order[shortOf++] = at
    }
    let cost = 0
    for (let i = 0; i < stocks.length; i++) {
      const stock = stocks[i] as number
      cost += (this.#unused[stock] as number) * (this.#waste[stock] as number)
    }
    this.bought = 0
    return shortOf === 0 ? cost : cost + this.#buy(uses, shortOf)
  }

  /** Takes what is there for a use; what must be bought for it. */
  #take(uses: Uses, at: number): number {
    const stock = uses.stock[at] as number
    if (stock < 0) return uses.minor[at] ? 0 : (uses.grams[at] as number)
    let short = this.#takeOf(stock, uses, at, uses.grams[at] as number)
    const also = uses.also[at] as readonly number[]
    for (let i = 0; i < also.length && short > 0; i++)
      short = this.#takeOf(also[i] as number, uses, at, short)
    return uses.minor[at] ? 0 : short
  }

  /** Takes of one stock; what is missing then. */
  #takeOf(stock: number, uses: Uses, at: number, grams: number): number {
    if ((uses.day[at] as number) > (this.#usable[stock] as number)) return grams
    const left = this.#left[stock] as number
    const isKnown = this.#known[stock] === 1
    // Nobody buys onions because nobody counted them: what a meal takes of them is checked, not bought.
    if (left <= 0) return isKnown ? grams : 0
    const taken = left < grams ? left : grams
    this.#left[stock] = left - taken
    const unused = this.#unused[stock] as number
    const used = Math.min(unused, Math.max(taken, this.#least[stock] as number))
    this.#unused[stock] = unused - used
    this.onTake?.(at, stock, used)
    const each = uses.each[at] as number
    const isThere = each > 0 ? isEnough(left / each, grams / each, true) : isEnough(left, grams, false)
    return !isKnown || isThere ? 0 : grams - taken
  }

  #buy(uses: Uses, count: number): number {
    const order = this.#order
    for (let i = 1; i < count; i++) {
      const use = order[i] as number
      let at = i
      for (; at > 0 && this.#after(uses, order[at - 1] as number, use); at--)
        order[at] = order[at - 1] as number
      order[at] = use
    }
    let cost = 0
    let food = -1
    let left = 0
    let expires = 0
    for (let i = 0; i < count; i++) {
      const use = order[i] as number
      const day = uses.day[use] as number
      const short = this.short[use] as number
      cost += short * BUY_GRAM
      if (uses.food[use] !== food) {
        if (food >= 0) cost += this.#thrown(food, left, expires)
        food = uses.food[use] as number
        cost += BUY
        this.bought++
        left = Math.max(0, this.#packages(food, short) - short)
        expires = day + (this.#keeps[food] as number)
        continue
      }
      if (day > expires) {
        cost += left + BUY_AGAIN
        left = 0
        expires = day + (this.#keeps[food] as number)
      }
      if (left < short * ENOUGH) left += this.#packages(food, short - left)
      left = left > short ? left - short : 0
    }
    return cost + this.#thrown(food, left, expires)
  }

  #after(uses: Uses, one: number, other: number): boolean {
    const a = uses.food[one] as number
    const b = uses.food[other] as number
    return a > b || (a === b && (uses.day[one] as number) > (uses.day[other] as number))
  }

  /** What comes home for so many grams: whole packages. */
  #packages(food: number, grams: number): number {
    const size = this.#package[food] as number
    return size > 0 ? Math.ceil(grams / size - 0.05) * size || size : grams
  }

  /** What remains of a package is lost in these days, or likely later. */
  #thrown(food: number, left: number, expires: number): number {
    if (left <= 0) return 0
    return expires <= this.#last ? left : left * (this.#packageWaste[food] as number)
  }
}
