import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { haveLine, matchedRecipe, missingLine, missingOf } from '#tests/support/matched-recipe.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { ResultCard } from './result-card.tsx'

const known = vi.hoisted(() => ({ recipe: undefined as OwnRecipe | undefined }))
vi.mock('#web/state/own/own-recipes.ts', () => ({ useOwnRecipe: () => known.recipe }))

afterEach(cleanup)
const show = (facts: Parameters<typeof matchedRecipe>[1]) =>
  render(
    <MemoryRouter>
      <ResultCard
        recipe={matchedRecipe('Fish', { id: crypto.randomUUID(), ...facts })}
        order="ready"
        ingredients={1}
        onHave={() => {}}
      />
    </MemoryRouter>,
  )
const showAll = (facts: Parameters<typeof matchedRecipe>[1]) => {
  show(facts)
  fireEvent.click(screen.getByRole('button', { name: /Show ingredients$/ }))
}

describe('the source of a recipe', () => {
  it.each([
    ['https://www.example.com/a/b?c', 'example.com'],
    ['http://cook.example/', 'cook.example'],
    [null, 'Unknown source'],
    ['', 'Unknown source'],
    ['not a url', 'Unknown source'],
    ['javascript:alert(1)', 'Unknown source'],
  ])('%s is %s [C140 C141]', (url, host) => {
    showAll({ source_url: url, origin: 'scraped' })
    expect(screen.getByText(host)).toBeDefined()
  })

  it('is our cookbook, which opens here, or an address, or said to be unavailable [C147 C148 C149]', () => {
    showAll({ source_url: null, origin: 'cookbook' })
    expect(screen.getByText('Sous cookbook')).toBeDefined()
    expect(screen.getByRole('link', { name: /^Open recipe/ }).getAttribute('href')).toMatch('/recipe/')
    cleanup()
    showAll({ source_url: 'https://cook.example/', origin: 'scraped' })
    expect(screen.getByRole('link', { name: /^View Recipe Source/ }).getAttribute('target')).toBe('_blank')
    cleanup()
    showAll({ source_url: null, origin: 'scraped' })
    expect(screen.getByRole('button', { name: 'Recipe Source Unavailable' })).toHaveProperty('disabled', true)
  })
})

describe('the source of an own recipe', () => {
  const own = (isMine: boolean, source_name: string | null): OwnRecipe => ({
    ...{ id: '0d5f4a3e-8a43-4b5e-9c58-000000000001', isMine, isShared: true, state: 'synced' },
    content: { ...emptyContent, title: 'Fish', source_name },
    ...{ createdAt: '2026-11-17T00:00:00Z', updatedAt: '2026-11-17T00:00:00Z' },
  })

  it.each([
    [own(true, null), null, 'Your recipe'],
    [own(true, null), 'https://www.example.com/fish', 'Your recipe · example.com'],
    [own(true, 'Nana'), null, 'Your recipe · Nana'],
    [own(false, null), 'javascript:alert(1)', 'From your household'],
  ])('is its writer, %#, and it opens here', (recipe, source_url, text) => {
    known.recipe = recipe
    showAll({ source_url, origin: 'own' })
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: /^Open recipe/ }).getAttribute('href')).toMatch('/recipe/')
    expect(screen.queryByText(/Sous cookbook|Unknown source|Unavailable/)).toBeNull()
  })
})

describe('a result', () => {
  it('says why it is where it is, what it needs, and what does instead', () => {
    showAll({
      why: 'Needs leek',
      reasons: [haveLine('cod'), missingLine('4 slices pancetta'), missingLine('1 leek')],
      missing: [
        missingOf('pancetta', { line: '4 slices pancetta', swap: 'bacon' }),
        missingOf('leek', { line: '1 leek', weight: 'main' }),
      ],
    })
    expect(screen.getByText('Needs leek')).toBeDefined()
    expect(screen.getByText('Have 1 and nearly 1 · need 1: leek')).toBeDefined()
    // What is needed comes first, what has a swap last.
    expect(screen.getAllByRole('button', { name: /^I have/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'I have leek',
      'I have pancetta',
    ])
  })

  it('opens the recipe; only what is labeled does something else', () => {
    show({ why: 'Needs leek', missing: [missingOf('leek')] })
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Show ingredients',
      'Save Fish',
    ])
    expect(screen.getByRole('link', { name: 'Fish' }).className).toContain('after:inset-0')
    expect(screen.getByText('SousScore 90, Excellent Match')).toBeDefined()
  })

  it('shows a line with a swap as nearly there, in words too [C144]', () => {
    showAll({
      reasons: [haveLine('cod'), missingLine('4 slices pancetta'), missingLine('1 leek')],
      missing: [missingOf('pancetta', { line: '4 slices pancetta', swap: 'bacon' }), missingOf('leek')],
    })
    const lines = screen
      .getAllByRole('listitem')
      .flatMap(({ dataset, textContent }) => (dataset.match ? [`${dataset.match} ${textContent}`] : []))
    expect(lines).toEqual([
      'full cod you have it',
      'partial 4 slices pancetta · use your bacon',
      'none 1 leek missing',
    ])
    expect(screen.getByText('use your bacon').className).not.toContain('sr-only')
  })
})
