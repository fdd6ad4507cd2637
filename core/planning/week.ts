import { Ledger } from './ledger.ts'
import { canRest } from './leftovers-rule.ts'
import type { PlannedMeal } from './meal.ts'
import {
  type Cell,
  fitsLeftovers,
  isAhead,
  type Model,
  type ModelRecipe,
  portionsOf,
  type Source,
  timeCost,
  timeOf,
} from './model.ts'
import { addMeal, type DayNutrition, noNutrition, nutritionCost } from './nutrition.ts'
import { isTooOften } from './too-often.ts'
import { Variety } from './variety.ts'
import {
  BETTER_AGAIN,
  BUY,
  EMPTY_SLOT,
  LEFTOVERS_CAN_WAIT,
  OVER_BUDGET,
  SAME_AGAIN,
  SPOILED_ITEM,
  WORSE_AGAIN,
} from './weights.ts'

/** What stands in a cell. `second`: the cell that eats the second half of the pot; -1 if it's cooked once. */
export type Choice =
  | { kind: 'recipe'; recipe: number; second: number }
  | { kind: 'source'; source: number }
  /** Set by the choice of the cell that cooks. */
  | { kind: 'rest'; of: number }

export interface Offer {
  choice: Choice
  /** What it adds to the cost of the week. */
  cost: number
}

/** Meals that stay take before all others. */
export const FIXED_FIRST = -1_000_000

/** A week being planned, and its cost, kept up to date by differences. */
export class Week {
  readonly model: Model
  readonly choices: (Choice | null)[]
  cost = 0
  #price = 0
  readonly #ledger: Ledger
  readonly #variety: Variety
  readonly #groupCost: Float64Array
  readonly #groupBought: Int32Array
  #bought = 0
  /** For meals after the days that are planned: it doesn't count as bought for these. */
  #laterBought = 0
  readonly #portions: number[]
  readonly #days = new Map<number, DayNutrition>()
  readonly #goals: boolean
  readonly #until: Float64Array
  readonly #waste: Float64Array
  readonly #least: Float64Array

  constructor(model: Model) {
    this.model = model
    const { cells, groups, problem, sources, dayOf } = model
    this.choices = cells.map(() => null)
    this.#ledger = new Ledger(model)
    this.#variety = new Variety(model)
    this.#groupCost = new Float64Array(groups)
    this.#groupBought = new Int32Array(groups)
    this.#portions = sources.map(({ portions }) => portions)
    this.#until = Float64Array.from(model.stocks, ({ usable }) => usable)
    this.#waste = Float64Array.from(model.stocks, ({ waste }) => waste)
    this.#least = Float64Array.from(model.stocks, ({ least }) => least)
    this.#goals = problem.wishes.kcal !== null || problem.wishes.protein !== null
    for (const { day } of cells) this.#days.set(day, noNutrition())
    const fixed = [...problem.fixed.entries()]
    const isLater = ({ date }: PlannedMeal) => dayOf(date) > model.last
    this.#stay(fixed.filter(([, meal]) => !isLater(meal)))
    const bought = this.#bought
    this.#stay(fixed.filter(([, meal]) => isLater(meal)))
    this.cost -= this.#budget(this.#bought)
    this.#laterBought = this.#bought - bought
    this.cost += this.#budget(this.#bought)
    this.cost += cells.length * EMPTY_SLOT
    for (const { portions, waste } of sources) this.cost += portions * waste
    for (const day of this.#days.values()) this.cost += nutritionCost(day, problem.wishes)
  }

  /** Meals that stay, with their numbers. */
  #stay(meals: readonly (readonly [number, PlannedMeal])[]): void {
    const { cells, groups, recipes, recipeOf, dayOf, today } = this.model
    for (const [index, meal] of meals) {
      const recipe = recipes[recipeOf(meal.recipeId)]
      if (!recipe) continue
      const day = dayOf(meal.date)
      const nutrition = this.#days.get(day)
      if (nutrition) addMeal(nutrition, recipe.recipe, meal.slot, 1)
      if (meal.kind !== 'recipe' || !isAhead(meal, today)) continue
      const rank = FIXED_FIRST + timeOf(day, meal.slot)
      for (const part of recipe.parts)
        this.#ledger.add(cells.length + index, rank, day, part, portionsOf(meal))
    }
    for (let group = 0; group < groups; group++) this.#recount(group)
  }

