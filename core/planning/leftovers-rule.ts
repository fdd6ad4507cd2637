import { type Cell, fitsLeftovers, type Model, type ModelRecipe } from './model.ts'
import { minutesFor } from './real-time.ts'
import { MOST_LEFTOVERS } from './weights.ts'

type Choices = readonly ({ kind: string } | null)[]

/** Whether leftovers of a recipe that is cooked in one cell can be eaten in another. */
export function canRest(
  model: Model,
  choices: Choices,
  { from, to, recipe }: { from: number; to: number; recipe: number },
): boolean {
  const [cook, eat] = [model.cells[from] as Cell, model.cells[to] as Cell]
  const { keeps, recipe: row } = model.recipes[recipe] as ModelRecipe
  return (
    eat.day > cook.day &&
    eat.day - cook.day <= keeps &&
    !row.batches &&
    (cook.limit === null || (minutesFor(row, 2 * model.eaters) ?? 0) <= cook.limit) &&
    fitsLeftovers(eat.slot, row) &&
    isTimeForLeftovers(model, choices, to)
  )
}

/** Cooked for two meals, but not every other meal is leftovers, and never two days running. */
function isTimeForLeftovers({ cells }: Model, choices: Choices, cell: number): boolean {
  const { day } = cells[cell] as Cell
  let others = 0
  for (let other = 0; other < cells.length; other++) {
    const kind = choices[other]?.kind
    if (other === cell || (kind !== 'rest' && kind !== 'source')) continue
    if (Math.abs((cells[other] as Cell).day - day) <= 1) return false
    if (kind === 'rest') others++
  }
  return others < Math.max(1, Math.floor(cells.length * MOST_LEFTOVERS))
}
