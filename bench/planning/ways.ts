import { MAX_PLANNED_MEALS } from '#core/contracts/planning-limits.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { planWeek } from '#core/planning/plan-week.ts'
import type { PlanLeftover, PlanProblem, PlanRecipe } from '#core/planning/problem.ts'
import { candidatesInput, type PlanSituation, problemOf } from '#core/planning/problem-of.ts'
import { addDays } from '#core/stock/day.ts'
import type { Draw } from '../pantry/random.ts'
import { book, candidatesOf, ROWS, rowOf } from './shelf.ts'

/** A plan for a week, and the recipes that it is made of with what covers their needs. */
export interface Planned {
  problem: PlanProblem
  meals: readonly PlannedMeal[]
}

/** A way to plan. All are told the same about the kitchen. */
export interface Way {
  name: string
  /** Dates are looked at: what no meal uses in time can be frozen. */
  seesDates: boolean
  plan: (situation: PlanSituation, leftovers: readonly PlanLeftover[], draw: Draw) => Promise<Planned>
}

const SEED = 1
const DUE_SOON = 5
const USUAL_PACKAGE = 250

export const fitsNeeds = (id: string, { diets, avoid }: PlanSituation['needs']): boolean => {
  const row = rowOf(id)
  const tags: readonly string[] = row?.dietary_tags ?? []
  const fits = diets.every((diet) => tags.includes(diet) || (diet === 'vegetarian' && tags.includes('vegan')))
  return fits && !avoid.some((one) => row?.allergens.includes(one))
}

const DINNERS = ROWS.flatMap((row) => {
  const { slots, minutes } = book.factsOf(row).recipe
  return slots.includes('dinner') ? [{ id: row.id, minutes }] : []
})

const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7

/** The days with a dinner, each with the recipes that fit its time. */
function dinnersOf({ days, wishes, needs }: PlanSituation) {
  const fitting = DINNERS.filter(({ id }) => fitsNeeds(id, needs))
  return days
    .filter((day) => !wishes.daysOff.includes(weekdayOf(day)))
    .map((date) => {
      const limit = wishes.minutes[weekdayOf(date)] ?? null
      const fast = fitting.filter(({ minutes }) => limit === null || (minutes !== null && minutes <= limit))
      return { date, ids: (fast.length > 0 ? fast : fitting).map(({ id }) => id) }
    })
}

/** Any recipes, with what of the kitchen covers their needs. */
async function rowsWith(situation: PlanSituation, ids: readonly string[]): Promise<PlanProblem> {
  const input = candidatesInput({ ...situation, fixed: [] })
  const recipes: PlanRecipe[] = []
  for (let at = 0; at < ids.length; at += MAX_PLANNED_MEALS) {
    const fixed = ids.slice(at, at + MAX_PLANNED_MEALS)
    recipes.push(...(await candidatesOf({ ...input, fixed, limit: 1 })).fixed)
  }
  const none = { recipes, fixed: [], broken: [], fitting: recipes.length, without: { needs: 0, minutes: 0 } }
  return problemOf({ ...situation, fixed: [] }, none, SEED)
}

const mealOf = (date: string, { id, title }: PlanRecipe, eaters: number): PlannedMeal => ({
  id: `${date} dinner`,
  date,
  slot: 'dinner',
  kind: 'recipe',
  recipeId: id,
  title,
  servings: eaters,
  cooks: eaters,
  from: null,
  stock: null,
  locked: false,
  doneAt: null,
  reasons: [],
  addedAt: `${date}T00:00:00.000Z`,
})

const ours: Way = {
  name: 'Sous',
  seesDates: true,
  async plan(situation, leftovers) {
    const candidates = await candidatesOf(candidatesInput(situation))
    const problem = { ...problemOf(situation, candidates, SEED), leftovers }
    return { problem, meals: planWeek(problem).meals }
  },
}

/** Mealie: any recipe that the rules of the day allow. */
const random: Way = {
  name: 'random within rules',
  seesDates: false,
  async plan(situation, _leftovers, draw) {
    const chosen = dinnersOf(situation).flatMap(({ date, ids }) => {
      const id = ids[Math.floor(draw('random', date) * ids.length)]
      return id ? [{ date, id }] : []
    })
    const problem = await rowsWith(situation, [...new Set(chosen.map(({ id }) => id))])
    const meals = chosen.flatMap(({ date, id }) => {
      const recipe = problem.recipes.find((one) => one.id === id)
      return recipe ? [mealOf(date, recipe, situation.wishes.eaters)] : []
    })
    return { problem, meals }
  },
}

/** Grocy: by hand, day by day, the recipe that uses most of what is due next; of equals, the one that needs the least shopping. */
const greedy: Way = {
  name: 'greedy by due date',
  seesDates: true,
  async plan(situation) {
    const { eaters } = situation.wishes
    const days = dinnersOf(situation)
    const problem = await rowsWith(situation, [...new Set(days.flatMap(({ ids }) => ids))])
    const byId = new Map(problem.recipes.map((recipe) => [recipe.id, recipe]))
    const until = new Map(problem.stock.map((one) => [one.name, one.until]))
    const left = new Map(problem.stock.map(({ name, grams }) => [name, grams ?? USUAL_PACKAGE]))
    const taken = (need: PlanRecipe['needs'][number], { servings }: PlanRecipe) =>
      Math.min(
        left.get(need.stock ?? '') ?? 0,
        (need.grams ?? (need.package ?? USUAL_PACKAGE) / 3 / servings) * eaters,
      )
    const meals: PlannedMeal[] = []
    for (const { date, ids } of days) {
      let best: { recipe: PlanRecipe; due: number; missing: number } | undefined
      for (const id of ids) {
        const recipe = byId.get(id)
        if (!recipe || meals.some(({ recipeId }) => recipeId === id)) continue
        let [due, missing] = [0, 0]
        for (const need of recipe.needs) {
          if (need.staple) continue
          const by = until.get(need.stock ?? '') ?? null
          const good = by === null || by >= date
          if (by !== null && good && by <= addDays(date, DUE_SOON)) due += taken(need, recipe)
          if (!need.minor && !(good && taken(need, recipe) > 0)) missing += 1
        }
        if (!best || due > best.due || (due === best.due && missing < best.missing))
          best = { recipe, due, missing }
      }
      if (!best) continue
      for (const need of best.recipe.needs)
        if (need.stock) left.set(need.stock, (left.get(need.stock) ?? 0) - taken(need, best.recipe))
      meals.push(mealOf(date, best.recipe, eaters))
    }
    return { problem, meals }
  },
}

export const WAYS: readonly Way[] = [ours, random, greedy]

/** No dinner at home: what spoils then is what dinners could use. */
export const NOTHING: Way = {
  name: 'nothing cooked',
  seesDates: false,
  plan: async (situation) => ({ problem: await rowsWith(situation, []), meals: [] }),
}
