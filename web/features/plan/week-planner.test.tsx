import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlanRecipe } from '#core/planning/problem.ts'
import { addDays } from '#core/stock/day.ts'
import { toastStore } from '#web/lib/toast.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { rejectedStore } from '#web/state/plan/rejected.ts'
import { templateStore } from '#web/state/plan/templates.ts'
import { wishesStore } from '#web/state/plan/wishes.ts'
import { factStore } from '#web/state/stock/fact-store.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { WeekPlanner } from './week-planner.tsx'

const TODAY = localDay()
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const MAINS = ['chicken', 'lentils', 'tofu', 'beef', 'salmon', 'eggs', 'beans', 'pork', 'shrimp', 'turkey']

const recipe = (at: number, some: Partial<PlanRecipe> = {}): PlanRecipe => ({
  id: idOf(at),
  title: `Dish ${at}`,
  servings: 2,
  minutes: 30,
  kind: 'meal',
  slots: ['dinner'],
  cuisine: `cuisine ${at}`,
  main: MAINS[at % MAINS.length] ?? null,
  method: `method ${at}`,
  quality: 8,
  favorite: false,
  own: false,
  kcal: 500,
  protein: 30,
  keepsCooked: 3,
  needs: [
    {
      food: MAINS[at % MAINS.length] ?? 'beans',
      grams: 150,
      amount: null,
      stock: null,
      staple: false,
      minor: false,
      keeps: 5,
      package: 300,
    },
  ],
  ...some,
})
let recipes: readonly PlanRecipe[] = []
let isDown = false
/** By the last question. */
let excluded: readonly string[] = []

