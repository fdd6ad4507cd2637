import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { CollectionCard } from '#web/features/collection/collection-card.tsx'
import { IngredientCard } from '#web/features/recipes/ingredient-card.tsx'
import { readingStore } from '#web/state/recipe-reading.ts'

const ID = '0d5f4a3e-8a43-4b5e-9c58-000000000001'
const device = vi.hoisted(() => ({ isMine: true }))
vi.mock('#web/state/own/own-recipes.ts', async (load) => ({
  ...(await load<object>()),
  useOwnRecipe: (id: string) =>
    id === ID ? { id, isMine: device.isMine, content: { ...emptyContent, title: 'Leek pie' } } : undefined,
}))

const row = (more: Partial<ExternalRecipeRow> = {}) =>
  ({
    ...{ id: ID, title: 'Leek pie', description: null, ingredients: ['3 leeks'], instructions: [] },
    ...{ cooking_time_minutes: null, prep_time_minutes: null, rest_time_minutes: null, servings: null },
    ...{ difficulty_level: null, cuisine_type: null, dietary_tags: [], quality_score: null, equipment: [] },
    ...{ allergens: [], may_contain: [], facts_complete: true, cover_image_url: null, origin: 'own' },
    source_url: 'https://pot.example/pie',
    ...more,
  }) as unknown as ExternalRecipeRow
const open = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  )
const addresses = () => screen.getAllByRole('link').map((one) => one.getAttribute('href'))
afterEach(() => {
  cleanup()
  device.isMine = true
  readingStore.setFactor(ID, 1)
})

describe('a recipe of one’s own', () => {
  it('opens here from a card of the collection, and nowhere else', () => {
    open(<CollectionCard recipe={row()} score={undefined} />)
    expect(addresses()).toEqual([`/recipe/${ID}`])
    cleanup()
    open(<CollectionCard recipe={row({ id: 'other' })} score={undefined} />)
    expect(addresses()).toContain('https://pot.example/pie')
  })
})

describe('the amounts of a recipe of one’s own', () => {
  const read = { lines: ['3 leeks'], shownLines: ['3 leeks'], shownSteps: [], unscaled: false }
  const card = (recipe: ExternalRecipeRow) =>
    open(
      <IngredientCard
        recipe={recipe}
        read={{ ...read, shown: (line) => line, shownStorage: null }}
        score={undefined}
        details={[]}
        verdicts={undefined}
        isBought={false}
      />,
    )

  it('can’t be scaled until its servings are known, which is asked once', () => {
    card(row())
    expect(screen.getAllByRole('textbox', { name: 'How many does it serve?' })).toHaveLength(1)
    expect(screen.queryByRole('group', { name: 'Scale' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'Servings' })).toBeNull()
  })

  it('can be set back if a link scaled them', () => {
    readingStore.setFactor(ID, 2)
    card(row())
    expect(screen.getByRole('button', { name: 'As written' })).toBeTruthy()
  })

  it('are scaled by servings once these are known', () => {
    card(row({ servings: 4 }))
    expect(screen.queryByRole('textbox', { name: 'How many does it serve?' })).toBeNull()
    expect(screen.getByRole('group', { name: 'Servings' })).toBeTruthy()
  })

  it('are the owner’s to say', () => {
    device.isMine = false
    card(row())
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
