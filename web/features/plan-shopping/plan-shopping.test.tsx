import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlanNeed, PlanRecipe } from '#core/planning/problem.ts'
import { addDays } from '#core/stock/day.ts'
import { toastStore } from '#web/lib/toast.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { planListStore } from '#web/state/plan/plan-list.ts'
import { settledStore } from '#web/state/plan/settled.ts'
import { wishesStore } from '#web/state/plan/wishes.ts'
import { readingStore } from '#web/state/recipe-reading.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import { factStore } from '#web/state/stock/fact-store.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { FollowPlanAnywhere } from './follow-plan.tsx'
import { PlanShopping } from './plan-shopping.tsx'

const own = vi.hoisted(() => ({ recipes: new Map<string, { updatedAt: string }>() }))
vi.mock('#web/state/own/own-recipes.ts', () => ({ useOwnRecipes: () => own.recipes }))

const TODAY = localDay()
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const need = (food: string, pieces: number): PlanNeed => ({
  food,
  grams: pieces * 100,
  amount: { value: pieces, unit: null },
  stock: null,
  staple: false,
  minor: false,
  keeps: 7,
  package: 100,
})
const recipe = (at: number, ...needs: PlanNeed[]): PlanRecipe => ({
  id: idOf(at),
  title: `Dish ${at}`,
  servings: 2,
  minutes: 30,
  kind: 'meal',
  slots: ['dinner'],
  cuisine: null,
  main: null,
  method: null,
  quality: 8,
  favorite: false,
  own: false,
  kcal: null,
  protein: null,
  keepsCooked: 3,
  needs,
})
const RECIPES = [
  recipe(1, need('onion', 1)),
  recipe(2, need('onion', 0.5), need('leek', 1)),
  recipe(3, need('feta', 1)),
  recipe(4, need('feta', 1)),
]

