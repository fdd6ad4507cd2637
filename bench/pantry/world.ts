import { type Carried, type Household, snackPortions, startsWith, usualSnacks } from './household.ts'
import { Larder } from './larder.ts'
import { normal } from './random.ts'
import type { Habits, RecipeRule } from './rules.ts'

/** What happens in a household, and whether it gets into the app: forgetting hits every system alike. */
export type Happening =
  | { kind: 'start'; food: string; grams: number; listed: boolean }
  | { kind: 'bought'; food: string; grams: number; ticked: boolean; withAmount: boolean }
  | { kind: 'cooked'; recipe: RecipeRule; people: number; marked: boolean }
  | { kind: 'snacked'; food: string; grams: number; booked: boolean }
  | { kind: 'finished'; food: string; recorded: boolean }
  | { kind: 'thrown'; food: string; grams: number; all: boolean; recorded: boolean }
  | { kind: 'frozen'; food: string }
  | { kind: 'photo'; foods: string[] }
  | { kind: 'glance'; food: string; there: boolean; corrects: { listed: boolean; missing: boolean } }

const ENOUGH_TO_COOK = 0.6
const SHORT_LIVED = 14

/** The truth: what is in a household's kitchen, day by day. */
export class World {
  readonly #larder: Larder
  readonly #plan: RecipeRule[] = []
  #nextTrip = 0

  constructor(
    readonly home: Household,
    readonly habits: Habits,
  ) {
    this.#larder = new Larder(home.draw, habits, this.#rule)
  }

  get wasted(): number {
    return this.#larder.wasted
  }

  there = (food: string): boolean => this.#larder.there(food)

  start(): Happening[] {
    return startsWith(this.home, this.habits).map(({ food, grams, since, listed }): Happening => {
      this.#larder.add(food, grams, since)
      return { kind: 'start', food: food.name, grams, listed }
    })
  }

  /** What is thrown away, bought and eaten during the day. */
  morning(day: number, soon: ReadonlySet<string>): Happening[] {
    return [...this.#throwAway(day), ...this.#shop(day), ...this.#photo(day), ...this.#snack(day, soon)]
  }

  evening(day: number, soon: ReadonlySet<string>): Happening[] {
    const { draw, type, foods } = this.home
    if (draw('cooks', day) >= type.cooks / 7) return []
    const recipe = this.#choose(day, soon)
    if (!recipe) return []
    const before = new Set([...foods.keys()].filter(this.there))
    for (const [name, grams] of Object.entries(recipe.grams)) {
      const noise = Math.exp(normal(draw, 'cooks with', day, name) * this.habits.amount_noise)
      this.#larder.take(name, grams * type.people * noise, day)
    }
    const marked = draw('marks', day) >= type.forgets_cooked
    return [{ kind: 'cooked', recipe, people: type.people, marked }, ...this.#finished(before, day)]
  }

  #rule = (food: string) => this.home.foods.get(food) as Carried
  #grams = (food: string) => this.#larder.grams(food)

  #finished(before: ReadonlySet<string>, day: number): Happening[] {
    const { draw, type } = this.home
    return [...before].flatMap((food): Happening[] => {
      if (this.there(food)) return []
      this.#larder.clear(food)
      return [{ kind: 'finished', food, recorded: draw('records out', day, food) < type.records_out }]
    })
  }

  #throwAway(day: number): Happening[] {
    const { draw, foods } = this.home
    return [...foods.keys()].flatMap((food): Happening[] => {
      if (!this.#larder.isSpoiled(food, day)) return []
      if (draw('notices', day, food) >= this.habits.notices_spoiled) return []
      const grams = this.#larder.throwAway(food, day)
      const recorded = draw('records thrown', day, food) < this.habits.records_thrown
      return [{ kind: 'thrown', food, grams, all: !this.there(food), recorded }]
    })
  }

  #shop(day: number): Happening[] {
    const { draw, type, foods } = this.home
    const main = day >= this.#nextTrip
    const topUp = !main && draw('tops up', day) < type.top_up / 7
    if (!main && !topUp) return []
    const bought = main ? this.#mainTrip(day) : this.#topUp(day)
    const forgotten = draw('forgets trip', day) < type.forgets_trip
    const glances = [...foods.keys()].map(
      (food): Happening => ({
        kind: 'glance',
        food,
        there: this.there(food),
        corrects: {
          listed: draw('corrects', day, food) < this.habits.corrects_listed,
          missing: draw('adds', day, food) < this.habits.corrects_missing,
        },
      }),
    )
    const purchases = [...bought].map(([food, grams]): Happening => {
      this.#larder.add(this.#rule(food), grams, day)
      return {
        kind: 'bought',
        food,
        grams,
        ticked: !forgotten && draw('ticks', day, food) >= type.forgets_tick,
        withAmount: draw('has amount', food) < this.habits.list_has_amount,
      }
    })
    return [...(main ? glances : []), ...purchases]
  }

