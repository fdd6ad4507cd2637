import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { toastStore } from '#web/lib/toast.ts'
import { SessionProvider } from '#web/state/session.tsx'
import { Queries } from '../api/queries.tsx'
import MatchedRecipes from './matched-recipes.tsx'

afterEach(() => {
  cleanup()
  toastStore.clear()
  vi.unstubAllGlobals()
})

const recipe = (title: string, facts: Partial<MatchedRecipe>): MatchedRecipe => ({
  id: title,
  title,
  description: null,
  ingredients: ['1 onion'],
  instructions: ['Cook.'],
  cover_image_url: null,
  source_url: null,
  cooking_time_minutes: 20,
  prep_time_minutes: null,
  servings: 4,
  difficulty_level: 'easy',
  cuisine_type: 'mexican',
  dietary_tags: [],
  quality_score: 80,
  created_at: '2026-01-02T03:04:05Z',
  scraped_at: null,
  origin: 'cookbook',
  slug: null,
  meal: null,
  rest_time_minutes: null,
  equipment: [],
  storage: null,
  tags: [],
  allergens: [],
  sousScore: 90,
  unclamped: 90,
  matchCount: 1,
  fullMatches: 1,
  partialMatches: 0,
  coverageRatio: 1,
  efficiencyRatio: 1,
  parts: { base: 30, full: 12, partial: 0, coverage: 30, efficiency: 18 },
  missing: [],
  reasons: [],
  ...facts,
})

function open(recipes: MatchedRecipe[]) {
  // Without confetti.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const router = createMemoryRouter([{ path: '/matched-recipes', Component: MatchedRecipes }], {
    initialEntries: [{ pathname: '/matched-recipes', state: { recipes, ingredients: ['onion'] } }],
  })
  render(
    <Queries>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </Queries>,
  )
}

it('says as an error that more recipes could not be loaded [C504]', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  open([recipe('Passes all', {})])
  fireEvent.click(screen.getByRole('button', { name: 'Load More Recipes' }))
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject([
      {
        title: 'Error',
        description: 'Failed to load more recipes. Please try again.',
        variant: 'destructive',
      },
    ]),
  )
})

it('keeps each filter when another one is chosen [C310]', () => {
  const recipes = [
    recipe('Passes all', {}),
    recipe('Low score', { sousScore: 60 }),
    recipe('Takes long', { cooking_time_minutes: 90 }),
    recipe('Is hard', { difficulty_level: 'hard' }),
    recipe('Is thai', { cuisine_type: 'thai' }),
  ]
  open(recipes)
  const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  expect(shown()).toEqual(['Passes all', 'Low score', 'Takes long', 'Is hard', 'Is thai'])
  choose('Time', 'quick')
  expect(shown()).toEqual(['Passes all', 'Low score', 'Is hard', 'Is thai'])
  choose('Difficulty', 'easy')
  expect(shown()).toEqual(['Passes all', 'Low score', 'Is thai'])
  choose('Cuisine', 'mexican')
  expect(shown()).toEqual(['Passes all', 'Low score'])
  choose('Score', 'high')
  expect(shown()).toEqual(['Passes all'])
  choose('Time', 'all')
  expect(shown()).toEqual(['Passes all', 'Takes long'])
})
