import type { PlannedMeal } from '#core/planning/meal.ts'
import type { PlanLeftover, PlanNeed, PlanRecipe } from '#core/planning/problem.ts'
import { snackPortions, startsWith, usualSnacks } from '../pantry/household.ts'
import { Larder } from '../pantry/larder.ts'
import { normal } from '../pantry/random.ts'
import type { FoodRule, Habits } from '../pantry/rules.ts'
import { dayText, type Sous } from '../pantry/sous.ts'
import type { Happening } from '../pantry/world.ts'
import type { Family } from './family.ts'
import { canFreeze } from './foods.ts'

/** Of a food that a plan asks for: how much, and the day of the first meal with it. */
export interface Wanted {
  food: string
  grams: number | null
  day: number
}

interface Pot {
  meal: string
  name: string
  title: string
  recipeId: string | null
  portions: number
  until: number
}

const PORTION_GRAMS = 350
const ENOUGH_TO_COOK = 0.6
const USUAL_PACKAGE = 250
const WEEK = 7
const SHORT_LIVED = 14
/** Bought to be eaten between meals if so much of a package is, in a week. */
const WORTH_A_PACKAGE = 1 / 3

/** A kitchen with a plan, day by day; the app learns only what gets into it. */
export class Kitchen {
  readonly #larder: Larder
  #later: Wanted[] = []
  #pots: Pot[] = []
  #pottedGrams = 0
  /** Foods bought for meals, and in all. */
  forMeals = 0
  bought = 0

  constructor(
    readonly family: Family,
    readonly habits: Habits,
    readonly ruleOf: (food: string) => FoodRule,
    readonly app: Sous,
  ) {
    this.#larder = new Larder(family.home.draw, habits, ruleOf)
    for (const { food, grams, since, listed } of startsWith(family.home, habits)) {
      this.#larder.add(food, grams, since)
      this.#tell({ kind: 'start', food: food.name, grams, listed }, 0)
    }
  }

  get spoiled(): number {
    return this.#larder.wasted + this.#pottedGrams
  }

  /** Of it, what was bought or cooked for the plan. */
  get spoiledOfMeals(): number {
    return this.#larder.wastedOfMeals + this.#pottedGrams
  }

