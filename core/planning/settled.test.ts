import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShoppingItem } from '../shopping/item.ts'
import { lineMeasure } from '../shopping/merge.ts'
import { inUnit } from '../stock/amounts.ts'
import type { StockItem } from '../stock/item.ts'
import type { PlanProblem, PlanStock } from './problem.ts'
import { mealOf, randomProblem, stockOf } from './sample-problems.ts'
import { isSettled, keptFoods, settledFor, settledOf, tickedFoods } from './settled.ts'
import { soldAmounts } from './sold-amount.ts'
import { summaryOf } from './summary.ts'
import { wantedFoods, withPlan } from './week-list.ts'

const NOW = '2026-11-18T12:00:00.000Z'
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [SOUP, STEW] = [uuid(1), uuid(2)]
const item = (more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id: uuid(50),
  name: 'vegetable broth',
  line: '1.7 l vegetable broth',
  recipeId: null,
  checked: true,
  addedAt: NOW,
  plan: { meals: [SOUP, STEW], line: '1.7 l vegetable broth' },
  ...more,
})
const meals = [
  { id: SOUP, recipeId: uuid(11), doneAt: null },
  { id: STEW, recipeId: uuid(12), doneAt: null },
]
const inStock = (name: string) => ({ name, fact: null, amount: null }) as unknown as StockItem

describe('what is settled for a meal', () => {
  it('is what is ticked, for all the meals that it was for', () => {
    const settled = settledFor([], [item()], meals, [])
    expect([SOUP, STEW, uuid(3)].map((id) => isSettled(settled, id, 'Vegetable Broth'))).toEqual([
      true,
      true,
      false,
    ])
    expect(settledFor([], [item({ checked: false })], meals, [])).toEqual({})
    expect(Object.keys(settledFor([], [item()], meals.slice(1), []))).toEqual([STEW])
  })

  it('stays so when the list is cleared, while some of it is there and the meal is to come', () => {
    const kept = keptFoods([], [item()], meals)
    expect(
      isSettled(settledFor(kept, [], meals, [inStock('vegetable broth')]), SOUP, 'vegetable broth'),
    ).toBe(true)
    expect(settledFor(kept, [], meals, [])).toEqual({})
    expect(keptFoods(kept, [], [{ id: SOUP, doneAt: NOW }])).toEqual([])
    // Unticked: it is wanted again.
    expect(keptFoods(kept, [item({ checked: false })], meals)).toEqual([])
  })

  it('is what something else is used for, and what a recipe’s own page had on the list', () => {
    const instead = [{ meal: SOUP, food: 'shallot', why: 'instead' as const }]
    expect(isSettled(settledFor(instead, [], meals, []), SOUP, 'shallots')).toBe(true)
    const { plan: _, ...own } = item({ name: 'leeks', line: '2 leeks', recipeId: uuid(11) })
    expect(settledFor([], [own], meals, [inStock('leek')])).toEqual({ [SOUP]: ['leek'] })
    expect(settledFor([], [own], meals, [])).toEqual({})
  })
})

/** A plan of fixed meals, and a kitchen. */
const someWeek = fc.record({
  seed: fc.integer({ min: 0, max: 10_000 }),
  days: fc.integer({ min: 1, max: 7 }),
})

function weekOf({ seed, days }: { seed: number; days: number }): PlanProblem {
  const problem = randomProblem(seed, { days, recipes: 8, stock: 5, foods: 14 })
  const fixed = problem.days.map((date, at) =>
    mealOf(uuid(at + 1), { date, recipeId: `r${at % 5}`, locked: at % 3 === 0 }),
  )
  return { ...problem, fixed, fixedRecipes: problem.recipes }
}

