import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { toastStore } from '#web/lib/toast.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { DoneRow } from './done-row.tsx'

const RECIPE = '00000000-0000-4000-8000-0000000000aa'
const forget = () => {
  planStore.clear()
  stockLog.clear()
  toastStore.clear()
}
beforeEach(forget)
afterEach(() => {
  cleanup()
  forget()
})

const plan = (some: Partial<PlannedMeal>) =>
  planStore.add([{ date: localDay(), slot: 'dinner', kind: 'leftovers', title: 'Curry', ...some }])
const meal = () => planStore.get()[0] as PlannedMeal
const show = () => {
  cleanup()
  return render(
    <MemoryRouter>
      <DoneRow meal={meal()} onClose={() => {}} />
    </MemoryRouter>,
  )
}
const keep = (servings: number) =>
  stockLog.record([
    {
      kind: 'have',
      name: 'leftover curry',
      detail: { meal: 'Curry', amount: { value: servings, unit: 'serving' }, place: 'fridge' },
    },
  ])
const left = () => {
  const record = stockLog.records().get('leftover curry')
  return record?.present ? record.amount?.value : undefined
}

it('eaten leftovers leave the pantry, as many as were eaten, and come back with Undo', () => {
  keep(3)
  plan({ stock: 'leftover curry', servings: 2 })
  show()
  fireEvent.click(screen.getByRole('button', { name: /^Eaten/ }))
  expect(meal().doneAt).not.toBeNull()
  expect(left()).toBe(1)
  toastStore.get()[0]?.undo?.()
  expect(meal().doneAt).toBeNull()
  expect(left()).toBe(3)
  planStore.change([meal().id], { servings: 3 })
  show()
  fireEvent.click(screen.getByRole('button', { name: /^Eaten/ }))
  expect(left()).toBeUndefined()
})

it('what was cooked goes by the end of cook mode', () => {
  plan({ kind: 'recipe', recipeId: RECIPE })
  show()
  expect(screen.getByRole('link', { name: /^I cooked this/ }).getAttribute('href')).toBe(
    `/recipe/${RECIPE}/cook?meal=${meal().id}&done=`,
  )
})

it('a meal in own words is done, and open again', () => {
  plan({ kind: 'note' })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(meal().doneAt).not.toBeNull()
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Not done yet' }))
  expect(meal().doneAt).toBeNull()
})

it('offers to update the pantry after a meal whose end was left without it', () => {
  plan({ kind: 'recipe', recipeId: RECIPE, doneAt: new Date().toISOString() })
  show()
  expect(screen.getByRole('link', { name: /^Update my pantry/ }).getAttribute('href')).toContain(RECIPE)
  stockLog.record([{ kind: 'out', name: 'spinach', detail: { why: 'used', recipe_id: RECIPE } }])
  show()
  expect(screen.queryByRole('link', { name: /^Update my pantry/ })).toBeNull()
})
