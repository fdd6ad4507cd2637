import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyContent } from '#core/own-recipes/empty.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { AskServings } from './ask-servings.tsx'
import { OwnOrigin } from './based-on.tsx'

const own = (content: Partial<OwnRecipe['content']> = {}): OwnRecipe => ({
  ...{ id: '0d5f4a3e-8a43-4b5e-9c58-000000000001', isMine: true, isShared: false, state: 'device' },
  ...{ createdAt: '2026-11-17T10:00:00Z', updatedAt: '2026-11-17T10:00:00Z' },
  content: { ...emptyContent, title: 'Pie', ...content },
})
const open = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  )
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the source of a recipe of one’s own', () => {
  it('is a link, named once', () => {
    open(<OwnOrigin own={own({ source_url: 'https://pot.example/pie', source_name: 'pot.example' })} />)
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('https://pot.example/pie')
    expect(document.body.textContent?.match(/pot\.example/g)).toHaveLength(1)
  })

  it('is named by its site, or is a name without a link', () => {
    open(<OwnOrigin own={own({ source_url: 'https://www.pot.example/pie' })} />)
    expect(screen.getByRole('link').textContent).toContain('pot.example')
    cleanup()
    open(<OwnOrigin own={own({ source_name: 'Grandma' })} />)
    expect(screen.getByText('Source: Grandma.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('servings that are not known', () => {
  it('are asked for and saved', async () => {
    const save = vi.spyOn(ownRecipes, 'save').mockResolvedValue('')
    const recipe = own()
    open(<AskServings own={recipe} />)
    fireEvent.change(screen.getByRole('textbox', { name: 'How many does it serve?' }), {
      target: { value: '6' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(save).toHaveBeenCalledWith(recipe.id, { ...recipe.content, servings: 6 }, recipe.content)
  })

  it.each(['', '0', 'four', '9999'])('are not saved as %j', (typed) => {
    const save = vi.spyOn(ownRecipes, 'save').mockResolvedValue('')
    open(<AskServings own={own()} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 1 to 1000.')
    expect(save).not.toHaveBeenCalled()
  })
})
