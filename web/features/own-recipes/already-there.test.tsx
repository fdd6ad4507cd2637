import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { AlreadyThere } from './already-there.tsx'

const OWN = {
  ...emptyContent,
  title: 'Smoky shakshuka',
  ingredients: ['4 eggs', '2 peppers', '1 can tomatoes'],
  source_url: 'https://pot.example/shakshuka',
}
vi.mock('#web/state/own/own-recipes.ts', () => ({
  useOwnRecipes: () => new Map([['mine', { id: 'mine', isMine: true, content: OWN }]]),
}))

function open(found: Partial<typeof OWN>, id = 'new') {
  render(
    <MemoryRouter>
      <AlreadyThere id={id} found={{ ...emptyContent, ...found }} />
    </MemoryRouter>,
  )
  return screen.queryByRole('status')?.textContent
}
afterEach(cleanup)

describe('a recipe on its way into the cookbook', () => {
  it.each([
    ['title and ingredients', { title: OWN.title, ingredients: OWN.ingredients }],
    ['source', { title: 'Eggs in sauce', source_url: `${OWN.source_url}?utm_source=mail` }],
  ])('is there already by its %s, with a link to it', (_, found) => {
    expect(open(found)).toBe('You already have this: Smoky shakshuka')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/recipe/mine')
  })

  it('has the name of another one', () => {
    expect(open({ title: 'smoky  Shakshuka', ingredients: ['chickpeas', 'tofu', 'cumin'] })).toBe(
      'You have one with this name: Smoky shakshuka',
    )
  })

  it('is new, or is the one itself', () => {
    expect(open({ title: 'Leek pie', ingredients: ['3 leeks'] })).toBeUndefined()
    expect(open(OWN, 'mine')).toBeUndefined()
  })
})