  leftovers = (): PlanLeftover[] =>
    this.#pots.map(({ name, title, recipeId, portions, until }) => ({
      name,
      title,
      recipeId,
      portions,
      until: dayText(until),
    }))

  #tell(one: Happening, day: number): void {
    this.app.observe(one, day)
  }

  /** What is bad is thrown away where it is noticed. */
  morning(day: number): void {
    const { draw } = this.family.home
    for (const food of [...this.#larder.names()])
      if (this.#larder.isSpoiled(food, day) && draw('notices', day, food) < this.habits.notices_spoiled)
        this.#throwAway(food, day)
    for (const { portions, until } of this.#pots)
      if (until < day) this.#pottedGrams += portions * PORTION_GRAMS
    this.#pots = this.#pots.filter(({ until }) => until >= day)
  }

  #throwAway(food: string, day: number): void {
    const grams = this.#larder.throwAway(food, day)
    const recorded = this.family.home.draw('records thrown', day, food) < this.habits.records_thrown
    this.#tell({ kind: 'thrown', food, grams, all: !this.#larder.there(food), recorded }, day)
  }

  /** The main trip: what the meals need and keeps until then, and what goes between meals. */
  shop(day: number, wanted: readonly Wanted[]): void {
    const { home } = this.family
    const { draw, foods } = home
    const forgotten = draw('forgets trip', day) < home.type.forgets_trip
    this.#glance(day)
    this.#later = []
    const now = new Map<string, number>()
    for (const one of wanted) {
      const rule = this.ruleOf(one.food)
      const misjudged = draw('misjudges', day, rule.name) < this.habits.misjudges
      if (misjudged || day + rule.keeps[0] < one.day) this.#later.push(one)
      else now.set(rule.name, (now.get(rule.name) ?? 0) + (one.grams ?? rule.package))
    }
    const meals = new Set(now.keys())
    this.forMeals += meals.size
    for (const food of foods.values()) {
      const snacks = usualSnacks(home, food, WEEK)
      const low = this.#larder.grams(food.name) < food.package * this.habits.restock_below
      const usual = food.keeps[1] > SHORT_LIVED || draw('fancies', day, food.name) < 0.5
      if (low && usual && snacks > food.package * WORTH_A_PACKAGE)
        now.set(food.name, (now.get(food.name) ?? 0) + snacks * 0.7)
    }
    for (const [food, grams] of now) this.#buy(food, grams, day, forgotten, meals.has(food))
  }

  /** An offer, a gift, the garden: comes home without a plan. */
  fancy(day: number): void {
    const { draw, foods, type } = this.family.home
    const forgotten = draw('forgets trip', day) < type.forgets_trip
    for (const { name, package: size } of foods.values())
      if (draw('misjudges', day, name) < this.habits.misjudges) this.#buy(name, size, day, forgotten, false)
  }

  #buy(food: string, grams: number, day: number, forgotten: boolean, forMeal: boolean): void {
    const { draw, type } = this.family.home
    const rule = this.ruleOf(food)
    // A zucchini is sold by the piece, an egg isn't.
    const size = rule.each && rule.category !== 'eggs' ? rule.each : rule.package
    const whole = Math.max(1, Math.ceil(grams / size - 0.05)) * size
    this.bought += 1
    this.#larder.add(rule, whole, day, forMeal)
    this.#tell(
      {
        kind: 'bought',
        food: rule.name,
        grams: whole,
        ticked: !forgotten && draw('ticks', day, rule.name) >= type.forgets_tick,
        withAmount: draw('has amount', rule.name) < this.habits.list_has_amount,
      },
      day,
    )
  }

  /** Before a trip the list is looked at, and some of what is wrong is corrected. */
  #glance(day: number): void {
    const { draw } = this.family.home
    for (const food of new Set([...this.#larder.names(), ...this.app.items().map(({ name }) => name)])) {
      const corrects = {
        listed: draw('corrects', day, food) < this.habits.corrects_listed,
        missing: draw('adds', day, food) < this.habits.corrects_missing,
      }
      this.#tell({ kind: 'glance', food, there: this.#larder.there(food), corrects }, day)
    }
  }

  /** Freezes what the plan leaves to spoil, by those who act on it; whether anything was. */
  freeze(foods: readonly string[], day: number): boolean {
    const { draw } = this.family.home
    let any = false
    for (const food of foods) {
      const { name } = this.ruleOf(food)
      if (!canFreeze(name) || draw('freezes', day, name) >= this.habits.acts_on_soon) continue
      this.#larder.freeze(name, day)
      this.#tell({ kind: 'frozen', food: name }, day)
      any = true
    }
    return any
  }

  there = (food: string): boolean => this.#larder.there(food)

  snack(day: number): void {
    const { home } = this.family
    for (const food of home.foods.values()) {
      const portions = this.#larder.there(food.name) ? snackPortions(home, food, day) : 0
      if (portions === 0) continue
      const grams = this.#larder.take(food.name, portions * food.snack[1], day)
      const booked = home.draw('books', day, food.name) < this.habits.books_snack
      this.#tell({ kind: 'snacked', food: food.name, grams, booked }, day)
      this.#finish([food.name], day)
    }
  }

  #finish(foods: readonly string[], day: number): void {
    const { draw, type } = this.family.home
    for (const food of foods) {
      if (this.#larder.there(food)) continue
      this.#larder.clear(food)
      this.#tell({ kind: 'finished', food, recorded: draw('records out', day, food) < type.records_out }, day)
    }
  }

  /** Portions that were cooked before; false if there are none. */
  eat(meal: PlannedMeal): boolean {
    const pot = this.#pots.find(({ meal: id, name }) => id === meal.from || name === meal.stock)
    if (!pot || pot.portions < meal.servings) return false
    pot.portions -= meal.servings
    this.#pots = this.#pots.filter(({ portions }) => portions > 0)
    return true
  }

  cook(meal: PlannedMeal, recipe: PlanRecipe, day: number): void {
    const { draw, type } = this.family.home
    const used: Record<string, number> = {}
    for (const need of recipe.needs) {
      if (need.staple) continue
      const each = gramsOf(need, recipe)
      const noise = Math.exp(normal(draw, 'cooks with', day, need.food) * this.habits.amount_noise)
      const name = this.#use(need, each * meal.cooks * noise, each * meal.cooks, day)
      used[name] = (used[name] ?? 0) + each
    }
    const marked = draw('marks', day) >= type.forgets_cooked
    this.#tell(
      { kind: 'cooked', recipe: { title: recipe.title, grams: used }, people: meal.cooks, marked },
      day,
    )
    this.#finish(Object.keys(used), day)
    if (meal.cooks > meal.servings)
      this.#pots.push({
        meal: meal.id,
        name: `${recipe.title} ${day}`,
        title: recipe.title,
        recipeId: recipe.id,
        portions: meal.cooks - meal.servings,
        until: day + recipe.keepsCooked,
      })
  }

  /** Takes what covers a need, and fetches what is missing; the food that was mostly used. */
  #use(need: PlanNeed, grams: number, planned: number, day: number): string {
    const own = need.stock === null ? null : this.ruleOf(need.stock).name
    const { name } = this.ruleOf(need.food)
    const shelves = own === null || own === name ? [name] : [own, name]
    for (const one of shelves) if (this.#larder.isSpoiled(one, day)) this.#throwAway(one, day)
    const have = shelves.reduce((sum, one) => sum + this.#larder.grams(one), 0)
    const isLater = this.#later.some(({ food }) => this.ruleOf(food).name === name)
    if (!need.minor && have < planned * ENOUGH_TO_COOK) {
      const later = this.#later.filter(({ food }) => this.ruleOf(food).name === name)
      const asked = later.reduce((sum, one) => sum + (one.grams ?? 0), 0)
      const forgotten = this.family.home.draw('forgets trip', day) < this.family.home.type.forgets_trip
      this.forMeals += 1
      this.#buy(name, Math.max(planned - have, asked), day, forgotten, true)
    }
    if (isLater) this.#later = this.#later.filter(({ food }) => this.ruleOf(food).name !== name)
    let left = grams
    for (const one of shelves) left -= this.#larder.take(one, left, day)
    return own !== null && (need.minor || have >= planned * ENOUGH_TO_COOK) ? own : name
  }
}

/** As the planner counts: where nothing is known, a third of a package for the recipe as written. */
const gramsOf = ({ grams, package: size }: PlanNeed, { servings }: PlanRecipe): number =>
  grams ?? (size ?? USUAL_PACKAGE) / 3 / servings
