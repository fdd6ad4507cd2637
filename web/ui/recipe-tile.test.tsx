import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { RecipeTiles } from './recipe-tile.tsx'

afterEach(cleanup)

it('links each recipe to its page by id [O027]', () => {
  const facts = {
    cover_image_url: null,
    cooking_time_minutes: 20,
    prep_time_minutes: null,
    servings: 2,
    allergens: [],
    may_contain: [],
    facts_complete: true,
    dietary_tags: [],
  }
  render(
    <MemoryRouter>
      <RecipeTiles
        recipes={[
          { id: '7b0f', title: 'Leek soup', ...facts },
          { id: '9a63', title: 'Fig tart', ...facts },
        ]}
        needs={{ avoid: [], diets: [] }}
      />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')])
  expect(links).toEqual([
    ['Leek soup', '/recipe/7b0f'],
    ['Fig tart', '/recipe/9a63'],
  ])
})
