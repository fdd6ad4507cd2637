import { describeStock, type Facts } from '#core/stock/describe.ts'
import { type StockDetail, type StockEvent, type StockKind, stockEvent } from '#core/stock/event.ts'
import { foldStock } from '#core/stock/fold.ts'
import type { StockItem } from '#core/stock/item.ts'
import { questionsFor, type Shown } from '#core/stock/questions.ts'
import { usedUp } from '#core/stock/used-up.ts'
import { factOf, linesOf } from './facts.ts'
import type { RecipeRule, Rules } from './rules.ts'
import type { System } from './system.ts'
import type { Happening } from './world.ts'

const START = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const NO_ITEMS: readonly StockItem[] = []

/** The calendar day of a day of the simulation. */
export const dayText = (day: number) => new Date(START + day * DAY_MS).toISOString().slice(0, 10)

/** What the app offers to use up: close to its date, or a few days past it where only quality is lost. */
const wontKeep = ({ freshness, basis, daysLeft, standing }: StockItem) =>
  standing !== 'maybe gone' &&
  (freshness === 'soon' || (freshness === 'past' && basis === 'quality' && (daysLeft ?? 0) >= -3))

/** Sous as it is: the same events, statistics and questions as on the device. */
export interface Sous extends System {
  chances(): ReadonlyMap<string, number>
  /** What it knows, as the planner gets it. */
  items(): readonly StockItem[]
}

export function sous({ taps: { sous: cost }, foods, recipes }: Rules): Sous {
  const rules = new Map(foods.map((food) => [food.name, food]))
  const facts: Facts = Object.fromEntries(foods.map((food) => [food.name, factOf(food)]))
  const events: StockEvent[] = []
  let today = 0
  let items = NO_ITEMS
  let byName: ReadonlyMap<string, StockItem> = new Map()
  let records = foldStock([])
  let stale = true
  let made = 0
  let shown: Shown = {}

  /** Entries of a day follow each other by a minute from eight in the morning. */
  const timeAt = (day: number) =>
    new Date(START + day * DAY_MS + 8 * 60 * MINUTE_MS + (made % 700) * MINUTE_MS)
  const current = () => {
    if (stale) {
      records = foldStock(events)
      items = describeStock(records, facts, dayText(today))
      byName = new Map(items.map((item) => [item.name, item]))
      stale = false
    }
    return byName
  }
  const record = (day: number, kind: StockKind, name: string, detail: StockDetail = {}) => {
    made += 1
    const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
    const event = stockEvent({ id, at: timeAt(day).toISOString(), kind, name, detail })
    if (event) events.push(event)
    stale = true
  }
  const amountOf = (food: string, grams: number) => {
    const each = rules.get(food)?.each
    return each ? { value: Math.round(grams / each), unit: null } : { value: grams, unit: 'gram' }
  }
  const shows = (food: string) => (current().get(food)?.standing ?? 'maybe gone') !== 'maybe gone'

  /** A food matters for tonight by how many recipes use it. */
  const uses = (food: string) => recipes.filter(({ grams }) => food in grams).length
  const most = Math.max(1, ...foods.map(({ name }) => uses(name)))
  const weights = new Map(foods.map(({ name }) => [name, 0.2 + (0.8 * uses(name)) / most]))

  const system: Sous = {
    name: 'Sous',
    taps: 0,
    questions: 0,
    shows,
    chances: () => new Map([...current()].map(([name, { chance }]) => [name, chance])),
    items: () => [...current().values()],
    soon: () => new Set([...current().values()].filter(wontKeep).map(({ name }) => name)),
    settle: (day) => {
      today = day
      stale = true
    },
    asks: (day) => {
      current()
      const now = timeAt(day).toISOString()
      const food = questionsFor(records, items, now, ({ name }) => weights.get(name) ?? 0, shown)[0]?.name
      // A question that is ignored was one.
      if (food) {
        system.questions += 1
        shown = { ...shown, [food]: now }
      }
      return food
    },
    answer: (food, there, day) => {
      system.taps += cost.answer
      record(day, there ? 'have' : 'out', food, { asked: true })
    },
    observe,
  }

  function cooked(recipe: RecipeRule, people: number, day: number) {
    system.taps += cost.cooked
    const lines = linesOf(recipe, rules)
    for (const { item, takes, proposal } of usedUp(lines, people, [...current().values()])) {
      if (proposal === 'all') record(day, 'out', item.name, { why: 'used' })
      else record(day, 'used', item.name, proposal === 'some' && takes ? { amount: takes } : {})
    }
  }

  function out(food: string, why: 'used' | 'wasted', day: number) {
    if (!current().has(food)) return
    system.taps += cost.out
    record(day, 'out', food, { why })
  }

  function observe(one: Happening, day: number) {
    switch (one.kind) {
      case 'start':
        if (!one.listed) break
        system.taps += cost.add
        record(day, 'have', one.food)
        break
      case 'bought':
        if (!one.ticked) break
        system.taps += cost.tick
        record(day, 'bought', one.food, one.withAmount ? { amount: amountOf(one.food, one.grams) } : {})
        break
      case 'cooked':
        if (one.marked) cooked(one.recipe, one.people, day)
        break
      case 'finished':
        if (one.recorded) out(one.food, 'used', day)
        break
      case 'thrown':
        if (one.recorded && one.all) out(one.food, 'wasted', day)
        break
      case 'frozen':
        if (!current().has(one.food)) break
        system.taps += cost.answer
        record(day, 'set', one.food, { place: 'freezer', frozen: dayText(day) })
        break
      case 'photo':
        system.taps += cost.photo
        for (const food of one.foods) record(day, 'seen', food)
        break
      case 'glance':
        if (shows(one.food) && !one.there && one.corrects.listed) out(one.food, 'used', day)
        if (!shows(one.food) && one.there && one.corrects.missing) {
          system.taps += cost.add
          record(day, 'have', one.food)
        }
    }
  }
  return system
}
