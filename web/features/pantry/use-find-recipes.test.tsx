import { act, cleanup, renderHook } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { leftOutStore } from '#web/state/left-out.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { useFindRecipes } from './use-find-recipes.ts'

const RECIPES = [{ id: 'r1', title: 'Omelet', sousScore: 100 }]
let answer: { recipes: object[]; hidden: number }
let asked = ''

beforeEach(() => {
  answer = { recipes: RECIPES, hidden: 0 }
  localStorage.clear()
  preferencesStore.reread()
  toastStore.clear()
  pantryStore.replace(['egg', 'butter'])
  leftOutStore.set([])
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked = String(init.body)
    return new Response(JSON.stringify(answer))
  })
})
afterEach(() => {
  cleanup()
  pantryStore.clear()
  vi.unstubAllGlobals()
})

/** Where a search from the wizard ends up. */
async function search() {
  const { result } = renderHook(() => ({ ...useFindRecipes(), location: useLocation() }), {
    wrapper: ({ children }) => {
      const router = createMemoryRouter([{ path: '*', element: children }], {
        initialEntries: ['/add-ingredients'],
      })
      return <RouterProvider router={router} />
    },
  })
  await act(() => result.current.find())
  return result.current.location
}

it('opens the results with the recipes and the ingredients they were found with [C474]', async () => {
  const { pathname, state } = await search()
  expect(pathname).toBe('/matched-recipes')
  expect(state).toEqual({ recipes: RECIPES, ingredients: ['egg', 'butter'] })
})

it('leaves out what the user typed, and has it in the address', async () => {
  leftOutStore.set(['tomatoes', 'olives'])
  const { search: query, state } = await search()
  expect(query).toBe('?no=tomatoes%2Colives')
  expect(state).toMatchObject({ needs: '[[],[],["tomatoes","olives"]]' })
  expect(JSON.parse(asked)).toMatchObject({ leave_out: ['tomatoes', 'olives'] })
  answer = { recipes: [], hidden: 0 }
  expect((await search()).pathname).toBe('/add-ingredients')
  expect(toastStore.get()[0]?.description).toMatch(/^Nothing without tomatoes or olives matches/)
})

it('stays on the page and reports it when nothing matches', async () => {
  answer = { recipes: [], hidden: 0 }
  expect((await search()).pathname).toBe('/add-ingredients')
  expect(toastStore.get().map(({ title }) => title)).toEqual(['No recipes found'])
})