  #mainTrip(day: number): Map<string, number> {
    const { draw, type, foods, recipes } = this.home
    const pause = Math.max(2, Math.round(type.shop_every + normal(draw, 'trip', day)))
    this.#nextTrip = day + pause
    this.#plan.length = 0
    const meals = Math.round(type.cooks * (pause / 7) * this.habits.plans)
    for (let i = 0; i < meals; i++) {
      const recipe = this.#weighted(
        recipes.map((one) => [one, one.liking]),
        draw('plans', day, i),
      )
      if (recipe) this.#plan.push(recipe)
    }
    const needs = new Map<string, number>()
    for (const { grams } of this.#plan)
      for (const [name, each] of Object.entries(grams))
        needs.set(name, (needs.get(name) ?? 0) + each * type.people)
    const bought = new Map<string, number>()
    for (const food of foods.values()) {
      const missing = (needs.get(food.name) ?? 0) - this.#grams(food.name)
      const low = this.#grams(food.name) < food.package * this.habits.restock_below
      const usual = food.keeps[1] > SHORT_LIVED || draw('fancies', day, food.name) < 0.5
      const wants = missing > 0 || (low && usual && this.#eats(food))
      const wrong = draw('misjudges', day, food.name) < this.habits.misjudges
      if (wrong ? wants : !wants) continue
      const aWeek = usualSnacks(this.home, food, pause)
      bought.set(
        food.name,
        Math.max(1, Math.ceil((Math.max(0, missing) + aWeek * 0.7) / food.package)) * food.package,
      )
    }
    return bought
  }

  /** Whether a household needs it at all: for a dish it likes, or between meals. */
  #eats = ({ name, snack }: Carried) => snack[0] > 0 || this.home.recipes.some(({ grams }) => name in grams)

  #topUp(day: number): Map<string, number> {
    const { draw, foods } = this.home
    const out = [...foods.values()]
      .filter((food) => !this.there(food.name) && this.#eats(food))
      .sort((a, b) => draw('tops up', day, a.name) - draw('tops up', day, b.name))
    const count = 1 + Math.floor(draw('top up size', day) * 3)
    return new Map(out.slice(0, count).map((food) => [food.name, food.package]))
  }

  #photo(day: number): Happening[] {
    const { draw, foods } = this.home
    if (draw('photo', day) >= this.habits.photo_a_week / 7) return []
    const seen = [...foods.values()].filter(
      ({ name, place }) =>
        place === 'fridge' && this.there(name) && draw('sees', day, name) < this.habits.photo_recall,
    )
    return [{ kind: 'photo', foods: seen.map(({ name }) => name) }]
  }

  #snack(day: number, soon: ReadonlySet<string>): Happening[] {
    const { draw, type, foods } = this.home
    return [...foods.values()].flatMap((food): Happening[] => {
      if (!this.there(food.name)) return []
      let portions = snackPortions(this.home, food, day)
      // Who reads that it won't keep eats some of what can be eaten as it is.
      const urged =
        soon.has(food.name) && food.snack[0] > 0 && draw('acts', day, food.name) < this.habits.acts_on_soon
      if (urged) portions += type.people * 0.5
      if (portions === 0) return []
      const before = new Set([food.name])
      const grams = this.#larder.take(food.name, portions * food.snack[1], day)
      const booked = draw('books', day, food.name) < this.habits.books_snack
      return [{ kind: 'snacked', food: food.name, grams, booked }, ...this.#finished(before, day)]
    })
  }

  /** A planned dish if it can be cooked, else one that can; what spoils soon is preferred where it is noticed. */
  #choose(day: number, soon: ReadonlySet<string>): RecipeRule | undefined {
    const { draw, recipes, type } = this.home
    const can = ({ grams }: RecipeRule) =>
      Object.entries(grams).every(
        ([name, each]) => this.#rule(name).staple || this.#grams(name) >= each * type.people * ENOUGH_TO_COOK,
      )
    const acts = draw('acts', day) < this.habits.acts_on_soon
    const sees = draw('sees spoiling', day) < this.habits.sees_what_spoils
    const urged =
      acts && recipes.some((one) => can(one) && Object.keys(one.grams).some((name) => soon.has(name)))
    const planned = urged ? -1 : this.#plan.findIndex(can)
    if (planned >= 0) return this.#plan.splice(planned, 1)[0]
    const spoiling = (name: string) => this.#larder.spoilsBefore(name, day + 2)
    return this.#weighted(
      recipes.filter(can).map((one) => {
        const names = Object.keys(one.grams)
        const own = sees && names.some(spoiling) ? 3 : 1
        return [one, one.liking * own * (urged ? 10 ** names.filter((name) => soon.has(name)).length : 1)]
      }),
      draw('chooses', day),
    )
  }

  #weighted<One>(all: readonly (readonly [One, number])[], at: number): One | undefined {
    let left = at * all.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [one, weight] of all) {
      left -= weight
      if (left < 0) return one
    }
    return all.at(-1)?.[0]
  }
}
