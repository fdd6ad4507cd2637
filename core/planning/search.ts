import { type Chance, chanceFrom } from '../covers/seed.ts'
import type { Model } from './model.ts'
import { type Choice, type Offer, Week } from './week.ts'

/** How many choices are weighed, whatever the machine: for a week, and for each further meal. */
const WEEK_WORK = 120_000
const WORK_FOR_MEAL = 8_000
/** Small problems need no more than to look at everything so often. */
const ROUNDS = 100
/** A limit on purchases leaves few choices for each meal, and the art is in how they share them. */
const ROUNDS_WITHIN_LIMIT = 200
const WITHIN_LIMIT = 2
/** There are more ways to cook for two days. */
const POTS = 1.5
/** At first a slightly worse week is accepted, to get out of dead ends. */
const PATIENCE = 100
/** Taking out and putting in is as much work as looking at so many choices. */
const FILL_WORK = 15
const EXCHANGE_WORK = 40
/** Meals further apart aren't exchanged: there are too many pairs in a month. */
const EXCHANGE_WITHIN = 12
/** Few dishes keep longer than so many days. */
const LONGEST_POT = 4
/** After the first round only so many recipes are tried for each meal, those that promise most by themselves. */
const PROMISING = 150
/** So often it starts from something that spoils as the week stands: a day before its date, a recipe that uses it. */
const AIMED = 0.4
/** Within a limit on purchases, what each costs besides while meals are chosen: at times what takes few comes first. */
const PRICES = [0, 0, 400, 1500]
/** Less than this is no improvement. */
const GAIN = 1e-6

type Choices = readonly (Choice | null)[]

/**
 * Fills the week greedily, improves one meal and one exchange at a time, then takes out a few meals at random and fills
 * them again as long as the work lasts. The same seed gives the same week.
 */
export function search(model: Model): Week {
  return new Search(model).run()
}

class Search {
  readonly #week: Week
  readonly #chance: Chance
  #work: number
  readonly #prices: readonly number[]
  /** How many recipes are looked at for a meal. */
  #most = Number.POSITIVE_INFINITY

  constructor(model: Model) {
    this.#week = new Week(model)
    this.#chance = chanceFrom(`plan ${model.problem.seed}`)
    const all = model.cells.reduce((sum, { choices }) => sum + choices.length + FILL_WORK, 0)
    const most = WEEK_WORK + WORK_FOR_MEAL * Math.max(0, model.cells.length - 7)
    this.#work = Math.min(most, (model.mostToBuy === null ? ROUNDS : ROUNDS_WITHIN_LIMIT) * all)
    this.#prices = model.mostToBuy === null ? [0] : PRICES
    if (model.mostToBuy !== null) this.#work *= WITHIN_LIMIT
    if (model.problem.wishes.cookTwice) this.#work *= POTS
  }

  run(): Week {
    const week = this.#week
    const cells = [...week.choices.keys()]
    if (cells.length === 0) return week
    this.#start(cells)
    let [best, lowest] = [[...week.choices], week.cost]
    let [now, cost] = [best, lowest]
    const all = this.#work
    this.#most = PROMISING
    while (this.#work > 0 && cells.length > 1) {
      this.#shake(cells)
      const accepted = cost + PATIENCE * Math.max(0, this.#work / all - 0.3)
      if (week.cost < accepted) {
        now = [...week.choices]
        cost = week.cost
        if (cost < lowest - GAIN) [best, lowest] = [now, cost]
      } else this.#restore(now)
    }
    this.#restore(best)
    this.#most = Number.POSITIVE_INFINITY
    this.#work = Math.max(this.#work, all / 10)
    this.#descend(cells)
    return week
  }

  /** The best of a week for each price: the last meals shouldn't get what the first ones left of the limit. */
  #start(cells: readonly number[]): void {
    const week = this.#week
    let best: Choices = []
    let lowest = Number.POSITIVE_INFINITY
    for (const price of new Set(this.#prices)) {
      for (const cell of cells) week.clear(cell)
      week.charge(price)
      for (const cell of cells) this.#fill(cell)
      week.charge(0)
      this.#descend(cells)
      if (week.cost < lowest - GAIN) [best, lowest] = [[...week.choices], week.cost]
    }
    this.#restore(best)
  }

  #fill(cell: number): void {
    const week = this.#week
    if (week.choices[cell] !== null) return
    const offer = this.#best(cell, Number.POSITIVE_INFINITY)
    if (offer) week.place(cell, offer.choice)
  }

