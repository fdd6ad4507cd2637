import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Needs } from '#core/food-facts/card-facts.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import type { StockItem } from '#core/stock/item.ts'
import { ChooseMeal } from './choose-meal.tsx'
import { type LeftoverOffer, leftoversFor } from './pantry-leftovers.ts'

const VEGETARIAN = { diets: ['vegetarian' as const], avoid: [] }
const NO_NEEDS: Needs = { diets: [], avoid: [] }
const chosen = vi.fn()
const show = (needs: Needs, leftovers: readonly LeftoverOffer[] = []) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ChooseMeal needs={needs} leftovers={leftovers} onChoose={chosen} />
    </QueryClientProvider>,
  )
afterEach(() => {
  cleanup()
  chosen.mockReset()
  vi.unstubAllGlobals()
})

describe('a search', () => {
  const recipes = [
    { id: 'a', title: 'Chicken Soup' },
    { id: 'b', title: 'No-Chicken Soup' },
  ]
  const answers = (fitting: number) =>
    vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
      const { diets } = JSON.parse(String(init?.body)) as { diets: string[] }
      const found = diets.length > 0 ? recipes.slice(recipes.length - fitting) : recipes
      return Response.json({ total: found.length, hidden: 0, similar: false, drops: [], recipes: found })
    })
  const search = (text: string) =>
    fireEvent.change(screen.getByLabelText('Search recipes'), { target: { value: text } })

  it('says what the diets leave out, and one of those can be chosen nevertheless', async () => {
    answers(0)
    show(VEGETARIAN)
    search('chicken')
    expect(await screen.findByText('2 recipes with chicken don’t fit vegetarian.')).toBeTruthy()
    expect(screen.queryByText('No recipes found.')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Choose one anyway' }))
    expect(screen.getAllByText('not vegetarian')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Choose Chicken Soup' }))
    expect(chosen).toHaveBeenCalledWith({ kind: 'recipe', recipeId: 'a', title: 'Chicken Soup' })
  })

  it('shows what fits first, and only counts the rest', async () => {
    answers(1)
    show(VEGETARIAN)
    search('chicken')
    expect(await screen.findByText('1 recipe with chicken doesn’t fit vegetarian.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose No-Chicken Soup' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Choose Chicken Soup' })).toBeNull()
  })

  it('says how many dishes an allergy hides', async () => {
    vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
      const { without } = JSON.parse(String(init?.body)) as { without: string[] }
      const found = without.length > 0 ? recipes.slice(1) : recipes
      return Response.json({ total: found.length + 2, hidden: 0, similar: false, drops: [], recipes: found })
    })
    show({ diets: [], avoid: ['peanuts'] })
    search('chicken')
    expect(await screen.findByText('1 dish is hidden because you avoid peanuts.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Choose Chicken Soup' })).toBeNull()
  })

  it('without diets finds what there is', async () => {
    answers(2)
    show(NO_NEEDS)
    search('chicken')
    expect(await screen.findByRole('button', { name: 'Choose Chicken Soup' })).toBeTruthy()
    expect(screen.queryByText(/fit/)).toBeNull()
  })
})

describe('leftovers of the pantry', () => {
  const DAY = '2026-11-20'
  const item = (some: Partial<StockItem>) =>
    ({
      ...{ name: 'leftover lasagne 2026-11-18', meal: 'Lasagne', recipe_id: null, where: 'fridge' },
      ...{ amount: { value: 3, unit: 'serving' }, until: '2026-11-21', daysLeft: 3, basis: 'safety' },
      ...some,
    }) as StockItem
  const titles = (stock: StockItem[], meals: Partial<PlannedMeal>[] = []) =>
    leftoversFor(DAY, 2, stock, meals as PlannedMeal[]).map(({ choice }) => [choice.title, choice.servings])

  it('are offered while they are good and not planned yet, for as many as there are', () => {
    expect(titles([item({})])).toEqual([['Lasagne', 2]])
    expect(titles([item({ until: '2026-11-19' })])).toEqual([])
    expect(titles([item({ until: '2026-11-19', where: 'freezer' })])).toEqual([['Lasagne', 2]])
    expect(titles([item({ meal: null, name: 'spinach' })])).toEqual([])
    const planned = { stock: 'leftover lasagne 2026-11-18', servings: 2, doneAt: null }
    expect(titles([item({})], [planned])).toEqual([['Lasagne', 1]])
    expect(titles([item({})], [planned, planned])).toEqual([])
  })

  it('also those that were typed into the pantry', () => {
    expect(titles([item({ meal: null, name: 'leftover chili', amount: null })])).toEqual([['Chili', 2]])
  })

  it('come first, and are meant by the user’s words for them', () => {
    const [offer] = leftoversFor(DAY, 2, [item({})], [])
    show(NO_NEEDS, offer ? [offer] : [])
    expect(screen.getAllByRole('button')[0]?.textContent).toBe(
      'Leftovers: Lasagne3 servings · Use by Saturday',
    )
    fireEvent.change(screen.getByLabelText('Or in your own words'), { target: { value: 'Leftover lasagne' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(chosen).toHaveBeenCalledWith(offer?.choice)
    expect(offer?.choice).toMatchObject({ kind: 'leftovers', stock: 'leftover lasagne 2026-11-18' })
  })
})
