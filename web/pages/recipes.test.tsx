import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { SessionProvider } from '#web/state/session.tsx'
import { Queries } from '../api/queries.tsx'
import Recipes from './recipes.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows skeletons in the grid of cards until the recipes arrive [C158]', async () => {
  let arrive = (_answer: object) => {}
  const asked = new Promise<object>((resolve) => {
    arrive = resolve
  })
  vi.stubGlobal('fetch', async (url: URL) =>
    String(url).includes('search_collection') ? Response.json(await asked) : Response.json([]),
  )
  const router = createMemoryRouter([{ path: '/recipes', Component: Recipes }], {
    initialEntries: ['/recipes'],
  })
  render(
    <Queries>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </Queries>,
  )
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