  #best(cell: number, limit: number): Offer | undefined {
    this.#work -= FILL_WORK + Math.min(this.#most, this.#week.model.cells[cell]?.choices.length ?? 0)
    return this.#week.best(cell, limit, this.#most)
  }

  /** Takes out a few meals, sets one of them at random, fills the others in any order, and looks at all of them again. */
  #shake(cells: readonly number[]): void {
    const week = this.#week
    const most = this.#prices.length > 1 ? cells.length : 3
    const count = Math.min(cells.length, 2 + this.#chance.whole(Math.min(5, Math.max(3, most - 1))))
    const out = new Set<number>()
    const aim = this.#chance.next() < AIMED ? this.#aim() : undefined
    if (aim) out.add(aim.cell)
    while (out.size < count) out.add(this.#chance.whole(cells.length))
    this.#work -= count
    for (const cell of out) week.clear(cell)
    const empty = cells.filter((cell) => week.choices[cell] === null)
    for (let i = empty.length - 1; i > 0; i--) {
      const other = this.#chance.whole(i + 1)
      ;[empty[i], empty[other]] = [empty[other] as number, empty[i] as number]
    }
    week.charge(this.#prices[this.#chance.whole(this.#prices.length)] ?? 0)
    if (aim && week.choices[aim.cell] === null) this.#put(aim.cell, aim.recipe)
    else this.#surprise(empty[0] as number)
    for (const cell of empty) this.#fill(cell)
    week.charge(0)
    for (const cell of empty) this.#try(() => this.#refill(cell))
  }

  /** A meal before the day of something that the week leaves to spoil, and a recipe that uses it. */
  #aim(): { cell: number; recipe: number } | undefined {
    const { cells, recipes } = this.#week.model
    const lost = this.#week.spoiling()
    const stock = lost[this.#chance.whole(lost.length)]
    if (!stock) return undefined
    const before = [...cells.keys()].filter((cell) => (cells[cell]?.day ?? 0) <= stock.until)
    const cell = before[this.#chance.whole(before.length)]
    if (cell === undefined) return undefined
    const uses = (recipe: number) => recipes[recipe]?.parts.some((part) => part.stock === stock.index)
    const fitting = cells[cell]?.choices.filter(uses) ?? []
    const recipe = fitting[Math.floor(this.#chance.next() ** 2 * fitting.length)]
    return recipe === undefined ? undefined : { cell, recipe }
  }

  /** Any recipe, the promising ones more often. */
  #surprise(cell: number): void {
    const choices = this.#week.model.cells[cell]?.choices ?? []
    const recipe = choices[Math.floor(this.#chance.next() ** 2 * choices.length)]
    if (recipe !== undefined) this.#put(cell, recipe)
  }

  /** For a second meal too, if one is free. */
  #put(cell: number, recipe: number): void {
    const week = this.#week
    const { cells, problem } = week.model
    const later = problem.wishes.cookTwice
      ? [...cells.keys()].filter((one) => week.choices[one] === null && week.canRest(cell, one, recipe))
      : []
    const second = later[this.#chance.whole(later.length + 1)] ?? -1
    if (week.allows(cell, recipe, second)) week.place(cell, { kind: 'recipe', recipe, second })
  }

  /** Improves one meal, or exchanges two, until nothing helps. */
  #descend(cells: readonly number[]): void {
    const pots = this.#week.model.problem.wishes.cookTwice
    for (let improved = true; improved && this.#work > 0; ) {
      improved = false
      for (const cell of cells) if (this.#try(() => this.#refill(cell))) improved = true
      for (const one of cells)
        for (let other = one + 1; other < cells.length && other <= one + EXCHANGE_WITHIN; other++)
          if (
            this.#try(() => this.#exchange(one, other)) ||
            (pots && this.#try(() => this.#join(one, other)))
          )
            improved = true
    }
  }

  #try(change: () => boolean): boolean {
    if (this.#work <= 0) return false
    const [before, cost] = [[...this.#week.choices], this.#week.cost]
    if (!change()) return false
    if (this.#week.cost < cost - GAIN) return true
    this.#restore(before)
    return false
  }

  /** Only something better than what stood there is looked for. */
  #refill(cell: number): boolean {
    const week = this.#week
    const choice = week.choices[cell]
    const before = week.cost
    const alone = choice?.kind === 'source' || (choice?.kind === 'recipe' && choice.second < 0)
    if (!choice || !alone) return this.#refillPot(cell)
    week.clear(cell)
    const offer = this.#best(cell, before - week.cost - GAIN)
    week.place(cell, offer?.choice ?? choice)
    return offer !== undefined
  }

  /** Two meals at once: they may come from one pot. */
  #join(one: number, other: number): boolean {
    const [cook, eat] = [this.#week.model.cells[one], this.#week.model.cells[other]]
    if (!cook || !eat || eat.day === cook.day || eat.day - cook.day > LONGEST_POT) return false
    return this.#refillPot(one, other)
  }

  #refillPot(cell: number, also = cell): boolean {
    const week = this.#week
    const empty = new Set(week.choices.flatMap((choice, index) => (choice === null ? [index] : [])))
    week.clear(cell)
    week.clear(also)
    this.#fill(cell)
    for (const [other, choice] of week.choices.entries())
      if (choice === null && !empty.has(other)) this.#fill(other)
    return true
  }

  #exchange(one: number, other: number): boolean {
    const { choices, model } = this.#week
    const [a, b] = [choices[one], choices[other]]
    if (a?.kind !== 'recipe' || b?.kind !== 'recipe' || a.second >= 0 || b.second >= 0) return false
    if (a.recipe === b.recipe) return false
    if (!model.cells[one]?.choices.includes(b.recipe) || !model.cells[other]?.choices.includes(a.recipe))
      return false
    this.#work -= EXCHANGE_WORK
    this.#week.clear(one)
    this.#week.clear(other)
    this.#week.place(one, b)
    this.#week.place(other, a)
    return true
  }

  #restore(to: Choices): void {
    const week = this.#week
    for (const [cell, choice] of to.entries()) if (week.choices[cell] !== choice) week.clear(cell)
    for (const [cell, choice] of to.entries()) if (choice && !week.choices[cell]) week.place(cell, choice)
  }
}
