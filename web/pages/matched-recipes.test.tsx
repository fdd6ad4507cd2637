import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { fakeFunctions } from '#tests/support/fake-functions.ts'
import { matchedRecipe, missingOf } from '#tests/support/matched-recipe.ts'
import { toastStore } from '#web/lib/toast.ts'
import { leftOutStore } from '#web/state/left-out.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { SessionProvider } from '#web/state/session.tsx'
import { createQueryClient } from '../api/query-client.ts'
import MatchedRecipes from './matched-recipes.tsx'

afterEach(() => {
  cleanup()
  toastStore.clear()
  preferencesStore.clear()
  pantryStore.clear()
  leftOutStore.set([])
  vi.unstubAllGlobals()
})

const NO_PURCHASES = { ready: 0, single: [], pairs: [] }

function open(recipes: MatchedRecipe[] | undefined, search = '') {
  // Without confetti.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const router = createMemoryRouter([{ path: '/matched-recipes', Component: MatchedRecipes }], {
    initialEntries: [
      { pathname: '/matched-recipes', search, state: recipes && { recipes, ingredients: ['onion'] } },
    ],
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return router
}

/** Uses the filters in their sheet, and closes it. */
async function inFilters(use: () => void) {
  fireEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  await screen.findByRole('dialog', { name: 'Filters' })
  use()
  fireEvent.click(screen.getByRole('button', { name: 'Close filters' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('says as an error that more recipes could not be loaded [C504]', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  open([matchedRecipe('Passes all', {})])
  fireEvent.click(screen.getByRole('button', { name: 'Show more matches' }))
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

it('keeps each filter when another one is chosen [C310]', async () => {
  const recipes = [
    matchedRecipe('Passes all', {}),
    matchedRecipe('Low score', { sousScore: 60 }),
    matchedRecipe('Takes long', { cooking_time_minutes: 90 }),
    matchedRecipe('Is hard', { difficulty_level: 'hard' }),
    matchedRecipe('Is thai', { cuisine_type: 'thai' }),
  ]
  open(recipes)
  const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const choose = (label: string, value: string) =>
    inFilters(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
  expect(shown()).toEqual(['Passes all', 'Low score', 'Takes long', 'Is hard', 'Is thai'])
  await choose('Time', 'quick')
  expect(shown()).toEqual(['Passes all', 'Low score', 'Is hard', 'Is thai'])
  await choose('Difficulty', 'easy')
  expect(shown()).toEqual(['Passes all', 'Low score', 'Is thai'])
  await choose('Cuisine', 'mexican')
  expect(shown()).toEqual(['Passes all', 'Low score'])
  await choose('Score', 'high')
  expect(shown()).toEqual(['Passes all'])
  await choose('Time', 'all')
  expect(shown()).toEqual(['Passes all', 'Takes long'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Easy' }))
  expect(shown()).toEqual(['Passes all', 'Takes long', 'Is hard'])
})

describe('results for a user with an allergy', () => {
  const satay = matchedRecipe('Satay', { allergens: ['peanuts'] })
  const soup = matchedRecipe('Soup', { dietary_tags: ['vegan'] })
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

  /** A server that hides what it is told to. */
  function serve() {
    const { bodies } = fakeFunctions({
      'match-recipes': ({ avoid }) => {
        const all = [satay, soup]
        const left = all.filter(
          ({ allergens }) => !allergens.some((one) => (avoid as string[]).includes(one)),
        )
        return { recipes: left, hidden: all.length - left.length }
      },
      'next-purchase': () => NO_PURCHASES,
    })
    return () => bodies('match-recipes').at(-1)
  }

  it('hide what was found before the allergy was chosen, and show it with a badge on demand', async () => {
    const asked = serve()
    preferencesStore.setNeeds([], ['peanuts'])
    open([satay, soup])
    expect(titles()).toEqual(['Soup'])
    await waitFor(() => expect(screen.getByText('1 hidden: contains peanuts')).toBeTruthy())
    expect(asked()).toMatchObject({ avoid: ['peanuts'], dietary: [] })
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
    await waitFor(() => expect(asked()?.dietary).toEqual(['vegan']))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only what fits my diet: vegan' }))
    await waitFor(() => expect(titles()).toEqual(['Satay', 'Soup']))
    expect(screen.getByText('Not vegan')).toBeTruthy()
  })

  it('have a filter in the address, besides the profile', async () => {
    const asked = serve()
    const router = open([satay, soup], '?without=milk')
    await waitFor(() => expect(asked()?.avoid).toEqual(['milk']))
    fireEvent.click(screen.getByRole('button', { name: 'Remove no milk' }))
    await inFilters(() => {
      fireEvent.click(screen.getByRole('button', { name: /more: Without/ }))
      fireEvent.click(screen.getByRole('checkbox', { name: 'peanuts' }))
    })
    expect(router.state.location.search).toBe('?without=peanuts')
    await waitFor(() => expect(asked()?.avoid).toEqual(['peanuts']))
    expect(titles()).toEqual(['Soup'])
    expect(screen.queryByText(/hidden/)).toBeNull()
  })
})

describe('results without a food', () => {
  const stew = matchedRecipe('Tomato stew', {})
  const soup = matchedRecipe('Soup', {})
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  function serve() {
    const { bodies } = fakeFunctions({
      'match-recipes': ({ leave_out }) => ({
        recipes: (leave_out as string[]).includes('tomatoes') ? [soup] : [stew, soup],
        hidden: 0,
      }),
      'next-purchase': () => NO_PURCHASES,
      'read-ingredients': ({ text }) => ({
        items: [],
        rest: [],
        without: text === 'without tomatoes' ? [{ written: text, foods: ['tomatoes'] }] : [],
      }),
    })
    return () => bodies('match-recipes').map(({ leave_out }) => leave_out)
  }

  it('follow the address, and the chip that removes it', async () => {
    pantryStore.replace(['onion'])
    const asked = serve()
    const router = open(undefined, '?no=Tomatoes,%20tomatoes')
    await waitFor(() => expect(titles()).toEqual(['Soup']))
    expect(asked()).toEqual([['tomatoes']])
    fireEvent.click(screen.getByRole('button', { name: 'Remove Without tomatoes' }))
    await waitFor(() => expect(titles()).toEqual(['Tomato stew', 'Soup']))
    expect(router.state.location.search).toBe('')
  })

  it('are chosen in the filters by any name that is a food', async () => {
    serve()
    const router = open([stew, soup])
    fireEvent.click(screen.getByRole('button', { name: /^Filters/ }))
    const field = await screen.findByLabelText('Without another food')
    fireEvent.change(field, { target: { value: 'moon dust' } })
    fireEvent.click(screen.getByRole('button', { name: 'Leave out' }))
    await screen.findByText('We don’t know a food called “moon dust”.')
    fireEvent.change(field, { target: { value: 'no tomatoes' } })
    fireEvent.click(screen.getByRole('button', { name: 'Leave out' }))
    await waitFor(() => expect(router.state.location.search).toBe('?no=tomatoes'))
    fireEvent.click(screen.getByRole('button', { name: 'Close filters' }))
    await waitFor(() => expect(titles()).toEqual(['Soup']))
  })
})

describe('results by how much is missing', () => {
  const toast = matchedRecipe('Toast', { group: 'ready', why: 'You have everything' })
  const soup = matchedRecipe('Soup', { group: 'one', why: 'Needs leek', missing: [missingOf('leek')] })
  const stew = matchedRecipe('Stew', { group: 'trip' })
  const leek = { buy: ['leek'], count: 1, recipes: [{ id: 'Soup', title: 'Soup' }] }

  /** Headings in reading order, with those of the cards indented. */
  const outline = () =>
    screen
      .getAllByRole('heading')
      .filter(({ tagName }) => ['H2', 'H3'].includes(tagName))
      .map(({ tagName, textContent }) => (tagName === 'H3' ? `- ${textContent}` : textContent))
  const sort = (value: string) => fireEvent.change(screen.getByLabelText('Sort'), { target: { value } })
  const kept = (router: ReturnType<typeof open>) => router.state.location.state

  it('have a heading and a count, what is ready first, and what to buy after what needs one thing', async () => {
    fakeFunctions({ 'next-purchase': () => ({ ready: 1, single: [leek], pairs: [] }) })
    open([stew, soup, toast])
    await screen.findByRole('heading', { name: 'Leek' })
    expect(outline()).toEqual([
      'Ready to cook 1 recipe',
      '- Toast',
      'One thing missing 1 recipe',
      '- Soup',
      'Buy one thing, cook more',
      '- Leek',
      'Something important missing 1 recipe',
      '- Stew',
    ])
  })

  it('have no hint what to buy while a filter is in use: what it unlocks may not pass', async () => {
    fakeFunctions({ 'next-purchase': () => ({ ready: 1, single: [leek], pairs: [] }) })
    open([stew, soup, toast], '?score=high')
    fireEvent.click(await screen.findByRole('button', { name: 'Remove High Score (85+)' }))
    await screen.findByRole('heading', { name: 'Leek' })
    await inFilters(() => fireEvent.change(screen.getByLabelText('Score'), { target: { value: 'high' } }))
    expect(screen.queryByRole('heading', { name: 'Leek' })).toBeNull()
  })

  it('are ranked again when a staple is added', async () => {
    const { bodies } = fakeFunctions({
      'match-recipes': () => ({ recipes: [soup], hidden: 0 }),
      'next-purchase': () => NO_PURCHASES,
    })
    open([toast])
    act(() => pantryStore.setStaples(['butter'], true))
    await waitFor(() => expect(outline()).toEqual(['One thing missing 1 recipe', '- Soup']))
    expect(bodies('match-recipes')).toHaveLength(1)
    act(() => pantryStore.setStaples(['butter'], false))
  })

  it('have no hint what to buy if that can’t be answered', async () => {
    const { bodies } = fakeFunctions({ 'next-purchase': () => new Response('{}', { status: 400 }) })
    open([toast])
    await waitFor(() => expect(bodies('next-purchase')).toHaveLength(1))
    await waitFor(() => expect(outline()).toEqual(['Ready to cook 1 recipe', '- Toast']))
  })

  it('append a further page to its groups, each recipe once', async () => {
    fakeFunctions({
      'match-recipes': () => ({
        recipes: [
          matchedRecipe('Rice', { group: 'ready' }),
          toast,
          matchedRecipe('Roast', { group: 'trip' }),
        ],
        hidden: 0,
      }),
      'next-purchase': () => NO_PURCHASES,
    })
    open([toast, stew])
    fireEvent.click(screen.getByRole('button', { name: 'Show more matches' }))
    await waitFor(() =>
      expect(outline()).toEqual([
        'Ready to cook 2 recipes',
        '- Toast',
        '- Rice',
        'Something important missing 2 recipes',
        '- Stew',
        '- Roast',
      ]),
    )
    expect(toastStore.get()[0]?.description).toMatch(/^Found 2 /)
  })

  it('are asked for again in another order, which is in the address and kept for the way back', async () => {
    const { bodies } = fakeFunctions({
      'match-recipes': ({ order }) => ({
        recipes: order === 'score' ? [stew, toast] : [toast, stew],
        hidden: 0,
      }),
      'next-purchase': () => NO_PURCHASES,
    })
    const router = open([toast, stew])
    sort('score')
    expect(router.state.location.search).toBe('?sort=score')
    await waitFor(() => expect(outline()).toEqual(['Best SousScore first 2 recipes', '- Stew', '- Toast']))
    expect(bodies('match-recipes')).toMatchObject([
      { order: 'score', hour: new Date().getHours(), ingredients: ['onion'] },
    ])
    await waitFor(() => expect(kept(router)).toMatchObject({ recipes: [stew, toast], order: 'score' }))

    sort('ready')
    expect(router.state.location.search).toBe('')
    await waitFor(() => expect(outline()[0]).toBe('Ready to cook 1 recipe'))
    expect(bodies('match-recipes').map(({ order }) => order)).toEqual(['score', 'ready'])
  })

  it('follow the address from the start, whatever was found before', async () => {
    const { bodies } = fakeFunctions({
      'match-recipes': () => ({ recipes: [stew, toast], hidden: 0 }),
      'next-purchase': () => NO_PURCHASES,
    })
    open([toast, stew], '?sort=uses')
    expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('uses')
    await waitFor(() => expect(outline()[0]).toBe('Uses most of what you have 2 recipes'))
    expect(bodies('match-recipes')).toMatchObject([{ order: 'uses' }])
  })

  it('keep their order, and say so, if another one fails', async () => {
    fakeFunctions({ 'match-recipes': () => new Response('{}', { status: 400 }) })
    const router = open([toast, stew])
    sort('quick')
    await waitFor(() => expect(toastStore.get().map(({ title }) => title)).toEqual(['Recipe search failed']))
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('ready'))
    expect(router.state.location.search).toBe('')
    expect(outline()[0]).toBe('Ready to cook 1 recipe')
  })

  it('report nothing about a request that another one replaced', async () => {
    fakeFunctions({
      'match-recipes': () => ({ recipes: [stew, toast], hidden: 0 }),
      'next-purchase': () => NO_PURCHASES,
    })
    const answer = globalThis.fetch
    // As a browser does, which the fake doesn't.
    vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
      const response = await answer(url, init)
      init.signal?.throwIfAborted()
      return response
    })
    open([toast, stew])
    sort('quick')
    sort('score')
    await waitFor(() => expect(outline()[0]).toBe('Best SousScore first 2 recipes'))
    expect(toastStore.get()).toEqual([])
  })

  it('are ranked again with what the user turns out to have', async () => {
    const { bodies } = fakeFunctions({
      'match-recipes': () => ({ recipes: [{ ...soup, group: 'ready', missing: [] }], hidden: 0 }),
      'next-purchase': ({ ingredients }) =>
        (ingredients as string[]).includes('leek') ? NO_PURCHASES : { ready: 0, single: [leek], pairs: [] },
    })
    const router = open([soup])
    fireEvent.click(await screen.findByRole('button', { name: 'I have it: leek' }))
    await waitFor(() => expect(outline()).toEqual(['Ready to cook 1 recipe', '- Soup']))
    expect(bodies('match-recipes')).toMatchObject([{ ingredients: ['onion', 'leek'], order: 'ready' }])
    expect(pantryStore.get().ingredients).toEqual(['leek'])
    await waitFor(() => expect(kept(router)).toMatchObject({ ingredients: ['onion', 'leek'] }))
  })

  it('are ranked again without an ingredient that is removed, until that is undone', async () => {
    pantryStore.replace([{ name: 'onion', amount: '2' }, 'leek'])
    const { bodies } = fakeFunctions({
      'match-recipes': ({ ingredients }) => ({
        recipes: (ingredients as string[]).includes('leek') ? [toast, soup] : [toast],
        hidden: 0,
      }),
      'next-purchase': () => NO_PURCHASES,
    })
    open(undefined)
    await waitFor(() => expect(outline()).toContain('- Soup'))
    fireEvent.click(screen.getByRole('button', { name: 'Remove leek' }))
    await waitFor(() => expect(outline()).not.toContain('- Soup'))
    expect(pantryStore.get().ingredients).toEqual(['onion'])
    // The last one stays: there would be nothing to search with.
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    act(() => toastStore.get()[0]?.undo?.())
    await waitFor(() => expect(outline()).toContain('- Soup'))
    expect(pantryStore.get().ingredients).toEqual(['onion', 'leek'])
    expect(bodies('match-recipes').map(({ ingredients }) => ingredients)).toEqual([
      ['onion', 'leek'],
      ['onion'],
      ['onion', 'leek'],
    ])
  })

  it('from an earlier version are searched for again', async () => {
    pantryStore.replace(['onion'])
    const { bodies } = fakeFunctions({
      'match-recipes': () => ({ recipes: [toast], hidden: 0 }),
      'next-purchase': () => NO_PURCHASES,
    })
    open([{ ...stew, group: undefined as never }], '?sort=quick')
    await waitFor(() => expect(outline()).toEqual(['Ready to cook, quickest first 1 recipe', '- Toast']))
    expect(bodies('match-recipes')).toMatchObject([{ order: 'quick' }])
  })
})

describe('without results', () => {
  it('a failed search says so, and another try shows them', async () => {
    pantryStore.replace(['onion'])
    vi.stubGlobal('fetch', async () =>
      Response.json({ error: 'x', message: 'No.', request_id: 'r' }, { status: 400 }),
    )
    open(undefined)
    await screen.findByRole('heading', { name: 'We couldn’t look for recipes' })
    fakeFunctions({
      'match-recipes': () => ({ recipes: [matchedRecipe('Soup', {})], hidden: 0 }),
      'next-purchase': () => NO_PURCHASES,
    })
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('heading', { name: 'Soup' })
  })

  it('a list that nothing matches leads back to the ingredients', async () => {
    pantryStore.replace(['moon dust'])
    fakeFunctions({ 'match-recipes': () => ({ recipes: [], hidden: 0 }) })
    open(undefined)
    await screen.findByRole('heading', { name: 'No matches yet' })
    expect(screen.getByRole('link', { name: 'Add ingredients' }).getAttribute('href')).toBe(
      '/add-ingredients',
    )
  })
})