  #recount(group: number): void {
    const cost = this.#ledger.cost(group)
    const bought = this.#ledger.bought
    this.cost += cost - (this.#groupCost[group] as number)
    this.cost +=
      this.#budget(this.#bought + bought - (this.#groupBought[group] as number)) - this.#budget(this.#bought)
    this.#bought += bought - (this.#groupBought[group] as number)
    this.#groupCost[group] = cost
    this.#groupBought[group] = bought
  }

  #budget(bought: number): number {
    const most = this.model.problem.wishes.mostToBuy
    const now = bought - this.#laterBought
    const over = most === null || !(now > most) ? 0 : (now - Math.max(0, most)) * OVER_BUDGET
    return now * this.#price + over
  }

  /** What a purchase costs besides, for a while: within a limit, one that a meal takes is one that others don't have. */
  charge(price: number): void {
    this.cost -= this.#budget(this.#bought)
    this.#price = price
    this.cost += this.#budget(this.#bought)
  }

  #cell(cell: number): Cell {
    return this.model.cells[cell] as Cell
  }

  #recipe(recipe: number): ModelRecipe {
    return this.model.recipes[recipe] as ModelRecipe
  }

  #startVariety(cell: number): void {
    const { cells } = this.model
    const { day, slot } = this.#cell(cell)
    this.#variety.start(day, slot)
    for (let other = 0; other < cells.length; other++) {
      const choice = this.choices[other] as Choice | null
      if (choice?.kind !== 'recipe' || other === cell) continue
      const at = cells[other] as Cell
      this.#variety.add(choice.recipe, at.day, at.slot)
    }
  }

  /** What a recipe in a cell repeats of the other meals. */
  #repetition(cell: number, recipe: number): number {
    const { cells } = this.model
    const { day, slot } = this.#cell(cell)
    let cost = this.#variety.ofFixed(recipe, day, slot)
    for (let other = 0; other < cells.length; other++) {
      const choice = this.choices[other] as Choice | null
      if (choice?.kind !== 'recipe' || other === cell) continue
      const at = cells[other] as Cell
      cost += this.#variety.between(recipe, day, slot, choice.recipe, at.day, at.slot)
    }
    return cost
  }

  #nutrition(cell: number, recipe: number): number {
    if (!this.#goals) return 0
    const { day, slot } = this.#cell(cell)
    const known = this.#days.get(day) as DayNutrition
    const before = nutritionCost(known, this.model.problem.wishes)
    const row = this.model.recipes[recipe]?.recipe
    addMeal(known, row, slot, 1)
    const after = nutritionCost(known, this.model.problem.wishes)
    addMeal(known, row, slot, -1)
    return after - before
  }

  /**
   * The least that a recipe adds for its food: it saves no more of what spoils and of opened packages than these cost now,
   * and buys what is neither there nor bought yet.
   */
  #leastForFood({ parts }: ModelRecipe, day: number, portions: number): number {
    let least = 0
    for (let i = 0; i < parts.length; i++) {
      const { stock, also, grams, group, minor } = parts[i] as ModelRecipe['parts'][number]
      const bought = this.#groupBought[group] as number
      let rate = bought > 0 ? 1 : 0
      let taken = grams * portions
      if (stock >= 0) {
        let most = day <= (this.#until[stock] as number) ? (this.#waste[stock] as number) : 0
        taken += this.#least[stock] as number
        for (let j = 0; j < also.length; j++) {
          const other = also[j] as number
          taken += this.#least[other] as number
          if (day <= (this.#until[other] as number)) most = Math.max(most, this.#waste[other] as number)
        }
        rate += most
      } else if (bought === 0 && !minor) least += BUY
      least -= Math.min(taken * rate, (this.#groupCost[group] as number) - bought * BUY)
    }
    return least
  }

  /** What cooking costs in a cell, but for variety; stops early when it can't be below `limit`. */
  #cooking(cell: number, index: number, portions: number, sofar: number, limit: number): number {
    const { day, time } = this.#cell(cell)
    const recipe = this.#recipe(index)
    const { parts } = recipe
    let cost = sofar
    let bought = this.#bought
    if (cost + this.#leastForFood(recipe, day, portions) >= limit) return Number.POSITIVE_INFINITY
    for (let from = 0; from < parts.length; ) {
      const group = (parts[from] as ModelRecipe['parts'][number]).group
      let to = from + 1
      while (to < parts.length && (parts[to] as ModelRecipe['parts'][number]).group === group) to++
      cost += this.#ledger.costWith(parts, from, to, time, day, portions) - (this.#groupCost[group] as number)
      bought += this.#ledger.bought - (this.#groupBought[group] as number)
      from = to
    }
    return this.#isOverBudget(bought)
      ? Number.POSITIVE_INFINITY
      : cost + this.#budget(bought) - this.#budget(this.#bought)
  }

  /** Meals that stay may need more than is wished: then nothing is bought for others. */
  #isOverBudget(bought: number): boolean {
    const most = this.model.mostToBuy
    return most !== null && bought - this.#laterBought > most && bought > this.#bought
  }

  /** Whether a recipe may be chosen for an empty cell: within a limit on purchases, the same few dishes would return daily. */
  allows(cell: number, recipe: number, second: number): boolean {
    if (this.model.mostToBuy === null) return true
    const portions = second < 0 ? this.model.eaters : 2 * this.model.eaters
    return (
      !isTooOften(this.model, this.choices, { cell, recipe, second }) &&
      this.#cooking(cell, recipe, portions, 0, Number.POSITIVE_INFINITY) < Number.POSITIVE_INFINITY
    )
  }

  /** Whether leftovers of a recipe that is cooked in one cell can be eaten in another. */
  canRest(from: number, to: number, recipe: number): boolean {
    return canRest(this.model, this.choices, { from, to, recipe })
  }

  canEat(cell: number, source: number): boolean {
    const { after, until, recipe } = this.model.sources[source] as Source
    const { day, time, slot } = this.#cell(cell)
    return (
      (this.#portions[source] as number) >= this.model.eaters &&
      time > after &&
      day <= until &&
      fitsLeftovers(slot, this.model.recipes[recipe]?.recipe)
    )
  }

  #eating(cell: number, index: number): number {
    const { waste, until, recipe } = this.model.sources[index] as Source
    const wait = Number.isFinite(until) ? 0 : LEFTOVERS_CAN_WAIT
    return SAME_AGAIN + wait - waste * this.model.eaters + this.#nutrition(cell, recipe) - EMPTY_SLOT
  }

  /** Eating it again: a stew gains by it, a plate of noodles doesn't. */
  #again(recipe: number): number {
    const { method } = this.#recipe(recipe).recipe
    return method !== null && BETTER_AGAIN.includes(method) ? SAME_AGAIN : SAME_AGAIN + WORSE_AGAIN
  }

  /** What a recipe costs in a cell for its taste, its time and the day's goals. */
  #base(cell: number, recipe: number): number {
    const row = this.#recipe(recipe)
    return (
      row.taste +
      timeCost(this.#cell(cell), row.recipe, this.model.eaters) +
      this.#nutrition(cell, recipe) -
      EMPTY_SLOT
    )
  }

  /** Visits the choices for an empty cell that add less than `limit` to the cost; the visitor returns the next limit. */
  #scan(cell: number, limit: number, most: number, visit: (offer: Offer) => number): void {
    const { cells, sources, eaters, problem } = this.model
    const { choices, day } = this.#cell(cell)
    let below = limit
    for (let source = 0; source < sources.length; source++) {
      if (!this.canEat(cell, source)) continue
      const cost = this.#eating(cell, source)
      if (cost < below) below = visit({ choice: { kind: 'source', source }, cost })
    }
    this.#startVariety(cell)
    for (let at = 0; at < choices.length && at < most; at++) {
      const recipe = choices[at] as number
      if (isTooOften(this.model, this.choices, { cell, recipe, second: -1 })) continue
      const base = this.#base(cell, recipe) + this.#variety.cost(recipe)
      const cost = this.#cooking(cell, recipe, eaters, base, below)
      if (cost < below) below = visit({ choice: { kind: 'recipe', recipe, second: -1 }, cost })
      const { keeps } = this.#recipe(recipe)
      if (!problem.wishes.cookTwice || keeps < 1) continue
      for (let second = cell + 1; second < cells.length; second++) {
        if (this.#cell(second).day - day > keeps) break
        if (this.choices[second] !== null || !this.canRest(cell, second, recipe)) continue
        if (isTooOften(this.model, this.choices, { cell, recipe, second })) continue
        const both = base + this.#again(recipe) - EMPTY_SLOT + this.#nutrition(second, recipe)
        const twice = this.#cooking(cell, recipe, 2 * eaters, both, below)
        if (twice < below) below = visit({ choice: { kind: 'recipe', recipe, second }, cost: twice })
      }
    }
  }

  /** Stock that no meal uses in time, in groups of foods that cost more than what is bought of them. */
  spoiling(): { index: number; until: number }[] {
    return this.model.stocks.flatMap(({ group, waste, until }, index) => {
      const lost = (this.#groupCost[group] as number) - (this.#groupBought[group] as number) * BUY
      return waste > 0 && lost > SPOILED_ITEM ? { index, until } : []
    })
  }

  /** All choices for an empty cell, each with what it adds to the cost. */
  offers(cell: number): Offer[] {
    const found: Offer[] = []
    this.#scan(cell, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, (offer) => {
      found.push(offer)
      return Number.POSITIVE_INFINITY
    })
    return found
  }

  /** The best choice for an empty cell, of the first `most` recipes; undefined if none adds less than `limit` to the cost. */
  best(cell: number, limit: number, most: number): Offer | undefined {
    let best: Offer | undefined
    this.#scan(cell, limit, most, (offer) => {
      best = offer
      return offer.cost
    })
    return best
  }

  /** Fills an empty cell. */
  place(cell: number, choice: Choice): void {
    const { eaters } = this.model
    if (choice.kind === 'rest') return
    if (choice.kind === 'source') {
      this.cost += this.#eating(cell, choice.source)
      this.#portions[choice.source] = (this.#portions[choice.source] as number) - eaters
      this.#feed(cell, (this.model.sources[choice.source] as Source).recipe, 1)
    } else {
      const { recipe, second } = choice
      const row = this.#recipe(recipe)
      const { day, time } = this.#cell(cell)
      this.cost += this.#base(cell, recipe) + this.#repetition(cell, recipe)
      this.#feed(cell, recipe, 1)
      for (const part of row.parts) this.#ledger.add(cell, time, day, part, second < 0 ? eaters : 2 * eaters)
      for (const part of row.parts) this.#recount(part.group)
      if (second >= 0) {
        this.cost += this.#again(recipe) - EMPTY_SLOT + this.#nutrition(second, recipe)
        this.#feed(second, recipe, 1)
        this.choices[second] = { kind: 'rest', of: cell }
      }
    }
    this.choices[cell] = choice
  }

  #feed(cell: number, recipe: number, sign: 1 | -1): void {
    const { day, slot } = this.#cell(cell)
    addMeal(this.#days.get(day) as DayNutrition, this.model.recipes[recipe]?.recipe, slot, sign)
  }

  /** Empties a cell, and those that eat from the same pot. */
  clear(cell: number): void {
    const choice = this.choices[cell]
    if (!choice) return
    if (choice.kind === 'rest') {
      this.clear(choice.of)
      return
    }
    const { eaters } = this.model
    this.choices[cell] = null
    if (choice.kind === 'source') {
      this.#portions[choice.source] = (this.#portions[choice.source] as number) + eaters
      this.#feed(cell, (this.model.sources[choice.source] as Source).recipe, -1)
      this.cost -= this.#eating(cell, choice.source)
      return
    }
    const { recipe, second } = choice
    const row = this.#recipe(recipe)
    if (second >= 0) {
      this.choices[second] = null
      this.#feed(second, recipe, -1)
      this.cost -= this.#again(recipe) - EMPTY_SLOT + this.#nutrition(second, recipe)
    }
    for (const part of row.parts) this.#ledger.remove(cell, part.group)
    for (const part of row.parts) this.#recount(part.group)
    this.#feed(cell, recipe, -1)
    this.cost -= this.#base(cell, recipe) + this.#repetition(cell, recipe)
  }
}
