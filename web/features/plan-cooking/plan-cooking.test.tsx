import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { readingStore } from '#web/state/recipe-reading.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { PlanDone } from './plan-done.tsx'
import { usePlannedMeal } from './use-planned-meal.ts'

const TODAY = localDay()
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const RECIPE = { id: idOf(900), servings: 4 }
const forget = () => {
  planStore.clear()
  readingStore.clear()
}
beforeEach(forget)
afterEach(() => {
  cleanup()
  forget()
})

/** Each test has meals of its own: a meal is marked once. */
const plan = (at: number) =>
  planStore.add([
    {
      ...{ id: idOf(at), date: TODAY, slot: 'dinner', kind: 'recipe', title: 'Curry' },
      ...{ recipeId: RECIPE.id, servings: 2, cooks: 6 },
    },
    {
      ...{ id: idOf(at + 1), date: addDays(TODAY, 1), slot: 'dinner', kind: 'leftovers', title: 'Curry' },
      ...{ recipeId: RECIPE.id, servings: 2, from: idOf(at) },
    },
  ])
const meal = (at: number) => planStore.get().find(({ id }) => id === idOf(at))

function Cooking({ from }: { from: string | null }) {
  const { meal: planned, keepLeftovers } = usePlannedMeal(RECIPE, from)
  return (
    <>
      {planned && <PlanDone meal={planned} />}
      <button type="button" onClick={() => keepLeftovers('leftover curry')}>
        Keep
      </button>
      <button type="button" onClick={() => keepLeftovers(null)}>
        Take back
      </button>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('scales to the planned portions and marks the meal as done; undone, it stays open', () => {
  plan(10)
  render(<Cooking from={idOf(10)} />)
  expect(readingStore.get().recipes[RECIPE.id]?.factor).toBe(1.5)
  expect(meal(10)?.doneAt).not.toBeNull()
  press('Undo')
  expect(meal(10)?.doneAt).toBeNull()
  cleanup()
  render(<Cooking from={idOf(10)} />)
  expect(meal(10)?.doneAt).toBeNull()
  press('Mark as done')
  expect(screen.getByText('Done in your plan.')).toBeTruthy()
})

it('finds today’s meal when it wasn’t started from the plan, and leaves the scale alone', () => {
  plan(20)
  render(<Cooking from={null} />)
  expect(meal(20)?.doneAt).not.toBeNull()
  expect(readingStore.get().recipes[RECIPE.id]).toBeUndefined()
})

it('lets the planned leftovers come from the pantry, and takes that back', () => {
  plan(30)
  render(<Cooking from={idOf(30)} />)
  press('Keep')
  expect(meal(31)).toMatchObject({ from: null, stock: 'leftover curry' })
  press('Take back')
  expect(meal(31)).toMatchObject({ from: idOf(30), stock: null })
})

it('shows nothing for a recipe that isn’t planned', () => {
  render(<Cooking from={null} />)
  expect(screen.queryByText('Done in your plan.')).toBeNull()
})
