import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorCard } from './error-card.tsx'

const show = (card: React.ReactElement) => render(<MemoryRouter>{card}</MemoryRouter>)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('error card', () => {
  it('picks a friendly title with its message at random when given none [C245 C246]', () => {
    const shown = new Map<string, Set<string>>()
    for (let chance = 0; chance < 1; chance += 0.02) {
      vi.spyOn(Math, 'random').mockReturnValue(chance)
      const { container } = show(<ErrorCard />)
      const title = screen.getByRole('heading').textContent ?? ''
      const message = container.querySelector('h2 + p')?.textContent ?? ''
      shown.set(title, (shown.get(title) ?? new Set()).add(message))
      cleanup()
    }
    expect(shown.size).toBeGreaterThan(3)
    for (const [title, messages] of shown) {
      expect(title).not.toBe('')
      expect([...messages]).toEqual([expect.stringMatching(/\w/)])
    }
    expect(new Set([...shown.values()].flatMap((messages) => [...messages])).size).toBe(shown.size)
  })

  it('shows the given text [C245]', () => {
    show(<ErrorCard title="No eggs" message="The hens are on strike." />)
    expect(screen.getByRole('heading').textContent).toBe('No eggs')
    expect(screen.getByText('The hens are on strike.')).toBeDefined()
  })

  it('offers Try Again only with a retry [C249]', () => {
    show(<ErrorCard />)
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    cleanup()
    const retry = vi.fn()
    show(<ErrorCard onRetry={retry} />)
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('links Back to Kitchen, which is home [C250]', () => {
    show(<ErrorCard />)
    expect(screen.getByRole('link', { name: 'Back to Kitchen' }).getAttribute('href')).toBe('/')
  })
})