const forget = () => {
  localStorage.clear()
  stockLog.clear()
  factStore.clear()
  toastStore.clear()
  wishesStore.chosen.clear()
  readingStore.clear()
  for (const store of [planStore, planListStore, settledStore, shoppingStore]) store.clear()
}
let asked = 0
/** Recipes that the answer doesn't know. */
const gone = new Set<string>()
beforeEach(() => {
  forget()
  asked = 0
  gone.clear()
  own.recipes = new Map()
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const path = address instanceof Request ? address.url : String(address)
    if (path.includes('shopping-aisles'))
      return Response.json({
        foods: { onion: { food: 'onion', plural: 'onions', category: 'vegetables' } },
      })
    if (!path.includes('plan-candidates')) return Response.json(path.includes('rest/v1') ? [] : { facts: {} })
    asked += 1
    const { fixed = [] } = JSON.parse(String(init?.body ?? '{}')) as { fixed?: string[] }
    return Response.json({
      recipes: RECIPES,
      fixed: RECIPES.filter(({ id }) => fixed.includes(id) && !gone.has(id)),
      broken: [],
      fitting: RECIPES.length,
      without: { needs: 0, minutes: 0 },
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
      <MemoryRouter>
        <PlanShopping last={addDays(TODAY, 6)} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
/** What is behind every page. */
const showElsewhere = () => render(<FollowPlanAnywhere />)
const put = (at: number, days: number) =>
  planStore.add([
    {
      id: idOf(100 + at),
      date: addDays(TODAY, days),
      slot: 'dinner',
      kind: 'recipe',
      recipeId: idOf(at),
      title: `Dish ${at}`,
      servings: 2,
      cooks: 2,
    },
  ])
const lines = () => shoppingStore.get().map(({ line }) => line)

it('puts one list for all meals on the shopping list, and follows the plan from then on', async () => {
  shoppingStore.add([{ name: 'milk', line: '1 l milk' }])
  put(1, 0)
  put(2, 1)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 things to the shopping list' }))
  // The two meals need three onions together.
  expect(lines()).toEqual(['1 l milk', '2 leeks', '3 onions'])
  expect(shoppingStore.get()[2]?.plan?.meals).toEqual([idOf(101), idOf(102)])
  expect(await screen.findByText('Up to date with the plan')).toBeTruthy()

  planStore.remove([idOf(102)])
  expect(await screen.findByText('Counting…')).toBeTruthy()
  expect(screen.queryByText('Up to date with the plan')).toBeNull()
  await waitFor(() => expect(lines()).toEqual(['1 l milk', '2 onions']))
  // What was removed by hand stays away, and the list follows further meals.
  shoppingStore.remove(shoppingStore.get().flatMap(({ id, name }) => (name === 'onion' ? id : [])))
  put(2, 2)
  await waitFor(() => expect(lines()).toEqual(['1 l milk', '2 leeks']))
})

it('a tick adds nothing, also once it is cleared, and another meal gets a line of its own', async () => {
  put(1, 0)
  put(2, 1)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 things to the shopping list' }))
  await screen.findByText('Up to date with the plan')
  const onion = () => shoppingStore.get().filter(({ name }) => name === 'onion')
  // Half of what the meals need, as on a phone in the shop.
  shoppingStore.change(
    onion().map(({ id }) => id),
    { checked: true },
  )
  stockLog.record([{ kind: 'bought', name: 'onion', detail: { amount: { value: 1, unit: null } } }])
  await waitFor(() => expect(settledStore.get().foods).toHaveLength(2))
  stockLog.record([{ kind: 'bought', name: 'salt', detail: {} }])
  await waitFor(() => expect(screen.getByText('Up to date with the plan')).toBeTruthy())
  expect(lines()).toEqual(['2 leeks', '3 onions'])

  shoppingStore.remove(onion().map(({ id }) => id))
  planStore.add([
    {
      id: idOf(205),
      date: addDays(TODAY, 3),
      slot: 'dinner',
      kind: 'recipe',
      recipeId: idOf(1),
      title: 'Dish 1',
      servings: 2,
      cooks: 2,
    },
  ])
  await waitFor(() => expect(lines()).toEqual(['2 leeks', '2 onions']))
  expect(onion()[0]?.plan?.meals).toEqual([idOf(205)])
})

it('has the units of what is in the pantry, unless others were chosen', async () => {
  RECIPES.push(recipe(5, { ...need('orzo', 3), amount: { value: 300, unit: 'gram' } }))
  stockLog.record([{ kind: 'bought', name: 'flour', detail: { amount: { value: 500, unit: 'gram' } } }])
  put(5, 0)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add 1 thing to the shopping list' }))
  expect(lines()).toEqual(['600 g orzo'])
  readingStore.setSystem('us')
  await waitFor(() => expect(lines()).toEqual(['1½ lb orzo']))
  RECIPES.pop()
})

it('takes it all back', async () => {
  put(2, 1)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 things to the shopping list' }))
  toastStore.get()[0]?.undo?.()
  expect(lines()).toEqual([])
  expect(await screen.findByRole('button', { name: 'Add 2 things to the shopping list' })).toBeTruthy()
})

it('says what else to buy to cook more', async () => {
  put(1, 0)
  show()
  expect((await screen.findByText('feta')).parentElement?.textContent).toBe(
    'Buy feta too, and 2 more recipes are within reach',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add feta to the shopping list' }))
  expect(lines()).toEqual(['feta'])
  expect(screen.queryByText('feta')).toBeNull()
})

it('follows the plan on every page, and asks only for news', async () => {
  put(1, 0)
  put(2, 1)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 things to the shopping list' }))
  await screen.findByText('Up to date with the plan')
  cleanup()
  const before = asked
  showElsewhere()
  // As another device does it.
  planStore.remove([idOf(102)])
  await waitFor(() => expect(lines()).toEqual(['2 onions']))
  expect(asked).toBe(before + 1)
  cleanup()
  showElsewhere()
  put(3, 2)
  await waitFor(() => expect(lines()).toEqual(['2 onions', '2 fetas']))
  expect(asked).toBe(before + 2)
})

it('leaves out what another device removed before this one saw the list', async () => {
  put(1, 0)
  put(2, 1)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 things to the shopping list' }))
  cleanup()
  shoppingStore.remove(shoppingStore.get().flatMap(({ id, name }) => (name === 'leek' ? id : [])))
  // The account's list and plan come to a new device.
  planListStore.clear()
  showElsewhere()
  await waitFor(() => expect(planListStore.get().until).not.toBe(''))
  expect(lines()).toEqual(['3 onions'])
})

it('leaves the lines of a meal whose recipe is out of reach, and looks again', async () => {
  put(1, 0)
  put(2, 1)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 things to the shopping list' }))
  await screen.findByText('Up to date with the plan')
  const { made } = planListStore.get()
  cleanup()
  gone.add(idOf(2))
  put(3, 2)
  showElsewhere()
  await waitFor(() => expect(lines()).toEqual(['2 leeks', '3 onions', '2 fetas']))
  expect(planListStore.get().made).toBe(made)
  cleanup()
  gone.clear()
  planStore.remove([idOf(103)])
  planStore.change([idOf(101)], { cooks: 4 })
  showElsewhere()
  await waitFor(() => expect(lines()).toEqual(['2 leeks', '5 onions']))
})

it('follows the user’s own recipes, also when they change', async () => {
  own.recipes = new Map([[idOf(1), { updatedAt: '2026-11-01T00:00:00.000Z' }]])
  put(1, 0)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Add 1 thing to the shopping list' }))
  await screen.findByText('Up to date with the plan')
  cleanup()
  const before = asked
  own.recipes = new Map([[idOf(1), { updatedAt: '2026-11-02T00:00:00.000Z' }]])
  showElsewhere()
  await waitFor(() => expect(asked).toBe(before + 1))
})
