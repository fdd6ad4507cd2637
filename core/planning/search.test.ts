import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactAndOurs } from '../../bench/planning/exact.ts'
import { modelOf } from './build-model.ts'
import type { PlanProblem } from './problem.ts'
import { randomProblem, wishesOf } from './sample-problems.ts'
import { search } from './search.ts'
import { Week } from './week.ts'

/** Small enough to try all weeks, with all kinds of wishes. */
function smallProblem(seed: number): PlanProblem {
  const problem = randomProblem(seed, { days: 4, recipes: 7, stock: 10, foods: 24 })
  const until = problem.days[2] ?? null
  const soup = { name: 'soup', title: 'Soup', recipeId: null, portions: 3, until }
  return {
    ...problem,
    leftovers: seed % 3 === 0 ? [soup] : [],
    wishes: wishesOf({
      cookTwice: seed % 2 === 0,
      mostToBuy: seed % 4 === 0 ? 5 : null,
      favoritesFirst: seed % 3 === 1,
      kcal: seed % 5 === 0 ? { min: 1800, max: 2200 } : null,
      protein: seed % 5 === 1 ? 80 : null,
      minutes: seed % 3 === 2 ? [30, 30, 45, 30, null, null, 30] : wishesOf().minutes,
    }),
  }
}

describe('the search', () => {
  it('finds a week within 5 % of the best one, and mostly the best one', () => {
    const gaps = Array.from({ length: 40 }, (_, seed) => {
      const { exact, ours } = exactAndOurs(smallProblem(seed))
      expect(exact).toBeGreaterThan(0)
      return ours / exact - 1
    })
    expect(Math.min(...gaps)).toBeGreaterThan(-1e-9)
    expect(Math.max(...gaps)).toBeLessThan(0.1)
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(0.01)
    expect(gaps.filter((gap) => gap < 1e-9).length).toBeGreaterThanOrEqual(36)
  })

  it('knows the cost of its week by differences as if it had counted it anew', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const model = modelOf(smallProblem(seed))
        const found = search(model)
        const anew = new Week(model)
        for (const [cell, choice] of found.choices.entries())
          if (choice && anew.choices[cell] === null) {
            const offer = anew
              .offers(cell)
              .find((one) => JSON.stringify(one.choice) === JSON.stringify(choice))
            const before = anew.cost
            anew.place(cell, choice)
            // The price on offer is what it then costs.
            expect(anew.cost - before).toBeCloseTo(offer?.cost ?? Number.NaN, 6)
          }
        expect(anew.cost).toBeCloseTo(found.cost, 6)
        for (const cell of anew.choices.keys()) anew.clear(cell)
        expect(anew.cost).toBeCloseTo(new Week(model).cost, 6)
      }),
      { numRuns: 25 },
    ))
})
