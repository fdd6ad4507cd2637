import type { PlannedMeal } from '#core/planning/meal.ts'
import type { PlanSituation } from '#core/planning/problem-of.ts'
import { summaryOf } from '#core/planning/summary.ts'
import { daysBetween } from '#core/stock/day.ts'
import type { FoodRule, Rules } from '../pantry/rules.ts'
import { dayText, sous } from '../pantry/sous.ts'
import type { Family } from './family.ts'
import { Kitchen } from './kitchen.ts'
import { fitsNeeds, type Planned, type Way } from './ways.ts'

export interface Outcome {
  spoiled: number
  /** Of it, what was bought or cooked for the plan. */
  spoiledOfMeals: number
  /** Foods bought for meals, and in all. */
  forMeals: number
  bought: number
  meals: number
  cooked: number
  repeated: number
  broken: number
  /** Dinners that were wished for, and those of them that are planned within their time. */
  wished: number
  met: number
  times: number[]
}

const WEEK = 7
const SKIPS = 0.08
const REPEATED_DAYS = 14
const STAPLES = ['salt', 'black pepper', 'water', 'oil', 'olive oil', 'sugar', 'flour']

const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7

/** One household over some weeks, planned in one way. */
export async function simulate(
  rules: Rules,
  family: Family,
  way: Way,
  weeks: number,
  ruleOf: (food: string) => FoodRule,
  watch?: (planned: Planned, day: number) => void,
): Promise<Outcome> {
  const { home, wishes, diets, allergies } = family
  const { draw, type } = home
  const app = sous(rules)
  const kitchen = new Kitchen(family, rules.habits, ruleOf, app)
  const times: number[] = []
  const past: PlannedMeal[] = []
  let [meals, cooked, repeated, broken, wished, met] = [0, 0, 0, 0, 0, 0]
  let planned: Planned | undefined
  const needs = { diets, avoid: allergies }

  async function plan(day: number): Promise<Planned> {
    const today = dayText(day)
    const situation: PlanSituation = {
      today,
      days: Array.from({ length: WEEK }, (_, at) => dayText(day + at)),
      wishes,
      fixed: past.filter(({ date }) => daysBetween(date, today) <= REPEATED_DAYS),
      stock: app.items(),
      staples: STAPLES,
      needs,
      favorites: [],
    }
    const start = performance.now()
    const made = await way.plan(situation, kitchen.leftovers(), draw)
    times.push(performance.now() - start)
    return made
  }

  /** How many of the wishes for a week a plan meets. */
  function check(made: Planned, day: number) {
    for (let at = 0; at < WEEK; at++) {
      const date = dayText(day + at)
      const off = wishes.daysOff.includes(weekdayOf(date))
      const meal = made.meals.find((one) => one.date === date)
      wished += 1
      if (off !== (meal === undefined)) continue
      const limit = wishes.minutes[weekdayOf(date)] ?? null
      const recipe =
        meal?.kind === 'recipe' ? made.problem.recipes.find(({ id }) => id === meal.recipeId) : undefined
      if (limit === null || !recipe || (recipe.minutes !== null && recipe.minutes <= limit)) met += 1
    }
  }

  function ask(day: number) {
    const food = draw('opens', day) < rules.habits.opens_a_day ? app.asks(day) : undefined
    if (!food || draw('ignores', day) < type.ignores_question) return
    const wrong = draw('answers wrong', day, food) < rules.habits.wrong_answer
    app.answer(food, kitchen.there(food) !== wrong, day)
  }

  function dine(meal: PlannedMeal, { problem }: Planned, day: number) {
    if (draw('skips', day) < SKIPS) return
    if (meal.kind === 'leftovers') {
      if (kitchen.eat(meal)) {
        meals += 1
        if (meal.recipeId !== null && !fitsNeeds(meal.recipeId, needs)) broken += 1
      }
      return
    }
    const recipe = problem.recipes.find(({ id }) => id === meal.recipeId)
    if (!recipe) return
    kitchen.cook(meal, recipe, day)
    meals += 1
    cooked += 1
    if (!fitsNeeds(recipe.id, needs)) broken += 1
    const since = (one: PlannedMeal) => daysBetween(one.date, meal.date)
    if (past.some((one) => one.recipeId === recipe.id && since(one) <= REPEATED_DAYS)) repeated += 1
    past.push({ ...meal, doneAt: `${meal.date}T19:00:00.000Z` })
  }

  for (let day = 1; day <= weeks * WEEK; day++) {
    app.settle(day)
    kitchen.morning(day)
    ask(day)
    if (day % WEEK === 1) {
      planned = await plan(day)
      const spoils = way.seesDates ? summaryOf(planned.problem, planned.meals).spoils : []
      if (
        kitchen.freeze(
          spoils.map(({ name }) => name),
          day,
        )
      )
        planned = await plan(day)
      check(planned, day)
      watch?.(planned, day)
      const dates = new Map(planned.meals.map(({ id, date }) => [id, daysBetween(dayText(0), date)]))
      const { buys } = summaryOf(planned.problem, planned.meals)
      kitchen.shop(
        day,
        buys.map(({ food, grams, meals: of }) => ({
          food,
          grams,
          day: Math.min(...of.map((id) => dates.get(id) ?? day)),
        })),
      )
    }
    if (day % WEEK === 0) kitchen.fancy(day)
    kitchen.snack(day)
    const tonight = planned?.meals.find(({ date }) => date === dayText(day))
    if (planned && tonight) dine(tonight, planned, day)
  }
  const { spoiled, spoiledOfMeals, forMeals, bought } = kitchen
  return { spoiled, spoiledOfMeals, forMeals, bought, meals, cooked, repeated, broken, wished, met, times }
}
