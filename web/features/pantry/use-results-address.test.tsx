import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { useResultsAddress } from './use-results-address.ts'

const at = (address: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  ),
})
afterEach(cleanup)

describe('address of the results', () => {
  it('keeps what was chosen just before a search ended', () => {
    const { result } = renderHook(useResultsAddress, at('/matched-recipes?difficulty=easy'))
    // Both before the page is shown again.
    act(() => {
      result.current.setOrder('score')
      result.current.keep({ recipes: [], ingredients: ['egg'], order: 'ready' })
    })
    expect(result.current.order).toBe('score')
    expect(result.current.filters.difficulty).toBe('easy')
  })

  it('takes two filters chosen in quick succession', () => {
    const { result } = renderHook(useResultsAddress, at('/matched-recipes?difficulty=easy&time=quick'))
    act(() => {
      result.current.setFilters({ difficulty: 'all' })
      result.current.setFilters({ time: 'all' })
    })
    expect(result.current.filters).toMatchObject({ difficulty: 'all', time: 'all' })
  })
})