const forget = () => {
  localStorage.clear()
  stockLog.clear()
  factStore.clear()
  toastStore.clear()
  wishesStore.chosen.clear()
  for (const store of [planStore, templateStore, rejectedStore]) store.clear()
}
beforeEach(() => {
  forget()
  recipes = Array.from({ length: 10 }, (_, at) => recipe(at + 1))
  isDown = false
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const path = address instanceof Request ? address.url : String(address)
    if (!path.includes('plan-candidates')) return Response.json(path.includes('rest/v1') ? [] : { facts: {} })
    if (isDown)
      return Response.json({ error: 'unavailable', message: 'The server is busy.' }, { status: 503 })
    const { fixed = [], exclude = [] } = JSON.parse(String(init?.body ?? '{}')) as Record<string, string[]>
    excluded = exclude
    return Response.json({
      recipes,
      fixed: recipes.filter(({ id }) => fixed.includes(id)),
      broken: [],
      fitting: recipes.length,
      without: { needs: 0, minutes: 0 },
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forget()
})

const show = (address = '/plan') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <WeekPlanner needs={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const inSheet = () => within(screen.getByRole('dialog'))
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const undo = () => toastStore.get()[0]?.undo?.()
const planned = () => planStore.get().toSorted((a, b) => a.date.localeCompare(b.date))
const plan = async () => {
  press('Plan my week')
  await waitFor(() => expect(planStore.get()).toHaveLength(7))
}
/** A meal of the user's, on a day from today. */
const put = (at: number, some: Partial<Parameters<typeof planStore.add>[0][number]> = {}) =>
  planStore.add([
    {
      id: idOf(500 + at),
      date: addDays(TODAY, at),
      slot: 'dinner',
      kind: 'recipe',
      recipeId: idOf(at + 1),
      title: `Dish ${at + 1}`,
      servings: 2,
      cooks: 2,
      ...some,
    },
  ])

describe('planning', () => {
  it('fills the week with one tap, says what is to buy, and undoes it', async () => {
    show()
    await plan()
    expect(new Set(planStore.get().map(({ date }) => date)).size).toBe(7)
    expect(await screen.findByText('7 things to buy')).toBeTruthy()
    undo()
    await waitFor(() => expect(titles()).toEqual([]))
  })

  it('freezes with one tap what no meal uses in time', async () => {
    stockLog.record([{ kind: 'bought', name: 'minced veal', detail: { best_before: addDays(TODAY, 1) } }])
    show()
    await plan()
    fireEvent.click(await screen.findByRole('button', { name: 'Freeze the minced veal' }))
    expect(stockLog.records().get('minced veal')).toMatchObject({ place: 'freezer', frozen: TODAY })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Freeze the minced veal' })).toBeNull())
    undo()
    expect(await screen.findByRole('button', { name: 'Freeze the minced veal' })).toBeTruthy()
  })

  it('planning again keeps what is locked, done, or in the user’s words', async () => {
    put(0, { doneAt: new Date().toISOString() })
    put(1, { locked: true })
    put(2, { kind: 'note', recipeId: null, title: 'Pizza with friends', cooks: 0 })
    put(3, { recipeId: idOf(99), title: 'Gone before', reasons: [{ kind: 'ready' }] })
    put(4, { recipeId: idOf(98), title: 'Picked by hand' })
    show()
    press('Plan again')
    await waitFor(() => expect(planStore.get()).toHaveLength(7))
    const kept = planned().map(({ title }) => title)
    expect(kept.slice(0, 3)).toEqual(['Dish 1', 'Dish 2', 'Pizza with friends'])
    expect(kept[4]).toBe('Picked by hand')
    expect(kept).not.toContain('Gone before')
  })

  it('fills only what is free where meals are there', async () => {
    put(3, { recipeId: idOf(99), title: 'Mine' })
    show()
    press('Fill the empty places')
    await waitFor(() => expect(planStore.get()).toHaveLength(7))
    expect(planned()[3]?.title).toBe('Mine')
  })

  it('leaves locked leftovers and their meal together', async () => {
    put(0, { cooks: 4 })
    put(1, { kind: 'leftovers', recipeId: idOf(1), title: 'Dish 1', cooks: 0, from: idOf(500), locked: true })
    put(2, { reasons: [{ kind: 'ready' }] })
    show()
    press('Plan again')
    await waitFor(() => expect(planStore.get()).toHaveLength(7))
    expect(planned().slice(0, 2)).toMatchObject([
      { id: idOf(500), title: 'Dish 1', cooks: 4 },
      { from: idOf(500) },
    ])
  })

  it('picks one meal with the next days in view', async () => {
    recipes = [recipe(1, { quality: 10 }), recipe(2, { quality: 5 })]
    put(1, { recipeId: idOf(1), title: 'Dish 1' })
    show('/plan?days=1')
    press('Add dinner on Today')
    fireEvent.click(inSheet().getByRole('button', { name: 'Pick one for me' }))
    await waitFor(() => expect(planStore.get()).toHaveLength(2))
    expect(planned()[0]).toMatchObject({ title: 'Dish 2', date: TODAY })
  })

  it('says that the server failed, keeps the plan, and tries again', async () => {
    isDown = true
    show()
    press('Plan my week')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The server is busy. Your plan is as it was.',
    )
    isDown = false
    press('Try again')
    await waitFor(() => expect(planStore.get()).toHaveLength(7))
  })

  it('stops when it is canceled, and leaves the plan as it was', async () => {
    let isAborted = false
    vi.stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) => {
      if (!String(address).includes('plan-candidates')) return Promise.resolve(Response.json({ facts: {} }))
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => {
          isAborted = true
          reject(init.signal?.reason)
        })
      })
    })
    show()
    press('Plan my week')
    await screen.findByText('Looking for recipes that use what you have')
    press('Cancel')
    await waitFor(() => expect(isAborted).toBe(true))
    expect(planStore.get()).toEqual([])
    expect(screen.getByRole('button', { name: 'Plan my week' })).toBeTruthy()
  })

  it('names the wish in the way, and relaxes it for the meals that are missing', async () => {
    wishesStore.change({ mostToBuy: 2 })
    show()
    press('Plan my week')
    expect(await screen.findByText(/nothing more can be cooked with 2 things to buy/)).toBeTruthy()
    const first = planStore.get()
    expect(first.length).toBeLessThan(7)
    press('No limit on buying')
    expect(wishesStore.get().mostToBuy).toBeNull()
    await waitFor(() => expect(planStore.get()).toHaveLength(7))
    expect(planStore.get()).toEqual(
      expect.arrayContaining(first.map(({ id }) => expect.objectContaining({ id }))),
    )
    await waitFor(() => expect(screen.queryByText(/with 2 things/)).toBeNull())
    undo()
    expect(planStore.get()).toEqual(first)
    expect(wishesStore.get().mostToBuy).toBe(2)
  })

  it('plans nothing on days off', async () => {
    wishesStore.change({ daysOff: [0, 1, 2, 3, 4, 5] })
    show()
    press('Plan my week')
    await waitFor(() => expect(planStore.get()).toHaveLength(1))
    expect(screen.getAllByText('Day off', { selector: 'button' })).toHaveLength(6)
  })
})

