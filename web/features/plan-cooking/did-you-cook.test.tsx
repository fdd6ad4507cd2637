import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { toastStore } from '#web/lib/toast.ts'
import { pantryDue } from '#web/state/plan/pantry-due.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { DidYouCook } from './did-you-cook.tsx'

const TODAY = localDay()
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const forget = () => {
  planStore.clear()
  pantryDue.clear()
  stockLog.clear()
  toastStore.clear()
}
beforeEach(forget)
afterEach(() => {
  cleanup()
  forget()
})

const plan = (at: number, daysAgo: number, some: Partial<Parameters<typeof planStore.add>[0][number]> = {}) =>
  planStore.add([
    {
      ...{ id: idOf(at), date: addDays(TODAY, -daysAgo), slot: 'dinner', kind: 'recipe' },
      ...{ recipeId: idOf(900), title: 'Lemon Orzo', servings: 2, cooks: 4, ...some },
    },
  ])
const show = () =>
  render(
    <MemoryRouter>
      <DidYouCook />
    </MemoryRouter>,
  )
const ids = () => planStore.get().map(({ id }) => id)

it('asks about an open meal of the last two days, and of no other', () => {
  plan(1, 3)
  plan(2, 0)
  plan(3, 1, { doneAt: new Date().toISOString() })
  pantryDue.settle(idOf(3))
  plan(4, 1, { kind: 'note', recipeId: null, title: 'Pizza' })
  show()
  expect(screen.queryByRole('region')).toBeNull()
  act(() => {
    plan(5, 1)
  })
  expect(screen.getByText('Yesterday: Lemon Orzo. Did you cook it?')).toBeTruthy()
  // The same end as cook mode, where pantry and leftovers follow.
  expect(screen.getByRole('link', { name: 'Yes, I cooked Lemon Orzo' }).getAttribute('href')).toBe(
    `/recipe/${idOf(900)}/cook?meal=${idOf(5)}&done=`,
  )
})

it('not cooked: it leaves the plan with its leftovers, and comes back with Undo', () => {
  plan(1, 2)
  plan(2, 1, { kind: 'leftovers', cooks: 0, from: idOf(1) })
  plan(3, -1)
  show()
  fireEvent.click(screen.getByRole('button', { name: 'No, I didn’t cook Lemon Orzo' }))
  expect(ids()).toEqual([idOf(3)])
  expect(screen.queryByRole('region')).toBeNull()
  act(() => toastStore.get()[0]?.undo?.())
  expect(ids()).toHaveLength(3)
})

it('eaten leftovers leave the pantry', () => {
  stockLog.record([
    {
      kind: 'have',
      name: 'leftover curry',
      detail: { meal: 'Curry', amount: { value: 3, unit: 'serving' }, place: 'fridge' },
    },
  ])
  plan(1, 1, { kind: 'leftovers', title: 'Curry', cooks: 0, stock: 'leftover curry' })
  show()
  const left = () => stockLog.records().get('leftover curry')?.amount?.value
  fireEvent.click(screen.getByRole('button', { name: 'Yes, I ate the Curry' }))
  expect(left()).toBe(1)
  expect(planStore.get()[0]?.doneAt).not.toBeNull()
  act(() => toastStore.get()[0]?.undo?.())
  expect(left()).toBe(3)
  expect(planStore.get()[0]?.doneAt).toBeNull()
})

it('reminds of a pantry that was not updated, until that is decided', () => {
  plan(1, 0, { doneAt: new Date().toISOString() })
  show()
  const update = screen.getByRole('link', { name: 'Update my pantry after Lemon Orzo' })
  expect(update.getAttribute('href')).toContain(`meal=${idOf(1)}`)
  fireEvent.click(screen.getByRole('button', { name: 'My pantry is right after Lemon Orzo' }))
  expect(screen.queryByRole('region')).toBeNull()
  act(() => toastStore.get()[0]?.undo?.())
  expect(screen.getByRole('region')).toBeTruthy()
  act(() => {
    stockLog.record([{ kind: 'out', name: 'orzo', detail: { why: 'used', recipe_id: idOf(900) } }])
  })
  expect(screen.queryByRole('region')).toBeNull()
})
