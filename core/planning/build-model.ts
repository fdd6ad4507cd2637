import { MAX_PLAN_DAYS, MEAL_SLOTS, type MealSlot } from '../contracts/planning-limits.ts'
import { daysBetween } from '../stock/day.ts'
import { dishOf } from './dish-method.ts'
import { type Cell, isAhead, isDate, type Model, type ModelRecipe, timeOf, weekdayOf } from './model.ts'
import { foodsOf, positive } from './model-foods.ts'
import type { PlanProblem, PlanRecipe } from './problem.ts'
import { minutesFor } from './real-time.ts'
import { sourcesOf } from './sources.ts'
import {
  BUY,
  COOKING,
  GRACE_DAYS,
  LEAST_OF_UNKNOWN,
  LIKED,
  LIKED_FIRST,
  ORDINARY_QUALITY,
  QUALITY_POINT,
  SEEN_BEFORE,
  SPOILED_ITEM,
  SPOILED_MEAT,
  spoilShare,
} from './weights.ts'

/** With `only`, a single meal is chosen, wherever it is. */
export function modelOf(problem: PlanProblem, only?: { date: string; slot: MealSlot }): Model {
  const { wishes } = problem
  const days = [...new Set(problem.days.filter(isDate))].sort().slice(0, MAX_PLAN_DAYS)
  const first = days[0] ?? '1970-01-01'
  const dayOf = (date: string) => daysBetween(first, date)
  const last = dayOf(days.at(-1) ?? first)
  const eaters = Math.max(1, Math.round(positive(wishes.eaters) ?? 1))

  const known = new Map<string, PlanRecipe>()
  for (const recipe of problem.recipes) if (!known.has(recipe.id)) known.set(recipe.id, recipe)
  const candidates = known.size
  for (const recipe of problem.fixedRecipes) if (!known.has(recipe.id)) known.set(recipe.id, recipe)
  const rows = [...known.values()]
  const ids = new Map(rows.map((recipe, index) => [recipe.id, index]))
  const recipeOf = (id: string | null) => (id === null ? -1 : (ids.get(id) ?? -1))

  const { stocks, foods, groups, parts } = foodsOf(problem.stock, rows)
  const numbers = new Map<string, number>()
  const numberOf = (kind: string, value: string | null) => {
    if (!value) return -1
    const key = `${kind} ${value}`
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  const again = new Set(problem.again)
  const recipes = rows.map((recipe, index) => ({
    recipe,
    parts: parts[index] ?? [],
    main: numberOf('main', recipe.main),
    cuisine: numberOf('cuisine', recipe.cuisine),
    method: numberOf('method', recipe.method),
    dish: numberOf('dish', dishOf(recipe.title)),
    keeps: positive(recipe.keepsCooked) ?? 0,
    taste: tasteOf(recipe, problem) + (again.has(recipe.id) ? SEEN_BEFORE : 0),
  }))

  const model = {
    problem,
    recipes,
    stocks: stocks.map((stock, index) => {
      const {
        until,
        chance,
        frozen = false,
        perishable = false,
      } = problem.stock[index] as PlanProblem['stock'][number]
      const due = isDate(until) ? dayOf(until) : Number.POSITIVE_INFINITY
      const share = isDate(until) ? spoilShare(due - last) : 0
      const sure = Math.min(1, positive(chance) ?? 0)
      return {
        ...stock,
        until: due,
        untilDate: isDate(until) ? until : null,
        usable: perishable ? due : due + GRACE_DAYS,
        perishable,
        frozen,
        least: stock.known || !isDate(until) ? 0 : stock.have * LEAST_OF_UNKNOWN,
        waste:
          stock.have > 0
            ? share * sure * (perishable ? SPOILED_MEAT : 1) * (1 + SPOILED_ITEM / stock.have)
            : 0,
      }
    }),
    foods,
    groups,
    eaters,
    first,
    today:
      isDate(problem.today ?? null) && (problem.today as string) < first ? (problem.today as string) : first,
    last,
    recipeOf,
    dayOf,
  }
  const places = only ? [only] : openPlaces(days, problem)
  const promising = promisingFirst(model, candidates)
  return {
    ...model,
    mostToBuy: only ? null : wishes.mostToBuy,
    cells: cellsOf(places, problem, promising, model, only ? ANY : affordable(model)),
    sources: sourcesOf(model),
  }
}

function tasteOf(recipe: PlanRecipe, { wishes }: PlanProblem): number {
  const quality = typeof recipe.quality === 'number' ? Math.max(0, Math.min(10, recipe.quality)) : Number.NaN
  const lacks = 10 - (Number.isNaN(quality) ? ORDINARY_QUALITY : quality)
  const liked = recipe.favorite || recipe.own ? (wishes.favoritesFirst ? LIKED_FIRST : LIKED) : 0
  return lacks * QUALITY_POINT - liked + (wishes.cookTwice ? COOKING : 0)
}

/** Candidates by what they would cost alone: the search rules out the others sooner. */
function promisingFirst(
  { recipes, stocks, eaters }: Omit<Model, 'cells' | 'sources' | 'mostToBuy'>,
  candidates: number,
) {
  const alone = ({ taste, parts }: ModelRecipe) =>
    parts.reduce((sum, { stock, grams, minor }) => {
      const shelf = stocks[stock]
      if (!shelf) return sum + (minor ? 0 : BUY)
      return sum - Math.min(shelf.have, Math.max(shelf.least, grams * eaters)) * shelf.waste
    }, taste)
  return recipes
    .slice(0, candidates)
    .map((row, index) => ({ index, recipe: row.recipe, cost: alone(row) }))
    .sort((a, b) => a.cost - b.cost || a.index - b.index)
}

const ANY = () => true

/** Whether a recipe by itself needs no more purchases than are wished, beyond those of meals that stay. */
function affordable({ problem, recipes, recipeOf, today }: Omit<Model, 'cells' | 'sources' | 'mostToBuy'>) {
  const most = problem.wishes.mostToBuy
  if (most === null) return ANY
  const staying = new Set(
    problem.fixed
      .filter((meal) => meal.kind === 'recipe' && isAhead(meal, today))
      .flatMap(({ recipeId }) => recipes[recipeOf(recipeId)]?.parts.map(({ food }) => food) ?? []),
  )
  return (index: number) => {
    const parts = recipes[index]?.parts ?? []
    const bought = parts.filter(({ stock, minor, food }) => stock < 0 && !minor && !staying.has(food))
    return new Set(bought.map(({ food }) => food)).size <= most
  }
}

interface Place {
  date: string
  slot: MealSlot
}

/** Meals that are wished for, and where nothing stands yet. */
function openPlaces(days: readonly string[], { wishes, fixed }: PlanProblem): Place[] {
  const taken = new Set(fixed.map(({ date, slot }) => `${date} ${slot}`))
  const slots = MEAL_SLOTS.filter((slot) => wishes.slots.includes(slot))
  return days
    .filter((date) => !wishes.daysOff.includes(weekdayOf(date)))
    .flatMap((date) => slots.map((slot) => ({ date, slot })))
    .filter(({ date, slot }) => !taken.has(`${date} ${slot}`))
}

function cellsOf(
  places: readonly Place[],
  { wishes }: PlanProblem,
  candidates: readonly { index: number; recipe: PlanRecipe }[],
  { dayOf, eaters }: Pick<Model, 'dayOf' | 'eaters'>,
  fits: (index: number) => boolean,
): Cell[] {
  const fitting = new Map(
    MEAL_SLOTS.map((slot) => [slot, candidates.filter(({ recipe }) => recipe.slots.includes(slot))]),
  )
  return places.map(({ date, slot }) => {
    const limit = wishes.minutes[weekdayOf(date)] ?? null
    const all = fitting.get(slot) ?? []
    const fast = all.filter(({ recipe }) => limit === null || (minutesFor(recipe, eaters) ?? 0) <= limit)
    const choices = (fast.length > 0 ? fast : all).map(({ index }) => index).filter(fits)
    const day = dayOf(date)
    return { date, slot, day, time: timeOf(day, slot), limit, choices }
  })
}
