import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { RecipeHeader } from './recipe-header.tsx'

const recipe = {
  id: 'a',
  title: 'Beef Noodle Soup',
  description: null,
  ingredients: [],
  dietary_tags: [],
  allergens: [],
  may_contain: [],
} as unknown as ExternalRecipeRow

const show = (part: Partial<ExternalRecipeRow>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RecipeHeader
        recipe={{ ...recipe, ...part }}
        verdicts={undefined}
        servings={null}
        factor={1}
        notes={null}
        dial={null}
        fit={null}
        actions={null}
        cover={<span />}
      />
    </QueryClientProvider>,
  )

afterEach(cleanup)

describe('the header of a recipe', () => {
  it('says what else the dish is called, below its title', () => {
    show({ also_called: ['Pho', 'Pho Bo'] })
    const line = screen.getByText('Also called Pho, Pho Bo')
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBe(line)
  })

  it('says nothing where there is no other name', () => {
    show({ also_called: [] })
    expect(screen.queryByText(/Also called/)).toBeNull()
    cleanup()
    // A device may have stored the row before it had other names.
    show({})
    expect(screen.queryByText(/Also called/)).toBeNull()
  })
})
