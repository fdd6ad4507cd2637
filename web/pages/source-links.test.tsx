import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { CollectionRecipe } from '#core/contracts/search-recipes.ts'
import { readShared } from '#core/contracts/share.ts'
import { CollectionCard } from '#web/features/collection/collection-card.tsx'
import { ResultCard } from '#web/features/pantry/result-card.tsx'
import { Avatar } from '#web/features/profile/avatar.tsx'
import { Attribution } from '#web/features/recipes/attribution.tsx'
import { SourceLink } from '#web/features/scraping/recipe-preview.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import ShareTarget from './share-target.tsx'

const GOOD = 'https://cook.example/fish'
const BAD = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript:alert(1)//https://cook.example/',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  'blob:https://cook.example/1',
  'file:///etc/passwd',
  'ftp://cook.example/',
  '//evil.example/x',
  '/\\evil.example',
]

const row = {
  id: 'a',
  title: 'Fish',
  description: null,
  ingredients: [],
  instructions: [],
  cooking_time_minutes: null,
  prep_time_minutes: null,
  servings: null,
  difficulty_level: null,
  cuisine_type: null,
  dietary_tags: [],
  quality_score: null,
  origin: 'scraped',
  sousScore: 50,
  fullMatches: 1,
  partialMatches: 0,
  parts: [],
  missing: [],
  reasons: [],
  group: 'few',
  why: '',
}
const withAddress = (address: string | null) => ({ ...row, source_url: address, cover_image_url: address })

/** Every URL that is linked or loaded, as the browser resolves it. */
const show = (element: React.ReactNode) => {
  cleanup()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  )
  // The source of a result is in its details.
  for (const button of screen.queryAllByRole('button', { name: /Show ingredients$/ })) fireEvent.click(button)
  return [...document.querySelectorAll('[href], [src]')].map(
    (one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '',
  )
}
afterEach(cleanup)

const PLACES: Record<string, (address: string) => React.ReactNode> = {
  'a result': (address) => (
    <ResultCard
      recipe={withAddress(address) as unknown as MatchedRecipe}
      order="ready"
      ingredients={1}
      onHave={() => {}}
    />
  ),
  'a card of the collection': (address) => (
    <CollectionCard recipe={withAddress(address) as unknown as CollectionRecipe} score={undefined} />
  ),
  'the source of a recipe': (address) => (
    <Attribution recipe={withAddress(address) as unknown as ExternalRecipeRow} />
  ),
  'the source of a scraped page': (address) => <SourceLink url={address} />,
  'a cover': (address) => <RecipeCover recipe={{ id: 'a', cover_image_url: address }} />,
}

describe('URL that is not a web address', () => {
  it.each(Object.entries(PLACES))('is neither followed nor loaded: %s', (_name, place) => {
    expect(show(place(GOOD))).toContain(GOOD)
    // Only a path on our own site may remain.
    for (const address of BAD)
      for (const found of show(place(address))) expect(found, address).toMatch(/^\/(?![/\\])/)
  })

  it('is not used as an avatar', () => {
    for (const address of BAD) expect(show(<Avatar url={address} initials="AB" />), address).toEqual([])
  })

  it('is not accepted from a share', () => {
    for (const address of BAD) {
      const shared = new URLSearchParams({ url: address, text: '' })
      expect(readShared(shared).url, address).toBe('')
    }
    const evil = `/share-target?url=${encodeURIComponent('javascript:alert(1)//https://cook.example/')}`
    cleanup()
    render(
      <MemoryRouter initialEntries={[evil]}>
        <ShareTarget />
      </MemoryRouter>,
    )
    expect(screen.queryByText('Open the page')).toBeNull()
    expect(readShared(new URLSearchParams({ url: GOOD })).url).toBe(GOOD)
  })
})
