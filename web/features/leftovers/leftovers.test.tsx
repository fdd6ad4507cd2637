import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { toastStore } from '#web/lib/toast.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { Leftovers } from './leftovers.tsx'

const RECIPE = '00000000-0000-4000-8000-0000000000aa'
const keep = (title: string, daysAgo: number, servings: number) =>
  stockLog.record([
    {
      kind: 'have',
      name: `leftover ${title.toLowerCase()}`,
      detail: {
        meal: title,
        recipe_id: RECIPE,
        amount: { value: servings, unit: 'serving' },
        cooked: addDays(localDay(), -daysAgo),
        place: 'fridge',
      },
    },
  ])
const show = () =>
  render(
    <MemoryRouter>
      <Leftovers />
    </MemoryRouter>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => stockLog.clear())
afterEach(() => {
  cleanup()
  toastStore.clear()
  stockLog.clear()
})

it('is nothing without leftovers, nor with those past their date', () => {
  keep('Old Stew', 9, 2)
  show()
  expect(screen.queryByRole('region')).toBeNull()
})

it('names what is left and until when, the first to go first, and opens the recipe', () => {
  keep('Soup', 1, 1)
  keep('Curry', 3, 2)
  show()
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'CurryLeftovers: 2 servings, use by tomorrowAte 1Eaten',
    expect.stringMatching(/^SoupLeftovers: 1 serving, use by /),
  ])
  expect(screen.getByRole('link', { name: 'Curry' }).getAttribute('href')).toBe(`/recipe/${RECIPE}`)
})

it('counts what is eaten, one serving or all, and takes it back', () => {
  keep('Curry', 0, 2)
  show()
  press('Ate 1 serving of Curry')
  expect(screen.getByText(/^Leftovers: 1 serving, use by/)).toBeTruthy()
  press('Curry is all eaten')
  expect(screen.queryByRole('region')).toBeNull()
  toastStore.get()[0]?.undo?.()
  cleanup()
  show()
  expect(screen.getByText(/^Leftovers: 1 serving, use by/)).toBeTruthy()
})
