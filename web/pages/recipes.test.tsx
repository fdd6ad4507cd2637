import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { matchedRecipe } from '#tests/support/matched-recipe.ts'
import { SessionProvider } from '#web/state/session.tsx'
import { Queries } from '../api/queries.tsx'
import Recipes from './recipes.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(address: string) {
  const router = createMemoryRouter([{ path: '/recipes', Component: Recipes }], { initialEntries: [address] })
  render(
    <Queries>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </Queries>,
  )
}

it('offers what has all words but one where few have all of them', async () => {
  const found: Record<string, string[]> = {
    'chicken curry': ['Chicken curry'],
    curry: ['Chicken curry', 'Egg curry'],
    chicken: ['Roast chicken', 'Egg curry'],
  }
  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    if (!String(url).includes('search_collection')) return Response.json([])
    const { search } = JSON.parse(String(init?.body))
    const recipes = (found[search] ?? []).map((title) => matchedRecipe(title))
    return Response.json({ recipes, total: recipes.length, hidden: 0, similar: false, drops: [] })
  })
  open('/recipes?q=chicken curry')
  await screen.findByRole('heading', { name: 'Close matches' })
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings.slice(1)).toEqual(['Chicken curry', 'Close matches', 'Egg curry', 'Roast chicken'])
})

it('shows skeletons in the grid of cards until the recipes arrive [C158]', async () => {
  let arrive = (_answer: object) => {}
  const asked = new Promise<object>((resolve) => {
    arrive = resolve
  })
  vi.stubGlobal('fetch', async (url: URL) =>
    String(url).includes('search_collection') ? Response.json(await asked) : Response.json([]),
  )
  open('/recipes')
  const skeletons = () => [...document.querySelectorAll('[role=status] .grid > [aria-hidden=true].bg-sunken')]
  expect(screen.getByText('Loading recipes')).toBeTruthy()
  const grid = skeletons()[0]?.parentElement
  expect(grid?.className).toContain('lg:grid-cols-3')
  expect(grid?.children).toHaveLength(12)
  expect(skeletons()).toHaveLength(12)
  arrive({ recipes: [], total: 0, hidden: 0, similar: false, drops: [] })
  await waitFor(() => expect(screen.getByText('No recipes found')).toBeTruthy())
  expect(skeletons()).toEqual([])
})
