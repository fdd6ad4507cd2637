import { createFoods } from '#content/food-facts/book.ts'
import { createListReader } from '#content/ingredients/reader.ts'
import { normaliseName } from '#core/contracts/ingredient-names.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { planWeek } from '#core/planning/plan-week.ts'
import { candidatesInput, type PlanSituation, problemOf } from '#core/planning/problem-of.ts'
import { answerFacts } from '#core/stock/answer-facts.ts'
import { addDays } from '#core/stock/day.ts'
import { describeStock } from '#core/stock/describe.ts'
import { type StockDetail, type StockEvent, stockAmount, stockEvent } from '#core/stock/event.ts'
import { foldStock } from '#core/stock/fold.ts'
import { type Kitchen, minutesByWeekday, weekdayNumber } from './kitchen-file.ts'
import { candidatesOf, KNOWLEDGE } from './shelf.ts'

interface Listed {
  name: string
  detail: StockDetail
}

/** As the app reads it: "500 g" is counted, "half a jar" stays as written. */
function amountOf(text: string | undefined, name: string): StockDetail {
  if (!text) return {}
  const { quantity, unit } = parseLine(`${text} ${name}`)
  const amount = quantity && stockAmount({ value: quantity.max, unit })
  return amount ? { amount, text } : { text }
}

/** What is in the kitchen, and what of it could not be read. */
function listed({ pantry, leftovers }: Kitchen, today: string): { foods: Listed[]; unread: string[] } {
  const reader = createListReader(createFoods())
  const unread: string[] = []
  const foods = pantry.flatMap((line): Listed[] => {
    if (typeof line !== 'string') {
      const { food, amount, ...detail } = line
      return [{ name: food, detail: { ...detail, ...amountOf(amount, food) } }]
    }
    const { items, rest } = reader.read(line)
    unread.push(...rest, ...items.filter(({ known }) => !known).map(({ written }) => written))
    return items.map(({ name, amount }) => ({ name, detail: amountOf(amount, name) }))
  })
  const meals = leftovers.map(({ title, portions, cooked = today }) => ({
    name: `${title} (leftovers)`,
    detail: { meal: title, cooked, amount: { value: portions, unit: 'serving' } },
  }))
  return { foods: [...foods, ...meals], unread }
}

/** A plan of a kitchen with the cookbook, in the steps of the app. */
export async function planKitchen(kitchen: Kitchen) {
  const today = kitchen.today ?? new Date().toISOString().slice(0, 10)
  const { foods, unread } = listed(kitchen, today)
  const events = foods.flatMap(
    ({ name, detail }, at): StockEvent | never[] =>
      stockEvent({
        id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        at: `${today}T08:00:00.000Z`,
        kind: 'have',
        name,
        detail,
      }) ?? [],
  )
  const records = foldStock(events)
  const { facts } = answerFacts([...records.keys()], KNOWLEDGE)
  const { days_off, cook_twice, most_to_buy, kcal, protein, minutes, ...wishes } = kitchen.wishes
  const situation: PlanSituation = {
    today,
    days: Array.from({ length: kitchen.days }, (_, at) => addDays(today, at)),
    wishes: {
      ...wishes,
      guests: wishes.guests.map(({ leave_out, ...guest }) => ({ ...guest, leaveOut: leave_out })),
      daysOff: days_off.map(weekdayNumber),
      cookTwice: cook_twice,
      minutes: minutesByWeekday(minutes),
      favoritesFirst: false,
      kcal: kcal ?? null,
      protein: protein ?? null,
      mostToBuy: most_to_buy ?? null,
    },
    fixed: [],
    stock: describeStock(records, facts, today),
    staples: kitchen.staples,
    needs: { diets: kitchen.diets, avoid: kitchen.allergies, leaveOut: kitchen.leave_out },
    favorites: [],
  }
  const problem = problemOf(situation, await candidatesOf(candidatesInput(situation)), kitchen.seed)
  // A dish to eat up needs no food of its name.
  const dishes = new Set(problem.leftovers.map(({ name }) => name))
  return { problem, plan: planWeek(problem), unread: unread.filter((one) => !dishes.has(normaliseName(one))) }
}