describe('a meal', () => {
  it('is locked, moved, doubled, changed and removed, each with an Undo', async () => {
    put(0)
    show()
    press('Lock Dish 1')
    expect(planned()[0]?.locked).toBe(true)
    press('More for Dish 1')
    fireEvent.click(inSheet().getByRole('button', { name: 'More: Servings' }))
    expect(planned()[0]).toMatchObject({ servings: 3, cooks: 3 })
    fireEvent.click(await inSheet().findByRole('switch', { name: 'Cook for two meals' }))
    expect(planned()[0]?.cooks).toBe(6)
    expect(planned()[1]).toMatchObject({ kind: 'leftovers', date: addDays(TODAY, 1), from: planned()[0]?.id })
    fireEvent.change(inSheet().getByLabelText('Day'), { target: { value: addDays(TODAY, 3) } })
    expect(planStore.get()[0]?.date).toBe(addDays(TODAY, 3))
    undo()
    expect(planStore.get().some(({ date }) => date === TODAY)).toBe(true)
    fireEvent.click(inSheet().getByRole('button', { name: /^Remove/ }))
    expect(planStore.get()).toEqual([])
    undo()
    expect(planStore.get()).toHaveLength(2)
  })

  it('that was replaced or isn’t wanted again stays away, until that is undone', async () => {
    put(0)
    put(1, { reasons: [{ kind: 'ready' }] })
    show()
    press('More for Dish 1')
    fireEvent.click(inSheet().getByRole('button', { name: /^Choose something else/ }))
    fireEvent.click(inSheet().getByRole('button', { name: 'Not at home' }))
    expect(rejectedStore.lately()).toEqual([idOf(1)])
    expect(rejectedStore.lately(Date.now() + 31 * 86_400_000)).toEqual([])
    undo()
    expect(rejectedStore.lately()).toEqual([])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('More for Dish 2')
    fireEvent.click(inSheet().getByRole('button', { name: 'Don’t suggest this again' }))
    expect(planned().map(({ title }) => title)).toEqual(['Dish 1'])
    await waitFor(() => expect(excluded).toEqual([idOf(2)]))
    undo()
    expect(rejectedStore.get().never).toEqual([])
    expect(planStore.get()).toHaveLength(2)
  })

  it('that does not keep is not cooked for two', async () => {
    recipes = [recipe(1, { keepsCooked: 0 }), recipe(2)]
    put(0)
    put(1)
    show()
    press('More for Dish 2')
    await inSheet().findByRole('switch', { name: 'Cook for two meals' })
    fireEvent.click(inSheet().getByRole('button', { name: 'Close' }))
    press('More for Dish 1')
    expect(inSheet().queryByRole('switch', { name: 'Cook for two meals' })).toBeNull()
  })

  it('moves by keyboard, with each step announced, and Escape leaves it where it was', () => {
    put(0)
    put(1)
    show()
    const grip = screen.getByRole('button', { name: 'Move Dish 1' })
    const said = () =>
      screen
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join()
    fireEvent.keyDown(grip, { key: ' ' })
    expect(said()).toContain('Dish 1 picked up from Today, dinner.')
    fireEvent.keyDown(grip, { key: 'ArrowRight' })
    expect(said()).toContain('changes places with Dish 2.')
    fireEvent.keyDown(grip, { key: 'ArrowDown' })
    expect(said()).toContain(', free.')
    fireEvent.keyDown(grip, { key: 'Escape' })
    expect(said()).toContain('Dish 1 stays where it was.')
    fireEvent.keyDown(grip, { key: 'Enter' })
    fireEvent.keyDown(grip, { key: 'ArrowRight' })
    fireEvent.keyDown(grip, { key: 'Enter' })
    expect(planned().map(({ title }) => title)).toEqual(['Dish 2', 'Dish 1'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Dish 1')
    undo()
    expect(planned().map(({ title }) => title)).toEqual(['Dish 1', 'Dish 2'])
  })

  it('is dragged to another day, and back with Escape', () => {
    put(0)
    show()
    const grip = screen.getByRole('button', { name: 'Move Dish 1' })
    const target = document.querySelector(`[data-day="${addDays(TODAY, 4)}"] [data-slot]`)
    document.elementFromPoint = () => target
    const drag = () => {
      fireEvent.pointerDown(grip, { button: 0, clientX: 0, clientY: 0, pointerId: 1 })
      fireEvent.pointerMove(grip, { clientX: 50, clientY: 50, pointerId: 1 })
      fireEvent.pointerMove(grip, { clientX: 90, clientY: 90, pointerId: 1 })
    }
    drag()
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.pointerUp(grip, { pointerId: 1 })
    expect(planned()[0]?.date).toBe(TODAY)
    drag()
    fireEvent.pointerUp(grip, { pointerId: 1 })
    expect(planned()[0]?.date).toBe(addDays(TODAY, 4))
  })

  it('comes in the user’s words, or not at all', () => {
    show()
    press('Add dinner on Today')
    fireEvent.change(inSheet().getByLabelText('Or in your own words'), { target: { value: 'Pizza' } })
    fireEvent.click(inSheet().getByRole('button', { name: 'Add' }))
    expect(planned()[0]).toMatchObject({ kind: 'note', title: 'Pizza', date: TODAY, servings: 2 })
    press('More for Pizza')
    fireEvent.click(inSheet().getByRole('button', { name: /^Choose something else/ }))
    fireEvent.click(inSheet().getByRole('button', { name: 'Not at home' }))
    expect(planned()[0]).toMatchObject({ kind: 'off', title: '' })
    expect(titles()).toEqual(['Not at home'])
  })
})

describe('the days', () => {
  it('are any: earlier, later, and back to today', () => {
    put(0)
    show(`/plan?from=${addDays(TODAY, 7)}&days=3`)
    expect(screen.getAllByRole('region')).toHaveLength(3)
    press('Earlier days')
    press('Today')
    expect(titles()).toEqual(['Dish 1'])
  })

  it('are a week from today if the address is nonsense', () => {
    show('/plan?from=2026-02-31&days=400')
    expect(document.querySelectorAll('[data-day]')).toHaveLength(7)
    expect(document.querySelector('[data-day]')?.getAttribute('data-day')).toBe(TODAY)
  })

  it('are copied, saved as a template, applied, and cleared but for what is locked', async () => {
    put(0)
    put(1, { locked: true })
    show()
    press('More for this plan')
    fireEvent.click(inSheet().getByRole('button', { name: /^Copy to the next days/ }))
    expect(planned().map(({ date, title }) => [date, title])).toEqual([
      [TODAY, 'Dish 1'],
      [addDays(TODAY, 1), 'Dish 2'],
      [addDays(TODAY, 7), 'Dish 1'],
      [addDays(TODAY, 8), 'Dish 2'],
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('Earlier days')
    press('More for this plan')
    fireEvent.click(inSheet().getByRole('button', { name: 'Templates' }))
    fireEvent.click(inSheet().getByRole('button', { name: 'Save' }))
    expect(inSheet().getByText('Type a name for the template.')).toBeTruthy()
    fireEvent.change(inSheet().getByLabelText('Name of the template'), { target: { value: 'Usual' } })
    fireEvent.click(inSheet().getByRole('button', { name: 'Save' }))
    expect(templateStore.get()).toMatchObject([{ name: 'Usual' }])
    fireEvent.click(inSheet().getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('More for this plan')
    fireEvent.click(inSheet().getByRole('button', { name: /^Clear these days/ }))
    expect(titles()).toEqual(['Dish 2'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('More for this plan')
    fireEvent.click(inSheet().getByRole('button', { name: 'Templates' }))
    fireEvent.click(inSheet().getByRole('button', { name: 'Apply Usual' }))
    expect(titles()).toEqual(['Dish 1', 'Dish 2'])
  })
})

describe('wishes', () => {
  const openWishes = () => {
    show()
    press('Wishes')
  }

  it('are kept as they are chosen; one meal always stays', () => {
    openWishes()
    fireEvent.click(inSheet().getByRole('checkbox', { name: 'Dinner' }))
    expect(wishesStore.get().slots).toEqual(['dinner'])
    fireEvent.click(inSheet().getByRole('checkbox', { name: 'Lunch' }))
    fireEvent.click(inSheet().getByRole('checkbox', { name: 'Sunday' }))
    fireEvent.click(inSheet().getByRole('button', { name: 'More: How many eat, with guests' }))
    expect(wishesStore.get()).toMatchObject({ slots: ['lunch', 'dinner'], daysOff: [6], eaters: 3 })
  })

  it('limit the time every day, or by weekday', () => {
    openWishes()
    fireEvent.change(inSheet().getByLabelText('Every day'), { target: { value: '30' } })
    expect(wishesStore.get().minutes).toEqual([30, 30, 30, 30, 30, 30, 30])
    fireEvent.click(inSheet().getByRole('switch', { name: 'Same every day' }))
    fireEvent.change(inSheet().getByRole('combobox', { name: 'Saturday' }), { target: { value: 'any' } })
    expect(wishesStore.get().minutes).toEqual([30, 30, 30, 30, 30, null, 30])
  })

  it('count a guest with allergies, until the guest is removed', () => {
    openWishes()
    fireEvent.click(inSheet().getByRole('button', { name: 'Add a guest' }))
    fireEvent.click(inSheet().getByRole('checkbox', { name: 'peanuts' }))
    expect(wishesStore.get()).toMatchObject({
      eaters: 3,
      guests: [{ name: 'Guest 1', allergies: ['peanuts'], diets: [] }],
    })
    fireEvent.click(inSheet().getByRole('button', { name: 'Remove Guest 1' }))
    expect(wishesStore.get()).toMatchObject({ eaters: 2, guests: [] })
  })

  it('take goals only as numbers', () => {
    openWishes()
    fireEvent.change(inSheet().getByLabelText('Calories, at most'), { target: { value: 'many' } })
    expect(inSheet().getByText('A number from 1 to 10000, or nothing.')).toBeTruthy()
    fireEvent.change(inSheet().getByLabelText('Calories, at most'), { target: { value: '2200' } })
    expect(wishesStore.get().kcal).toEqual({ min: null, max: 2200 })
  })
})
