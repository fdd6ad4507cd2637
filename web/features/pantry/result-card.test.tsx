import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { ResultCard } from './result-card.tsx'

afterEach(cleanup)
const recipe = { id: 'a', title: 'Fish', sousScore: 50, missing: [], reasons: [] }
const show = (source_url: string | null) =>
  render(
    <MemoryRouter>
      <ResultCard
        recipe={{ ...recipe, source_url } as unknown as MatchedRecipe}
        ingredients={1}
        onHave={() => {}}
      />
    </MemoryRouter>,
  )

describe('the source of a recipe', () => {
  it.each([
    ['https://www.example.com/a/b?c', 'example.com'],
    ['http://cook.example/', 'cook.example'],
    [null, 'Unknown source'],
    ['', 'Unknown source'],
    ['not a url', 'Unknown source'],
    ['javascript:alert(1)', 'Unknown source'],
  ])('%s is %s [C140 C141]', (url, host) => {
    show(url)
    expect(screen.getByText(host)).toBeDefined()
  })
})
