import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, renderHook, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CollectionRecipe } from '#core/contracts/search-recipes.ts'
import { totalTime } from '#core/recipes/duration-words.ts'
import { readView } from './collection-address.ts'
import { CollectionCard } from './collection-card.tsx'
import { pageWindow } from './page-window.ts'
import { useCollection, useCuisines } from './queries.ts'
import { qualityOutOfTen } from './recipe-facts.ts'

const soup: CollectionRecipe = {
  id: 'a',
  title: 'Fish & chips',
  description: 'Crisp.',
  cover_image_url: null,
  source_url: null,
  cooking_time_minutes: 50,
  prep_time_minutes: 25,
  rest_time_minutes: null,
  servings: 4,
  difficulty_level: 'easy',
  cuisine_type: 'british',
  dietary_tags: ['vegetarian', 'gluten-free', 'dairy-free', 'lactose-free', 'nut-free', 'egg-free'],
  allergens: [],
  may_contain: [],
  facts_complete: true,
  quality_score: 84,
}
const show = (change: Partial<CollectionRecipe> = {}) =>
  render(
    <MemoryRouter>
      <CollectionCard recipe={{ ...soup, ...change }} score={undefined} />
    </MemoryRouter>,
  )
afterEach(cleanup)

describe('collection card', () => {
  it.each([
    ['its title, difficulty and description [C164]', ['Fish & chips', 'easy', 'Crisp.']],
    ['its quality out of ten [C163 C263]', ['8.4/10']],
    ['cooking and preparation as one time [C165]', ['1 h 15 min']],
    ['its servings and cuisine [C166]', ['Serves 4', 'British']],
  ])('shows %s', (_title, parts) => {
    show()
    const text = screen.getByRole('article', { name: 'Fish & chips' }).textContent
    for (const part of parts) expect(text).toContain(part)
  })

  it('shows three diets and how many more there are [C167 C168 C586]', () => {
    show()
    expect(screen.getByRole('list', { name: 'Diets' }).textContent).toBe(
      'vegetariangluten-freedairy-free+2 more',
    )
    cleanup()
    show({ dietary_tags: ['vegan'] })
    expect(screen.getByRole('list', { name: 'Diets' }).textContent).toBe('vegan')
  })

  it('opens the source in a new tab, or our own page if there is none [C169 C170 C171]', () => {
    show({ source_url: 'https://cook.example/fish' })
    const out = screen.getByRole('link', { name: /^View Recipe/ })
    expect(out.getAttribute('href')).toBe('https://cook.example/fish')
    expect(out.getAttribute('target')).toBe('_blank')
    for (const source_url of [null, '', 'javascript:alert(1)']) {
      cleanup()
      show({ source_url })
      expect(screen.queryByRole('link', { name: /^View Recipe/ })).toBeNull()
      const own = screen.getByRole('link', { name: 'Fish & chips' })
      expect(own.getAttribute('href')).toBe('/recipe/a')
      expect(own.getAttribute('target')).toBeNull()
    }
  })

  it('has a cover, drawn if there is no picture [C162]', () => {
    show()
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/covers/a.svg')
    cleanup()
    show({ cover_image_url: 'https://cook.example/fish.jpg' })
    expect(document.querySelector('img')?.getAttribute('src')).toBe('https://cook.example/fish.jpg')
  })
})

describe('numbers on a collection card', () => {
  it.each([
    [30, 15, '45 min'],
    [null, 20, '20 min'],
    [60, null, '1 h'],
    [null, null, null],
  ])('cooking %s and prep %s take %s [C165]', (cooking_time_minutes, prep_time_minutes, text) =>
    expect(totalTime({ cooking_time_minutes, prep_time_minutes })).toBe(text),
  )

  it('are out of ten [C163 C263]', () => {
    expect([84, 100, 0, null].map(qualityOutOfTen)).toEqual(['8.4', '10', '0', null])
  })
})

describe('page numbers', () => {
  it.each([
    [1, 40, [1, 2, 3, 4, 5]],
    [3, 40, [1, 2, 3, 4, 5]],
    [20, 40, [18, 19, 20, 21, 22]],
    [40, 40, [36, 37, 38, 39, 40]],
    [2, 3, [1, 2, 3]],
  ])('around %s of %s are %j [C161 C585]', (page, pages, numbers) =>
    expect(pageWindow(page, pages)).toEqual(numbers),
  )
})

it('an answer is fresh for 5 minutes and kept for 10 [C587]', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient()
  const { unmount } = renderHook(
    () => {
      useCollection(readView(new URLSearchParams()), { avoid: [], diets: [] })
      useCuisines()
    },
    {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  )
  const times = client
    .getQueryCache()
    .getAll()
    .flatMap(({ observers }) => observers.map(({ options }) => [options.staleTime, options.gcTime]))
  expect(times).toEqual([
    [300_000, 600_000],
    [300_000, 600_000],
  ])
  unmount()
  vi.unstubAllGlobals()
})
