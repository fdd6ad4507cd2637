import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { Tonight } from './tonight.tsx'

const RECIPE = '00000000-0000-4000-8000-0000000000aa'
const today = localDay()
const show = () =>
  render(
    <MemoryRouter>
      <Tonight />
    </MemoryRouter>,
  )

const forget = () => {
  planStore.clear()
  stockLog.clear()
}
beforeEach(forget)
afterEach(() => {
  cleanup()
  forget()
})

it('is nothing without a plan for today, nor once all of it is done', () => {
  planStore.add([
    { date: addDays(today, 1), slot: 'dinner', kind: 'note', title: 'Pizza' },
    { date: today, slot: 'dinner', kind: 'note', title: 'Soup', doneAt: new Date().toISOString() },
    { date: today, slot: 'lunch', kind: 'off', title: '' },
  ])
  show()
  expect(screen.queryByRole('region')).toBeNull()
})

it('names today’s meals in the order of the day, and starts cooking for the planned meal', () => {
  planStore.add([
    { date: today, slot: 'dinner', kind: 'recipe', recipeId: RECIPE, title: 'Spinach Curry', cooks: 4 },
    { date: today, slot: 'lunch', kind: 'leftovers', recipeId: RECIPE, title: 'Stew' },
  ])
  show()
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'LunchLeftovers: StewYour plan',
    'TonightSpinach CurryCook',
  ])
  const id = planStore.get()[0]?.id
  expect(screen.getByRole('link', { name: 'Start cooking Spinach Curry' }).getAttribute('href')).toBe(
    `/recipe/${RECIPE}/cook?meal=${id}`,
  )
})

it('says what has to thaw, the day before and on the day, until it is out of the freezer', () => {
  const reasons = [{ kind: 'thaw', foods: ['chicken thighs'] }] as const
  const dinner = { slot: 'dinner', kind: 'recipe', recipeId: RECIPE, title: 'Curry', reasons } as const
  stockLog.record([
    { kind: 'have', name: 'chicken thighs', detail: { place: 'freezer', frozen: addDays(today, -5) } },
  ])
  planStore.add([
    { ...dinner, date: addDays(today, 1) },
    { ...dinner, date: addDays(today, 2) },
  ])
  show()
  const rows = () => screen.queryAllByRole('listitem').map((one) => one.textContent)
  expect(rows()).toEqual(['For tomorrow: move the chicken thighs from the freezer to the fridge'])
  act(() => {
    planStore.clear()
    planStore.add([{ ...dinner, date: today }])
  })
  expect(rows()).toEqual(['TonightCurryCook', 'Thaw the chicken thighs'])
  act(() => {
    stockLog.record([{ kind: 'set', name: 'chicken thighs', detail: { place: 'fridge', thawed: today } }])
  })
  expect(rows()).toEqual(['TonightCurryCook'])
})
