import type { FoodRule, Rules } from './rules.ts'
import type { System } from './system.ts'
import type { Happening } from './world.ts'

const CRUMBS = 0.05
const SOON_DAYS = 3

/** Every purchase and every use is booked by amount and date, unless it is forgotten. */
export function exactBooking({ taps: { booking }, foods }: Rules): System {
  const rules = new Map(foods.map((food) => [food.name, food]))
  const stock = new Map<string, { grams: number; until: number }>()
  let today = 0
  const rule = (food: string) => rules.get(food) as FoodRule
  const shows = (food: string) => (stock.get(food)?.grams ?? 0) > rule(food).package * CRUMBS
  const system: System = {
    name: 'exact booking',
    taps: 0,
    questions: 0,
    shows,
    soon: () =>
      new Set(
        [...stock].flatMap(([food, { until }]) => (shows(food) && until - today <= SOON_DAYS ? [food] : [])),
      ),
    settle: (day) => {
      today = day
    },
    asks: () => undefined,
    answer: () => {},
    observe,
  }
  const put = (food: string, grams: number, day: number, cost: number) => {
    system.taps += cost
    const left = shows(food) ? (stock.get(food)?.grams ?? 0) : 0
    stock.set(food, { grams: left + grams, until: day + rule(food).keeps[1] })
  }
  const take = (food: string, grams: number) => {
    const entry = stock.get(food)
    if (entry) entry.grams = Math.max(0, entry.grams - grams)
  }
  const clear = (food: string) => {
    if (!shows(food)) return
    system.taps += booking.out
    stock.delete(food)
  }

  function observe(one: Happening, day: number) {
    switch (one.kind) {
      case 'start':
        if (one.listed) put(one.food, one.grams, day, booking.add)
        break
      case 'bought':
        if (one.ticked) put(one.food, one.grams, day, booking.tick)
        break
      case 'cooked':
        if (!one.marked) break
        system.taps += booking.cooked
        for (const [food, grams] of Object.entries(one.recipe.grams)) take(food, grams * one.people)
        break
      case 'snacked':
        if (!one.booked) break
        system.taps += booking.snack
        take(one.food, one.grams)
        break
      case 'finished':
        if (one.recorded) clear(one.food)
        break
      case 'thrown':
        if (!one.recorded) break
        system.taps += booking.out
        if (one.all) stock.delete(one.food)
        else take(one.food, one.grams)
        break
      case 'glance':
        if (shows(one.food) && !one.there && one.corrects.listed) clear(one.food)
        if (!shows(one.food) && one.there && one.corrects.missing)
          put(one.food, rule(one.food).package / 2, day, booking.add)
    }
  }
  return system
}
