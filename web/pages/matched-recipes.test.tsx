import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { toastStore } from '#web/lib/toast.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { SessionProvider } from '#web/state/session.tsx'
import { Queries } from '../api/queries.tsx'
import MatchedRecipes from './matched-recipes.tsx'

afterEach(() => {
  cleanup()
  toastStore.clear()
  preferencesStore.clear()
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
  may_contain: [],
  lines_sure: true,
  facts_complete: true,
  facts_version: '1',
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

function open(recipes: MatchedRecipe[], search = '') {
  // Without confetti.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const router = createMemoryRouter([{ path: '/matched-recipes', Component: MatchedRecipes }], {
    initialEntries: [{ pathname: '/matched-recipes', search, state: { recipes, ingredients: ['onion'] } }],
  })
  render(
    <Queries>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </Queries>,
  )
  return router
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

describe('results for a user with an allergy', () => {
  const satay = recipe('Satay', { allergens: ['peanuts'] })
  const soup = recipe('Soup', { dietary_tags: ['vegan'] })
  const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

  /** A server that hides what it is told to; `asked` has what it was asked for. */
  function serve() {
    const asked: { avoid: string[]; dietary: string[] }[] = []
    vi.stubGlobal('fetch', async (_url: URL, init: RequestInit) => {
      const input = JSON.parse(String(init.body))
      asked.push(input)
      const all = [satay, soup]
      const left = all.filter(({ allergens }) => !allergens.some((one) => input.avoid.includes(one)))
      return Response.json({ recipes: left, hidden: all.length - left.length })
    })
    return asked
  }

  it('hide what was found before the allergy was chosen, and show it with a badge on demand', async () => {
    const asked = serve()
    preferencesStore.setNeeds([], ['peanuts'])
    open([satay, soup])
    expect(titles()).toEqual(['Soup'])
    await waitFor(() => expect(screen.getByText('1 hidden: contains peanuts')).toBeTruthy())
    expect(asked.at(-1)).toMatchObject({ avoid: ['peanuts'], dietary: [] })
    fireEvent.click(screen.getByRole('button', { name: /^Show recipes that contain/ }))
    await waitFor(() => expect(titles()).toEqual(['Satay', 'Soup']))
    expect(screen.getByText('Contains peanuts')).toBeTruthy()
    expect(screen.getAllByRole('list', { name: 'Warnings' })).toHaveLength(1)
  })

  it('apply the diets at once, and follow the switch', async () => {
    const asked = serve()
    preferencesStore.setNeeds(['vegan'], [])
    open([satay, soup])
    expect(titles()).toEqual(['Soup'])
    await waitFor(() => expect(asked.at(-1)?.dietary).toEqual(['vegan']))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only what fits my diet: vegan' }))
    await waitFor(() => expect(titles()).toEqual(['Satay', 'Soup']))
    expect(screen.getByText('Not vegan')).toBeTruthy()
  })

  it('have a filter in the address, besides the profile', async () => {
    const asked = serve()
    const router = open([satay, soup], '?without=milk')
    await waitFor(() => expect(asked.at(-1)?.avoid).toEqual(['milk']))
    fireEvent.click(screen.getByRole('checkbox', { name: 'milk' }))
    fireEvent.click(screen.getByRole('button', { name: /more: Without/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'peanuts' }))
    expect(router.state.location.search).toBe('?without=peanuts')
    await waitFor(() => expect(asked.at(-1)?.avoid).toEqual(['peanuts']))
    expect(titles()).toEqual(['Soup'])
    expect(screen.queryByText(/hidden/)).toBeNull()
  })
})
