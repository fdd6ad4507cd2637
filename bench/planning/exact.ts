import { modelOf } from '#core/planning/build-model.ts'
import type { PlanProblem } from '#core/planning/problem.ts'
import { search } from '#core/planning/search.ts'
import { Week } from '#core/planning/week.ts'

/**
 * The lowest cost that any week has, by trying all of them, and the cost of the one that we find.
 * For small cases only: 12 recipes and 5 days are 250,000 weeks.
 */
export function exactAndOurs(problem: PlanProblem): { exact: number; ours: number } {
  const model = modelOf(problem)
  const week = new Week(model)
  let exact = Number.POSITIVE_INFINITY
  const from = (cell: number): void => {
    if (cell === model.cells.length) {
      exact = Math.min(exact, week.cost)
      return
    }
    const offers = week.choices[cell] === null ? week.offers(cell) : []
    if (offers.length === 0) {
      from(cell + 1)
      return
    }
    if (cell === model.cells.length - 1) {
      exact = Math.min(exact, week.cost + Math.min(0, ...offers.map(({ cost }) => cost)))
      return
    }
    // A meal left empty may leave the purchases to others.
    if (model.mostToBuy !== null) from(cell + 1)
    for (const { choice } of offers) {
      week.place(cell, choice)
      from(cell + 1)
      week.clear(cell)
    }
  }
  from(0)
  return { exact, ours: search(model).cost }
}
