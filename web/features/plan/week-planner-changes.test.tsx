import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { toastStore } from '#web/lib/toast.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { wishesStore } from '#web/state/plan/wishes.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { factStore } from '#web/state/stock/fact-store.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { weekdayOf, weekdayWord } from './days.ts'
import { WeekPlanner } from './week-planner.tsx'

const TODAY = localDay()
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

/** By the last question. */
let leftOut: readonly string[] = []

const forget = () => {
  stockLog.clear()
  factStore.clear()
  toastStore.clear()
  wishesStore.chosen.clear()
  planStore.clear()
  preferencesStore.clear()
}
beforeEach(() => {
  forget()
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const path = address instanceof Request ? address.url : String(address)
    if (path.includes('read-ingredients'))
      return Response.json({ items: [], rest: [], without: [{ foods: ['mushrooms'] }] })
    if (!path.includes('plan-candidates')) return Response.json(path.includes('rest/v1') ? [] : { facts: {} })
    leftOut = (JSON.parse(String(init?.body ?? '{}')) as { leave_out?: string[] }).leave_out ?? []
    // Of all recipes, none fits everyone's diets; a planned one is for fewer than all.
    const broken = [{ id: idOf(1), title: 'Dish 1', diets: ['vegetarian'], allergens: [], foods: [] }]
    return Response.json({
      ...{ recipes: [], fixed: [], broken, fitting: 0, without: { needs: 9, minutes: 0 } },
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forget()
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/plan']}>
        <WeekPlanner needs={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const put = (at: number, some: Partial<Parameters<typeof planStore.add>[0][number]> = {}) =>
  planStore.add([
    {
      ...{ id: idOf(500 + at), date: addDays(TODAY, at), slot: 'dinner', kind: 'recipe' },
      ...{ recipeId: idOf(at + 1), title: `Dish ${at + 1}`, servings: 2, cooks: 2, ...some },
    },
  ])
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const inSheet = () => within(screen.getByRole('dialog'))
const days = () => planStore.get().map(({ date }) => date)

it('takes leftovers along with their meal, and says so', () => {
  put(0, { cooks: 4 })
  put(1, { kind: 'leftovers', cooks: 0, from: idOf(500), title: 'Dish 1' })
  show()
  press('More for Dish 1')
  fireEvent.change(inSheet().getByLabelText('Day'), { target: { value: addDays(TODAY, 2) } })
  expect(days()).toEqual([addDays(TODAY, 2), addDays(TODAY, 3)])
  expect(toastStore.get()[0]?.description).toBe(
    `Leftovers: Dish 1: moved to ${weekdayWord(addDays(TODAY, 3))}.`,
  )
  toastStore.get()[0]?.undo?.()
  expect(days()).toEqual([TODAY, addDays(TODAY, 1)])
})

it('offers no day before the meal, shows locked ones as such, and refuses a drop there', () => {
  put(0, { locked: true })
  put(1, { cooks: 4 })
  put(2, { kind: 'leftovers', cooks: 0, from: idOf(501), title: 'Dish 2' })
  show()
  press('More for Leftovers: Dish 2')
  const options = [...inSheet().getByLabelText('Day').querySelectorAll('option')]
  const offered = options.filter(({ disabled }) => !disabled).map((one) => one.value)
  expect(offered).toEqual([2, 3, 4].map((day) => addDays(TODAY, day)))
  const [locked, ...others] = options.filter(({ disabled }) => disabled)
  expect(locked?.textContent).toBe('Today (locked)')
  expect(others).toEqual([])
  fireEvent.click(inSheet().getByRole('button', { name: 'Close' }))
  const before = days()
  const grip = screen.getByRole('button', { name: 'Move Dish 2', hidden: true })
  const target = document.querySelector(`[data-day="${TODAY}"] [data-slot]`)
  document.elementFromPoint = () => target
  fireEvent.pointerDown(grip, { button: 0, clientX: 0, clientY: 0, pointerId: 1 })
  fireEvent.pointerMove(grip, { clientX: 50, clientY: 50, pointerId: 1 })
  fireEvent.pointerMove(grip, { clientX: 90, clientY: 90, pointerId: 1 })
  fireEvent.pointerUp(grip, { pointerId: 1 })
  expect(days()).toEqual(before)
  expect(toastStore.get()[0]).toMatchObject({ title: 'Today is locked' })
})

it('an attempt that failed is forgotten as soon as something else is wished for, or planned', async () => {
  show()
  press('Plan my week')
  const warning = /^Too few recipes fit everyone’s diets/
  expect(await screen.findByText(warning)).toBeTruthy()
  act(() => {
    wishesStore.change({ eaters: 5 })
  })
  expect(screen.queryByText(warning)).toBeNull()
  press('Plan my week')
  expect(await screen.findByText(warning)).toBeTruthy()
  act(() => {
    put(3, { kind: 'note', recipeId: null, title: 'Pizza', cooks: 0 })
  })
  expect(screen.queryByText(/fit everyone’s diets and allergies\. 9 recipes/)).toBeNull()
})

it('opens a recipe for as many as are cooked for, and names the day on paper', () => {
  put(0, { servings: 4, cooks: 8 })
  show()
  expect(screen.getByRole('link', { name: 'Dish 1' }).getAttribute('href')).toBe(
    `/recipe/${idOf(1)}?serves=8`,
  )
  const [screenWord, paperWord] = screen.getAllByRole('heading', { level: 2 })[0]?.children ?? []
  expect([screenWord?.className, screenWord?.textContent]).toEqual(['print:hidden', 'Today'])
  expect([paperWord?.className, paperWord?.textContent]).toEqual(['hidden print:inline', weekdayWord(TODAY)])
})

it('a meal that isn’t for everyone says so on its card', async () => {
  put(0)
  show()
  const card = screen.getByRole('article', { name: 'Dish 1' })
  await waitFor(() => expect(within(card).getByText('Not vegetarian')).toBeTruthy())
})

it('a meal in one’s own words that names what someone avoids says so, and stays', async () => {
  preferencesStore.set({ ...preferencesStore.get(), allergies: ['peanuts'] })
  put(0, { kind: 'note', recipeId: null, title: 'Peanut butter noodles', cooks: 0 })
  put(1, { kind: 'note', recipeId: null, title: 'Pizza with friends', cooks: 0 })
  show()
  const card = (name: string) => within(screen.getByRole('article', { name }))
  await waitFor(
    () => expect(card('Peanut butter noodles').getByText('Contains peanuts, which you avoid')).toBeTruthy(),
    { timeout: 20_000 },
  )
  expect(card('Pizza with friends').queryByText(/avoid/)).toBeNull()
})

it('leftovers of a dish that nobody can look up are judged by their name, planned or offered', async () => {
  preferencesStore.set({ ...preferencesStore.get(), allergies: ['peanuts'] })
  const kept = { meal: 'Peanut noodles', amount: { value: 2, unit: 'serving' }, place: 'fridge' as const }
  stockLog.record([{ kind: 'have', name: 'leftover peanut noodles', detail: kept }])
  put(0, { kind: 'leftovers', recipeId: null, title: 'Peanut noodles', cooks: 0 })
  show()
  const words = 'Contains peanuts, which you avoid'
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy(), { timeout: 20_000 })
  press(`Add dinner on ${weekdayWord(addDays(TODAY, 1))}`)
  const offer = await inSheet().findByRole(
    'button',
    { name: /^Leftovers: Peanut noodles/ },
    { timeout: 20_000 },
  )
  expect(offer.textContent).toContain('contains peanuts, which you avoid')
})

it('a meal whose recipe is gone says so, and leads nowhere', async () => {
  put(0)
  show()
  expect(await screen.findByText('This recipe isn’t available')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Dish 1' })).toBeNull()
  press('More for Dish 1')
  expect(inSheet().queryByRole('link')).toBeNull()
  expect(inSheet().getByRole('button', { name: /^Choose something else/ })).toBeTruthy()
  fireEvent.click(inSheet().getByRole('button', { name: 'Done' }))
  expect(planStore.get()[0]?.doneAt).not.toBeNull()
})

it('a move that breaks a limit is said on the card and in the toast', () => {
  wishesStore.change({ daysOff: [weekdayOf(addDays(TODAY, 2))] })
  put(0)
  show()
  const words = `${weekdayWord(addDays(TODAY, 2))} is a day off`
  expect(screen.queryByText(words)).toBeNull()
  press('More for Dish 1')
  fireEvent.change(inSheet().getByLabelText('Day'), { target: { value: addDays(TODAY, 2) } })
  expect(toastStore.get()[0]?.description).toBe(`Dish 1: ${words}.`)
  expect(screen.getByText(words)).toBeTruthy()
})

it('shows no reasons while they are those of an earlier plan', async () => {
  put(0, { reasons: [{ kind: 'quick', minutes: 13 }] })
  show()
  const isShown = () =>
    !screen.getByRole('list', { name: 'Why', hidden: true }).className.includes('invisible')
  expect(isShown()).toBe(true)
  await waitFor(() => expect(screen.queryByText('Not vegetarian')).toBeTruthy())
  act(() => {
    put(1, { reasons: [{ kind: 'quick', minutes: 15 }] })
  })
  const lists = () => screen.getAllByRole('list', { name: 'Why', hidden: true })
  expect(lists().every(({ className }) => className.includes('invisible'))).toBe(true)
})

it('undoes the last change also from the menu of the plan, and marks what was locked', () => {
  put(0, { locked: true })
  show()
  press('More for Dish 1')
  expect(inSheet().getByRole('button', { name: /^Remove/ }).textContent).toContain('You locked it')
  fireEvent.click(inSheet().getByRole('button', { name: /^Remove/ }))
  expect(planStore.get()).toEqual([])
  expect(toastStore.get()[0]?.description).toBe('It was locked.')
  toastStore.clear()
  press('More for this plan')
  fireEvent.click(inSheet().getByRole('button', { name: /^Undo the last change/ }))
  expect(planStore.get()).toHaveLength(1)
  press('More for this plan')
  expect(inSheet().queryByRole('button', { name: /^Undo the last change/ })).toBeNull()
})

it('leaves out what is typed in the wishes, for all who eat', async () => {
  wishesStore.change({ guests: [{ name: 'Tom', diets: [], allergies: [], leaveOut: ['olives'] }] })
  show()
  press('Wishes')
  const [field] = inSheet().getAllByLabelText('Leave out')
  fireEvent.change(field as Element, { target: { value: 'mushrooms' } })
  fireEvent.submit((field as HTMLInputElement).form as HTMLFormElement)
  await waitFor(() => expect(wishesStore.get().leaveOut).toEqual(['mushrooms']))
  fireEvent.click(inSheet().getByRole('button', { name: 'Plan my week' }))
  await waitFor(() => expect(leftOut).toEqual(['mushrooms', 'olives']))
  press('Wishes')
  fireEvent.click(await screen.findByText('No mushrooms'))
  expect(wishesStore.get().leaveOut).toBeUndefined()
})