/** The needs as the server answers them for this stock. */
function covered(problem: PlanProblem, stock: readonly PlanStock[]): PlanProblem {
  const there = new Set(stock.map(({ name }) => name))
  const recipes = problem.recipes.map((recipe) => ({
    ...recipe,
    needs: recipe.needs.map((need) => ({
      ...need,
      amount: need.grams === null ? null : { value: need.grams, unit: 'gram' },
      stock: there.has(need.food) ? need.food : null,
    })),
  }))
  return { ...problem, stock, recipes, fixedRecipes: recipes }
}

function updated(problem: PlanProblem, items: readonly ShoppingItem[], seen: readonly string[]) {
  const settled = settledOf(tickedFoods(items))
  const { buys } = summaryOf({ ...problem, settled }, [])
  const wanted = wantedFoods(soldAmounts(buys, problem.recipes), {}, 'metric')
  return { ...withPlan({ items, wanted, meals: problem.fixed, seen, now: NOW }), wanted }
}

it('ticking never adds a line, in any order, however much is bought', () => {
  fc.assert(
    fc.property(
      someWeek,
      fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
      fc.array(fc.constantFrom<'all' | 'half' | 'unknown' | 'nothing'>('all', 'half', 'unknown', 'nothing'), {
        minLength: 20,
        maxLength: 20,
      }),
      (week, order, much) => {
        const problem = weekOf(week)
        let stock = problem.stock
        let list = updated(covered(problem, stock), [], [])
        const openIn = (items: readonly ShoppingItem[]) => items.filter(({ checked }) => !checked)
        for (let at = 0; openIn(list.items).length > 0; at++) {
          const open = openIn(list.items)
          const next = open[(order[at % order.length] ?? 0) % open.length] as ShoppingItem
          const ticked = list.items.map((one) => (one === next ? { ...one, checked: true } : one))
          const grams = inUnit(lineMeasure(next.line) ?? { value: 0, unit: null }, 'gram')?.value ?? null
          const how = much[at % much.length]
          const came = how === 'unknown' || grams === null ? null : how === 'half' ? grams / 2 : grams
          const had = stock.find(({ name }) => name === next.name)
          const sum = had?.grams !== null && came !== null ? (had?.grams ?? 0) + came : null
          if (how !== 'nothing')
            stock = [
              ...stock.filter(({ name }) => name !== next.name),
              stockOf(next.name, { grams: sum, until: had?.until ?? null }),
            ]
          // At once, with the answer for the list before the tick, and with the next one.
          const known = new Set(open.filter((one) => one !== next).map(({ id }) => id))
          const stale = withPlan({
            items: ticked,
            wanted: list.wanted,
            meals: problem.fixed,
            seen: list.seen,
            now: NOW,
          })
          list = updated(covered(problem, stock), ticked, list.seen)
          for (const { items } of [stale, list])
            for (const { id, name, plan } of openIn(items))
              if (!known.has(id)) {
                const before = list.items.filter((one) => one.checked && one.name === name)
                const bought = new Set(before.flatMap((one) => one.plan?.meals ?? []))
                // Only meals that needed none of it so far.
                expect(plan?.meals.some((meal) => bought.has(meal))).toBe(false)
                // And only where it isn't known any more how much is there.
                expect(stock.find((one) => one.name === name)?.grams).toBeNull()
              }
        }
      },
    ),
    { numRuns: 150 },
  )
})

it('cards and list agree: what is bought for a meal is on its card, and nothing else', () => {
  fc.assert(
    fc.property(someWeek, (week) => {
      const problem = weekOf(week)
      const { buys, reasons } = summaryOf(covered(problem, problem.stock), [])
      for (const { id } of problem.fixed) {
        const listed = buys.filter((buy) => buy.meals.includes(id)).map(({ food }) => food)
        const shown = (reasons[id] ?? []).slice(0, 2)
        const named = shown.flatMap((reason) => (reason.kind === 'buy' ? reason.foods : []))
        expect([...named].sort()).toEqual(listed.sort())
      }
    }),
    { numRuns: 100 },
  )
})
